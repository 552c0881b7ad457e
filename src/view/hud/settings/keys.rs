//! The page of the settings about keys: every command with its keys, which the player may change.

use bevy_egui::egui;
use egui::RichText;

use super::{Desk, Said, section};
use crate::tell::{Words, say};
use crate::view::commands::{Command, Part};
use crate::view::hud::spoken;
use crate::view::hud::theme::{self, Ink};

/// The height of the row of a command.
const HIGH: f32 = 26.0;

pub(super) fn show(ui: &mut egui::Ui, desk: &mut Desk) {
    let words = desk.words;
    ui.label(theme::faint(say!(words, "settings-keys-about")));
    if let Some(text) = told(desk) {
        ui.label(RichText::new(text).color(Ink::Gold.of(ui.visuals())));
    }
    for part in Part::ALL {
        section(ui, part.words(words), None);
        for command in part.commands() {
            show_command(ui, desk, command);
        }
    }
    ui.add_space(6.0);
    let reset = egui::Button::new(say!(words, "settings-keys-reset"));
    let reset = ui.add_enabled(!desk.settings.keys.are_usual(), reset);
    if reset.on_disabled_hover_text(say!(words, "settings-keys-are-usual")).clicked() {
        desk.settings.keys.reset();
        desk.screen.said = None;
    }
}

fn told(desk: &Desk) -> Option<String> {
    let words = desk.words;
    if let Some(command) = desk.screen.remapped {
        return Some(say!(words, "settings-keys-press", command = command.words(words)));
    }
    Some(match desk.screen.said.as_ref()? {
        Said::Taken(key, others) => {
            let commands = words.list(others.iter().map(|other| other.words(words)));
            say!(words, "settings-keys-taken", key = key.words(words), commands = commands)
        }
        Said::Fixed(key) => say!(words, "settings-keys-fixed", key = key.words(words)),
        Said::Unknown => say!(words, "settings-keys-unknown"),
    })
}

/// A row is one wide button, so that the arrows find it below whatever page was open before.
fn show_command(ui: &mut egui::Ui, desk: &mut Desk, command: Command) {
    let words = desk.words;
    let waits = desk.screen.remapped == Some(command);
    let keys = words_on(desk, words, command, waits);
    let name = say!(words, "settings-keys-of", command = command.words(words), keys = keys.as_str());
    let row = egui::Button::new(command.words(words)).right_text(RichText::new(keys).strong());
    let row = row.wrap().min_size(egui::vec2(ui.available_width(), HIGH));
    let gold = Ink::Gold.of(ui.visuals());
    let row = if waits { row.stroke(egui::Stroke::new(2.0, gold)) } else { row };
    let row = spoken::named(ui.add_enabled(command.is_free(), row), &name);
    if row.on_disabled_hover_text(say!(words, "settings-keys-not-free")).clicked() {
        desk.screen.remapped = Some(command).filter(|_| !waits);
        desk.screen.said = None;
    }
}

fn words_on(desk: &Desk, words: &Words, command: Command, waits: bool) -> String {
    let keys = desk.settings.keys.all(command, words);
    match (waits, keys.is_empty()) {
        (true, _) => say!(words, "settings-keys-waits"),
        (false, true) => say!(words, "settings-keys-none"),
        (false, false) => keys,
    }
}
