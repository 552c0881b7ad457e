//! Keeps the computed rows of a `Sight`, as many as there is memory for.

use std::ops::Deref;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicUsize, Ordering};

use crate::grid::pos::Size;
use crate::grid::square_set::SquareSet;

/// The most bytes that the rows of a board take. All rows of a board of 128 x 128 squares take as many.
const MOST_BYTES: usize = 32 << 20;

/// All squares that one square sees.
#[derive(Clone, Debug)]
pub enum SightRow<'a> {
    /// A row that is kept as long as the board.
    Kept(&'a SquareSet),
    /// A row that there is no room to keep.
    Found(SquareSet),
}

impl Deref for SightRow<'_> {
    type Target = SquareSet;

    fn deref(&self) -> &SquareSet {
        match self {
            SightRow::Kept(row) => row,
            SightRow::Found(row) => row,
        }
    }
}

/// The rows found so far, by the index of the seeing square.
#[derive(Debug)]
pub(super) struct Rows {
    kept: Box<[OnceLock<SquareSet>]>,
    /// How many more rows may be kept.
    room: AtomicUsize,
}

impl Rows {
    pub(super) fn new(size: Size) -> Rows {
        let bytes = size_of_val(SquareSet::none(size).words());
        Rows::with_room(size, MOST_BYTES / bytes.max(1))
    }

    fn with_room(size: Size, room: usize) -> Rows {
        Rows { kept: (0..size.area()).map(|_| OnceLock::new()).collect(), room: AtomicUsize::new(room) }
    }

    /// Whether no further row can be kept.
    pub(super) fn is_full(&self) -> bool {
        self.room.load(Ordering::Relaxed) == 0
    }

    /// What the row of a square says about another square, both by their index; `None` if the row is not kept.
    pub(super) fn known(&self, index: usize, of: usize) -> Option<bool> {
        self.kept[index].get().map(|row| row.at(of))
    }

    /// The row of a square. It is computed if it is not kept.
    pub(super) fn row(&self, index: usize, find: impl FnOnce() -> SquareSet) -> SightRow<'_> {
        let kept = &self.kept[index];
        let takes_room = || {
            self.room.fetch_update(Ordering::Relaxed, Ordering::Relaxed, |room| room.checked_sub(1)).is_ok()
        };
        if kept.get().is_some() || takes_room() {
            SightRow::Kept(kept.get_or_init(find))
        } else {
            SightRow::Found(find())
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::grid::Grid;
    use crate::grid::sight::Sight;

    const SIZE: Size = Size::new(30, 1);

    #[test]
    fn a_row_is_found_once_if_there_is_room_and_anew_each_time_if_there_is_none() {
        let rows = Rows::with_room(SIZE, 2);
        let found = std::cell::Cell::new(0);
        let ask = |index: usize| {
            let row_of = |index: usize| SquareSet::of(SIZE, |pos| pos.col as usize == index);
            let row = rows.row(index, || {
                found.set(found.get() + 1);
                row_of(index)
            });
            assert_eq!(*row, row_of(index));
        };
        [7, 7, 20, 7, 20].into_iter().for_each(ask);
        assert_eq!(found.get(), 2);
        assert!(rows.is_full());
        [9, 9, 7].into_iter().for_each(ask);
        assert_eq!(found.get(), 4);
        assert_eq!(rows.known(7, 7), Some(true));
        assert_eq!(rows.known(9, 9), None);
    }

    #[test]
    fn a_board_that_keeps_few_rows_sees_what_one_sees_that_keeps_all() {
        let size = Size::new(18, 12);
        let opaque = Grid::from_fn(size, |pos| (pos.col * 7 + pos.row * 13) % 11 == 0);
        let all = Sight::new(opaque.clone());
        let few = Sight { rows: Rows::with_room(size, 3), ..Sight::new(opaque) };
        for from in size.positions() {
            assert!(size.positions().all(|to| few.sees(from, to) == all.sees(from, to)), "{from}");
            assert_eq!(*few.row(from), *all.row(from), "{from}");
        }
        assert!(few.rows.is_full());
    }
}
