//! The question that a search answers, and what it says about one place.

use super::Reach;
use crate::grid::distance::Diagonal;
use crate::grid::footprint::Footprint;
use crate::grid::pos::{Pos, Size};

/// What squares of a row cost, as far as most searches need to know: one bit for each, the westernmost in the lowest.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct RowBits {
    /// Those that can be entered.
    pub open: u64,
    /// Those that cost one step.
    pub plain: u64,
}

impl RowBits {
    pub const MOST_SQUARES: usize = u64::BITS as usize;

    /// The bits of squares that cost so much.
    pub fn of(costs: &[u16]) -> RowBits {
        costs.iter().rev().fold(RowBits::default(), |RowBits { open, plain }, cost| RowBits {
            open: open << 1 | u64::from(*cost != Reach::WALL),
            plain: plain << 1 | u64::from(*cost == 1),
        })
    }

    /// Puts down what one of the squares costs.
    pub fn put(&mut self, place: usize, cost: u16) {
        let bit = 1 << place;
        self.open = self.open & !bit | u64::from(cost != Reach::WALL) << place;
        self.plain = self.plain & !bit | u64::from(cost == 1) << place;
    }
}

/// What the squares of a board cost a body that enters them. A closure says so square by square: it gives the steps, or
/// `None` if the body cannot enter.
pub trait Going {
    /// Puts down what a square and those to the east of it cost, each as [`Reach::entering`] counts it; leaves squares
    /// off the board as they are. There are [`RowBits::MOST_SQUARES`] of them at most.
    fn lay_out(&self, from: Pos, costs: &mut [u16]) -> RowBits;

    /// Whether a square can be entered.
    fn admits(&self, at: Pos) -> bool {
        self.lay_out(at, &mut [Reach::WALL]).open == 1
    }

    /// Whether every square under a body can be entered.
    fn bears(&self, body: Footprint) -> bool {
        body.squares().all(|square| self.admits(square))
    }
}

impl<E: Fn(Pos) -> Option<u32>> Going for E {
    fn lay_out(&self, from: Pos, costs: &mut [u16]) -> RowBits {
        for (col, cost) in (0..).zip(&mut *costs) {
            *cost = Reach::entering(self(from.offset(col, 0)));
        }
        RowBits::of(costs)
    }
}

/// A question for [`Reach`].
pub struct Question<G> {
    /// The size of the board.
    pub size: Size,
    /// The side of the moving body, as in [`Footprint::new`](crate::grid::Footprint::new).
    pub side: u8,
    pub diagonal: Diagonal,
    /// Whether the body has already made an odd number of diagonal steps. Matters only for [`Diagonal::Alternating`].
    pub is_next_diagonal_double: bool,
    /// The highest cost that a way may have; `None` for no limit.
    pub budget: Option<u32>,
    /// The cost of entering a square, in steps. Asked once for each square in reach of the budget.
    pub enter: G,
    /// The squares where the body may not end its move with its corner.
    pub no_rest: Vec<Pos>,
    /// The squares where every way ends: the body may come there with its corner, but not go on. Does not stop a body
    /// that starts there.
    pub stops: Vec<Pos>,
}

/// A place that a body can get to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reached {
    /// The corner of the body (its square of lowest column and row) at this place.
    pub pos: Pos,
    /// The cost of the best way there.
    pub cost: u32,
    /// Whether the body may end its move there.
    pub may_end: bool,
}
