//! Keeps the computed rows of a `Sight`: all of them on small boards, a bounded number on larger ones.

use std::ops::Deref;
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};

use crate::grid::pos::{Pos, Size};
use crate::grid::square_set::SquareSet;

/// The largest board, in squares, that keeps every row: 64 x 64.
const LARGEST_KEPT: usize = 64 * 64;
/// How many rows of a larger board are kept at once.
const MOST_KEPT: usize = 1024;

/// All squares that one square sees.
#[derive(Clone, Debug)]
pub enum SightRow<'a> {
    /// A row that is kept as long as the board.
    Kept(&'a SquareSet),
    /// A row that the cache may drop while it is in use here.
    Shared(Arc<SquareSet>),
}

impl Deref for SightRow<'_> {
    type Target = SquareSet;

    fn deref(&self) -> &SquareSet {
        match self {
            SightRow::Kept(row) => row,
            SightRow::Shared(row) => row,
        }
    }
}

/// The rows found so far, by the index of the seeing square.
#[derive(Debug)]
pub(super) enum Rows {
    All(Box<[OnceLock<SquareSet>]>),
    Some(Mutex<Clock>),
}

impl Rows {
    pub(super) fn new(size: Size) -> Rows {
        if size.area() <= LARGEST_KEPT {
            Rows::All((0..size.area()).map(|_| OnceLock::new()).collect())
        } else {
            Rows::Some(Mutex::new(Clock::new(size.area(), MOST_KEPT)))
        }
    }

    /// What a row says about a square; `None` if the row has not been found.
    pub(super) fn known(&self, index: usize, of: Pos) -> Option<bool> {
        match self {
            Rows::All(rows) => rows[index].get().map(|row| row.get(of)),
            Rows::Some(clock) => lock(clock).get(index).map(|row| row.get(of)),
        }
    }

    /// The row of a square. It is computed if it is not there or has been dropped.
    pub(super) fn row(&self, index: usize, find: impl FnOnce() -> SquareSet) -> SightRow<'_> {
        match self {
            Rows::All(rows) => SightRow::Kept(rows[index].get_or_init(find)),
            Rows::Some(clock) => {
                if let Some(row) = lock(clock).get(index) {
                    return SightRow::Shared(Arc::clone(row));
                }
                // Computed without the lock, so that other threads can continue. Two threads may compute the same
                // row; the result is the same.
                let row = Arc::new(find());
                lock(clock).put(index, Arc::clone(&row));
                SightRow::Shared(row)
            }
        }
    }
}

/// A poisoned lock is safe to use: a `Clock` is valid after each of its steps, so a panic leaves nothing half-done.
fn lock(clock: &Mutex<Clock>) -> MutexGuard<'_, Clock> {
    clock.lock().unwrap_or_else(PoisonError::into_inner)
}

/// A bounded number of rows, dropped by the clock algorithm: the hand goes around and spares a row once if it was
/// used since the hand last passed.
#[derive(Debug)]
pub(super) struct Clock {
    most: usize,
    /// The slot in `rows` for each square's row.
    slots: Vec<Option<u32>>,
    rows: Vec<KeptRow>,
    hand: usize,
}

#[derive(Debug)]
struct KeptRow {
    index: usize,
    row: Arc<SquareSet>,
    was_used: bool,
}

impl Clock {
    fn new(squares: usize, most: usize) -> Clock {
        Clock { most, slots: vec![None; squares], rows: Vec::new(), hand: 0 }
    }

    fn get(&mut self, index: usize) -> Option<&Arc<SquareSet>> {
        let kept = &mut self.rows[self.slots[index]? as usize];
        kept.was_used = true;
        Some(&kept.row)
    }

    fn put(&mut self, index: usize, row: Arc<SquareSet>) {
        if self.slots[index].is_some() {
            return;
        }
        let kept = KeptRow { index, row, was_used: false };
        if self.rows.len() < self.most {
            self.slots[index] = Some(self.rows.len() as u32);
            self.rows.push(kept);
            return;
        }
        while std::mem::take(&mut self.rows[self.hand].was_used) {
            self.hand = (self.hand + 1) % self.most;
        }
        let gone = std::mem::replace(&mut self.rows[self.hand], kept);
        self.slots[gone.index] = None;
        self.slots[index] = Some(self.hand as u32);
        self.hand = (self.hand + 1) % self.most;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SIZE: Size = Size::new(30, 1);

    fn row_of(index: usize) -> Arc<SquareSet> {
        Arc::new(SquareSet::of(SIZE, |pos| pos.col as usize == index))
    }

    #[test]
    fn a_full_clock_lets_the_unused_go_and_never_mixes_rows_up() {
        let mut clock = Clock::new(30, 4);
        for index in 0..30 {
            clock.put(index, row_of(index));
            assert_eq!(clock.get(0), Some(&row_of(0)), "used each time, so spared each time");
        }
        let kept: Vec<usize> = (0..30).filter(|&index| clock.slots[index].is_some()).collect();
        assert_eq!(kept.len(), 4);
        assert!(kept.contains(&29), "what came last is there");
        for index in kept {
            assert_eq!(clock.get(index), Some(&row_of(index)));
        }
    }

    #[test]
    fn a_row_is_found_once_and_found_again_after_it_was_let_go() {
        let rows = Rows::Some(Mutex::new(Clock::new(30, 2)));
        let found = std::cell::Cell::new(0);
        let ask = |index: usize| {
            let row = rows.row(index, || {
                found.set(found.get() + 1);
                (*row_of(index)).clone()
            });
            assert_eq!(*row, *row_of(index));
        };
        [7, 7, 7].into_iter().for_each(ask);
        assert_eq!(found.get(), 1);
        (8..20).for_each(ask);
        assert_eq!(rows.known(7, Pos::new(7, 0)), None);
        ask(7);
        assert_eq!(found.get(), 14);
    }
}
