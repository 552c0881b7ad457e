//! All that one square sees, found from the shadows of opaque squares.
//!
//! Each sample point of the seeing square is an eye. Seen from an eye, an opaque square hides what lies behind it in a
//! range of bearings: its shadow. The rows are gone through from the nearest one on, first to the south and then to
//! the north, and each adds its shadows to those of the rows before. All distances are whole quarters of a square, and
//! shadows do not include their edges, so the result is exactly what the definition says.

use smallvec::SmallVec;

use crate::grid::cells::Grid;
use crate::grid::pos::Pos;
use crate::grid::square_set::SquareSet;

/// Where the sample points of a square lie, in quarters of its side.
const SAMPLES: [i64; 2] = [1, 3];

/// All squares that a square of the board sees.
pub(super) fn seen_from(from: Pos, opaque: &Grid<bool>) -> SquareSet {
    let mut seen = SquareSet::none(opaque.size());
    let farthest = |east: i16| {
        let way = (1..).map(|cols| from.offset(cols * east, 0));
        let on_board = way.take_while(|at| opaque.get(*at).is_some());
        let mut is_open = true;
        let visible = on_board.take_while(|at| std::mem::replace(&mut is_open, !opaque.get_or(*at, true)));
        visible.last().unwrap_or(from)
    };
    seen.add_run(farthest(-1), farthest(1));
    for south in [1, -1] {
        Half { opaque, from, south }.add_seen(&mut seen);
    }
    seen
}

/// The rows to one side of the seeing square. Columns and rows are counted from there.
struct Half<'a> {
    opaque: &'a Grid<bool>,
    from: Pos,
    /// 1 for the rows to the south, -1 for those to the north.
    south: i16,
}

/// A sample point of the seeing square.
struct Eye {
    /// Quarters to the western edge of its square.
    col: i64,
    /// Quarters to the edge of its square that it looks away from.
    row: i64,
    /// The shadows of all rows so far, from west to east. They do not overlap.
    shadows: Vec<Shadow>,
    /// Whether one shadow hides everything that is left.
    is_blind: bool,
}

/// The bearings between two others, these two not included.
#[derive(Clone, Copy)]
struct Shadow {
    west: Bearing,
    east: Bearing,
}

/// The direction in which something lies: so many quarters to the east for so many quarters away from the eye.
#[derive(Clone, Copy)]
struct Bearing {
    east: i64,
    away: i64,
}

/// One bit for each square of a row, the westernmost square in the lowest bit of the first word.
type Bits = SmallVec<[u64; 2]>;

impl Half<'_> {
    fn add_seen(&self, seen: &mut SquareSet) {
        let cols = self.opaque.size().cols;
        let none = Bits::from_elem(0, usize::from(cols).div_ceil(64));
        let mut eyes = SAMPLES.map(|row| SAMPLES.map(|col| Eye::new(col, row)));
        eyes.as_flattened_mut().iter_mut().for_each(|eye| self.cast(eye, 0));
        for row in 1.. {
            let at = self.from.offset(0, row * self.south).row;
            let eyes = eyes.as_flattened_mut();
            if self.opaque.row(at).is_empty() || eyes.iter().all(|eye| eye.is_blind) {
                return;
            }
            if eyes.iter().any(|eye| eye.shadows.is_empty()) && self.opaque_in(row).next().is_none() {
                seen.add_run(Pos::new(0, at), Pos::new(cols.cast_signed() - 1, at));
                continue;
            }
            let mut visible = none.clone();
            for eye in eyes.iter_mut().filter(|eye| !eye.is_blind) {
                SAMPLES.into_iter().for_each(|sample| self.look_along(eye, (row, sample), &mut visible));
                self.cast(eye, row);
            }
            seen.add_row(at, &visible);
        }
    }

    /// The columns of the opaque squares of a row.
    fn opaque_in(&self, row: i16) -> impl Iterator<Item = i16> {
        let cells = self.opaque.row(self.from.offset(0, row * self.south).row);
        let of_cell = |(col, is_opaque): (i16, &bool)| is_opaque.then_some(col - self.from.col);
        (0..).zip(cells).filter_map(of_cell)
    }

    fn is_opaque(&self, col: i16, row: i16) -> bool {
        self.opaque.get_or(self.from.offset(col, row * self.south), false)
    }

    /// Adds the shadows of the opaque squares of a row.
    fn cast(&self, eye: &mut Eye, row: i16) {
        // The seeing square itself hides nothing.
        for col in self.opaque_in(row).filter(|col| (*col, row) != (0, 0)) {
            let west = if col > 0 { eye.bearing(col, row + 1) } else { self.western_side(eye, col, row) };
            let east = if col < 0 { eye.bearing(col + 1, row + 1) } else { self.eastern_side(eye, col, row) };
            eye.add_shadow(Shadow { west, east });
        }
    }

    /// Adds what an eye sees of one line of sample points in a row.
    fn look_along(&self, eye: &mut Eye, (row, sample): (i16, i64), visible: &mut Bits) {
        let away = 4 * i64::from(row) - eye.row + sample;
        let cols = i64::from(self.opaque.size().cols);
        let mut hidden = SAMPLES.map(|_| Bits::from_elem(0, visible.len()));
        let mut hide = |shadow: Shadow| {
            let mut hides_all = true;
            for (sample, hidden) in SAMPLES.into_iter().zip(&mut hidden) {
                // The columns of the board whose sample points lie in the shadow.
                let (first, last) = shadow.columns(away, sample - eye.col);
                let origin = i64::from(self.from.col);
                let (first, last) = ((first + origin).max(0), (last + origin).min(cols - 1));
                set_bits(hidden, first, last);
                hides_all &= last - first + 1 == cols;
            }
            hides_all
        };
        let hides_all = eye.shadows.iter().any(|shadow| hide(*shadow));
        // A square of this row hides what lies beyond it: as far as its side stands between the two.
        for col in self.opaque_in(row) {
            let side = |col: i16| Bearing { east: 4 * i64::from(col) - eye.col, away };
            if col >= 0 {
                hide(Shadow { west: side(col + 1), east: self.eastern_side(eye, col, row) });
            }
            if col <= 0 {
                hide(Shadow { west: self.western_side(eye, col, row), east: side(col) });
            }
        }
        eye.is_blind = hides_all;
        let [first, second] = hidden;
        for (visible, (first, second)) in visible.iter_mut().zip(first.into_iter().zip(second)) {
            *visible |= !(first & second);
        }
    }

    /// How far to the west the shadow of a square begins that does not lie to the east of the eye. Nothing passes between it
    /// and a square that touches it at the corner.
    fn western_side(&self, eye: &Eye, col: i16, row: i16) -> Bearing {
        if self.is_opaque(col - 1, row - 1) { eye.bearing(col - 1, row - 1) } else { eye.bearing(col, row) }
    }

    /// How far to the east the shadow of a square ends that does not lie to the west of the eye.
    fn eastern_side(&self, eye: &Eye, col: i16, row: i16) -> Bearing {
        if self.is_opaque(col + 1, row - 1) {
            eye.bearing(col + 2, row - 1)
        } else {
            eye.bearing(col + 1, row)
        }
    }
}

