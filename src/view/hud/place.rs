//! Where squares of the board lie in the window, and where text about them fits without being cut off.

use bevy_egui::egui;
use egui::{Color32, Pos2, Rect, Stroke, Vec2};
use smallvec::SmallVec;

use crate::grid::Footprint;
use crate::view::camera::{BoardArea, CameraView};
use crate::view::plane::SQUARE;
use crate::view::plane::middle_of_body;

/// Converts positions in the drawn world to positions in the window.
pub(super) struct Projection {
    /// The part of the window that shows the board.
    pub room: Rect,
    middle: bevy::math::Vec2,
    /// Points per unit of the drawn world.
    scale: f32,
}

impl Projection {
    /// `pixels` is how many pixels a point of the panels has.
    pub fn new(board_area: &BoardArea, camera_view: &CameraView, pixels: f32) -> Projection {
        let (min, max) = (board_area.rect.min / pixels, board_area.rect.max / pixels);
        let room = Rect::from_min_max(Pos2::new(min.x, min.y), Pos2::new(max.x, max.y));
        Projection { room, middle: camera_view.middle, scale: camera_view.zoom / SQUARE / pixels }
    }

    /// Where a point of the drawn world lies in the window.
    pub fn point(&self, point: bevy::math::Vec2) -> Pos2 {
        let off = point - self.middle;
        self.room.center() + Vec2::new(off.x, -off.y) * self.scale
    }

    /// A length in the drawn world, in points.
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

/// What a text is to be kept away from.
pub(super) struct Clear<'r> {
    /// The thing that the text is about. It is never covered.
    pub thing: Rect,
    /// What belongs to it, such as the way there. It is covered only if there is no other place.
    pub way: &'r [Rect],
    /// Everything else that should stay in view.
    pub others: &'r [Rect],
}

/// The directions in which a text may lie from its thing: those beside it first.
const DIRECTIONS: [(f32, f32); 8] =
    [(1.0, 0.0), (-1.0, 0.0), (0.0, 1.0), (0.0, -1.0), (1.0, 1.0), (1.0, -1.0), (-1.0, 1.0), (-1.0, -1.0)];

/// Where to put a text of this size beside a thing, as its upper left corner: the place that hides least, and of equal
/// places the nearest, on the side that was asked for. The text is never cut off and never covers the thing itself.
pub(super) fn beside(clear: &Clear, size: Vec2, room: Rect, is_right: bool) -> Pos2 {
    let room = room.shrink(APART);
    let turn = if is_right { 1.0 } else { -1.0 };
    let square = clear.thing.width().min(clear.thing.height());
    let at = |(x, y): (f32, f32), far: f32| {
        let away = (clear.thing.size() + size) / 2.0 + Vec2::splat(APART + far);
        let middle = clear.thing.center() + Vec2::new(x * turn * away.x, y * away.y);
        Rect::from_min_size(within(middle - size / 2.0, size, room), size)
    };
    let distances = [0.0, 1.0, 2.0, 3.5, 5.0];
    let places =
        distances.iter().flat_map(|far| DIRECTIONS.map(|direction| (at(direction, far * square), *far)));
    let free = places.filter(|(place, _)| !place.intersects(clear.thing));
    let hidden = |rects: &[Rect], place: Rect| rects.iter().map(|rect| covered(*rect, place)).sum::<f32>();
    // A figure that is half covered counts like a way of five squares.
    let cost = |(place, far): &(Rect, f32)| {
        10.0 * hidden(clear.way, *place) + hidden(clear.others, *place) * 4.0 + far * 0.15
    };
    let best = free.min_by(|one, other| cost(one).total_cmp(&cost(other)));
    best.map_or(at(DIRECTIONS[0], 0.0), |(place, _)| place).min
}

/// The part of a rectangle that another one covers.
pub(super) fn covered(rect: Rect, by: Rect) -> f32 {
    let shared = rect.intersect(by);
    if shared.is_positive() { shared.area() / rect.area().max(1.0) } else { 0.0 }
}

/// Where to write a name of this size for a thing: below it, above, beside, or farther away, where a line has to lead to it.
/// Never over what is taken; `None` if there is no room.
pub(super) fn name_place(thing: Rect, size: Vec2, room: Rect, taken: &[Rect]) -> Option<(Rect, bool)> {
    const FARTHEST: f32 = 2.5;
    let near = [(0.0, 1.0), (0.0, -1.0), (1.0, 0.0), (-1.0, 0.0)].map(|direction| (direction, 0.0));
    let far = [0.4, 1.0, 1.7, FARTHEST].into_iter().flat_map(|far| {
        let around = [
            (0.0, 1.0),
            (0.0, -1.0),
            (1.0, 0.0),
            (-1.0, 0.0),
            (1.0, 1.0),
            (-1.0, 1.0),
            (1.0, -1.0),
            (-1.0, -1.0),
        ];
        around.map(|direction| (direction, far))
    });
    let place = |((x, y), far): ((f32, f32), f32)| {
        let away = (thing.size() + size) / 2.0 + Vec2::splat(far * thing.height());
        let rect = Rect::from_center_size(thing.center() + Vec2::new(x * away.x, y * away.y), size);
        (rect, far > 0.0)
    };
    let reach = thing.expand2(size + Vec2::splat(FARTHEST * thing.height()));
    let in_reach: SmallVec<[&Rect; 32]> = taken.iter().filter(|other| other.intersects(reach)).collect();
    let is_free = |(rect, _): &(Rect, bool)| {
        room.contains_rect(*rect) && !in_reach.iter().any(|other| other.intersects(*rect))
    };
    near.into_iter().chain(far).map(place).find(is_free)
}

