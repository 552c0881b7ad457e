//! The pane of an example: the sentence that it shows, its orders, and the ways on.

use bevy::prelude::*;
use bevy_egui::egui;
use egui::{Align2, RichText};

use super::Hud;
use super::theme::{self, Ink};
use crate::battle::Order;
use crate::tell::{Teller, say};
use crate::view::wish::Wish;

/// The example on the stage.
#[derive(Resource)]
pub struct Example {
    /// The sentence that it shows to be so.
    pub title: String,
    /// The orders that show it.
    pub steps: Vec<Order>,
    /// How many of the orders have been given.
    pub next: usize,
    /// Whether a battle goes on afterwards.
    pub is_within_battle: bool,
}

impl Example {
    /// The next order, which is then behind.
    pub fn take_next(&mut self) -> Option<Order> {
        let step = self.steps.get(self.next)?;
        self.next += 1;
        Some(step.clone())
    }
}

/// The width of the pane.
const WIDE: f32 = 250.0;

pub(super) fn show(context: &egui::Context, board: egui::Rect, hud: &mut Hud, teller: &Teller) {
    let Some(example) = &hud.example else { return };
    let words = teller.words();
    let away = board.right_bottom() - context.content_rect().right_bottom() - egui::vec2(14.0, 14.0);
    let mut wished = None;
    egui::Window::new(theme::heading(say!(words, "example-title")))
        .id("example".into())
        .collapsible(true)
        .resizable(false)
        .default_width(WIDE)
        .anchor(Align2::RIGHT_BOTTOM, away)
        .show(context, |ui| {
            ui.set_width(WIDE);
            ui.label(words.told(&example.title));
            ui.add_space(4.0);
            for (place, step) in example.steps.iter().enumerate() {
                let text = format!("{}. {}", place + 1, teller.order(step));
                let text = RichText::new(text).size(14.0);
                let ink = match place.cmp(&example.next) {
                    std::cmp::Ordering::Less => Ink::Faint,
                    std::cmp::Ordering::Equal => Ink::Gold,
                    std::cmp::Ordering::Greater => Ink::Text,
                };
                ui.label(text.color(ink.of(ui.visuals())));
            }
            if example.next >= example.steps.len() {
                ui.label(theme::faint(say!(words, "example-done")));
            }
            ui.add_space(4.0);
            ui.horizontal_wrapped(|ui| {
                let is_done = example.next >= example.steps.len();
                let button = egui::Button::new(say!(words, "example-next"));
                let button = ui.add_enabled(!is_done && hud.stage.is_settled(), button);
                let why_not = if is_done { "example-done" } else { "example-still-shown" };
                if button.on_disabled_hover_text(words.say(why_not, &[])).clicked() {
                    wished = Some(Wish::NextStep);
                }
                if ui.button(say!(words, "example-again")).clicked() {
                    wished = Some(Wish::Again);
                }
                let id = if example.is_within_battle { "example-to-battle" } else { "example-leave" };
                if ui.button(words.say(id, &[])).clicked() {
                    wished = Some(Wish::LeaveExample);
                }
            });
        });
    if let Some(wish) = wished {
        hud.wishes.write(wish);
    }
}
