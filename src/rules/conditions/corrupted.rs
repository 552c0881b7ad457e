//! Corruption: a disease, a poison or a venom in the blood, so many stages on. The checks against it, and what its stages
//! do, are in `axes/hardship.rs`.

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
    /// With which weapon it came, and how many stages of it have begun, where it is corruption.
    pub(in crate::rules) const fn corruption(self) -> Option<(WeaponId, u8)> {
        match self.kind {
            ConditionKind::Corrupted(Corrupted { weapon, stage }) => Some((weapon, stage)),
            _ => None,
        }
    }
}

impl Table<'_> {
    /// What is in somebody's blood.
    pub fn corrupted(&self, who: CombatantId) -> Option<Condition> {
        self.conditions_on(who).iter().copied().find(|own| own.corruption().is_some())
    }

    /// The exhaustion that something in somebody's blood has brought, if it has got to a stage that exhausts.
    pub(in crate::rules) fn exhaustion_by(&self, who: CombatantId, cause: Condition) -> Option<Condition> {
        let (weapon, stage) = cause.corruption()?;
        let source = self.arm(weapon).blocks.of(Axis::Check).corrupts.as_ref()?;
        let mut begun = source.stages.iter().take(stage.into());
        if !begun.any(|stage| *stage == Stage::Exhausts) {
            return None;
        }
        let exhausted = Exhausted {}.into();
        self.conditions_on(who).iter().find(|own| own.kind == exhausted).copied()
    }
}
