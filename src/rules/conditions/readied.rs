//! Something held back until something happens. When it may be let go, and what it takes, is in `axes/reaction/readied.rs`.

use super::Behaviour;
use crate::battle::conditions::Readied;
use crate::battle::{
    Change, CombatantId, Condition, ConditionKind, Effect, HeldDeed, Occasion, Until, clauses,
};
use crate::rules::table::Table;

impl Behaviour for Readied {
    fn waits(&self) -> bool {
        true
    }
}

impl Table<'_> {
    /// What holding a deed back comes to; what was held back before is so no longer.
    pub fn readied(&self, who: CombatantId, deed: HeldDeed, on: Occasion) -> Vec<Effect> {
        let (kind, until) = (Readied { deed, on }.into(), Until::TurnStart(who));
        let condition = Condition { kind, source: Some(who), until };
        let readied = Change::Begin { who, condition }.by(clauses::Reaction::Readied);
        self.unreadied(who).into_iter().chain([readied]).collect()
    }

    /// What giving up what is held back comes to.
    pub fn unreadied(&self, who: CombatantId) -> Vec<Effect> {
        self.held_back(who)
            .map(|(condition, ..)| Change::Cease { who, condition }.into())
            .into_iter()
            .collect()
    }

    /// The deed that one holds back, and what for.
    pub(in crate::rules) fn held_back(&self, who: CombatantId) -> Option<(Condition, HeldDeed, Occasion)> {
        self.conditions_on(who).iter().find_map(|own| match own.kind {
            ConditionKind::Readied(Readied { deed, on }) => Some((*own, deed, on)),
            _ => None,
        })
    }
}
