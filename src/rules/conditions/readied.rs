//! A deed held back until something happens. What it takes is settled in `axes/reaction/readied.rs`, and how it is done when
//! its time comes in `reactions/readied.rs`.

use super::Behaviour;
use crate::battle::conditions::Readied;
use crate::battle::{CombatantId, Condition, ConditionKind, Effect, HeldDeed, Occasion, Until, clauses};
use crate::rules::table::Table;

impl Behaviour for Readied {
    fn waits(&self) -> bool {
        true
    }
}

impl Table<'_> {
    /// What begins when a combatant holds a deed back; the deed that they held back before is given up.
    pub fn readied(&self, who: CombatantId, deed: HeldDeed, on: Occasion) -> Vec<Effect> {
        let clause = Some(clauses::Reaction::Readied.into());
        let (kind, until) = (Readied { deed, on }.into(), Until::TurnStart(who));
        let condition = Condition { kind, source: Some(who), until };
        self.unreadied(who).into_iter().chain([Effect::Begin { who, condition, clause }]).collect()
    }

    /// What ends when a combatant gives up the deed that they hold back.
    pub fn unreadied(&self, who: CombatantId) -> Vec<Effect> {
        self.held_back(who).map(|(condition, ..)| Effect::Cease { who, condition }).into_iter().collect()
    }

    /// The deed that a combatant holds back, and what for.
    pub(in crate::rules) fn held_back(&self, who: CombatantId) -> Option<(Condition, HeldDeed, Occasion)> {
        self.conditions_on(who).iter().find_map(|own| match own.kind {
            ConditionKind::Readied(Readied { deed, on }) => Some((*own, deed, on)),
            _ => None,
        })
    }
}
