//! What answers about a battle are made of.

use smallvec::SmallVec;

use crate::battle::{Cost, Reason};
use crate::dice::Edge;
use crate::grid::Pos;

/// A square that one may move to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reachable {
    pub at: Pos,
    /// For how many steps.
    pub steps: u16,
    /// Whether it takes more than the move of the turn.
    pub takes_action: bool,
}

/// What a permitted order is going to take.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Permit {
    /// What it costs.
    pub cost: Cost,
    /// For a move: the squares it goes by; the last one is where it ends.
    pub path: Vec<Pos>,
}

/// What may favour or hamper a check.
pub(in crate::rules) type Edges = SmallVec<[(Reason, Edge); 2]>;
