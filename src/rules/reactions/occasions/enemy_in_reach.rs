//! An enemy comes within the combatant's reach.

use super::{Behaviour, Means, Waiting};
use crate::battle::reactions::occasions::EnemyInReach;
use crate::grid::Footprint;
use crate::rules::table::Table;

impl Behaviour for EnemyInReach {
    fn by_going(&self, table: &Table<'_>, waiting: &Waiting, from: Footprint, to: Footprint) -> bool {
        let Some(reach) = reach(table, waiting) else { return false };
        let gap = |place: Footprint| waiting.here.reach(place, table.muster.book.diagonal);
        gap(to) <= reach && gap(from) > reach && is_seen_coming(table, waiting, to)
    }
}

/// Steps within which an enemy is in reach; none where an enemy never is.
fn reach(table: &Table<'_>, waiting: &Waiting) -> Option<u32> {
    let in_melee = table.melee_weapon(waiting.who).map(|weapon| table.weapon_reach(weapon));
    let reach = match waiting.with {
        // An ability is for melee, so there must be something to strike with.
        Means::Ability => in_melee?,
        // A held attack has the reach of its weapon; any other deed can wait for those next to its owner.
        Means::Held(deed) => match deed.weapon() {
            Some(weapon) => table.attack_reach(weapon),
            None => in_melee.unwrap_or(1),
        },
    };
    Some(u32::from(reach))
}

/// Whether an enemy who is about to go somewhere is noticed in time.
fn is_seen_coming(table: &Table<'_>, waiting: &Waiting, to: Footprint) -> bool {
    match waiting.with {
        // It is used once the enemy is there, and only then does it matter whether they are seen.
        Means::Ability => true,
        Means::Held(_) => table.would_see(waiting.who, waiting.here, to),
    }
}
