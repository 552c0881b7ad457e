//! A deed held back until something happens. When it may be done, and what it costs, is in
//! `axes/reaction/readied.rs`.

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
    /// The effects of holding a deed back; a deed held back before is given up.
    pub fn readied(&self, who: CombatantId, deed: HeldDeed, on: Occasion) -> Vec<Effect> {
        let (kind, until) = (Readied { deed, on }.into(), Until::TurnStart(who));
        let condition = Condition { kind, source: Some(who), until };
        let readied = Change::BeginCondition { who, condition }.by(clauses::Reaction::Readied);
        self.unreadied(who).into_iter().chain([readied]).collect()
    }

    /// The effects of giving up the deed that is held back.
    pub fn unreadied(&self, who: CombatantId) -> Vec<Effect> {
        self.held_back(who)
            .map(|(condition, ..)| Change::EndCondition { who, condition }.into())
            .into_iter()
            .collect()
    }

    /// Whether a combatant holds a deed back.
    pub fn holds_a_deed_back(&self, who: CombatantId) -> bool {
        self.held_back(who).is_some()
    }

    /// The deed that a combatant holds back, and for which occasion.
    pub(in crate::rules) fn held_back(&self, who: CombatantId) -> Option<(Condition, HeldDeed, Occasion)> {
        self.conditions_on(who).iter().find_map(|condition| match condition.kind {
            ConditionKind::Readied(Readied { deed, on }) => Some((*condition, deed, on)),
            _ => None,
        })
    }
}
