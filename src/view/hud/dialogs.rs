//! The dialog above the board: a question to answer.

use bevy_egui::egui;
use egui::{Align2, RichText};

use super::Hud;
use super::aim;
use super::explain::Explainer;
use super::theme;
use crate::battle::Offer;
use crate::engine::Awaiting;
use crate::tell::{Teller, say};
use crate::view::commands::Command;
use crate::view::wish::Wish;

/// The height of everything in the dialog but the odds.
const AROUND: f32 = 170.0;

pub(super) fn show(context: &egui::Context, board: egui::Rect, hud: &mut Hud, teller: &Teller) {
    if let Some(Awaiting::Answer(offer)) = hud.stage.awaiting()
        && hud.stage.waits_for_player()
    {
        ask(context, board, hud, teller, offer);
    }
}

fn ask(context: &egui::Context, board: egui::Rect, hud: &mut Hud, teller: &Teller, offer: Offer) {
    let words = teller.words();
    let odds = hud.stage.table().odds_of_answer(offer);
    // The dialog is away from the combatant who has to answer, so that it does not cover them.
    let rows = hud.stage.picture.board.field.size().rows.cast_signed();
    let is_low = hud.stage.picture.figure(offer.to).is_some_and(|figure| figure.at.row * 2 >= rows);
    let (side, away) = if is_low { (Align2::CENTER_TOP, 60.0) } else { (Align2::CENTER_BOTTOM, -96.0) };
    egui::Window::new(theme::heading(say!(words, "window-offer")))
        .id("offer".into())
        .collapsible(false)
        .resizable(false)
        .constrain_to(board)
        .anchor(side, egui::vec2(board.center().x - context.viewport_rect().center().x, away))
        .show(context, |ui| {
            ui.set_width(380.0_f32.min(board.width() - 40.0));
            ui.label(RichText::new(teller.offer(offer)).size(15.0));
            if let Some(odds) = &odds {
                // In a low window the odds are scrolled, so that the answers stay in sight.
                let room = (board.height() - AROUND).max(24.0);
                egui::ScrollArea::vertical().max_height(room).show(ui, |ui| {
                    let explainer = Explainer::new(hud, teller);
                    aim::show_odds(ui, explainer, teller, odds, Some(offer.reaction.target()));
                });
            }
            ui.horizontal(|ui| {
                let keys = &hud.settings.keys;
                if ui
                    .button(
                        RichText::new(say!(words, "window-yes", key = keys.first(Command::Yes, words)))
                            .size(15.0),
                    )
                    .clicked()
                {
                    hud.wishes.write(Wish::Answer(true));
                }
                if ui
                    .button(
                        RichText::new(say!(words, "window-no", key = keys.first(Command::No, words)))
                            .size(15.0),
                    )
                    .clicked()
                {
                    hud.wishes.write(Wish::Answer(false));
                }
            });
        });
}
