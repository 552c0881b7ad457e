//! The dialogs above the board: a question to answer, and the result of the battle.

use bevy_egui::egui;
use egui::{Align2, RichText};

use super::Hud;
use super::aim;
use super::explain::Explainer;
use super::theme::{self, Ink};
use crate::battle::{Fate, Offer, Outcome};
use crate::engine::Awaiting;
use crate::tell::{Teller, say};
use crate::view::commands::Command;
use crate::view::wish::Wish;

pub(super) fn show(context: &egui::Context, board: egui::Rect, hud: &mut Hud, teller: &Teller) {
    match hud.stage.awaiting() {
        Some(Awaiting::Answer(offer)) if hud.stage.waits_for_player() => {
            ask(context, board, hud, teller, offer)
        }
        Some(Awaiting::Over(outcome)) => conclude(context, board, hud, teller, outcome),
        _ => {}
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
        .anchor(side, egui::vec2(board.center().x - context.viewport_rect().center().x, away))
        .show(context, |ui| {
            ui.set_width(380.0);
            ui.label(RichText::new(teller.offer(offer)).size(15.0));
            if let Some(odds) = &odds {
                aim::show_odds(ui, Explainer::new(hud, teller), teller, odds, Some(offer.reaction.target()));
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

fn conclude(context: &egui::Context, board: egui::Rect, hud: &mut Hud, teller: &Teller, outcome: Outcome) {
    let words = teller.words();
    let title = match (outcome, hud.stage.viewer) {
        (Outcome::Won(sides), Some(viewer)) if sides.contains(viewer) => say!(words, "window-victory"),
        (Outcome::Won(_), Some(_)) => say!(words, "window-defeat"),
        _ => say!(words, "window-result"),
    };
    egui::Window::new(theme::heading(title).size(24.0))
        .id("result".into())
        .collapsible(false)
        .resizable(false)
        .pivot(Align2::CENTER_CENTER)
        .default_pos(board.center())
        .show(context, |ui| {
            ui.set_width(400.0);
            ui.label(RichText::new(teller.tell(&outcome)).size(15.0));
            ui.label(theme::faint(say!(words, "window-after-rounds", rounds = hud.stage.picture.round)));
            ui.add_space(4.0);
            egui::Grid::new("fates").num_columns(3).min_col_width(0.0).spacing([16.0, 4.0]).show(ui, |ui| {
                for (who, figure) in
                    hud.stage.picture.everybody().filter(|(_, figure)| figure.fate != Fate::Awaited)
                {
                    theme::side_dot(ui, figure.side);
                    ui.label(teller.name(who));
                    let ink = if figure.fate.is_able() { Ink::Text } else { Ink::Bad };
                    ui.label(RichText::new(words.tell(&figure.fate)).color(ink.of(ui.visuals())));
                    ui.end_row();
                }
            });
            ui.add_space(6.0);
            ui.horizontal(|ui| {
                let mut button = |ui: &mut egui::Ui, text: String, wish: Wish| {
                    if ui.button(RichText::new(text).size(15.0)).clicked() {
                        hud.wishes.write(wish);
                    }
                };
                button(ui, say!(words, "window-again"), Wish::Again);
                button(ui, say!(words, "window-to-scenarios"), Wish::Leave);
                button(ui, say!(words, "window-take-back"), Wish::Undo);
            });
        });
}
