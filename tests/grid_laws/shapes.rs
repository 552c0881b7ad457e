//! Laws of distances, bodies, cover and areas, each compared with counting single squares.

use affray::grid::{Footprint, Pos, Question, Reach, Size, burst, cone, distance, has_cover, line};
use proptest::prelude::*;

use crate::{any_board, any_body, any_way, is_inside_clipped, many};

proptest! {
    #![proptest_config(many())]

    #[test]
    fn distance_is_the_cost_of_the_best_walk_over_open_ground(
        size in (1..12u16, 1..12u16), way in any_way(),
    ) {
        let size = Size::new(size.0, size.1);
        let question = Question {
            size, side: 1, diagonal: way, is_next_diagonal_double: false, budget: None,
            enter: |_| Some(1), no_rest: Vec::new(),
 stops: Vec::new(),
        };
        let mut reach = Reach::new();
        reach.explore(Pos::new(0, 0), &question);
        for pos in size.positions() {
            prop_assert_eq!(reach.cost(pos), Some(distance(Pos::new(0, 0), pos, way)));
            prop_assert_eq!(distance(pos, Pos::new(0, 0), way), distance(Pos::new(0, 0), pos, way));
        }
    }

    #[test]
    fn the_gap_between_bodies_is_that_of_their_nearest_squares(
        a in any_body(), b in any_body(), way in any_way(),
    ) {
        let pairs = || a.squares().flat_map(|a| b.squares().map(move |b| (a, b)));
        prop_assert_eq!(a.gap(b, way), pairs().map(|(a, b)| distance(a, b, way)).min().unwrap());
        prop_assert_eq!(a.overlaps(b), pairs().any(|(a, b)| a == b));
        prop_assert_eq!(a.is_adjacent(b), !a.overlaps(b) && a.ring().any(|pos| b.contains(pos)));
    }

    #[test]
    fn cover_equals_counting_clipped_lines(
        shields in any_board(9, &[false, true], 0.3),
        a in any_body(), b in any_body(), by in (0..9i16, 0..9i16),
    ) {
        let (a, b) = (a, b.moved_to(Pos::new(by.0, by.1)));
        prop_assume!(!a.overlaps(b));
        let gives_cover = |pos| shields.get_or(pos, false);
        let counts = |pos: &Pos| gives_cover(*pos) && b.ring().any(|near| near == *pos) && !a.contains(*pos);
        let next_to: Vec<Pos> = shields.size().positions().filter(counts).collect();
        let corners = |body: Footprint| {
            let (col, row, side) = (body.corner().col as i64, body.corner().row as i64, body.side() as i64);
            [(col, row), (col, row + side), (col + side, row), (col + side, row + side)]
        };
        let hindered = |eye, square: Pos| {
            let hinders = |end| next_to.iter().any(|&shield| is_inside_clipped(eye, end, shield, 1));
            corners(square.into()).into_iter().filter(|&end| hinders(end)).count()
        };
        let at_best = |square| corners(a).into_iter().map(|eye| hindered(eye, square)).min().unwrap();
        let covered = b.squares().all(|square| at_best(square) >= 2);
        prop_assert_eq!(has_cover(a, b, gives_cover), covered);
    }

    #[test]
    fn areas_keep_their_length_their_order_and_their_symmetry(
        from in any_body(), target in (-9..9i16, -9..9i16), length in 0..9u32, way in any_way(),
    ) {
        let (size, target) = (Size::new(9, 8), Pos::new(target.0, target.1));
        let everywhere = |_| true;
        let line_to = line(size, from, target, length, way, everywhere);
        let cone_to = cone(size, from, target, length, way, everywhere);
        let all_near = burst(size, from.corner(), length, way, everywhere);
        let expected = size.positions().filter(|&p| distance(from.corner(), p, way) <= length);
        prop_assert!(all_near.iter().copied().eq(expected));
        for area in [&line_to, &cone_to] {
            prop_assert!(area.is_sorted_by(|a, b| a < b));
            prop_assert!(area.iter().all(|&p| size.contains(p) && !from.contains(p)));
            prop_assert!(area.iter().all(|&p| from.gap(p.into(), way) <= length));
        }
        // The centres in quarters of a square, and the ray from one through the other and far beyond.
        let eye = [from.corner().col, from.corner().row].map(|at| at as i64 * 4 + from.side() as i64 * 2);
        let ahead = [target.col as i64 * 4 + 2 - eye[0], target.row as i64 * 4 + 2 - eye[1]];
        let ray_end = (eye[0] + ahead[0] * 100, eye[1] + ahead[1] * 100);
        let expected = size.positions().filter(|&p| {
            let in_reach = !from.contains(p) && !from.contains(target) && from.gap(p.into(), way) <= length;
            in_reach && is_inside_clipped((eye[0], eye[1]), ray_end, p, 4)
        });
        prop_assert!(line_to.iter().copied().eq(expected));
        // A cone extends half a right angle to each side: compare squared cosines in whole numbers.
        let expected = size.positions().filter(|&p| {
            let to = [p.col as i64 * 4 + 2 - eye[0], p.row as i64 * 4 + 2 - eye[1]];
            let dot = to[0] * ahead[0] + to[1] * ahead[1];
            let square = |v: [i64; 2]| v[0] * v[0] + v[1] * v[1];
            let in_reach = !from.contains(p) && !from.contains(target) && from.gap(p.into(), way) <= length;
            in_reach && dot >= 0 && 2 * dot * dot >= square(to) * square(ahead)
        });
        prop_assert!(cone_to.iter().copied().eq(expected));
    }
}
