//! The map of a battle that is about to begin, still rolled up on the oak.

use bevy_egui::egui;
use egui::{FontFamily, FontId, Label, Rect, RichText, Vec2, vec2};

use super::draw::PALE;
use super::surface::roll;
use crate::tell::{Words, say};
use crate::view::hud::theme;

/// The roll, and its widest part of the window.
const ROLL: Vec2 = vec2(440.0, 30.0);
const WIDEST: f32 = 0.7;
/// The size of the battle's name, and how far its middle and that of the line below are from the roll.
const NAME: f32 = 32.0;
const APART: f32 = 52.0;

/// Draws the roll with the name of the battle above it.
pub fn show(ui: &mut egui::Ui, words: &Words, name: &str) {
    let window = ui.max_rect();
    let wide = ROLL.x.min(window.width() * WIDEST);
    let middle = window.center();
    roll(ui.painter(), Rect::from_center_size(middle, vec2(wide, ROLL.y)));
    let mut write = |down: f32, text: RichText| {
        let line = Rect::from_center_size(middle + vec2(0.0, down), vec2(window.width() * 0.9, NAME * 1.5));
        ui.put(line, Label::new(text.color(PALE)).truncate());
    };
    let bold = FontId::new(NAME, FontFamily::Name(theme::BOLD.into()));
    write(-APART, RichText::new(name).font(bold));
    write(APART, RichText::new(say!(words, "table-drawing")).font(theme::face(theme::BODY)));
}
