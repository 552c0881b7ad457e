//! A square's position, the eight directions out of it, and the size of a board. Distances are in `distance`, bodies
//! of more than one square in `footprint`.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// A square, on the board or off it. Columns grow to the east, rows to the south, both from 0.
///
/// Positions sort in row-major order (by row, then by column), and every list of squares comes in that order. A
/// position is written `3,4` in text and `(3, 4)` in RON, column first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(from = "(i16, i16)", into = "(i16, i16)")]
pub struct Pos {
    /// Squares south of the first row.
    pub row: i16,
    /// Squares east of the first column.
    pub col: i16,
}

impl Pos {
    /// The square in the given column and row.
    pub const fn new(col: i16, row: i16) -> Pos {
        Pos { row, col }
    }

    /// The next square in a direction. It wraps around at the ends of `i16`, far off any board, so that a step and
    /// its opposite always undo each other.
    pub const fn step(self, direction: Direction) -> Pos {
        let (cols, rows) = direction.delta();
        self.offset(cols, rows)
    }

    /// The square `cols` to the east and `rows` to the south of this one; wraps around as [`Pos::step`] does.
    pub const fn offset(self, cols: i16, rows: i16) -> Pos {
        Pos { row: self.row.wrapping_add(rows), col: self.col.wrapping_add(cols) }
    }

    /// The eight squares around this one, in row-major order.
    pub fn neighbours(self) -> impl Iterator<Item = Pos> {
        Direction::ROW_MAJOR.into_iter().map(move |direction| self.step(direction))
    }

    /// The direction of a neighbouring square; `None` for this square itself and for squares further away.
    pub fn direction_to(self, neighbour: Pos) -> Option<Direction> {
        Direction::ALL.into_iter().find(|&direction| self.step(direction) == neighbour)
    }
}

impl From<(i16, i16)> for Pos {
    fn from((col, row): (i16, i16)) -> Pos {
        Pos { row, col }
    }
}

impl From<Pos> for (i16, i16) {
    fn from(pos: Pos) -> (i16, i16) {
        (pos.col, pos.row)
    }
}

impl fmt::Display for Pos {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.col, self.row)
    }
}

/// The error for text that is not two whole numbers with a comma between them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotAPos;

impl FromStr for Pos {
    type Err = NotAPos;

    fn from_str(text: &str) -> Result<Pos, NotAPos> {
        let (col, row) = text.split_once(',').ok_or(NotAPos)?;
        let number = |part: &str| part.parse().map_err(|_| NotAPos);
        Ok(Pos { row: number(row)?, col: number(col)? })
    }
}

/// One of the eight directions out of a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Direction {
    /// Up the board, to a lower row.
    North,
    /// Up and to the right.
    NorthEast,
    /// To the right, to a higher column.
    East,
    /// Down and to the right.
    SouthEast,
    /// Down the board, to a higher row.
    South,
    /// Down and to the left.
    SouthWest,
    /// To the left, to a lower column.
    West,
    /// Up and to the left.
    NorthWest,
}

impl Direction {
    /// All eight directions, clockwise from the north.
    pub const ALL: [Direction; 8] = {
        use Direction::*;
        [North, NorthEast, East, SouthEast, South, SouthWest, West, NorthWest]
    };

    /// The four directions along columns and rows.
    pub const STRAIGHT: [Direction; 4] =
        [Direction::North, Direction::East, Direction::South, Direction::West];

    /// The four diagonal directions.
    pub const DIAGONAL: [Direction; 4] =
        [Direction::NorthEast, Direction::SouthEast, Direction::SouthWest, Direction::NorthWest];

    /// All eight directions, in the row-major order of the neighbouring squares that they lead to.
    pub const ROW_MAJOR: [Direction; 8] = {
        use Direction::*;
        [NorthWest, North, NorthEast, West, East, SouthWest, South, SouthEast]
    };

    /// How many columns and rows one step in this direction covers.
    pub const fn delta(self) -> (i16, i16) {
        match self {
            Direction::North => (0, -1),
            Direction::NorthEast => (1, -1),
            Direction::East => (1, 0),
            Direction::SouthEast => (1, 1),
            Direction::South => (0, 1),
            Direction::SouthWest => (-1, 1),
            Direction::West => (-1, 0),
            Direction::NorthWest => (-1, -1),
        }
    }

    /// Whether a step in this direction changes both column and row.
    pub const fn is_diagonal(self) -> bool {
        let (cols, rows) = self.delta();
        cols != 0 && rows != 0
    }

    /// The opposite direction.
    pub const fn opposite(self) -> Direction {
        Direction::ALL[(self as usize + 4) % 8]
    }
}

/// How many columns and rows a board has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Size {
    pub cols: u16,
    pub rows: u16,
}

