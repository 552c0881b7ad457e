//! Dice in the log, as small pictures: the outline of the die, and the number that it shows.

use bevy_egui::egui;
use egui::{Color32, Pos2, Shape, Stroke, Vec2};

use crate::dice::Throw;
use crate::view::hud::theme::{self, Ink};

/// A die to draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DrawnDie {
    pub sides: u8,
    pub face: u8,
    /// Whether the die counts. Of two dice by advantage or disadvantage, only one does.
    pub counts: bool,
}

/// The dice of a roll, in the order in which they were thrown.
pub(super) fn dice_of(throw: Throw, faces: &[u8], natural: i32) -> Vec<DrawnDie> {
    let sides = throw.sides();
    let adds_up = matches!(throw, Throw::Sum { .. });
    let mut is_open = true;
    let die = |face: &u8| {
        let counts = adds_up || is_open && i32::from(*face) == natural;
        is_open &= !counts;
        DrawnDie { sides, face: *face, counts }
    };
    faces.iter().map(die).collect()
}

/// How wide and high a die is drawn.
const SIZE: f32 = 21.0;

/// The corners of each outline, clockwise from the top, in units of half the size.
const TRIANGLE: [(f32, f32); 3] = [(0.0, -1.0), (1.0, 0.78), (-1.0, 0.78)];
const SQUARE: [(f32, f32); 4] = [(-0.82, -0.82), (0.82, -0.82), (0.82, 0.82), (-0.82, 0.82)];
const DIAMOND: [(f32, f32); 4] = [(0.0, -1.05), (0.95, 0.0), (0.0, 1.05), (-0.95, 0.0)];
const KITE: [(f32, f32); 6] = [(0.0, -1.05), (1.0, -0.1), (1.0, 0.2), (0.0, 1.05), (-1.0, 0.2), (-1.0, -0.1)];
const PENTAGON: [(f32, f32); 5] = [(0.0, -1.0), (1.0, -0.27), (0.62, 0.9), (-0.62, 0.9), (-1.0, -0.27)];
const HEXAGON: [(f32, f32); 6] =
    [(0.0, -1.05), (0.92, -0.52), (0.92, 0.52), (0.0, 1.05), (-0.92, 0.52), (-0.92, -0.52)];

/// The outline of a die; none for a die without corners.
const fn outline(sides: u8) -> Option<&'static [(f32, f32)]> {
    Some(match sides {
        3 | 4 => &TRIANGLE,
        5 | 6 => &SQUARE,
        8 => &DIAMOND,
        10 => &KITE,
        12 => &PENTAGON,
        20 => &HEXAGON,
        _ => return None,
    })
}

/// Draws a die within a line of text. Pointing at it names it.
pub(super) fn show(ui: &mut egui::Ui, die: DrawnDie, name: impl FnOnce() -> String) {
    let (rect, response) = ui.allocate_exact_size(Vec2::splat(SIZE), egui::Sense::hover());
    paint(ui.painter(), rect.center(), die, ui.visuals());
    if response.hovered() {
        response.on_hover_text(name());
    }
}

fn paint(painter: &egui::Painter, middle: Pos2, die: DrawnDie, visuals: &egui::Visuals) {
    let strength = if die.counts { 1.0 } else { 0.42 };
    let edge = Stroke::new(1.3, Ink::Text.of(visuals).gamma_multiply(0.85 * strength));
    let fill = visuals.faint_bg_color.gamma_multiply(strength);
    let half = SIZE / 2.0 - 1.0;
    let corner = |(x, y): &(f32, f32)| middle + Vec2::new(*x, *y) * half;
    match outline(die.sides) {
        Some(corners) => {
            let points: Vec<Pos2> = corners.iter().map(corner).collect();
            painter.add(Shape::convex_polygon(points, fill, edge));
        }
        None => {
            painter.circle(middle, half, fill, edge);
        }
    }
    let ink: Color32 = Ink::Strong.of(visuals).gamma_multiply(if die.counts { 1.0 } else { 0.6 });
    let lower = if die.sides <= 4 { 2.0 } else { 0.0 };
    let at = middle + Vec2::new(0.0, lower);
    painter.text(at, egui::Align2::CENTER_CENTER, die.face, theme::face(theme::SMALL), ink);
    if !die.counts {
        let slip = Vec2::new(half * 0.7, -half * 0.7);
        painter.line_segment([middle - slip, middle + slip], Stroke::new(1.2, edge.color));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dice::Edge;

    fn roll(throw: Throw, faces: &[u8], natural: i32) -> Vec<bool> {
        dice_of(throw, faces, natural).iter().map(|die| die.counts).collect()
    }

    #[test]
    fn of_two_dice_by_advantage_one_counts_and_all_dice_of_a_sum_do() {
        let two = Throw::One { sides: 20, edge: Edge::Favoured };
        assert_eq!(roll(two, &[4, 15], 15), [false, true]);
        assert_eq!(roll(two, &[7, 7], 7), [true, false]);
        assert_eq!(roll(Throw::Sum { count: 3, sides: 8 }, &[1, 1, 5], 7), [true, true, true]);
    }
}
