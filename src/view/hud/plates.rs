//! Text on the board: names below tokens, the odds of opportunity attacks along a way, and rising words. The text has
//! the same size at every zoom, and is moved aside rather than cut off.

use bevy::prelude::*;
use bevy_egui::egui;
use egui::{Color32, CornerRadius, FontId};

use super::place::{Projection, below, within};
use super::theme;
use crate::tell::Words;
use crate::view::floats::RisingWord;
use crate::view::focus::Aim;
use crate::view::tokens::Nameplate;

/// The background of names, so that they can be read on any ground.
const GROUND: Color32 = Color32::from_rgba_premultiplied(7, 8, 11, 165);
/// The background of text that may lie over a token.
const SOLID: Color32 = Color32::from_rgba_premultiplied(13, 10, 13, 235);

/// Paints the names below tokens. Those of the selected and the pointed combatant come first, and no name is
/// painted over another.
pub(super) fn names(painter: &egui::Painter, plates: &Query<(&Transform, &Nameplate)>, onto: &Projection) {
    let mut plates: Vec<_> = plates.iter().collect();
    plates.sort_by_key(|(_, plate)| !plate.is_attended);
    let mut written: Vec<egui::Rect> = Vec::new();
    for (transform, plate) in plates {
        let middle = onto.point(transform.translation.truncate());
        if !onto.room.contains(middle) {
            continue;
        }
        let ink = Color32::WHITE.gamma_multiply(if plate.is_ghost { 0.6 } else { 1.0 });
        let text = painter.layout_no_wrap(plate.name.clone(), FontId::proportional(11.5), ink);
        let size = text.size() + egui::vec2(8.0, 0.0);
        let token = egui::Rect::from_center_size(middle, egui::Vec2::splat(onto.length(plate.side)));
        let corner = below(token.shrink(1.0), size, onto.room);
        let name = egui::Rect::from_min_size(corner, size);
        if !written.iter().any(|other| other.intersects(name)) {
            written.push(name);
            write(painter, corner, size, GROUND, text);
        }
    }
}

/// Paints the chance to be hit above each square where a walk would provoke an opportunity attack.
pub(super) fn blows(painter: &egui::Painter, aim: &Aim, words: &Words, onto: &Projection) {
    for (place, blow) in aim.blows.iter().enumerate() {
        let before = aim.blows[..place].iter().filter(|other| other.at == blow.at).count();
        let chance = words.percentage(blow.odds.chance(crate::rules::questions::odds::Wanted::Hit));
        let text = painter.layout_no_wrap(chance, FontId::proportional(13.0), theme::WARNING);
        let size = text.size() + egui::vec2(8.0, 0.0);
        let top = onto.rect(blow.at).center_top();
        let corner = top - egui::vec2(size.x / 2.0, size.y * (0.6 + before as f32));
        write(painter, within(corner, size, onto.room), size, SOLID, text);
    }
}

/// Paints the words that rise from tokens.
pub(super) fn rising(painter: &egui::Painter, words: &Query<&RisingWord>, onto: &Projection) {
    for word in words {
        let strength = word.strength();
        let [red, green, blue, _] = word.colour.to_srgba().to_u8_array();
        let ink = Color32::from_rgb(red, green, blue).gamma_multiply(strength);
        let text = painter.layout_no_wrap(word.text.clone(), FontId::proportional(17.0), ink);
        let size = text.size() + egui::vec2(8.0, 0.0);
        let corner = onto.point(word.place()) - size / 2.0;
        write(painter, within(corner, size, onto.room), size, SOLID.gamma_multiply(0.85 * strength), text);
    }
}

/// Paints a remark at the bottom of the board.
pub(super) fn remark(painter: &egui::Painter, text: &str, is_warning: bool, onto: &Projection) {
    let ink = if is_warning { theme::WARNING } else { theme::GOLD };
    let text = painter.layout(text.to_owned(), FontId::proportional(15.0), ink, onto.room.width() - 60.0);
    let size = text.size() + egui::vec2(8.0, 0.0);
    let corner = onto.room.center_bottom() - egui::vec2(size.x / 2.0, size.y + 12.0);
    painter.rect_filled(
        egui::Rect::from_min_size(corner, size).expand2(egui::vec2(10.0, 5.0)),
        CornerRadius::same(6),
        SOLID,
    );
    painter.galley(corner + egui::vec2(4.0, 0.0), text, theme::INK);
}

fn write(
    painter: &egui::Painter,
    corner: egui::Pos2,
    size: egui::Vec2,
    ground: Color32,
    text: std::sync::Arc<egui::Galley>,
) {
    let corner = corner.round();
    painter.rect_filled(egui::Rect::from_min_size(corner, size), CornerRadius::same(3), ground);
    painter.galley(corner + egui::vec2(4.0, 0.0), text, theme::INK);
}
