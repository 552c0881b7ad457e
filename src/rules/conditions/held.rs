//! Held by another combatant and unable to leave the square, for as long as the two are side by side and the holder
//! can hold on. It comes from grappling (`deeds/grapple.rs`) and from spells.

use super::{Behaviour, DependsOn, Detail, DetailKind};
use crate::battle::conditions::Held;
use crate::battle::{CombatantId, Condition, Until};
use crate::rules::table::Table;

impl Behaviour for Held {
    fn holds(&self) -> bool {
        true
    }

    fn concerns(&self) -> DependsOn {
        DependsOn::Nobody
    }

    fn detail(&self, source: Option<CombatantId>) -> Option<Detail> {
        source.map(Detail::By)
    }

    fn claimable() -> DetailKind {
        DetailKind::By
    }
}

impl Condition {
    /// The condition that a holder puts on the combatant whom they hold.
    pub(in crate::rules) fn grip_of(holder: CombatantId) -> Condition {
        Condition { kind: Held {}.into(), source: Some(holder), until: Until::HoldEnds }
    }
}

impl<'t> Table<'t> {
    /// The holds on a combatant.
    pub fn holds_on(&self, who: CombatantId) -> impl Iterator<Item = Condition> + 't {
        self.conditions_on(who).iter().copied().filter(|condition| condition.kind.holds())
    }

    /// The hold of one combatant on another.
    pub(in crate::rules) fn hold_by(&self, held: CombatantId, by: CombatantId) -> Option<Condition> {
        self.holds_on(held).find(|hold| hold.source == Some(by))
    }

    /// Whether anybody holds a combatant, so that they cannot leave their place.
    pub fn is_held(&self, who: CombatantId) -> bool {
        self.holds_on(who).next().is_some()
    }
}
