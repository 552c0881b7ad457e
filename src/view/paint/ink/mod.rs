//! Ink on the map that comes and goes: what a combatant can reach, ways, targets, threats and intents. All of it is drawn
//! in squares from the upper left corner of the board, and put on a canvas as large as it needs.

mod area;
mod arrows;
mod drawing;
mod marks;
mod way;

pub use area::{draw_area, draw_danger_of_all, draw_danger_of_one, draw_goal, draw_reach, draw_threat};
pub use arrows::{Sight, draw_arrow, draw_line_to};
pub use drawing::{Drawing, Inked};
pub use marks::{draw_brackets, draw_cursor, draw_waypoint};
pub use way::draw_way;

use super::canvas::Paint;

/// A point of the board, in squares from its upper left corner.
pub type Point = (f32, f32);

/// The paper that shows around every line, so that it can be seen on dark ground too.
const PAPER: Paint = Paint::solid(244, 234, 208);
/// The black ink of plain lines.
pub const INK: Paint = Paint::solid(30, 26, 23);
/// The red pen: danger and targets.
pub const RED_PEN: Paint = Paint::solid(186, 44, 26);
/// The green pen: allies who are meant, and goals.
pub const GREEN_PEN: Paint = Paint::solid(36, 104, 62);
/// Faded ink: what is not possible.
pub const PALE_INK: Paint = Paint::solid(112, 102, 90);

/// The middle between two points.
fn middle(a: Point, b: Point) -> Point {
    ((a.0 + b.0) / 2.0, (a.1 + b.1) / 2.0)
}

/// The direction from one point to another, with length 1, and the distance.
fn towards(from: Point, to: Point) -> (Point, f32) {
    let (x, y) = (to.0 - from.0, to.1 - from.1);
    let far = (x * x + y * y).sqrt().max(1e-6);
    ((x / far, y / far), far)
}

/// A point moved along a direction, and aside to the right of it.
fn beside(from: Point, way: Point, along: f32, aside: f32) -> Point {
    (from.0 + way.0 * along - way.1 * aside, from.1 + way.1 * along + way.0 * aside)
}
