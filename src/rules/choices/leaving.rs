//! What leaving an enemy's reach brings.

use serde::{Deserialize, Serialize};

/// What leaving an enemy's reach brings.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum LeavingRule {
    Free,
    /// Each enemy next to the square that is left may strike once a move, as a reaction.
    Provokes,
    /// One gets away only by a test.
    ByTest(ByTest),
}

/// One gets away only by a test.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ByTest {
    /// Whether it must lead to where no enemy is next to one.
    pub ends_next_to_no_enemy: bool,
    /// Whether failing ends the turn.
    pub failure_ends_turn: bool,
}
