//! The squares that a body covers, and how two bodies lie to each other.

use serde::{Deserialize, Serialize};

use super::distance::Diagonal;
use super::pos::{Pos, Size};

/// The square block of squares that a body covers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "Written")]
pub struct Footprint {
    corner: Pos,
    side: u8,
}

/// A footprint as read from a file, before its side is checked.
#[derive(Deserialize)]
#[serde(rename = "Footprint")]
struct Written {
    corner: Pos,
    side: u8,
}

impl TryFrom<Written> for Footprint {
    type Error = &'static str;

    fn try_from(written: Written) -> Result<Footprint, &'static str> {
        let footprint = Footprint::new(written.corner, written.side);
        if footprint.side == written.side { Ok(footprint) } else { Err("side-out-of-bounds") }
    }
}

impl From<Pos> for Footprint {
    fn from(pos: Pos) -> Footprint {
        Footprint::new(pos, 1)
    }
}

/// The reach needed to strike across this many columns and rows: see [`Footprint::reach`].
const fn reach(cols: u32, rows: u32, diagonal: Diagonal) -> u32 {
    match (cols, rows) {
        (1, 0 | 1) | (0, 1) => 1,
        _ => diagonal.measure(cols, rows),
    }
}

impl Footprint {
    /// The side of the largest body, in squares.
    pub const LARGEST_SIDE: u8 = 4;

    /// A body of `side` x `side` squares whose lowest column and row are those of `corner`. `side` is limited to the
    /// range from 1 to [`Footprint::LARGEST_SIDE`].
    pub const fn new(corner: Pos, side: u8) -> Footprint {
        let side = match side {
            0 => 1,
            1..=Footprint::LARGEST_SIDE => side,
            _ => Footprint::LARGEST_SIDE,
        };
        Footprint { corner, side }
    }

    /// The covered square with the lowest column and row.
    pub const fn corner(self) -> Pos {
        self.corner
    }

    /// How many squares long each side is.
    pub const fn side(self) -> u8 {
        self.side
    }

    /// The same body with its corner on another square.
    pub const fn moved_to(self, corner: Pos) -> Footprint {
        Footprint { corner, side: self.side }
    }

    /// The squares covered, in row-major order.
    pub fn squares(self) -> impl Iterator<Item = Pos> {
        let side = i16::from(self.side);
        (0..side).flat_map(move |row| (0..side).map(move |col| self.corner.offset(col, row)))
    }

    /// The squares covered, and all squares up to `margin` columns and rows away, on the board or off it, in
    /// row-major order.
    pub fn around(self, margin: u16) -> impl Iterator<Item = Pos> {
        let margin = margin.cast_signed();
        let far = i16::from(self.side).saturating_add(margin);
        let rows = move |row| (-margin..far).map(move |col| self.corner.offset(col, row));
        (-margin..far).flat_map(rows)
    }

    /// Whether the body covers a square.
    pub const fn contains(self, pos: Pos) -> bool {
        let cols = pos.col as i32 - self.corner.col as i32;
        let rows = pos.row as i32 - self.corner.row as i32;
        cols >= 0 && rows >= 0 && cols < self.side as i32 && rows < self.side as i32
    }

    /// Whether every covered square lies on the board.
    pub const fn fits(self, size: Size) -> bool {
        let last = self.side as i16 - 1;
        size.contains(self.corner) && size.contains(self.corner.offset(last, last))
    }

    /// Whether the two bodies share a square.
    pub const fn overlaps(self, other: Footprint) -> bool {
        matches!(self.apart(other), (0, 0))
    }

    /// The distance between the nearest squares of the two bodies, in squares; 0 if they overlap.
    pub const fn gap(self, other: Footprint, diagonal: Diagonal) -> u32 {
        let (cols, rows) = self.apart(other);
        diagonal.measure(cols, rows)
    }

    /// The reach that an attacker on this footprint needs to strike a target on the other. It is the distance between
    /// them, except that a target at a corner is always as near as a target at a side: all eight squares around an
    /// attacker are next to them.
    pub const fn reach(self, other: Footprint, diagonal: Diagonal) -> u32 {
        let (cols, rows) = self.apart(other);
        reach(cols, rows, diagonal)
    }

    /// Whether the two bodies stand side by side or corner to corner, without overlapping.
    pub const fn is_adjacent(self, other: Footprint) -> bool {
        matches!(self.apart(other), (0, 1) | (1, 0) | (1, 1))
    }

    /// The squares around the body, on the board or off it, in row-major order.
    pub fn ring(self) -> impl Iterator<Item = Pos> {
        let side = i16::from(self.side);
        (-1..=side)
            .flat_map(move |row| (-1..=side).map(move |col| self.corner.offset(col, row)))
            .filter(move |&pos| !self.contains(pos))
    }

