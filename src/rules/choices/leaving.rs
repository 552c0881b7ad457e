//! What leaving an enemy's reach brings.

use serde::{Deserialize, Serialize};

use crate::battle::Severity;
use crate::rules::answers::{Named, Need, Rule, Variant};

/// What leaving an enemy's reach brings.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum LeavingRule {
    Free,
    /// Each enemy next to the square that is left may strike once a move, as a reaction.
    Provokes,
    /// One gets away only by a test.
    ByTest(ByTest),
}

impl Rule for LeavingRule {
    fn variant(&self) -> Named<'_> {
        match self {
            LeavingRule::Free => Named::plain("Free"),
            LeavingRule::Provokes => Named::new("Provokes", &Provokes),
            LeavingRule::ByTest(_) => Named::plain("ByTest"),
        }
    }
}

/// Leaving provokes reactions.
struct Provokes;

impl Variant for Provokes {
    fn needs(&self) -> Vec<(Severity, Need)> {
        vec![(Severity::Warning, Need::Reactions)]
    }
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
