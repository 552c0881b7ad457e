//! The line above the board: the scenario, the round, whose turn it is, the order of play, and the undo buttons.

use bevy_egui::egui;
use egui::{Align, Layout, RichText};

use super::Hud;
use super::pieces;
use super::theme::{self, Ink};
use crate::engine::Awaiting;
use crate::rules::table::turn::Phase;
use crate::tell::{Teller, say};
use crate::view::stage::Stage;
use crate::view::tokens::piece_of;
use crate::view::wish::Wish;

pub(super) fn show(ui: &mut egui::Ui, hud: &mut Hud, teller: &Teller) {
    let words = teller.words();
    let stage = &hud.stage;
    let picture = &stage.picture;
    ui.horizontal_centered(|ui| {
        // A rule card has no name of its own.
        let name = match &hud.example {
            Some(_) => say!(words, "example-title"),
            None => stage.muster().scenario.name.clone(),
        };
        ui.label(theme::heading(name));
        ui.label(theme::faint(&stage.muster().book.name));
        ui.add_space(10.0);
        if picture.round == 0 && picture.active.is_some() {
            ui.label(RichText::new(say!(words, "window-preparing")));
        }
        if picture.round > 0 {
            ui.label(RichText::new(say!(words, "window-round", round = picture.round)));
        }
        let declares = stage.is_settled() && stage.battle().table().turn.phase == Phase::Declaring;
        if declares {
            ui.label(RichText::new(say!(words, "window-declaring")).color(Ink::Gold.of(ui.visuals())));
        }
        let side_to_go = picture.side_to_go.filter(|_| picture.outcome.is_none() && !declares);
        if let Some(side) = side_to_go {
            theme::side_dot(ui, side);
            ui.label(RichText::new(teller.side(side)).color(theme::side_ink(side, ui.visuals())));
        }
        let is_waiting = matches!(stage.awaiting(), Some(Awaiting::Order(_) | Awaiting::Answer(_)));
        if hud.thinking.0 && !stage.waits_for_player() {
            ui.label(theme::faint(say!(words, "window-thinking")));
        } else if !is_waiting && picture.outcome.is_none() {
            ui.label(theme::faint(say!(words, "window-skip-hint")));
        }
        order_of_play(ui, stage, teller);
        if let Some(cause) = &hud.unsaved.0 {
            ui.label(
                RichText::new(say!(words, "window-unsaved", cause = cause)).color(Ink::Bad.of(ui.visuals())),
            );
        }
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let mut button = |ui: &mut egui::Ui, text: String, tip: String, is_on: bool, wish: Wish| {
                if ui.add_enabled(is_on, egui::Button::new(text)).on_hover_text(tip).clicked() {
                    hud.wishes.write(wish);
                }
            };
            let (can_undo, can_redo) = (stage.session.can_undo(), stage.session.can_redo());
            button(ui, say!(words, "window-menu"), say!(words, "window-menu-tip"), true, Wish::Menu(true));
            button(ui, say!(words, "window-redo"), say!(words, "window-redo-tip"), can_redo, Wish::Redo);
            button(ui, say!(words, "window-undo"), say!(words, "window-undo-tip"), can_undo, Wish::Undo);
        });
    });
}

/// The distance between the middles of two combatants in the order of play.
const APART: f32 = 32.0;
/// The width of the square that a figure in the order of play stands on.
const SQUARE: f32 = 27.0;
/// The width of the buttons at the end of the line.
const BUTTONS: f32 = 240.0;

/// Shows the order of play, in rulebooks where combatants take turns one by one. Shows only combatants that the
/// viewer knows of; the acting one has a gold ring, and those who have had their turn are faded.
fn order_of_play(ui: &mut egui::Ui, stage: &Stage, teller: &Teller) {
    let turn = stage.battle().table().turn;
    let known = turn.order.iter().enumerate().filter_map(|(place, (who, _))| {
        let figure = stage.picture.figure_as_known(stage.viewer, *who)?;
        let is_able = figure.fate.is_able();
        is_able.then(|| (place, *who, piece_of(stage, *who, &figure)))
    });
    let known: Vec<_> = known.collect();
    let room = ((ui.available_width() - BUTTONS) / APART).max(0.0) as usize;
    ui.add_space(10.0);
    for (place, who, piece) in known.into_iter().take(room) {
        let (rect, response) = ui.allocate_exact_size(egui::vec2(APART - 8.0, 28.0), egui::Sense::hover());
        let is_now = stage.picture.active_as_known(stage.viewer) == Some(who);
        let strength = if is_now || place + 1 > usize::from(turn.gone) { 1.0 } else { 0.4 };
        pieces::show(ui.painter(), &piece, is_now, rect.center(), SQUARE, strength);
        response.on_hover_text(teller.name(who));
    }
}
