//! The question whether a wish is meant, for players who want to be asked.

use bevy_egui::egui;
use egui::RichText;

use super::{Hud, dialogs, sheet, theme};
use crate::tell::{Teller, say};
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
        let (yes, answer) = dialogs::answers(ui, hud, teller);
        sheet::focus_first(&yes);
        answer
    });
    if let Some(yes) = answer.or(closes.then_some(false)) {
        hud.wishes.write(Wish::Answer(yes));
    }
}
