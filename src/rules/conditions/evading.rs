//! One's mind on evading (`deeds/evade.rs`). What that comes to is in `axes/evade.rs`.

use super::Behaviour;
use crate::battle::conditions::Evading;
use crate::battle::{Change, CombatantId, Condition, Effect, Until, clauses};
use crate::rules::table::Table;

impl Behaviour for Evading {}

impl Table<'_> {
    /// Whether one has its mind on evading.
    pub fn is_evading(&self, who: CombatantId) -> bool {
        let evading = Evading {}.into();
        self.conditions_on(who).iter().any(|own| own.kind == evading)
    }

    /// What it is to set one's mind on evading.
    pub fn evasion_begins(&self, who: CombatantId) -> Effect {
        let condition = Condition { kind: Evading {}.into(), source: None, until: Until::TurnStart(who) };
        Change::Begin { who, condition }.by(clauses::Manoeuvre::Evade)
    }
}
