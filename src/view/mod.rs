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
pub mod overlays;
#[cfg(feature = "play")]
pub mod paint;
#[cfg(feature = "play")]
pub mod playback;
#[cfg(feature = "play")]
pub mod stage;
#[cfg(feature = "play")]
pub mod tokens;
