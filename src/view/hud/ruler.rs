//! The ruler: the numbers of columns and rows on the table, along the upper and the left edge of the map, so that a square which
//! a text names can be found. Where these edges are out of sight, the numbers stay at the edge of the board.

use bevy_egui::egui;
use egui::{Color32, CornerRadius, Pos2, Rect, Vec2};

use super::place::Projection;
use super::theme::{self, Ink};
use crate::grid::{Pos, Size};
use crate::view::paint::MARGIN;
use crate::view::plane::SQUARE;
use crate::view::plane::middle_of;

/// The size of the numbers, how far they are from the paper, and how far apart from one another at least, in points.
const TEXT: f32 = theme::SMALL;
const APART: f32 = 3.0;
const ROOM: f32 = 24.0;
/// Every so many squares have a number: all of them if there is room, and at least one of twenty.
const STEPS: [i16; 4] = [1, 2, 5, 10];
const FEWEST: i16 = 20;

/// A number of the ruler.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Mark {
    number: i16,
    at: Pos2,
    is_pointed: bool,
    /// Whether it lies on the map, since the edge of the map is out of sight.
    is_on_map: bool,
}

/// Writes the numbers; those of the pointed square stand out.
pub(super) fn paint(painter: &egui::Painter, (size, pointed): (Size, Option<Pos>), onto: &Projection) {
    let (oak, panel) = (theme::on_oak(), painter.ctx().global_style().visuals.clone());
    for Mark { number, at, is_pointed, is_on_map } in marks(size, pointed, onto) {
        let (face, ink) = match (is_pointed, is_on_map) {
            (true, _) => (theme::bold_face(TEXT), Ink::Strong.of(&panel)),
            (false, true) => (theme::face(TEXT), Ink::Faint.of(&panel)),
            (false, false) => (theme::face(TEXT), Ink::Faint.of(&oak)),
        };
        let text = painter.layout_no_wrap(number.to_string(), face, ink);
        let corner = (at - text.size() / 2.0).round();
        if is_pointed || is_on_map {
            let plate = Rect::from_min_size(corner, text.size()).expand2(Vec2::new(3.0, 0.0));
            painter.rect_filled(plate, CornerRadius::same(3), theme::over_board(&panel));
        }
        painter.galley(corner, text, Color32::PLACEHOLDER);
    }
}

/// The numbers that are in sight. That of the pointed square is always among them, and takes the place of its neighbours.
fn marks(size: Size, pointed: Option<Pos>, onto: &Projection) -> Vec<Mark> {
    let square = onto.length(SQUARE);
    let step = STEPS.into_iter().find(|step| f32::from(*step) * square >= ROOM).unwrap_or(FEWEST);
    let is_crowded = |number: i16, pointed: i16| f32::from((number - pointed).abs()) * square < ROOM;
    let numbers = |count: u16, pointed: Option<i16>| {
        let is_written = move |number: &i16| match pointed {
            Some(pointed) => *number == pointed || number % step == 0 && !is_crowded(*number, pointed),
            None => number % step == 0,
        };
        (0..count.cast_signed()).filter(is_written)
    };
    // The paper ends a margin away from the squares, and the numbers lie beyond it.
    let paper = onto.point(bevy::math::Vec2::new(-MARGIN, MARGIN) * SQUARE);
    let beyond = Vec2::new(TEXT * 0.7, TEXT / 2.0) + Vec2::splat(APART);
    let place = paper - beyond;
    let first = onto.room.min + beyond;
    let (across, down) = (place.y.max(first.y), place.x.max(first.x));
    let columns = numbers(size.cols, pointed.map(|at| at.col)).map(|number| Mark {
        number,
        at: Pos2::new(onto.point(middle_of(Pos::new(number, 0))).x, across),
        is_pointed: pointed.is_some_and(|at| at.col == number),
        is_on_map: first.y > paper.y,
    });
    let rows = numbers(size.rows, pointed.map(|at| at.row)).map(|number| Mark {
        number,
        at: Pos2::new(down, onto.point(middle_of(Pos::new(0, number))).y),
        is_pointed: pointed.is_some_and(|at| at.row == number),
        is_on_map: first.x > paper.x,
    });
    // Where both rulers meet, only the upper one has room.
    let corner = Rect::from_min_max(onto.room.min, Pos2::new(down, across) + beyond);
    columns
        .filter(|mark| onto.room.shrink(beyond.x).x_range().contains(mark.at.x) && mark.at.x > corner.right())
        .chain(rows.filter(|mark| {
            onto.room.shrink(beyond.y).y_range().contains(mark.at.y) && mark.at.y > corner.bottom()
        }))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::view::camera::{BoardArea, CameraView};

    const FIELD: Size = Size { cols: 26, rows: 14 };

    /// The board on 900 x 600 points, with its middle and the points of a square.
    fn board(middle: (f32, f32), zoom: f32) -> Projection {
        let board_area = BoardArea { rect: bevy::math::Rect::new(0.0, 40.0, 900.0, 640.0) };
        let middle = bevy::math::Vec2::new(middle.0, -middle.1) * SQUARE;
        Projection::new(&board_area, &CameraView { middle, zoom, ..CameraView::default() }, 1.0)
    }

    fn numbers(marks: &[Mark], is_wanted: impl Fn(&Mark) -> bool) -> Vec<i16> {
        marks.iter().filter(|mark| is_wanted(mark)).map(|mark| mark.number).collect()
    }

    #[test]
    fn a_map_that_is_wholly_in_sight_has_a_number_for_each_square_outside_the_paper() {
        let onto = board((13.0, 7.0), 31.0);
        let found = marks(FIELD, None, &onto);
        assert_eq!(found.len(), 26 + 14);
        let paper = Rect::from_min_max(
            onto.point(bevy::math::Vec2::new(-MARGIN, MARGIN) * SQUARE),
            onto.point(bevy::math::Vec2::new(26.0 + MARGIN, -14.0 - MARGIN) * SQUARE),
        );
        assert!(found.iter().all(|mark| !paper.contains(mark.at) && !mark.is_on_map));
    }

    #[test]
    fn a_square_that_is_pointed_at_has_both_of_its_numbers_among_few() {
        let onto = board((13.0, 7.0), 10.0);
        let found = marks(FIELD, Some(Pos::new(16, 7)), &onto);
        assert_eq!(numbers(&found, |mark| mark.is_pointed), [16, 7]);
        let columns = numbers(&found, |mark| mark.at.x > 310.0);
        assert_eq!(columns, [0, 5, 10, 16, 20, 25], "15 has made way for 16");
    }

    #[test]
    fn near_the_map_the_numbers_stay_at_the_edge_of_the_board() {
        let onto = board((13.0, 7.0), 100.0);
        let found = marks(FIELD, None, &onto);
        assert!(found.iter().all(|mark| mark.is_on_map && onto.room.contains(mark.at)));
        assert_eq!(numbers(&found, |mark| mark.at.y < 60.0), [9, 10, 11, 12, 13, 14, 15, 16]);
    }
}
