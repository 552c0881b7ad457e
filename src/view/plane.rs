//! The drawn world, a plane: where the squares of the board lie in it.

use bevy::math::Vec2;

use crate::grid::{Footprint, Pos, Size};

/// Units of the drawn world per square.
pub const SQUARE: f32 = 64.0;

/// The middle of a square in the drawn world.
pub fn middle_of(at: Pos) -> Vec2 {
    Vec2::new((f32::from(at.col) + 0.5) * SQUARE, -(f32::from(at.row) + 0.5) * SQUARE)
}

/// The middle of a body in the drawn world.
pub fn middle_of_body(body: Footprint) -> Vec2 {
    let more = f32::from(body.side() - 1) * SQUARE / 2.0;
    middle_of(body.corner()) + Vec2::new(more, -more)
}

/// The square of a point in the drawn world; `None` off the board.
pub fn square_at(point: Vec2, size: Size) -> Option<Pos> {
    let at = Pos::new((point.x / SQUARE).floor() as i16, (-point.y / SQUARE).floor() as i16);
    if size.contains(at) { Some(at) } else { None }
}
