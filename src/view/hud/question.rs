//! The question whether a wish is meant, for players who want to be asked.

use bevy_egui::egui;
use egui::RichText;

use super::{Hud, sheet, theme};
use crate::tell::{Teller, say};
use crate::view::commands::Command;
use crate::view::wish::Wish;

/// The largest size of the sheet.
const SIZE: egui::Vec2 = egui::vec2(420.0, 240.0);

pub(super) fn show(context: &egui::Context, hud: &mut Hud, teller: &Teller) {
    let Some(question) = hud.sheets.question().cloned() else { return };
    let words = teller.words();
    let title = say!(words, "question-title");
    let (closes, answer) = sheet::show(context, words, ("question", title), SIZE, |ui| {
        ui.label(RichText::new(&question.text).size(theme::BODY));
        ui.add_space(8.0);
        ui.horizontal(|ui| {
            let keys = &hud.settings.keys;
            let yes = say!(words, "window-yes", key = keys.first(Command::Yes, words));
            let no = say!(words, "window-no", key = keys.first(Command::No, words));
            let yes = ui.button(yes);
            sheet::focus_first(&yes);
            let no = ui.button(no);
            if yes.clicked() { Some(true) } else { no.clicked().then_some(false) }
        })
        .inner
    });
    if let Some(yes) = answer.or(closes.then_some(false)) {
        hud.wishes.write(Wish::Answer(yes));
    }
}
