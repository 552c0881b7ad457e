//! The map of the first battle in a window: it lies rolled up on the oak until everything on it can be drawn.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui};
use egui::{FontFamily, FontId, Label, Order, RichText, Sense, UiBuilder, vec2};

use super::draw::PALE;
use super::surface::{oak, roll};
use crate::tell::{Words, say};
use crate::view::hud::theme;
use crate::view::voice::Voice;

/// The roll, and its widest part of the window.
const ROLL: egui::Vec2 = vec2(440.0, 30.0);
const WIDEST: f32 = 0.7;
/// The size of the battle's name, and how far its middle and that of the line below are from the roll.
const NAME: f32 = 32.0;
const APART: f32 = 52.0;
/// The graphics card hears of a new battle only so many frames later.
const FRAMES: u8 = 4;
/// For how many seconds the map stays rolled up at most.
const LONGEST: f32 = 10.0;

/// The map, with the name of the battle while it is rolled up.
#[derive(Resource, Default)]
pub struct RolledMap {
    name: Option<String>,
    frames: u8,
    seconds: f32,
    /// Whether the map of a battle has been unrolled before. Then there is nothing left to wait for.
    was_unrolled: bool,
}

impl RolledMap {
    /// Lays the map of a battle down, still rolled up.
    pub fn lay(&mut self, name: String) {
        if !self.was_unrolled {
            *self = RolledMap { name: Some(name), ..RolledMap::default() };
        }
    }

    /// Takes the map away.
    pub fn take_away(&mut self) {
        self.name = None;
    }

    /// Whether it lies there.
    pub const fn is_there(&self) -> bool {
        self.name.is_some()
    }

    /// Lets a frame of the battle pass, and unrolls the map if everything on it can be drawn.
    pub fn pass(&mut self, seconds: f32, can_be_drawn: bool) {
        self.frames = self.frames.saturating_add(1);
        self.seconds += seconds;
        if self.frames > FRAMES && can_be_drawn || self.seconds > LONGEST {
            self.name = None;
            self.was_unrolled = true;
        }
    }
}

/// Draws the roll over everything else, with the name of the battle above it.
pub fn show_roll(mut contexts: EguiContexts, map: Res<RolledMap>, voice: Res<Voice>) -> Result {
    let Some(name) = &map.name else { return Ok(()) };
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_map_of_the_first_battle_stays_rolled_up_until_it_can_be_drawn() {
        let mut map = RolledMap::default();
        map.lay("First Blood".to_owned());
        (0..FRAMES).for_each(|_| map.pass(0.01, true));
        assert!(map.is_there(), "the graphics card may not have heard of it");
        map.pass(0.01, false);
        assert!(map.is_there());
        map.pass(0.01, true);
        assert!(!map.is_there());
        map.lay("The Bridge".to_owned());
        assert!(!map.is_there(), "everything can be drawn already");
    }

    #[test]
    fn no_map_stays_rolled_up_for_ever() {
        let mut map = RolledMap::default();
        map.lay("First Blood".to_owned());
        map.pass(LONGEST + 1.0, false);
        assert!(!map.is_there());
    }
}
