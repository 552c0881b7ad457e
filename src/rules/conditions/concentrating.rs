//! One's mind on a spell, which holds no longer than that. When it has to be paid heed to is in `workings/concentration.rs`.

use super::Behaviour;
use crate::battle::conditions::Concentrating;
use crate::battle::{CombatantId, Condition, Until, WeaponId};
use crate::rules::table::Table;

impl Behaviour for Concentrating {
    fn upholds(&self, who: CombatantId) -> Option<Until> {
        Some(Until::HeedEnds(who))
    }

    fn ends_with_a_line(&self) -> bool {
        true
    }
}

impl Condition {
    /// Somebody's mind on a spell.
    pub(in crate::rules) fn mind_on(spell: WeaponId, who: CombatantId) -> Condition {
        Condition { kind: Concentrating { spell }.into(), source: None, until: Until::HeedEnds(who) }
    }
}

impl Table<'_> {
    /// What somebody concentrates on, if it does.
    pub fn concentration(&self, who: CombatantId) -> Option<Condition> {
        self.conditions_on(who).iter().find(|own| own.kind.upholds(who).is_some()).copied()
    }
}
