//! The game master's mark that the next deed depends on a check. The check is in `exchange/risk.rs`.

use super::Behaviour;
use crate::battle::conditions::Risky;
use crate::battle::{CombatantId, Condition, ConditionKind, Tested};
use crate::rules::table::Table;

impl Behaviour for Risky {
    // The log told of it when the game master said it.
    fn begins_with_a_line(&self) -> bool {
        false
    }
}

impl Condition {
    /// For this mark: what the check tests and the number it must reach, each where the game master named it. None
    /// for other conditions.
    pub(in crate::rules) const fn risk(self) -> Option<(Option<Tested>, Option<i32>)> {
        match self.kind {
            ConditionKind::Risky(Risky { tested, against }) => Some((tested, against)),
            _ => None,
        }
    }
}

impl Table<'_> {
    /// The mark on a combatant's next deed.
    pub fn mark_of_risk(&self, who: CombatantId) -> Option<Condition> {
        self.conditions_on(who).iter().find(|condition| condition.risk().is_some()).copied()
    }
}
