//! Draws the map of a battle that is still rolled up.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui};
use egui::{FontFamily, FontId, Label, Order, RichText, Sense, UiBuilder, vec2};

use super::draw::PALE;
use super::surface::{oak, roll};
use crate::tell::{Words, say};
use crate::view::hud::theme;
use crate::view::rolled::RolledMap;
use crate::view::voice::Voice;

/// The roll, and its widest part of the window.
const ROLL: egui::Vec2 = vec2(440.0, 30.0);
const WIDEST: f32 = 0.7;
/// The size of the battle's name, and how far its middle and that of the line below are from the roll.
const NAME: f32 = 32.0;
const APART: f32 = 52.0;

/// Draws the roll over everything else, with the name of the battle above it.
pub fn show_roll(mut contexts: EguiContexts, map: Res<RolledMap>, voice: Res<Voice>) -> Result {
    let Some(name) = map.name() else { return Ok(()) };
    let context = contexts.ctx_mut()?;
    let window = context.viewport_rect();
    egui::Area::new("rolled".into()).order(Order::Tooltip).fixed_pos(window.min).show(context, |ui| {
        // Nothing below can be clicked.
        ui.allocate_rect(window, Sense::click_and_drag());
        oak(ui.painter(), window, None);
        draw(&mut ui.new_child(UiBuilder::new().max_rect(window)), &voice.0, name);
    });
    Ok(())
}

fn draw(ui: &mut egui::Ui, words: &Words, name: &str) {
    let window = ui.max_rect();
    let wide = ROLL.x.min(window.width() * WIDEST);
    let at = |down: f32, size| egui::Rect::from_center_size(window.center() + vec2(0.0, down), size);
    roll(ui.painter(), at(0.0, vec2(wide, ROLL.y)));
    let mut write = |down: f32, text: RichText| {
        ui.put(at(down, vec2(window.width() * 0.9, NAME * 1.5)), Label::new(text.color(PALE)).truncate());
    };
    let bold = FontId::new(NAME, FontFamily::Name(theme::BOLD.into()));
    write(-APART, RichText::new(name).font(bold));
    write(APART, RichText::new(say!(words, "table-drawing")).font(theme::face(theme::BODY)));
}
