//! What combatants may do in answer to others.

use serde::{Deserialize, Serialize};

use crate::battle::{ActionCost, Occasion};

/// What combatants may do in answer to others, beside the blow at an enemy who leaves.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum ReactionRule {
    ReadiedAction(ReadiedAction),
    NamedByAbility,
}

/// A deed that is held back until something happens.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ReadiedAction {
    /// The action that it takes to hold it back.
    pub readying: ActionCost,
    /// The action that it takes when it comes, kept for it until then.
    pub springing: ActionCost,
    /// What it may wait for.
    pub triggers: Vec<Occasion>,
}
