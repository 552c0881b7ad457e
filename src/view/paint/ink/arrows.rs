//! Arrows for what somebody intends, and the line from a combatant to a target.

use super::drawing::{Drawing, polygon, smooth, straight};
use super::{Point, beside, middle, towards};
use crate::view::paint::canvas::Paint;

/// Whether the line of sight to a target is clear.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sight {
    Clear,
    Blocked,
}

/// Draws a dashed line between two points: with short dashes where nothing can be seen along it.
pub fn draw_line_to(drawing: &mut Drawing, from: Point, to: Point, sight: Sight, ink: Paint) {
    let dash = match sight {
        Sight::Clear => [0.24, 0.14],
        Sight::Blocked => [0.05, 0.16],
    };
    drawing.dashed(straight(&[from, to]), 0.06, ink, dash);
}

/// Draws an arrow with a slight bend, so that two arrows between the same figures are told apart.
pub fn draw_arrow(drawing: &mut Drawing, from: Point, to: Point, ink: Paint) {
    let (way, far) = towards(from, to);
    if far < 0.3 {
        return;
    }
    let head = 0.32_f32.min(far * 0.5);
    let bend = beside(middle(from, to), way, 0.0, 0.08 * far.min(4.0));
    let (last, _) = towards(bend, to);
    let neck = beside(to, last, -head * 0.8, 0.0);
    drawing.line(smooth(&[from, bend, neck]), 0.085, ink);
    let tip = [to, beside(to, last, -head, head * 0.5), neck, beside(to, last, -head, -head * 0.5)];
    drawing.line(polygon(&tip), 0.03, ink);
    drawing.fill(polygon(&tip), ink);
}
