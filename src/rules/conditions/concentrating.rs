//! Concentration on a spell, whose effects end with it. When it must be renewed is in `workings/concentration.rs`.

use super::Behaviour;
use crate::battle::conditions::Concentrating;
use crate::battle::{CombatantId, Condition, Until, WeaponId};
use crate::rules::table::Table;

impl Behaviour for Concentrating {
    fn until_it_ends(&self, who: CombatantId) -> Option<Until> {
        Some(Until::ConcentrationEnds(who))
    }

    fn ends_with_a_line(&self) -> bool {
        true
    }
}

impl Condition {
    /// A combatant's concentration on a spell.
    pub(in crate::rules) fn mind_on(spell: WeaponId, who: CombatantId) -> Condition {
        Condition { kind: Concentrating { spell }.into(), source: None, until: Until::ConcentrationEnds(who) }
    }
}

impl Table<'_> {
    /// The concentration of a combatant, if they concentrate on a spell.
    pub fn concentration(&self, who: CombatantId) -> Option<Condition> {
        self.conditions_on(who).iter().find(|condition| condition.kind.until_it_ends(who).is_some()).copied()
    }
}
