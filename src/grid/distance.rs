//! How far apart squares are, for each way to count diagonals. The cost of a step over terrain is in `reach`.

use serde::{Deserialize, Serialize};

use super::pos::Pos;

/// How many squares a diagonal step counts as, in movement, ranges and areas alike.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Diagonal {
    /// One, like a straight step.
    #[default]
    Five,
    /// One for the first, two for the second, and so on in turn.
    Alternating,
    /// Two.
    Manhattan,
}

impl Diagonal {
    /// The distance between two squares that are this many columns and rows apart, in squares.
    pub const fn measure(self, cols: u32, rows: u32) -> u32 {
        let (shorter, longer) = if cols < rows { (cols, rows) } else { (rows, cols) };
        match self {
            Diagonal::Five => longer,
            Diagonal::Alternating => longer + shorter / 2,
            Diagonal::Manhattan => longer + shorter,
        }
    }
}

/// The distance between two squares, in squares.
pub const fn distance(a: Pos, b: Pos, diagonal: Diagonal) -> u32 {
    let cols = (a.col as i32 - b.col as i32).unsigned_abs();
    let rows = (a.row as i32 - b.row as i32).unsigned_abs();
    diagonal.measure(cols, rows)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_knights_leap_and_a_long_diagonal_count_as_each_way_says() {
        let measured = |cols, rows| {
            [Diagonal::Five, Diagonal::Alternating, Diagonal::Manhattan].map(|way| way.measure(cols, rows))
        };
        assert_eq!(measured(2, 1), [2, 2, 3]);
        assert_eq!(measured(1, 1), [1, 1, 2]);
        assert_eq!(measured(2, 2), [2, 3, 4]);
        assert_eq!(measured(3, 3), [3, 4, 6]);
        assert_eq!(measured(4, 4), [4, 6, 8]);
        assert_eq!(measured(0, 9), [9, 9, 9]);
    }

    #[test]
    fn the_far_ends_of_the_numbers_are_no_trap() {
        let far = distance(Pos::new(i16::MIN, 0), Pos::new(i16::MAX, 0), Diagonal::Five);
        assert_eq!(far, 65_535);
    }
}
