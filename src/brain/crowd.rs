//! Crowds: of many combatants, or of those with many weapons, only the nearest are considered, so that no decision takes too
//! long.

use crate::battle::CombatantId;
use crate::rules::table::Table;

/// How many of a crowd are considered.
pub struct Limit {
    /// How many at least, whatever weapons they have.
    pub least: usize,
    pub most: usize,
    /// How many weapons are considered together.
    pub weapons: usize,
}

impl Limit {
    /// Drops the farthest if there are too many. `rank` says how many steps away each is, and who they are. The weapons of
    /// `facing` count again for each of them.
    pub fn keep_the_nearest<T>(
        &self,
        table: &Table<'_>,
        crowd: &mut Vec<T>,
        rank: impl Fn(&T) -> (u32, CombatantId),
        facing: Option<CombatantId>,
    ) {
        // Mostly there are few, so that nobody need count which weapons can be used.
        let own = facing.map_or(0, |facing| table.most_weapons(facing));
        let owned = |one: &T| table.most_weapons(rank(one).1) + own;
        if crowd.len() <= self.most && crowd.iter().map(owned).sum::<usize>() <= self.weapons {
            return;
        }
        let mut ranks: Vec<(u32, CombatantId)> = crowd.iter().map(&rank).collect();
        ranks.sort_unstable();
        let own = facing.map_or(0, |facing| table.weapons(facing).count());
        let mut together = 0;
        let fits = |(_, who): &&(u32, CombatantId)| {
            together += own + table.weapons(*who).count();
            together <= self.weapons
        };
        let fitting = ranks.iter().take(self.most).take_while(fits).count();
        ranks.truncate(fitting.max(self.least));
        crowd.retain(|one| ranks.last().is_some_and(|last| rank(one) <= *last));
    }
}
