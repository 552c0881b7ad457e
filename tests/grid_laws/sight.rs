//! Laws of sight: the walk along a segment, and the table of sight, compared with clipping every segment by every wall.

use affray::grid::{Grid, Pos, Sight, Size, SquareSet, sees};
use proptest::prelude::*;

use crate::{any_board, any_body, is_inside_clipped, many};

fn walled_board() -> impl Strategy<Value = Grid<bool>> {
    prop_oneof![any_board(11, &[false, true], 0.15), any_board(11, &[false, true], 0.4)]
}

/// Sight by its definition, slowly: tests every segment against every opaque square and every corner of the board.
fn sees_slowly(a: Pos, b: Pos, opaque: &Grid<bool>) -> bool {
    let samples = |pos: Pos| {
        [(1, 1), (1, 3), (3, 1), (3, 3)].map(|(x, y)| (pos.col as i64 * 4 + x, pos.row as i64 * 4 + y))
    };
    let is_clear = |from: (i64, i64), to: (i64, i64)| {
        let walls = || opaque.iter().filter(|&(_, &is_opaque)| is_opaque).map(|(pos, _)| pos);
        let crosses_wall = walls().any(|wall| wall != a && wall != b && is_inside_clipped(from, to, wall, 4));
        let is_pinched = opaque.size().positions().any(|corner| {
            let (x, y) = (corner.col as i64 * 4, corner.row as i64 * 4);
            let (cols, rows) = (to.0 - from.0, to.1 - from.1);
            let is_on_line = cols * (y - from.1) == rows * (x - from.0);
            let is_between = (x - from.0) * (x - to.0) < 0 && (y - from.1) * (y - to.1) < 0;
            // A line that goes down to the east passes the corner between the squares to the north-east and the
            // south-west.
            let beside = if cols * rows > 0 { [(0, -1), (-1, 0)] } else { [(-1, -1), (0, 0)] };
            let is_wall = |(cols, rows): (i16, i16)| opaque.get_or(corner.offset(cols, rows), false);
            is_on_line && is_between && beside.into_iter().all(is_wall)
        });
        !crosses_wall && !is_pinched
    };
    samples(a).into_iter().any(|from| samples(b).into_iter().any(|to| is_clear(from, to)))
}

proptest! {
    #![proptest_config(many())]

    #[test]
    fn sight_is_symmetric_and_is_what_the_oracle_finds(
        opaque in walled_board(), from in any::<prop::sample::Index>(),
    ) {
        let size = opaque.size();
        let a = size.at(from.index(size.area()));
        let is_opaque = |pos| opaque.get_or(pos, false);
        for b in size.positions() {
            prop_assert_eq!(sees(a, b, is_opaque), sees_slowly(a, b, &opaque), "{} and {}", a, b);
            prop_assert_eq!(sees(a, b, is_opaque), sees(b, a, is_opaque), "{} and {}", a, b);
        }
    }

    #[test]
    fn the_table_of_sight_matches_the_definition(
        opaque in walled_board(), asked in any::<prop::sample::Index>(),
    ) {
        let size = opaque.size();
        let sight = Sight::new(opaque.clone());
        let a = size.at(asked.index(size.area()));
        for b in size.positions() {
            let by_definition = sees(a, b, |pos| opaque.get_or(pos, false));
            prop_assert_eq!(sight.sees(b, a), by_definition, "asked before the row of {} was found", a);
        }
        prop_assert_eq!(&*sight.row(a), &SquareSet::of(size, |b| sees(a, b, |pos| opaque.get_or(pos, false))));
        prop_assert!(!sight.sees(a, Pos::new(-1, 0)) && sight.row(Pos::new(-1, 0)).is_empty());
    }

    #[test]
    fn a_body_sees_and_is_seen_by_any_of_its_squares(
        opaque in walled_board(), a in any_body(), b in any_body(),
    ) {
        let sight = Sight::new(opaque);
        let pairs = || a.squares().flat_map(|a| b.squares().map(move |b| (a, b)));
        prop_assert_eq!(sight.sees_body(a, b), pairs().any(|(a, b)| sight.sees(a, b)));
        let mut seen = SquareSet::none(sight.size());
        sight.add_seen_by(a, &mut seen);
        let by_any = SquareSet::of(sight.size(), |b| a.squares().any(|a| sight.sees(a, b)));
        prop_assert_eq!(seen, by_any);
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 100, ..many() })]

    #[test]
    fn a_row_of_a_large_board_matches_the_definition(
        opaque in prop::sample::select(&[0.02, 0.1, 0.25, 0.6][..])
            .prop_flat_map(|share| any_board(90, &[false, true], share)),
        from in any::<prop::sample::Index>(),
    ) {
        let a = opaque.size().at(from.index(opaque.size().area()));
        let by_definition = SquareSet::of(opaque.size(), |b| sees(a, b, |pos| opaque.get_or(pos, false)));
        let sight = Sight::new(opaque);
        prop_assert_eq!(&*sight.row(a), &by_definition);
    }
}

#[test]
fn a_large_table_matches_the_definition() {
    let size = Size::new(80, 60);
    let opaque = Grid::from_fn(size, |pos| (pos.col * 7 + pos.row * 13) % 11 == 0 && pos.col % 3 != 0);
    let sight = Sight::new(opaque.clone());
    for a in size.positions().step_by(397) {
        let by_definition = SquareSet::of(size, |b| sees(a, b, |pos| opaque.get_or(pos, false)));
        assert_eq!(*sight.row(a), by_definition, "{a}");
        assert_eq!(*sight.row(a), by_definition, "{a} again");
        assert!(size.positions().step_by(61).all(|b| sight.sees(b, a) == by_definition.get(b)));
    }
}

#[test]
fn threads_that_share_a_table_see_the_same() {
    let size = Size::new(20, 20);
    let sight = Sight::new(Grid::from_fn(size, |pos| (pos.col * 5 + pos.row * 3) % 7 == 0));
    let look = || size.positions().map(|from| sight.row(from).clone()).collect::<Vec<_>>();
    let (here, there) = std::thread::scope(|scope| {
        let there =
            scope.spawn(|| size.positions().map(|from| (*sight.row(from)).clone()).collect::<Vec<_>>());
        (look().into_iter().map(|row| (*row).clone()).collect::<Vec<_>>(), there.join().unwrap())
    });
    assert_eq!(here, there);
}
