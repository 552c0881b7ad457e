//! Evading attacks until the next turn (`deeds/evade.rs`). The test against a hit is in `axes/evade.rs`.

use super::Behaviour;
use crate::battle::conditions::Evading;
use crate::battle::{Change, CombatantId, Condition, Effect, Until, clauses};
use crate::rules::table::Table;

impl Behaviour for Evading {}

impl Table<'_> {
    pub fn is_evading(&self, who: CombatantId) -> bool {
        let evading = Evading {}.into();
        self.conditions_on(who).iter().any(|condition| condition.kind == evading)
    }

    /// The effect of beginning to evade.
    pub fn evasion_begins(&self, who: CombatantId) -> Effect {
        let condition = Condition { kind: Evading {}.into(), source: None, until: Until::TurnStart(who) };
        Change::BeginCondition { who, condition }.by(clauses::Manoeuvre::Evade)
    }
}
