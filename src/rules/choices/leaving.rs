//! What happens when a combatant leaves the reach of an enemy.

use serde::{Deserialize, Serialize};

use crate::battle::Severity;
use crate::rules::answers::{Named, Need, Rule, Variant};

/// What happens when a combatant leaves the reach of an enemy.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum LeavingRule {
    Free,
    /// Each enemy next to the square that the combatant leaves may make one opportunity attack per move.
    Provokes,
    /// Leaving takes a test.
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

struct Provokes;

impl Variant for Provokes {
    fn needs(&self) -> Vec<(Severity, Need)> {
        vec![(Severity::Warning, Need::Reactions)]
    }
}

/// Leaving takes a test.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ByTest {
    /// Whether the path must end where no enemy is next to the combatant.
    pub ends_next_to_no_enemy: bool,
    /// Whether failing ends the turn.
    pub failure_ends_turn: bool,
}
