//! What comes before the first turn.

use serde::{Deserialize, Serialize};

/// What comes before the first turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum OpeningRule {
    Nothing,
    /// Those who lie in ambush act before all others at first.
    Ambush(Ambush),
    /// Those who started the battle prepare themselves, one after another.
    Planning(Planning),
}

/// An ambush: those who lie in it act before all others.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ambush {
    /// For so many rounds.
    pub rounds: u16,
}

/// Time to prepare oneself.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Planning {
    /// Swift actions for each.
    pub swift: u8,
    /// Whether anything may be done to an enemy.
    pub attacks: bool,
}