impl Size {
    pub const fn new(cols: u16, rows: u16) -> Size {
        Size { cols, rows }
    }

    /// How many squares the board has.
    pub const fn area(self) -> usize {
        self.cols as usize * self.rows as usize
    }

    /// Whether a square lies on the board.
    pub const fn contains(self, pos: Pos) -> bool {
        pos.col >= 0 && pos.row >= 0 && (pos.col as u16) < self.cols && (pos.row as u16) < self.rows
    }

    /// Whether a square on the board lies along one of its edges.
    pub const fn is_edge(self, pos: Pos) -> bool {
        let (last_col, last_row) = (self.cols.cast_signed() - 1, self.rows.cast_signed() - 1);
        pos.col == 0 || pos.row == 0 || pos.col == last_col || pos.row == last_row
    }

    /// A square's index in row-major order; `None` off the board.
    pub const fn index(self, pos: Pos) -> Option<usize> {
        if self.contains(pos) { Some(pos.row as usize * self.cols as usize + pos.col as usize) } else { None }
    }

    /// The square at an index in row-major order. An index past the last square gives a square off the board.
    pub const fn at(self, index: usize) -> Pos {
        let cols = if self.cols == 0 { 1 } else { self.cols as usize };
        Pos::new((index % cols) as i16, (index / cols) as i16)
    }

    /// Every square of the board, in row-major order.
    pub fn positions(self) -> impl Iterator<Item = Pos> {
        (0..self.area()).map(move |index| self.at(index))
    }

    /// The squares of the board inside a rectangle (both corners included), in row-major order.
    pub fn within(self, lowest: (i32, i32), highest: (i32, i32)) -> impl Iterator<Item = Pos> {
        let cols = lowest.0.max(0)..highest.0.saturating_add(1).min(i32::from(self.cols));
        let rows = lowest.1.max(0)..highest.1.saturating_add(1).min(i32::from(self.rows));
        rows.flat_map(move |row| cols.clone().map(move |col| Pos::new(col as i16, row as i16)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn positions_sort_by_row_and_then_by_column() {
        let mut found = vec![Pos::new(0, 1), Pos::new(5, 0), Pos::new(2, 0)];
        found.sort();
        assert_eq!(found, [Pos::new(2, 0), Pos::new(5, 0), Pos::new(0, 1)]);
    }

    #[test]
    fn a_position_is_written_column_first_in_text_and_in_ron() {
        assert_eq!(Pos::new(3, -4).to_string(), "3,-4");
        assert_eq!("3,-4".parse(), Ok(Pos::new(3, -4)));
        assert_eq!(ron::to_string(&Pos::new(3, 4)).unwrap(), "(3,4)");
        assert_eq!(ron::from_str::<Pos>("(3, 4)").unwrap(), Pos::new(3, 4));
    }

    #[test]
    fn a_text_that_is_no_pair_of_numbers_is_refused() {
        for text in ["", "3", "3,", ",4", "3,4,5", "3;4", "a,b", "40000,0", " 3,4"] {
            assert_eq!(text.parse::<Pos>(), Err(NotAPos), "{text:?}");
        }
    }

    #[test]
    fn a_step_back_undoes_a_step_even_at_the_end_of_the_numbers() {
        for start in [Pos::new(0, 0), Pos::new(i16::MAX, i16::MIN)] {
            for direction in Direction::ALL {
                assert_eq!(start.step(direction).step(direction.opposite()), start);
                assert_eq!(start.direction_to(start.step(direction)), Some(direction));
            }
        }
    }

    #[test]
    fn neighbours_are_the_eight_squares_around_in_order() {
        let around: Vec<Pos> = Pos::new(4, 4).neighbours().collect();
        let by_hand: Vec<Pos> = (3..=5)
            .flat_map(|row| (3..=5).map(move |col| Pos::new(col, row)))
            .filter(|&pos| pos != Pos::new(4, 4))
            .collect();
        assert_eq!(around, by_hand);
    }

    #[test]
    fn index_and_position_undo_each_other() {
        let size = Size::new(7, 3);
        for (index, pos) in size.positions().enumerate() {
            assert_eq!(size.index(pos), Some(index));
        }
        assert_eq!(size.positions().count(), 21);
    }

    #[test]
    fn nothing_off_the_board_has_an_index() {
        let size = Size::new(7, 3);
        for pos in [Pos::new(-1, 0), Pos::new(7, 0), Pos::new(0, 3), Pos::new(0, -1), size.at(21)] {
            assert_eq!(size.index(pos), None);
        }
        assert_eq!(Size::new(0, 5).positions().next(), None);
        assert!(!Size::new(0, 5).contains(Size::new(0, 5).at(3)));
    }
}