impl Eye {
    fn new(col: i64, row: i64) -> Eye {
        Eye { col, row, shadows: Vec::new(), is_blind: false }
    }

    /// The bearing of the corner at the western edge of a column and the nearer edge of a row. In the eye's own row that edge
    /// is behind the eye, and all that counts is ahead: the bearing is as far to the side as any can be.
    fn bearing(&self, col: i16, row: i16) -> Bearing {
        let east = 4 * i64::from(col) - self.col;
        if row <= 0 { Bearing::aside(east) } else { Bearing { east, away: 4 * i64::from(row) - self.row } }
    }

    fn add_shadow(&mut self, mut shadow: Shadow) {
        let first = self.shadows.partition_point(|other| !shadow.west.is_west_of(other.east));
        let behind = self.shadows[first..].partition_point(|other| other.west.is_west_of(shadow.east));
        let joined = first..first + behind;
        if let [leftmost, ..] = self.shadows[joined.clone()]
            && leftmost.west.is_west_of(shadow.west)
        {
            shadow.west = leftmost.west;
        }
        if let [.., rightmost] = self.shadows[joined.clone()]
            && shadow.east.is_west_of(rightmost.east)
        {
            shadow.east = rightmost.east;
        }
        self.shadows.splice(joined, [shadow]);
    }
}

impl Bearing {
    /// Due east or due west: farther to that side than any square in another row.
    const fn aside(east: i64) -> Bearing {
        Bearing { east: east.signum() << 20, away: 1 }
    }

    const fn is_west_of(self, other: Bearing) -> bool {
        self.east * other.away < other.east * self.away
    }
}

impl Shadow {
    /// The first and the last column of those whose sample points lie in the shadow, so many quarters away. The sample point
    /// of column 0 lies `offset` quarters to the east of the eye.
    const fn columns(self, away: i64, offset: i64) -> (i64, i64) {
        let Shadow { west, east } = self;
        let first = (west.east * away).div_euclid(west.away) + 1;
        let last = -(-east.east * away).div_euclid(east.away) - 1;
        (-(offset - first).div_euclid(4), (last - offset).div_euclid(4))
    }
}

/// Sets the bits from one to another, both included; none if the last comes before the first.
fn set_bits(bits: &mut Bits, first: i64, last: i64) {
    let (Ok(first), Ok(last)) = (usize::try_from(first), usize::try_from(last)) else { return };
    for (word, bits) in bits.iter_mut().enumerate() {
        let start = word * 64;
        if first < start + 64 && start <= last && first <= last {
            let from = first.saturating_sub(start);
            let to = (last - start).min(63);
            *bits |= u64::MAX >> (63 - to) & u64::MAX << from;
        }
    }
}
