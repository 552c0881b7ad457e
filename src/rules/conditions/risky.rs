//! The mark on a deed that hangs on a check, at the word of the game master. The check is in `exchange/risk.rs`.

use super::Behaviour;
use crate::battle::conditions::Risky;
use crate::battle::{CombatantId, Condition, ConditionKind, Tested};
use crate::rules::table::Table;

impl Behaviour for Risky {
    // What the game master says was told when it was said.
    fn begins_with_a_line(&self) -> bool {
        false
    }
}

impl Condition {
    /// What a deed with this mark is tested by, and against what number, where either has been said; none where it is no
    /// such mark.
    pub(in crate::rules) const fn risk(self) -> Option<(Option<Tested>, Option<i32>)> {
        match self.kind {
            ConditionKind::Risky(Risky { tested, against }) => Some((tested, against)),
            _ => None,
        }
    }
}

impl Table<'_> {
    /// The mark on somebody's next deed.
    pub fn mark_of_risk(&self, who: CombatantId) -> Option<Condition> {
        self.conditions_on(who).iter().find(|own| own.risk().is_some()).copied()
    }
}
