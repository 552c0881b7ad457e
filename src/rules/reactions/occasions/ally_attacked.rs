//! An enemy is about to attack an ally, wherever the ally is.

use super::Behaviour;
use crate::battle::CombatantId;
use crate::battle::reactions::occasions::AllyAttacked;
use crate::rules::table::Table;

impl Behaviour for AllyAttacked {
    fn by_attack(&self, table: &Table<'_>, who: CombatantId, victim: CombatantId) -> bool {
        table.is_ally(who, victim)
    }

    /// Abilities cannot wait for this occasion; `docs/authoring.md` lists those that they can wait for.
    fn is_for_abilities(&self) -> bool {
        false
    }
}
