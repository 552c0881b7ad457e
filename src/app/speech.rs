//! The language of the window: the one that the command line asks for, or that of the settings, or the system's own. It
//! changes at once when the player chooses another, and when files of a language change.

use std::sync::Arc;

use bevy::prelude::*;

use super::reference::Reference;
use super::setup::{Setup, Spoken};
use crate::tell::{Words, choose, wanted_by_system};
use crate::view::settings::Settings;
use crate::view::stage::FrameStep;
use crate::view::voice::Voice;

/// Adds the choice of the language.
pub fn plugin(app: &mut App) {
    app.add_systems(Update, speak.before(FrameStep::Listen));
}

fn speak(
    spoken: Res<Spoken>,
    settings: Res<Settings>,
    setup: Res<Setup>,
    mut voice: ResMut<Voice>,
    mut reference: ResMut<Reference>,
    mut chosen: Local<Option<String>>,
) {
    let is_read_anew = spoken.is_changed();
    let wanted = spoken.asked.clone().or_else(|| settings.language.clone());
    if !is_read_anew && *chosen == wanted {
        return;
    }
    chosen.clone_from(&wanted);
    let codes = wanted.map_or_else(wanted_by_system, |code| vec![code]);
    let language = choose(&spoken.languages, &codes);
    let code = language.map(|language| language.code.as_str());
    // The window opens with words of its own; the table is read anew only for others.
    if !(spoken.is_added() && code == Some(voice.0.language())) {
        voice.0 = Arc::new(language.map_or_else(Words::english, Words::in_language));
    }
    reference.read_anew(&setup.catalogue, &spoken.languages, language);
}
