//! Laws of the square grid, each compared with a slow oracle that finds the same result in another way. Examples that
//! can be read off a drawn board are unit tests beside the code.

mod reach;
mod shapes;
mod sight;

use affray::grid::{Diagonal, Footprint, Grid, Pos, Size};
use proptest::prelude::*;

/// Enough cases for a few tenths of a second. A failure is reported in full, so nothing is stored on disk.
fn many() -> ProptestConfig {
    ProptestConfig { cases: 600, failure_persistence: None, ..ProptestConfig::default() }
}

const WAYS: [Diagonal; 3] = [Diagonal::Five, Diagonal::Alternating, Diagonal::Manhattan];

fn any_way() -> impl Strategy<Value = Diagonal> {
    prop::sample::select(&WAYS[..])
}

fn any_pos(size: Size) -> impl Strategy<Value = Pos> {
    (0..size.area()).prop_map(move |index| size.at(index))
}

fn any_body() -> impl Strategy<Value = Footprint> {
    (-9..9i16, -9..9i16, 1..=4u8).prop_map(|(col, row, side)| Footprint::new(Pos::new(col, row), side))
}

/// A board of random size whose squares hold values from a short list, the first of them most often.
fn any_board<T: Copy + std::fmt::Debug + 'static>(
    most: u16,
    values: &'static [T],
    others: f64,
) -> impl Strategy<Value = Grid<T>> {
    (1..=most, 1..=most).prop_flat_map(move |(cols, rows)| {
        let size = Size::new(cols, rows);
        let cell = prop_oneof![
            1000 - (others * 1000.0) as u32 => Just(values[0]),
            (others * 1000.0) as u32 => prop::sample::select(&values[1..]),
        ];
        prop::collection::vec(cell, size.area())
            .prop_filter_map("a cell for each square", move |cells| Grid::from_cells(size, cells))
    })
}

/// Whether a segment runs through the inside of a square of a lattice with this pitch, by clipping it to the square's
/// four sides with fractions of whole numbers.
fn is_inside_clipped(from: (i64, i64), to: (i64, i64), square: Pos, pitch: i64) -> bool {
    let (mut enters, mut leaves) = ((0, 1), (1, 1));
    for (from, to, low) in [(from.0, to.0, square.col), (from.1, to.1, square.row)] {
        let (low, run) = (low as i64 * pitch, to - from);
        if run == 0 {
            if from <= low || from >= low + pitch {
                return false;
            }
            continue;
        }
        let (near, far) = if run > 0 { (low, low + pitch) } else { (low + pitch, low) };
        let (near, far) =
            (((near - from) * run.signum(), run.abs()), ((far - from) * run.signum(), run.abs()));
        let is_less = |a: (i64, i64), b: (i64, i64)| a.0 * b.1 < b.0 * a.1;
        enters = if is_less(enters, near) { near } else { enters };
        leaves = if is_less(far, leaves) { far } else { leaves };
    }
    enters.0 * leaves.1 < leaves.0 * enters.1
}
