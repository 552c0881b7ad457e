//! Text on the board: names and hit points below tokens, and the odds of opportunity attacks along a way. The text has
//! the same size at every zoom, and is moved aside rather than cut off.

use bevy::prelude::*;
use bevy_egui::egui;
use egui::text::{LayoutJob, TextFormat};
use egui::{Color32, CornerRadius, Stroke};

use super::card::health_colour;
use super::explain::{Budget, Explainer};
use super::place::{Projection, covered, figure_on, kept_clear, lead, name_place, within};
use super::theme::{self, Ink};
use super::{Hud, aim};
use crate::battle::HitPoints;
use crate::tell::{Teller, Words, say};
use crate::view::focus::Aim;
use crate::view::tokens::Nameplate;

/// The height of the bar of hit points below a name, and of the space around it.
const BAR: f32 = 3.0;
const BAR_SPACE: f32 = 5.0;

/// Writes the names and hit points of combatants near their figures: those of the selected and the pointed one first, none
/// over another name, a figure or one of the `marks`. A thin line leads from a name that is not beside its figure.
/// Returns everything that is covered then, and the names alone.
pub(super) fn names(
    painter: &egui::Painter,
    plates: &Query<&Nameplate>,
    marks: &[egui::Rect],
    onto: &Projection,
) -> (Vec<egui::Rect>, Vec<egui::Rect>) {
    let visuals = painter.ctx().global_style().visuals.clone();
    let figure_of = |plate: &Nameplate| {
        let side = egui::Vec2::splat(onto.length(plate.side));
        figure_on(egui::Rect::from_center_size(onto.point(plate.at), side))
    };
    let mut plates: Vec<_> = plates.iter().filter(|plate| onto.room.intersects(figure_of(plate))).collect();
    plates.sort_by_key(|plate| !plate.is_attended);
    let figures = plates.iter().map(|plate| figure_of(plate));
    let mut taken: Vec<egui::Rect> = figures.chain(marks.iter().copied()).map(kept_clear).collect();
    let not_names = taken.len();
    for plate in plates {
        let figure = figure_of(plate);
        if !onto.room.contains(figure.center()) {
            continue;
        }
        let text = painter.layout_job(words_of(plate, &visuals));
        let below = if plate.hit_points.is_some() { BAR_SPACE } else { 0.0 };
        let size = text.size() + egui::vec2(8.0, below);
        let Some((name, is_far)) = name_place(figure, size, onto.room, &taken) else { continue };
        taken.push(name);
        if is_far {
            lead(painter, figure, name, theme::over_board(&visuals));
        }
        write(painter, name.min, size, theme::over_board(&visuals), text);
        if let Some(points) = plate.hit_points {
            let left_bottom = name.left_bottom() + egui::vec2(4.0, -BAR - 2.0);
            health_bar(painter, &visuals, left_bottom.round(), name.width() - 8.0, points);
        }
    }
    let names = taken[not_names..].to_vec();
    (taken, names)
}

/// A name, and the hit points that are left. A dot keeps them apart, since many names end in a number.
fn words_of(plate: &Nameplate, visuals: &egui::Visuals) -> LayoutJob {
    let ink = Ink::Text.of(visuals).gamma_multiply(if plate.is_ghost { 0.6 } else { 1.0 });
    let mut words = LayoutJob::simple_singleline(plate.name.clone(), theme::face(theme::SMALL), ink);
    if let Some(points) = plate.hit_points {
        let (dot, ink) = (Ink::Faint.of(visuals), ink_of(points).of(visuals));
        words.append("·", 4.0, TextFormat::simple(theme::bold_face(theme::SMALL), dot));
        words.append(&points.now.to_string(), 4.0, TextFormat::simple(theme::bold_face(theme::SMALL), ink));
    }
    words
}

/// The ink of hit points on the board: only those of the wounded are coloured, so that they catch the eye.
const fn ink_of(points: HitPoints) -> Ink {
    if points.now < points.most { health_colour(points) } else { Ink::Faint }
}

/// Paints a bar as long as the part of the hit points that is left.
fn health_bar(
    painter: &egui::Painter,
    visuals: &egui::Visuals,
    corner: egui::Pos2,
    wide: f32,
    points: HitPoints,
) {
    let whole = egui::Rect::from_min_size(corner, egui::vec2(wide, BAR));
    let share = f32::from(points.now) / f32::from(points.most.max(1));
    let left = whole.with_max_x(whole.left() + wide * share.min(1.0));
    painter.rect_filled(whole, CornerRadius::ZERO, visuals.extreme_bg_color);
    painter.rect_filled(left, CornerRadius::ZERO, ink_of(points).of(visuals));
}