/// How far a figure rises above its square, and how much of each edge of what it covers a text may lie over, in squares.
const HEAD: f32 = 0.22;
const RIM: f32 = 0.12;

/// What a figure covers that stands on a square: head and hat rise above it.
pub(super) fn figure_on(square: Rect) -> Rect {
    square.with_min_y(square.top() - HEAD * square.width())
}

/// The part of what a figure covers that no text may lie over.
pub(super) fn kept_clear(figure: Rect) -> Rect {
    figure.shrink(RIM * figure.width())
}

/// Draws a thin line from a figure to a text about it that is not beside it.
pub(super) fn lead(painter: &egui::Painter, figure: Rect, text: Rect, colour: Color32) {
    let end = text.clamp(figure.center());
    let from = figure.center() + (end - figure.center()).normalized() * figure.width() * 0.4;
    painter.line_segment([from, end], Stroke::new(1.5, colour));
}

/// The upper left corner of a text, moved just far enough that the text lies within a room.
pub(super) fn within(corner: Pos2, size: Vec2, room: Rect) -> Pos2 {
    let last = (room.max - size).max(room.min);
    corner.clamp(room.min, last)
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

    /// Where a text lies beside a thing among others.
    fn text_at(thing: Rect, size: Vec2, is_right: bool, way: &[Rect], others: &[Rect]) -> Rect {
        Rect::from_min_size(beside(&Clear { thing, way, others }, size, ROOM, is_right), size)
    }

    #[test]
    fn what_is_written_beside_a_thing_is_never_cut_off_and_never_lies_over_it() {
        for thing in things() {
            for size in [Vec2::new(260.0, 90.0), Vec2::new(120.0, 30.0)] {
                for is_right in [false, true] {
                    let text = text_at(thing, size, is_right, &[], &[]);
                    assert!(ROOM.contains_rect(text), "{text:?} beside {thing:?}");
                    assert!(!text.intersects(thing.shrink(1.0)), "{text:?} lies over {thing:?}");
                }
            }
        }
    }

    #[test]
    fn what_is_written_beside_a_thing_leaves_way_and_neighbours_in_view() {
        let size = Vec2::new(200.0, 80.0);
        for thing in things().filter(|thing| ROOM.contains_rect(*thing)) {
            let next = |cols: f32, rows: f32| thing.translate(Vec2::new(cols, rows) * 35.0);
            let neighbours: Vec<Rect> = [-1.0, 0.0, 1.0]
                .into_iter()
                .flat_map(|cols| [-1.0, 0.0, 1.0].map(|rows| next(cols, rows)))
                .filter(|rect| *rect != thing)
                .collect();
            let way: Vec<Rect> = (1..6).map(|step| next(-(step as f32), 0.0)).collect();
            let text = text_at(thing, size, true, &way, &neighbours);
            for rect in way.iter().chain(&neighbours) {
                assert!(!text.intersects(rect.shrink(1.0)), "{text:?} hides {rect:?} beside {thing:?}");
            }
        }
    }

    #[test]
    fn every_name_in_a_melee_of_six_is_written_and_hides_nobody() {
        let square = 44.0;
        let fighter = |col: usize, row: usize| {
            let corner = Pos2::new(400.0 + square * col as f32, 300.0 + square * row as f32);
            figure_on(Rect::from_min_size(corner, Vec2::splat(square)))
        };
        let melee: Vec<Rect> = (0..2).flat_map(|row| (0..3).map(move |col| fighter(col, row))).collect();
        let mut taken: Vec<Rect> = melee.iter().map(|figure| kept_clear(*figure)).collect();
        for thing in &melee {
            let (name, _) = name_place(*thing, Vec2::new(106.0, 22.0), ROOM, &taken)
                .expect("there is room for every name");
            assert!(!taken.iter().any(|other| other.intersects(name)));
            taken.push(name);
        }
    }

    #[test]
    fn a_name_is_never_cut_off() {
        for thing in things() {
            let size = Vec2::new(90.0, 16.0);
            if let Some((name, _)) = name_place(thing, size, ROOM, &[]) {
                assert!(ROOM.contains_rect(name), "{name:?} at {thing:?}");
            }
        }
    }

    #[test]
    fn a_square_lies_in_the_window_where_the_camera_draws_it() {
        let board_area = BoardArea { rect: bevy::math::Rect::new(0.0, 44.0, 900.0, 644.0) };
        let camera_view =
            CameraView { middle: bevy::math::Vec2::new(320.0, -320.0), zoom: 32.0, ..CameraView::default() };
        let onto = Projection::new(&board_area, &camera_view, 1.0);
        // The camera_view is on the upper left corner of square 5,5, with 32 pixels per square.
        let rect = onto.rect(Footprint::new(Pos::new(5, 5), 1));
        assert_eq!(rect, Rect::from_min_size(Pos2::new(450.0, 344.0), Vec2::splat(32.0)));
        assert_eq!(onto.rect(Footprint::new(Pos::new(4, 5), 2)).max, Pos2::new(482.0, 408.0));
    }
}
