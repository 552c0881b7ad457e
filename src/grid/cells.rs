//! One value for each square of a board. For a set of squares, use `SquareSet`.

use serde::{Deserialize, Serialize};

use super::pos::{Pos, Size};

/// One value for each square of a board, in row-major order.
///
/// There is no indexing with brackets: a square may lie off the board, so every caller says what happens then.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "Written<T>")]
pub struct Grid<T> {
    size: Size,
    cells: Vec<T>,
}

/// A grid as read from a file, before the number of cells is compared with the size.
#[derive(Deserialize)]
#[serde(rename = "Grid")]
struct Written<T> {
    size: Size,
    cells: Vec<T>,
}

impl<T> TryFrom<Written<T>> for Grid<T> {
    type Error = &'static str;

    fn try_from(written: Written<T>) -> Result<Grid<T>, &'static str> {
        Grid::from_cells(written.size, written.cells).ok_or("cells-do-not-fit-size")
    }
}

impl<T> Grid<T> {
    /// A grid that holds the same value everywhere.
    pub fn filled(size: Size, value: T) -> Grid<T>
    where
        T: Clone,
    {
        Grid { size, cells: vec![value; size.area()] }
    }

    /// A grid whose values are computed from their squares.
    pub fn from_fn(size: Size, value: impl FnMut(Pos) -> T) -> Grid<T> {
        Grid { size, cells: size.positions().map(value).collect() }
    }

    /// A grid of values listed in row-major order; `None` if there are too many or too few.
    pub fn from_cells(size: Size, cells: Vec<T>) -> Option<Grid<T>> {
        if cells.len() == size.area() { Some(Grid { size, cells }) } else { None }
    }

    /// How many columns and rows the board has.
    pub fn size(&self) -> Size {
        self.size
    }

    /// The value of a square; `None` off the board.
    pub fn get(&self, pos: Pos) -> Option<&T> {
        self.size.index(pos).and_then(|index| self.cells.get(index))
    }

    /// The value of a square, for changing it; `None` off the board.
    pub fn get_mut(&mut self, pos: Pos) -> Option<&mut T> {
        self.size.index(pos).and_then(|index| self.cells.get_mut(index))
    }

    /// The value of a square, or `outside` off the board.
    pub fn get_or(&self, pos: Pos, outside: T) -> T
    where
        T: Copy,
    {
        self.get(pos).copied().unwrap_or(outside)
    }

    /// Puts a value on a square and returns the former value; does nothing and returns `None` off the board.
    pub fn set(&mut self, pos: Pos, value: T) -> Option<T> {
        self.get_mut(pos).map(|cell| std::mem::replace(cell, value))
    }

    /// Every square with its value, in row-major order.
    pub fn iter(&self) -> impl Iterator<Item = (Pos, &T)> {
        self.size.positions().zip(&self.cells)
    }

    /// Every square with its value, for changing it, in row-major order.
    pub fn iter_mut(&mut self) -> impl Iterator<Item = (Pos, &mut T)> {
        self.size.positions().zip(&mut self.cells)
    }

    /// The values of a row, from west to east; none if it is off the board.
    pub fn row(&self, row: i16) -> &[T] {
        let cols = usize::from(self.size.cols);
        let row = usize::try_from(row).ok().filter(|row| *row < usize::from(self.size.rows));
        row.map_or(&[], |row| &self.cells[row * cols..(row + 1) * cols])
    }

    /// The values without their squares, in row-major order.
    pub fn cells(&self) -> &[T] {
        &self.cells
    }

    /// The values without their squares, for changing them, in row-major order.
    pub fn cells_mut(&mut self) -> &mut [T] {
        &mut self.cells
    }

    /// A grid of the same size, each value computed from a square and its value in this grid.
    pub fn map<U>(&self, mut value: impl FnMut(Pos, &T) -> U) -> Grid<U> {
        Grid { size: self.size, cells: self.iter().map(|(pos, cell)| value(pos, cell)).collect() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_put_on_a_square_is_found_there_and_nowhere_else() {
        let mut grid = Grid::filled(Size::new(4, 3), 0);
        assert_eq!(grid.set(Pos::new(2, 1), 7), Some(0));
        for (pos, &value) in grid.iter() {
            assert_eq!(value, if pos == Pos::new(2, 1) { 7 } else { 0 });
        }
    }

    #[test]
    fn off_the_board_there_is_nothing_to_read_or_change() {
        let mut grid = Grid::filled(Size::new(4, 3), 0);
        let before = grid.clone();
        for pos in [Pos::new(4, 0), Pos::new(-1, 0), Pos::new(0, 3)] {
            assert_eq!(grid.get(pos), None);
            assert_eq!(grid.get_or(pos, 9), 9);
            assert_eq!(grid.set(pos, 1), None);
        }
        assert_eq!(grid, before);
    }

    #[test]
    fn a_grid_survives_ron_and_a_wrong_number_of_cells_does_not() {
        let grid = Grid::from_fn(Size::new(3, 2), |pos| pos.col + 10 * pos.row);
        let text = ron::to_string(&grid).unwrap();
        assert_eq!(ron::from_str::<Grid<i16>>(&text).unwrap(), grid);
        assert!(ron::from_str::<Grid<i16>>(&text.replace("12", "12,13")).is_err());
    }

    #[test]
    fn a_mapped_grid_keeps_every_square_in_its_place() {
        let grid = Grid::from_fn(Size::new(3, 2), |pos| pos.col);
        assert!(grid.map(|pos, &value| pos.col == value).cells().iter().all(|&same| same));
    }
}
