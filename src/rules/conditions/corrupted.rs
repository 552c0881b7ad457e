//! Corruption: a disease, a poison or a venom, and how many of its stages have begun. The checks against it, and what
//! its stages do, are in `axes/hardship.rs`.

use super::Behaviour;
use crate::battle::conditions::{Corrupted, Exhausted};
use crate::battle::{CombatantId, Condition, ConditionKind, Stage, WeaponId};
use crate::rules::book::rulebook::Axis;
use crate::rules::table::Table;

impl Behaviour for Corrupted {
    fn can_be_eased(&self) -> bool {
        true
    }
}

impl Condition {
    /// The weapon that corruption came with, and how many of its stages have begun; none of any other condition.
    pub(in crate::rules) const fn corruption(self) -> Option<(WeaponId, u8)> {
        match self.kind {
            ConditionKind::Corrupted(Corrupted { weapon, stage }) => Some((weapon, stage)),
            _ => None,
        }
    }
}

impl Table<'_> {
    /// The corruption in the blood of a combatant.
    pub fn corrupted(&self, who: CombatantId) -> Option<Condition> {
        self.conditions_on(who).iter().copied().find(|condition| condition.corruption().is_some())
    }

    /// The exhaustion that corruption has brought, if it has come to a stage that exhausts.
    pub(in crate::rules) fn exhaustion_by(&self, who: CombatantId, cause: Condition) -> Option<Condition> {
        let (weapon, stage) = cause.corruption()?;
        let source = self.weapon_sheet(weapon).blocks.of(Axis::Check).corrupts.as_ref()?;
        let mut begun = source.stages.iter().take(stage.into());
        if !begun.any(|stage| *stage == Stage::Exhausts) {
            return None;
        }
        let exhausted = Exhausted {}.into();
        self.conditions_on(who).iter().find(|condition| condition.kind == exhausted).copied()
    }
}