    /// The columns and rows between the nearest squares of the two bodies. The same two squares are nearest in both,
    /// because every way to count diagonals grows with each of the two numbers.
    pub const fn apart(self, other: Footprint) -> (u32, u32) {
        /// Written without a branch because opponents ask this for every enemy of every square that they consider. At
        /// most one of the two differences is above 0; where the bodies overlap, neither is.
        const fn apart(a: i16, a_side: u8, b: i16, b_side: u8) -> u32 {
            let onwards = b as i32 - a as i32 - a_side as i32 + 1;
            let back = a as i32 - b as i32 - b_side as i32 + 1;
            let between = if onwards > back { onwards } else { back };
            if between > 0 { between.unsigned_abs() } else { 0 }
        }
        (
            apart(self.corner.col, self.side, other.corner.col, other.side),
            apart(self.corner.row, self.side, other.corner.row, other.side),
        )
    }
}

/// How many columns may lie between two bodies that are so many rows apart, if the one is within this reach of the other; none
/// if no number is small enough.
pub const fn columns_within(within: u32, rows: u32, diagonal: Diagonal) -> Option<u32> {
    if rows > within {
        return None;
    }
    let left = within - rows;
    Some(match diagonal {
        Diagonal::Five => within,
        // Two of three steps along a diagonal count for one more.
        Diagonal::Alternating if within - rows / 2 >= rows => within - rows / 2,
        Diagonal::Alternating => 2 * left + 1,
        // All eight squares around a body are next to it.
        Diagonal::Manhattan if within == 1 => 1,
        Diagonal::Manhattan => left,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_columns_within_reach_are_those_that_measuring_each_finds() {
        for diagonal in [Diagonal::Five, Diagonal::Alternating, Diagonal::Manhattan] {
            for (within, rows) in (0..14).flat_map(|within| (0..14).map(move |rows| (within, rows))) {
                let measured = (0..40).filter(|cols| reach(*cols, rows, diagonal) <= within).max();
                assert_eq!(columns_within(within, rows, diagonal), measured, "{diagonal:?} {within} {rows}");
            }
        }
    }

    #[test]
    fn corner_to_corner_is_within_the_shortest_reach_however_a_diagonal_counts() {
        let (one, large) = (Footprint::new(Pos::new(2, 2), 1), Footprint::new(Pos::new(3, 3), 2));
        for diagonal in [Diagonal::Five, Diagonal::Alternating, Diagonal::Manhattan] {
            assert_eq!((one.reach(large, diagonal), large.reach(one, diagonal)), (1, 1));
        }
        let farther = Footprint::new(Pos::new(4, 4), 1);
        assert_eq!(one.reach(farther, Diagonal::Manhattan), 4);
        assert_eq!(one.reach(one, Diagonal::Manhattan), 0);
    }

    #[test]
    fn a_body_covers_its_block_and_nothing_more() {
        let body = Footprint::new(Pos::new(2, 3), 2);
        let by_hand = [Pos::new(2, 3), Pos::new(3, 3), Pos::new(2, 4), Pos::new(3, 4)];
        assert_eq!(body.squares().collect::<Vec<_>>(), by_hand);
        for pos in Size::new(8, 8).positions() {
            assert_eq!(body.contains(pos), by_hand.contains(&pos));
        }
    }

    #[test]
    fn the_ring_is_every_neighbour_of_the_body_outside_it() {
        for side in 1..=4 {
            let body = Footprint::new(Pos::new(3, 3), side);
            let mut around: Vec<Pos> = body.squares().flat_map(Pos::neighbours).collect();
            around.retain(|&pos| !body.contains(pos));
            around.sort();
            around.dedup();
            assert_eq!(body.ring().collect::<Vec<_>>(), around);
        }
    }

    #[test]
    fn a_body_fits_only_where_all_its_squares_do() {
        let size = Size::new(5, 4);
        for side in 1..=4 {
            for pos in Size::new(9, 9).positions().map(|pos| pos.offset(-2, -2)) {
                let body = Footprint::new(pos, side);
                assert_eq!(body.fits(size), body.squares().all(|pos| size.contains(pos)));
            }
        }
    }

    #[test]
    fn a_body_of_no_side_or_too_great_a_side_is_refused_in_a_file_and_bounded_in_code() {
        assert_eq!(Footprint::new(Pos::default(), 0).side(), 1);
        assert_eq!(Footprint::new(Pos::default(), 9).side(), 4);
        assert!(ron::from_str::<Footprint>("(corner: (1, 2), side: 0)").is_err());
        assert!(ron::from_str::<Footprint>("(corner: (1, 2), side: 5)").is_err());
        let body = Footprint::new(Pos::new(1, 2), 3);
        assert_eq!(ron::from_str::<Footprint>(&ron::to_string(&body).unwrap()).unwrap(), body);
    }
}
