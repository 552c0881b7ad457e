//! What combatants may do in the middle of another combatant's turn.

use serde::{Deserialize, Serialize};

use crate::battle::{ActionCost, Occasion, Phrase, Severity};
use crate::rules::answers::axes::Axis;
use crate::rules::answers::faults::Faults;
use crate::rules::answers::reads::{Reader, Reading};
use crate::rules::answers::{Named, Need, Rule, Variant};

/// What combatants may do in the middle of another combatant's turn, besides opportunity attacks.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum ReactionRule {
    ReadiedAction(ReadiedAction),
    NamedByAbility,
}

impl Rule for ReactionRule {
    fn variant(&self) -> Named<'_> {
        match self {
            ReactionRule::ReadiedAction(rule) => Named::new("ReadiedAction", rule),
            ReactionRule::NamedByAbility => Named::new("NamedByAbility", &NamedByAbility),
        }
    }
}

impl ReactionRule {
    /// Whether stat blocks can name reactions.
    pub const fn is_named_by_ability(&self) -> bool {
        match self {
            ReactionRule::NamedByAbility => true,
            ReactionRule::ReadiedAction(_) => false,
        }
    }
}

struct NamedByAbility;

impl Variant for NamedByAbility {
    fn reads_of_creatures(&self, by: Reader) -> Vec<Reading> {
        vec![by.welcomes(Axis::Attack, "reactions")]
    }

    fn reads_of_weapons(&self, by: Reader) -> Vec<Reading> {
        vec![by.welcomes(Axis::Attack, "answers")]
    }

    fn needs(&self) -> Vec<(Severity, Need)> {
        vec![(Severity::Warning, Need::Reactions)]
    }
}

/// A deed that is readied until an occasion triggers it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ReadiedAction {
    /// The action that it takes to ready the deed.
    pub readying: ActionCost,
    /// The action that the deed takes when it is triggered, kept until then.
    pub springing: ActionCost,
    /// The occasions that can trigger it.
    pub triggers: Vec<Occasion>,
}

impl Variant for ReadiedAction {
    fn find_faults(&self, faults: &mut Faults) {
        if self.triggers.is_empty() {
            faults.warning(Phrase::new("never-called-for"));
        }
    }
}
