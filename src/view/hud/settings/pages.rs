//! The pages of the settings about sound, about how battles are played and shown, and about the language.

use bevy_egui::egui;
use egui::{RichText, Slider};

use super::{Desk, choose, section};
use crate::tell::say;
use crate::view::hud::theme::{self, Ink};
use crate::view::pace::Pace;

pub(super) fn sound(ui: &mut egui::Ui, desk: &mut Desk) {
    let words = desk.words;
    section(ui, say!(words, "settings-volume"), Some(say!(words, "settings-volume-about")));
    ui.spacing_mut().slider_width = (ui.available_width() - 220.0).clamp(80.0, 300.0);
    let sound = &mut desk.settings.sound;
    let volumes = [
        ("settings-volume-all", &mut sound.master),
        ("settings-volume-effects", &mut sound.effects),
        ("settings-volume-ambience", &mut sound.ambience),
    ];
    egui::Grid::new("volumes").num_columns(2).spacing([12.0, 10.0]).show(ui, |ui| {
        for (id, volume) in volumes {
            ui.label(words.say(id, &[]));
            let mut percent = f64::from(*volume) * 100.0;
            let slider = Slider::new(&mut percent, 0.0..=100.0)
                .step_by(5.0)
                .fixed_decimals(0)
                .suffix(say!(words, "settings-percent"));
            let slider = ui.add(slider);
            if slider.changed() {
                *volume = (percent / 100.0) as f32;
            }
            // Something is heard when the slider rests, not at every step of a drag.
            desk.is_sound_tested |= slider.drag_stopped() || slider.changed() && !slider.dragged();
            ui.end_row();
        }
    });
    let mute = ui.checkbox(&mut sound.muted, say!(words, "settings-muted"));
    desk.is_sound_tested |= mute.changed() && !sound.muted;
    if ui.button(say!(words, "settings-test-sound")).clicked() {
        desk.is_sound_tested = true;
    }
}

pub(super) fn play(ui: &mut egui::Ui, desk: &mut Desk) {
    let words = desk.words;
    section(ui, say!(words, "settings-pace"), Some(say!(words, "settings-pace-about")));
    let paces = Pace::ALL.map(|pace| {
        let id = match pace {
            Pace::Normal => "settings-pace-normal",
            Pace::Double => "settings-pace-double",
            Pace::Fourfold => "settings-pace-fourfold",
            Pace::Instant => "settings-pace-instant",
        };
        (pace, words.say(id, &[]))
    });
    if let Some(pace) = choose(ui, desk.settings.pace, paces) {
        desk.settings.pace = pace;
    }
    section(ui, say!(words, "settings-confirm"), Some(say!(words, "settings-confirm-about")));
    let confirmations = &mut desk.settings.confirmations;
    for (id, is_on) in [
        ("settings-confirm-end-turn", &mut confirmations.end_turn),
        ("settings-confirm-danger", &mut confirmations.danger),
        ("settings-confirm-again", &mut confirmations.begin_again),
    ] {
        ui.checkbox(is_on, words.say(id, &[]));
    }
}

pub(super) fn language(ui: &mut egui::Ui, desk: &mut Desk) {
    let words = desk.words;
    section(ui, say!(words, "settings-language"), Some(say!(words, "settings-language-about")));
    let system = (None, say!(words, "settings-language-system"));
    let named = desk.languages.0.iter().map(|(code, name)| (Some(code.as_str()), name.clone()));
    let now = desk.settings.language.clone();
    for (code, name) in std::iter::once(system).chain(named) {
        if ui.radio(now.as_deref() == code, name).clicked() {
            desk.settings.language = code.map(str::to_owned);
        }
    }
    let is_missing = now.as_ref().filter(|now| desk.languages.0.iter().all(|(code, _)| code != *now));
    if let Some(code) = is_missing {
        let text = say!(words, "settings-language-missing", language = code);
        ui.label(RichText::new(text).size(theme::SMALL).color(Ink::Bad.of(ui.visuals())));
    }
}
