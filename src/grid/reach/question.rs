//! What is asked of a search, and what it says of a place. How the answers are found is in `reach`.

use crate::grid::distance::Diagonal;
use crate::grid::pos::{Pos, Size};

/// What is asked of a [`Reach`](super::Reach).
pub struct Question<Enter, MayEnd> {
    /// The board.
    pub size: Size,
    /// The side of the body that moves, as in [`Footprint::new`](crate::grid::Footprint::new).
    pub side: u8,
    /// How diagonal steps count.
    pub diagonal: Diagonal,
    /// Whether the body has made an odd number of diagonal steps before. Matters to [`Diagonal::Alternating`]
    /// alone.
    pub is_next_diagonal_double: bool,
    /// The greatest cost of a way; none where there is no limit.
    pub budget: Option<u32>,
    /// The cost of entering a square, in steps; none where the body cannot. 0 counts as 1, and a cost above
    /// [`Reach::COSTLIEST_SQUARE`](super::Reach::COSTLIEST_SQUARE) as none. It is asked once a square, and
    /// only where the budget may lead.
    pub enter: Enter,
    /// Whether the body may end its way with its corner there. It is asked once for each reached place.
    pub may_end: MayEnd,
    /// Where every way ends, by the body's corner: it leads there, and no further. Not where it begins.
    pub stops: Vec<Pos>,
}

/// A place that a body can get to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reached {
    /// The corner (of lowest column and row) of the body there.
    pub pos: Pos,
    /// The cost of the best way.
    pub cost: u32,
    /// Whether the body may end its way there.
    pub may_end: bool,
}
