//! Shows a battle in the window: the picture that facts add up to, and everything that draws it. Nothing here carries
//! out a rule or changes a battle.

pub mod acts;
mod art;
pub mod background;
pub mod board;
pub mod camera;
pub mod commands;
pub mod danger;
pub mod easel;
pub mod focus;
pub mod handover;
pub mod hud;
mod ink;
pub mod intents;
pub mod keys;
mod known;
pub mod light;
pub mod map;
pub mod motion;
pub mod overlays;
pub mod pace;
mod pages;
pub mod paint;
pub mod picture;
pub mod plane;
pub mod playback;
pub mod reasons;
pub mod replay;
pub mod rolled;
pub mod settings;
pub mod stage;
pub mod table;
pub mod tokens;
pub mod tools;
pub mod voice;
pub mod wish;

use bevy::prelude::*;

use stage::FrameStep;

/// Adds everything that draws a battle, and the order of its systems within a frame.
pub fn plugin(app: &mut App) {
    app.init_resource::<settings::Settings>()
        .init_resource::<background::CardIsReady>()
        .configure_sets(
            Update,
            (
                FrameStep::Listen,
                FrameStep::Grant,
                FrameStep::Decide,
                FrameStep::Show,
                FrameStep::Foresee,
                FrameStep::Draw,
            )
                .chain(),
        )
        .add_plugins((
            art::plugin,
            easel::plugin,
            pages::plugin,
            camera::plugin,
            board::plugin,
            known::plugin,
            map::plugin,
            light::plugin,
            tokens::plugin,
            overlays::plugin,
            danger::plugin,
            intents::plugin,
            table::plugin,
        ))
        .add_plugins((
            playback::plugin,
            acts::plugin,
            focus::plugin,
            hud::plugin,
            motion::plugin,
            replay::plugin,
        ));
}
