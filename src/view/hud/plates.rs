//! Text on the board: names below tokens, and the odds of opportunity attacks along a way. The text has
//! the same size at every zoom, and is moved aside rather than cut off.

use bevy::prelude::*;
use bevy_egui::egui;
use egui::{Color32, CornerRadius, Stroke};

use super::place::{Projection, name_place, within};
use super::theme::{self, Ink};
use crate::tell::Words;
use crate::view::focus::Aim;
use crate::view::tokens::Nameplate;

/// The part of a figure's square, at each edge, that a name may lie over.
const RIM: f32 = 0.12;

/// Writes the names of combatants near their figures: those of the selected and the pointed one first, none over another
/// name and none over a figure. A thin line leads from a name that is not beside its figure.
/// Returns what is covered then.
pub(super) fn names(
    painter: &egui::Painter,
    plates: &Query<&Nameplate>,
    onto: &Projection,
) -> Vec<egui::Rect> {
    let visuals = painter.ctx().global_style().visuals.clone();
    let square = |plate: &Nameplate| {
        egui::Rect::from_center_size(onto.point(plate.at), egui::Vec2::splat(onto.length(plate.side)))
    };
    let mut plates: Vec<_> = plates.iter().filter(|plate| onto.room.intersects(square(plate))).collect();
    plates.sort_by_key(|plate| !plate.is_attended);
    let mut taken: Vec<egui::Rect> =
        plates.iter().map(|plate| square(plate)).map(|rect| rect.shrink(rect.width() * RIM)).collect();
    for plate in plates {
        let figure = square(plate);
        if !onto.room.contains(figure.center()) {
            continue;
        }
        let ink = Ink::Text.of(&visuals).gamma_multiply(if plate.is_ghost { 0.6 } else { 1.0 });
        let text = painter.layout_no_wrap(plate.name.clone(), theme::face(theme::SMALL), ink);
        let size = text.size() + egui::vec2(8.0, 0.0);
        let Some((name, is_far)) = name_place(figure, size, onto.room, &taken) else { continue };
        taken.push(name);
        if is_far {
            let end = name.clamp(figure.center());
            let from = figure.center() + (end - figure.center()).normalized() * figure.width() * 0.4;
            painter.line_segment([from, end], Stroke::new(1.5, theme::over_board(&visuals)));
        }
        write(painter, name.min, size, theme::over_board(&visuals).gamma_multiply(0.85), text);
    }
    taken
}

/// Presses a seal of wax with the chance to be hit on each square where a walk would provoke an opportunity attack.
pub(super) fn blows(painter: &egui::Painter, aim: &Aim, words: &Words, onto: &Projection) {
    for (place, blow) in aim.blows.iter().enumerate() {
        let before = aim.blows[..place].iter().filter(|other| other.at == blow.at).count();
        let chance = words.percentage(blow.odds.chance(crate::rules::questions::odds::Wanted::Hit));
        let text = painter.layout_no_wrap(chance, theme::face(theme::BODY), WAX_INK);
        let radius = text.size().x.max(text.size().y) / 2.0 + 6.0;
        let corner =
            onto.rect(blow.at).right_top() - egui::vec2(radius * (1.0 + 1.6 * before as f32), radius);
        let seal = within(corner, egui::Vec2::splat(2.0 * radius), onto.room) + egui::Vec2::splat(radius);
        press_seal(painter, seal, radius);
        painter.galley(seal - text.size() / 2.0, text, WAX_INK);
    }
}

const WAX: Color32 = Color32::from_rgb(0x9E, 0x24, 0x18);
const WAX_EDGE: Color32 = Color32::from_rgb(0x5E, 0x10, 0x0A);
const WAX_GLOSS: Color32 = Color32::from_rgb(0xC8, 0x50, 0x3C);
const WAX_INK: Color32 = Color32::from_rgb(0xFF, 0xF2, 0xDA);

/// Paints a drop of sealing wax: an uneven rim, a pressed face, and gloss at the upper left.
fn press_seal(painter: &egui::Painter, middle: egui::Pos2, radius: f32) {
    const POINTS: usize = 28;
    let rim = |grow: f32| -> Vec<egui::Pos2> {
        let point = |step: usize| {
            let turn = step as f32 / POINTS as f32 * std::f32::consts::TAU;
            let uneven = 1.0 + 0.05 * (turn * 3.0 + 0.7).sin() + 0.035 * (turn * 5.0 + 2.1).sin();
            middle + egui::Vec2::angled(turn) * radius * grow * uneven
        };
        (0..POINTS).map(point).collect()
    };
    let shadow = rim(1.04).into_iter().map(|point| point + egui::vec2(1.5, 2.0)).collect();
    painter.add(egui::Shape::convex_polygon(shadow, Color32::from_black_alpha(110), Stroke::NONE));
    painter.add(egui::Shape::convex_polygon(rim(1.0), WAX, Stroke::new(1.5, WAX_EDGE)));
    painter.circle_stroke(middle, radius * 0.82, Stroke::new(1.0, WAX_EDGE.gamma_multiply(0.7)));
    let gloss = (0..8).map(|step| {
        let turn = std::f32::consts::TAU * (0.56 + 0.02 * step as f32);
        middle + egui::Vec2::angled(turn) * radius * 0.9
    });
    painter.line(gloss.collect(), Stroke::new(1.5, WAX_GLOSS));
}

/// Paints a remark at the bottom of the board.
pub(super) fn remark(painter: &egui::Painter, text: &str, is_warning: bool, onto: &Projection) {
    let visuals = painter.ctx().global_style().visuals.clone();
    let ink = if is_warning { Ink::Bad } else { Ink::Gold }.of(&visuals);
    let text = painter.layout(text.to_owned(), theme::face(16.0), ink, onto.room.width() - 60.0);
    let size = text.size() + egui::vec2(8.0, 0.0);
    let corner = onto.room.center_bottom() - egui::vec2(size.x / 2.0, size.y + 12.0);
    painter.rect_filled(
        egui::Rect::from_min_size(corner, size).expand2(egui::vec2(10.0, 5.0)),
        CornerRadius::same(3),
        theme::over_board(&visuals),
    );
    painter.galley(corner + egui::vec2(4.0, 0.0), text, ink);
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
    painter.galley(corner + egui::vec2(4.0, 0.0), text, Color32::PLACEHOLDER);
}
