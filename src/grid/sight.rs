//! Which squares see each other on a board where some squares are opaque. [`sees`] is the definition, in integers;
//! [`Sight`] caches it for a whole board. Light, hiding and cover are handled elsewhere.
//!
//! Every square has four sample points, each a quarter of its side away from two of its edges. Two squares see each
//! other if any of the sixteen segments between their sample points is clear. A segment is blocked if it crosses the
//! inside of an opaque square other than the two, or passes exactly through a corner where both squares beside the
//! segment are opaque. Sight is symmetric, and a square sees itself.

use super::cells::Grid;
use super::footprint::Footprint;
use super::pos::{Pos, Size};
use super::square_set::SquareSet;
use rows::Rows;

pub use rows::SightRow;

mod rows;
mod shadows;

/// The pairs of sample points to try, by their columns and rows within the two squares, in quarters. The parallel
/// segments come first, because one of them is usually clear if any segment is.
const SEGMENTS: [[i32; 4]; 16] = [
    [1, 1, 1, 1],
    [3, 3, 3, 3],
    [1, 3, 1, 3],
    [3, 1, 3, 1],
    [1, 1, 3, 3],
    [3, 3, 1, 1],
    [1, 3, 3, 1],
    [3, 1, 1, 3],
    [1, 1, 3, 1],
    [1, 1, 1, 3],
    [3, 3, 1, 3],
    [3, 3, 3, 1],
    [1, 3, 3, 3],
    [1, 3, 1, 1],
    [3, 1, 1, 1],
    [3, 1, 3, 3],
];

/// Whether two squares see each other. This is the definition; for many questions on one board, [`Sight`] is faster.
pub fn sees(a: Pos, b: Pos, is_opaque: impl Fn(Pos) -> bool) -> bool {
    SEGMENTS.iter().any(|&segment| is_clear(a, b, segment, &is_opaque))
}

/// Whether one segment between two squares is clear. Walks from square to square through the edges and corners that
/// the segment crosses.
fn is_clear(a: Pos, b: Pos, [a_col, a_row, b_col, b_row]: [i32; 4], is_opaque: impl Fn(Pos) -> bool) -> bool {
    let span = |a: i16, a_quarter: i32, b: i16, b_quarter: i32| {
        let squares = i32::from(b) - i32::from(a);
        let quarters = squares * 4 + b_quarter - a_quarter;
        // Quarters to the first grid line that the segment crosses.
        let first = if squares > 0 { 4 - a_quarter } else { a_quarter };
        (squares.signum() as i16, squares.unsigned_abs(), i64::from(quarters.abs()), i64::from(first))
    };
    let (east, cols, width, first_col) = span(a.col, a_col, b.col, b_col);
    let (south, rows, height, first_row) = span(a.row, a_row, b.row, b_row);
    // How far along the segment the next line between columns and the next line between rows are crossed, in units of
    // 1 / (width * height). Where no such line is left, the counts below say so.
    let (mut to_col, mut to_row) = (first_col * height, first_row * width);
    let (mut cols_left, mut rows_left) = (cols, rows);
    let mut here = a;
    loop {
        let crosses_col = cols_left > 0 && (rows_left == 0 || to_col <= to_row);
        let crosses_row = rows_left > 0 && (cols_left == 0 || to_row <= to_col);
        if crosses_col && crosses_row && is_opaque(here.offset(east, 0)) && is_opaque(here.offset(0, south)) {
            return false;
        }
        if crosses_col {
            here.col += east;
            to_col += 4 * height;
            cols_left -= 1;
        }
        if crosses_row {
            here.row += south;
            to_row += 4 * width;
            rows_left -= 1;
        }
        if cols_left == 0 && rows_left == 0 {
            return true;
        }
        if is_opaque(here) {
            return false;
        }
    }
}

/// What every square of a board sees. Each answer is computed when it is first needed, and kept.
///
/// Threads can share one. Boards of up to 128 x 128 squares keep every row, larger ones a bounded number, which
/// affects speed only. When opaque squares change (a door opens), make a new one.
#[derive(Debug)]
pub struct Sight {
    opaque: Grid<bool>,
    /// How many opaque squares lie north and west of each corner of the board's squares, by corner in row-major
    /// order.
    opaque_before: Vec<u32>,
    rows: Rows,
    nothing: SquareSet,
}

