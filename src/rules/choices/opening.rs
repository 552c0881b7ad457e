//! What happens before the first turn.

use serde::{Deserialize, Serialize};

use crate::battle::{Phrase, Severity};
use crate::rules::answers::faults::Faults;
use crate::rules::answers::{Named, Need, Rule, Variant};

/// What happens before the first turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum OpeningRule {
    Nothing,
    /// Combatants in ambush act before all others in the first rounds.
    Ambush(Ambush),
    /// Combatants of the side that started the battle, and of its allies, prepare one after another.
    Planning(Planning),
}

impl Rule for OpeningRule {
    fn variant(&self) -> Named<'_> {
        match self {
            OpeningRule::Nothing => Named::none("Nothing"),
            OpeningRule::Ambush(rule) => Named::new("Ambush", rule),
            OpeningRule::Planning(rule) => Named::new("Planning", rule),
        }
    }
}

/// Combatants in ambush act before all others.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ambush {
    /// The number of rounds.
    pub rounds: u16,
}

impl Variant for Ambush {
    fn find_faults(&self, faults: &mut Faults) {
        if self.rounds == 0 {
            faults.warning_in("rounds", Phrase::new("lasts-no-time"));
        }
    }
}

/// Combatants of the side that started the battle, and of its allies, prepare one after another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Planning {
    /// The swift actions of each combatant.
    pub swift: u8,
    /// Whether they may attack.
    pub attacks: bool,
}

impl Variant for Planning {
    fn find_faults(&self, faults: &mut Faults) {
        if self.swift == 0 {
            faults.warning_in("swift", Phrase::new("lasts-no-time"));
        }
    }

    fn needs(&self) -> Vec<(Severity, Need)> {
        vec![(Severity::Warning, Need::SwiftActions)]
    }
}
