//! What combatants may do in the middle of another's turn.

use serde::{Deserialize, Serialize};

use crate::battle::{ActionCost, Occasion, Phrase, Severity};
use crate::rules::answers::axes::Axis;
use crate::rules::answers::faults::Faults;
use crate::rules::answers::reads::{Reader, Reading};
use crate::rules::answers::{Named, Need, Rule, Variant};

/// What combatants may do in the middle of another's turn, beside opportunity attacks.
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
    /// Whether stat blocks name reactions.
    pub const fn is_named_by_ability(&self) -> bool {
        match self {
            ReactionRule::NamedByAbility => true,
            ReactionRule::ReadiedAction(_) => false,
        }
    }
}

/// Reactions that stat blocks name.
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

/// A deed that is readied until something happens.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ReadiedAction {
    /// The action that it takes to ready the deed.
    pub readying: ActionCost,
    /// The action that the deed takes when it is done, kept back until then.
    pub springing: ActionCost,
    /// What it may wait for.
    pub triggers: Vec<Occasion>,
}

impl Variant for ReadiedAction {
    fn find_faults(&self, faults: &mut Faults) {
        if self.triggers.is_empty() {
            faults.warning(Phrase::new("never-called-for"));
        }
    }
}
