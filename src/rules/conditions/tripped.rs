//! Tripped: the bearer falls to the ground as soon as their turn starts (`Manoeuvre::Trip`).

use super::{Behaviour, DependsOn, Detail, DetailKind};
use crate::battle::conditions::Tripped;
use crate::battle::{Clause, CombatantId, clauses};
use crate::rules::table::Table;

impl Behaviour for Tripped {
    fn fall_when_it_ends(&self) -> Option<Clause> {
        Some(clauses::Manoeuvre::Trip.into())
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

impl Table<'_> {
    /// Whether a combatant is going to fall before they can act.
    pub fn is_about_to_fall(&self, who: CombatantId) -> bool {
        self.conditions_on(who).iter().any(|condition| condition.kind.fall_when_it_ends().is_some())
    }
}
