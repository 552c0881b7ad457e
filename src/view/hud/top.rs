//! The line above the board: what is fought, which round it is, whose go, and the way back.

use bevy_egui::egui;
use egui::{Align, Layout, RichText};

use super::Hud;
use super::theme;
use crate::engine::Awaiting;
use crate::tell::{Teller, say};
use crate::view::wish::Wish;

pub(super) fn show(ui: &mut egui::Ui, hud: &mut Hud, teller: &Teller) {
    let words = teller.words();
    let stage = &hud.stage;
    let picture = &stage.picture;
    ui.horizontal_centered(|ui| {
        ui.label(theme::heading(&stage.muster().scenario.name));
        ui.label(theme::faint(&stage.muster().book.name));
        ui.add_space(10.0);
        if picture.round == 0 && picture.active.is_some() {
            ui.label(RichText::new(say!(words, "window-preparing")).size(15.0));
        }
        if picture.round > 0 {
            ui.label(RichText::new(say!(words, "window-round", round = picture.round)).size(15.0));
        }
        if let Some(side) = picture.side_to_go.filter(|_| picture.outcome.is_none()) {
            theme::side_dot(ui, side);
            ui.label(RichText::new(teller.side(side)).size(15.0).color(theme::side_colour(side)));
        }
        let is_waiting = matches!(stage.awaiting(), Some(Awaiting::Order(_) | Awaiting::Answer(_)));
        if hud.thinking.0 && !stage.is_for_a_person() {
            ui.label(theme::faint(say!(words, "window-thinking")));
        } else if !is_waiting && picture.outcome.is_none() {
            ui.label(theme::faint(say!(words, "window-skip-hint")));
        }
        if let Some(cause) = &hud.unsaved.0 {
            ui.label(RichText::new(say!(words, "window-unsaved", cause = cause)).color(theme::WARNING));
        }
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let mut button = |ui: &mut egui::Ui, text: String, tip: String, is_on: bool, wish: Wish| {
                if ui.add_enabled(is_on, egui::Button::new(text)).on_hover_text(tip).clicked() {
                    hud.wishes.write(wish);
                }
            };
            let (can_undo, can_redo) = (stage.session.can_undo(), stage.session.can_redo());
            button(ui, say!(words, "window-leave"), say!(words, "window-leave-tip"), true, Wish::Leave);
            button(ui, say!(words, "window-redo"), say!(words, "window-redo-tip"), can_redo, Wish::Redo);
            button(ui, say!(words, "window-undo"), say!(words, "window-undo-tip"), can_undo, Wish::Undo);
        });
    });
}
