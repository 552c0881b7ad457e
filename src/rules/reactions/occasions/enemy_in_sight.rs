//! An enemy comes into the combatant's sight.

use super::{Behaviour, Waiting};
use crate::battle::reactions::occasions::EnemyInSight;
use crate::grid::Footprint;
use crate::rules::table::Table;

impl Behaviour for EnemyInSight {
    fn by_going(&self, table: &Table<'_>, waiting: &Waiting, from: Footprint, to: Footprint) -> bool {
        table.has_line(waiting.here, to) && !table.has_line(waiting.here, from)
    }

    fn by_sight(&self) -> bool {
        true
    }

    /// Abilities cannot wait for this occasion; `docs/authoring.md` lists those that they can wait for.
    fn is_for_abilities(&self) -> bool {
        false
    }
}
