//! An enemy is about to attack the combatant.

use super::Behaviour;
use crate::battle::CombatantId;
use crate::battle::reactions::occasions::Attacked;
use crate::rules::table::Table;

impl Behaviour for Attacked {
    fn by_attack(&self, _: &Table<'_>, who: CombatantId, victim: CombatantId) -> bool {
        who == victim
    }
}
