//! What a person sees of a battle: the picture that facts add up to, and everything that draws it. No rule of any
//! game lives here, and nothing here changes a battle.

pub mod picture;
#[cfg(feature = "play")]
mod art;
#[cfg(feature = "play")]
pub mod board;
#[cfg(feature = "play")]
pub mod camera;
#[cfg(feature = "play")]
pub mod focus;
#[cfg(feature = "play")]
pub mod hud;
#[cfg(feature = "play")]
pub mod overlays;
#[cfg(feature = "play")]
pub mod paint;
#[cfg(feature = "play")]
pub mod playback;
#[cfg(feature = "play")]
pub mod stage;
#[cfg(feature = "play")]
pub mod tokens;
#[cfg(feature = "play")]
pub mod tools;
#[cfg(feature = "play")]
pub mod voice;
#[cfg(feature = "play")]
pub mod wish;

/// Adds everything that draws a battle, and the order of a frame.
#[cfg(feature = "play")]
pub fn plugin(app: &mut bevy::prelude::App) {
    use bevy::prelude::*;
    use stage::Beat;

    app.configure_sets(
        Update,
        (Beat::Listen, Beat::Grant, Beat::Decide, Beat::Show, Beat::Foresee, Beat::Draw).chain(),
    )
    .add_plugins((art::plugin, camera::plugin, board::plugin, tokens::plugin, overlays::plugin))
    .add_plugins((playback::plugin, focus::plugin, hud::plugin));
}
