//! Marks around squares, which leave the inside free: brackets around a target, the corners of the pointed square, a
//! square on the way.

use super::drawing::{Drawing, polygon, straight};
use super::{INK, Point};
use crate::view::paint::canvas::Paint;

/// The corners of a square: where they are, and which way leads inside.
const CORNERS: [Point; 4] = [(0.0, 0.0), (1.0, 0.0), (1.0, 1.0), (0.0, 1.0)];

/// Draws brackets around the square whose upper left corner is `corner`, a little outside it.
pub fn draw_brackets(drawing: &mut Drawing, corner: Point, side: f32, ink: Paint) {
    corners(drawing, corner, side, 0.05, 0.3, 0.075, ink);
}

/// Draws thin corners inside the pointed square.
pub fn draw_cursor(drawing: &mut Drawing, corner: Point) {
    corners(drawing, corner, 1.0, -0.06, 0.2, 0.045, INK);
}

fn corners(
    drawing: &mut Drawing,
    corner: Point,
    side: f32,
    outside: f32,
    length: f32,
    width: f32,
    ink: Paint,
) {
    for (right, down) in CORNERS {
        // From the corner along both sides.
        let (to_right, to_down) = (1.0 - 2.0 * right, 1.0 - 2.0 * down);
        let at = (corner.0 + right * side - to_right * outside, corner.1 + down * side - to_down * outside);
        let points = [(at.0 + to_right * length, at.1), at, (at.0, at.1 + to_down * length)];
        drawing.line(straight(&points), width, ink);
    }
}

/// Draws a square that a way has to go by: a small diamond.
pub fn draw_waypoint(drawing: &mut Drawing, middle: Point, ink: Paint) {
    let (x, y) = middle;
    let diamond = |wide: f32| polygon(&[(x, y - wide), (x + wide, y), (x, y + wide), (x - wide, y)]);
    drawing.line(diamond(0.16), 0.05, ink);
    drawing.fill(diamond(0.16), super::PAPER);
    drawing.fill(diamond(0.07), ink);
}
