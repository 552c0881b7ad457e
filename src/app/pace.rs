//! The pace at which the battle is shown: slower, faster, or skipped.

use bevy::prelude::*;

use crate::view::acts::Acts;
use crate::view::settings::Settings;
use crate::view::stage::FrameStep;
use crate::view::wish::Wish;

/// Adds the wishes for another pace.
pub fn plugin(app: &mut App) {
    app.add_systems(Update, keep_pace.in_set(FrameStep::Grant));
}

/// Sets the pace at which the battle is shown, and ends what is being shown when the player skips it.
fn keep_pace(mut wishes: MessageReader<Wish>, mut settings: ResMut<Settings>, mut acts: ResMut<Acts>) {
    for wish in wishes.read() {
        match wish {
            Wish::Pace(pace) => settings.pace = *pace,
            Wish::Hasten(steps) => settings.pace = settings.pace.stepped(*steps),
            Wish::Skip => acts.playing.clear(),
            _ => {}
        }
    }
}