impl Sight {
    /// A cache for a board with these opaque squares.
    pub fn new(opaque: Grid<bool>) -> Sight {
        let size = opaque.size();
        let stride = usize::from(size.cols) + 1;
        let mut opaque_before = vec![0; stride * (usize::from(size.rows) + 1)];
        for (pos, &is_opaque) in opaque.iter() {
            let corner = (pos.row as usize + 1) * stride + pos.col as usize + 1;
            opaque_before[corner] =
                u32::from(is_opaque) + opaque_before[corner - 1] + opaque_before[corner - stride]
                    - opaque_before[corner - stride - 1];
        }
        Sight { opaque, opaque_before, rows: Rows::new(size), nothing: SquareSet::none(size) }
    }

    /// How many columns and rows the board has.
    pub fn size(&self) -> Size {
        self.opaque.size()
    }

    /// Whether a square blocks sight; squares off the board do not.
    pub fn is_opaque(&self, pos: Pos) -> bool {
        self.opaque.get_or(pos, false)
    }

    /// Whether two squares see each other; squares off the board see nothing and are not seen.
    pub fn sees(&self, a: Pos, b: Pos) -> bool {
        let (Some(from), Some(to)) = (self.size().index(a), self.size().index(b)) else { return false };
        let known = self.rows.known(from, to).or_else(|| self.rows.known(to, from));
        known.unwrap_or_else(|| {
            let is_seen =
                || if self.rows.is_full() { self.is_clear_between(a, b) } else { self.row(a).get(b) };
            self.is_all_open_between(a, b) || is_seen()
        })
    }

    /// Whether any square of one body sees any square of another.
    pub fn sees_body(&self, a: Footprint, b: Footprint) -> bool {
        // A shortcut, because nearly all combatants cover one square.
        if a.side() == 1 && b.side() == 1 {
            return self.sees(a.corner(), b.corner());
        }
        a.squares().any(|a| b.squares().any(|b| self.sees(a, b)))
    }

    /// All squares that a square sees.
    pub fn row(&self, from: Pos) -> SightRow<'_> {
        match self.size().index(from) {
            Some(index) => self.rows.row(index, || shadows::seen_from(from, &self.opaque)),
            None => SightRow::Kept(&self.nothing),
        }
    }

    /// Adds to a set all squares that any square of a body sees.
    ///
    /// # Panics
    /// If the set belongs to a board of another size.
    pub fn add_seen_by(&self, body: Footprint, seen: &mut SquareSet) {
        for from in body.squares() {
            seen.add_all(&self.row(from));
        }
    }

    /// Whether two squares of the board see each other, by the definition.
    fn is_clear_between(&self, a: Pos, b: Pos) -> bool {
        // Every segment between two squares of the board stays on the board.
        let cols = usize::from(self.size().cols);
        sees(a, b, |pos| self.opaque.cells()[pos.row as usize * cols + pos.col as usize])
    }

    /// Whether nothing is opaque in the rectangle between two squares, apart from the two squares themselves. Every
    /// segment between them lies inside it.
    fn is_all_open_between(&self, a: Pos, b: Pos) -> bool {
        let ends = u32::from(self.is_opaque(a)) + u32::from(a != b && self.is_opaque(b));
        self.opaque_within(a, b) == ends
    }

    /// How many squares are opaque in the rectangle between two squares.
    fn opaque_within(&self, a: Pos, b: Pos) -> u32 {
        let stride = usize::from(self.size().cols) + 1;
        let (west, east) = (a.col.min(b.col) as usize, a.col.max(b.col) as usize + 1);
        let (north, south) = (a.row.min(b.row) as usize * stride, (a.row.max(b.row) as usize + 1) * stride);
        let before = &self.opaque_before;
        before[south + east] + before[north + west] - before[south + west] - before[north + east]
    }
}
