//! The types of answers to questions about a battle.

use smallvec::SmallVec;

use crate::battle::{Cost, Reason};
use crate::dice::Edge;
use crate::grid::Pos;

/// A square that a combatant may move to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reachable {
    pub at: Pos,
    /// The steps that it takes to get there.
    pub steps: u16,
    /// Whether it takes more than the move of the turn.
    pub takes_action: bool,
}

/// What a permitted order costs, and which way it goes.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Permit {
    pub cost: Cost,
    /// For a move: the squares on the way; the move ends on the last one.
    pub path: Vec<Pos>,
}

/// What may favour or hamper a check.
pub(in crate::rules) type Edges = SmallVec<[(Reason, Edge); 2]>;
