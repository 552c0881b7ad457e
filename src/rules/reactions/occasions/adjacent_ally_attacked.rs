//! An enemy is about to attack an ally next to the combatant.

use super::Behaviour;
use crate::battle::CombatantId;
use crate::battle::reactions::occasions::AdjacentAllyAttacked;
use crate::rules::table::Table;

impl Behaviour for AdjacentAllyAttacked {
    fn by_attack(&self, table: &Table<'_>, who: CombatantId, victim: CombatantId) -> bool {
        let (Some(here), Some(there)) = (table.footprint(who), table.footprint(victim)) else { return false };
        table.is_ally(who, victim) && here.is_adjacent(there)
    }
}