/// Presses a seal of wax with the chance to be hit on each square where a walk would provoke an opportunity attack, clear of
/// these names. Returns where the seals are.
pub(super) fn blows(
    painter: &egui::Painter,
    aim: &Aim,
    words: &Words,
    onto: &Projection,
    names: &[egui::Rect],
) -> Vec<egui::Rect> {
    let mut seals: Vec<egui::Rect> = Vec::new();
    for blow in &aim.blows {
        let chance = words.percentage(blow.odds.chance(crate::rules::questions::odds::Wanted::Hit));
        let text = painter.layout_no_wrap(chance, theme::face(theme::BODY), WAX_INK);
        let radius = text.size().x.max(text.size().y) / 2.0 + 6.0;
        let taken: Vec<egui::Rect> = names.iter().chain(&seals).copied().collect();
        let seal = seal_place(onto.rect(blow.at), egui::Vec2::splat(2.0 * radius), onto.room, &taken);
        press_seal(painter, seal.center(), radius);
        painter.galley(seal.center() - text.size() / 2.0, text, WAX_INK);
        seals.push(seal);
    }
    seals
}

/// Where a seal lies: on the corner of its square where it covers least of what is taken.
fn seal_place(square: egui::Rect, size: egui::Vec2, room: egui::Rect, taken: &[egui::Rect]) -> egui::Rect {
    let corners = [square.right_top(), square.left_top(), square.right_bottom(), square.left_bottom()];
    let places =
        corners.map(|corner| egui::Rect::from_min_size(within(corner - size / 2.0, size, room), size));
    let hidden = |place: &egui::Rect| taken.iter().map(|other| covered(*other, *place)).sum::<f32>();
    let best = places.into_iter().min_by(|one, other| hidden(one).total_cmp(&hidden(other)));
    best.unwrap_or(square)
}

/// Explains the seals: whose reaction each is, and with what chances. While one is pointed at, the way stays as it is.
pub(super) fn explain(context: &egui::Context, hud: &Hud, aim: &Aim, seals: &[egui::Rect], teller: &Teller) {
    for (place, (blow, seal)) in aim.blows.iter().zip(seals).enumerate() {
        let area = egui::Area::new(egui::Id::new(("seal", place))).fixed_pos(seal.min);
        area.order(egui::Order::Middle).constrain(false).show(context, |ui| {
            let (_, response) = ui.allocate_exact_size(seal.size(), egui::Sense::hover());
            let chances = aim::decisive(teller, &blow.odds).into_iter().map(|(_, text)| text);
            let chances = teller.words().remarks(chances);
            let who = teller.noun(blow.offer.to);
            let note = say!(teller.words(), "window-seal", who = who, chances = chances);
            Explainer::new(hud, teller).word(response, "budget", &Budget::Reaction, Some(note));
        });
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

/// Paints a remark at the bottom of the board, or of the part of it that no panel covers.
pub(super) fn remark(painter: &egui::Painter, text: &str, is_warning: bool, room: egui::Rect) {
    let visuals = painter.ctx().global_style().visuals.clone();
    let ink = if is_warning { Ink::Bad } else { Ink::Gold }.of(&visuals);
    let text = painter.layout(text.to_owned(), theme::face(16.0), ink, room.width() - 60.0);
    let size = text.size() + egui::vec2(8.0, 0.0);
    let corner = room.center_bottom() - egui::vec2(size.x / 2.0, size.y + 12.0);
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seal_lies_on_a_corner_of_its_square_where_it_covers_no_name_and_no_other_seal() {
        let room = egui::Rect::from_min_size(egui::Pos2::ZERO, egui::vec2(800.0, 600.0));
        let square = egui::Rect::from_min_size(egui::pos2(300.0, 300.0), egui::Vec2::splat(60.0));
        let size = egui::Vec2::splat(40.0);
        let alone = seal_place(square, size, room, &[]);
        assert_eq!(alone.center(), square.right_top());
        let name = egui::Rect::from_center_size(egui::pos2(370.0, 290.0), egui::vec2(60.0, 20.0));
        let aside = seal_place(square, size, room, &[name]);
        assert_eq!(aside.center(), square.left_top());
        let third = seal_place(square, size, room, &[name, aside]);
        assert_eq!(third.center(), square.right_bottom());
    }
}
