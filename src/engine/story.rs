//! The story: the chronicle as the pipeline writes it, each fact with the sides that perceive it.

use crate::battle::{Chronicle, Clause, CombatantId, Happening, SideSet};
use crate::rules::table::Table;

/// The chronicle of the battle.
#[derive(Clone, Debug, Default)]
pub struct Story(pub Chronicle);

impl Story {
    /// Tells what happened to all who perceive it: the side of the one whom it is about, and all who see that one.
    pub fn tell(&mut self, table: &Table<'_>, what: Happening, clause: Option<Clause>) {
        let seen_by = what.who().map_or(SideSet::ALL, |who| perceivers(table, who));
        self.0.tell(what, clause, seen_by);
    }
}

/// The sides that perceive what one does.
#[must_use]
pub fn perceivers(table: &Table<'_>, who: CombatantId) -> SideSet {
    table.knowledge.seers(who).and(table.side(who))
}
