//! Where squares of the board lie in the window, and where text about them fits without being cut off.

use bevy_egui::egui;
use egui::{Pos2, Rect, Vec2};

use crate::grid::Footprint;
use crate::view::art::SQUARE;
use crate::view::camera::{BoardArea, CameraView, middle_of_body};

/// Converts positions in the drawn world to positions in the window.
pub(super) struct Projection {
    /// The part of the window that shows the board.
    pub room: Rect,
    middle: bevy::math::Vec2,
    /// Pixels per unit of the drawn world.
    scale: f32,
}

impl Projection {
    pub fn new(board_area: &BoardArea, camera_view: &CameraView) -> Projection {
        let (min, max) = (board_area.rect.min, board_area.rect.max);
        let room = Rect::from_min_max(Pos2::new(min.x, min.y), Pos2::new(max.x, max.y));
        Projection { room, middle: camera_view.middle, scale: camera_view.zoom / SQUARE }
    }

    /// Where a point of the drawn world lies in the window.
    pub fn point(&self, point: bevy::math::Vec2) -> Pos2 {
        let off = point - self.middle;
        self.room.center() + Vec2::new(off.x, -off.y) * self.scale
    }

    /// A length in the drawn world, in pixels.
    pub fn length(&self, units: f32) -> f32 {
        units * self.scale
    }

    pub fn middle(&self, body: Footprint) -> Pos2 {
        self.point(middle_of_body(body))
    }

    pub fn rect(&self, body: Footprint) -> Rect {
        let side = self.length(SQUARE * f32::from(body.side()));
        Rect::from_center_size(self.middle(body), Vec2::splat(side))
    }
}

/// Pixels between a thing and the text beside it, and between the text and the edge of the room.
const APART: f32 = 6.0;

/// Where to put a text of this size beside a thing, as its upper left corner. Takes the place that hides the fewest
/// other things; of equal places, the side that was asked for, then the other side, below, above. The text is never
/// cut off and never covers the thing itself.
pub(super) fn beside(thing: Rect, size: Vec2, room: Rect, is_right: bool, others: &[Rect]) -> Pos2 {
    let room = room.shrink(APART);
    let middle = thing.center() - size / 2.0;
    let right = Pos2::new(thing.max.x + APART, middle.y);
    let left = Pos2::new(thing.min.x - APART - size.x, middle.y);
    let (first, second) = if is_right { (right, left) } else { (left, right) };
    let lower = Pos2::new(middle.x, thing.max.y + APART);
    let upper = Pos2::new(middle.x, thing.min.y - APART - size.y);
    let rect = |corner| Rect::from_min_size(within(corner, size, room), size);
    let places = [first, second, lower, upper].map(rect);
    let hides = |place: &Rect| others.iter().filter(|other| other.intersects(*place)).count();
    let free = places.iter().filter(|place| !place.intersects(thing));
    free.min_by_key(|place| hides(place)).unwrap_or(&places[0]).min
}

/// The upper left corner of a text, moved just far enough that the text lies within a room.
pub(super) fn within(corner: Pos2, size: Vec2, room: Rect) -> Pos2 {
    let last = (room.max - size).max(room.min);
    corner.clamp(room.min, last)
}

/// The upper left corner of a name below a thing, or above it if there is no room below. The name is never cut off.
pub(super) fn below(thing: Rect, size: Vec2, room: Rect) -> Pos2 {
    let hangs_out = thing.max.y + size.y > room.max.y;
    let top = if hangs_out { thing.min.y - size.y } else { thing.max.y };
    within(Pos2::new(thing.center().x - size.x / 2.0, top), size, room)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::grid::Pos;

    const ROOM: Rect = Rect { min: Pos2::new(0.0, 44.0), max: Pos2::new(932.0, 642.0) };

    /// Squares all over the room, and some that hang over its edge.
    fn things() -> impl Iterator<Item = Rect> {
        let at = |col: i16, row: i16| Pos2::new(f32::from(col) * 35.0, f32::from(row) * 35.0);
        (-1..28)
            .flat_map(move |col| (0..20).map(move |row| Rect::from_min_size(at(col, row), Vec2::splat(35.0))))
    }

    #[test]
    fn what_is_written_beside_a_thing_is_never_cut_off_and_never_lies_over_it() {
        for thing in things() {
            for size in [Vec2::new(260.0, 90.0), Vec2::new(120.0, 30.0)] {
                for is_right in [false, true] {
                    let text = Rect::from_min_size(beside(thing, size, ROOM, is_right, &[]), size);
                    assert!(ROOM.contains_rect(text), "{text:?} beside {thing:?}");
                    assert!(!text.intersects(thing.shrink(1.0)), "{text:?} lies over {thing:?}");
                }
            }
        }
    }

    #[test]
    fn what_is_written_beside_a_thing_leaves_others_in_view_where_it_can() {
        let thing = Rect::from_min_size(Pos2::new(400.0, 300.0), Vec2::splat(35.0));
        let size = Vec2::new(150.0, 60.0);
        let next = |cols: f32, rows: f32| thing.translate(Vec2::new(cols, rows) * 35.0);
        let place = |others: &[Rect]| Rect::from_min_size(beside(thing, size, ROOM, true, others), size);
        assert!(place(&[]).min.x > thing.max.x);
        assert!(place(&[next(1.0, 0.0)]).max.x < thing.min.x);
        assert!(place(&[next(1.0, 0.0), next(-1.0, 0.0)]).min.y > thing.max.y);
        assert!(place(&[next(1.0, 0.0), next(-1.0, 0.0), next(0.0, 1.0)]).max.y < thing.min.y);
    }

    #[test]
    fn a_name_is_never_cut_off() {
        for thing in things() {
            let size = Vec2::new(90.0, 16.0);
            let text = Rect::from_min_size(below(thing, size, ROOM), size);
            assert!(ROOM.contains_rect(text), "{text:?} at {thing:?}");
        }
    }

    #[test]
    fn a_square_lies_in_the_window_where_the_camera_draws_it() {
        let board_area =
            BoardArea { rect: bevy::math::Rect::new(0.0, 44.0, 900.0, 644.0), ..BoardArea::default() };
        let camera_view =
            CameraView { middle: bevy::math::Vec2::new(320.0, -320.0), zoom: 32.0, ..CameraView::default() };
        let onto = Projection::new(&board_area, &camera_view);
        // The camera_view is on the upper left corner of square 5,5, with 32 pixels per square.
        let rect = onto.rect(Footprint::new(Pos::new(5, 5), 1));
        assert_eq!(rect, Rect::from_min_size(Pos2::new(450.0, 344.0), Vec2::splat(32.0)));
        assert_eq!(onto.rect(Footprint::new(Pos::new(4, 5), 2)).max, Pos2::new(482.0, 408.0));
    }
}
