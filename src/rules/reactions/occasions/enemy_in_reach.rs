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

/// The steps within which an enemy is in reach; none if an enemy never is.
fn reach(table: &Table<'_>, waiting: &Waiting) -> Option<u32> {
    let in_melee = table.melee_weapon(waiting.who).map(|weapon| table.weapon_reach(weapon));
    let reach = match waiting.with {
        // An ability strikes in melee, so the combatant needs a melee weapon.
        Means::Ability => in_melee?,
        // A readied attack has the reach of its weapon; any other deed can wait for enemies next to the combatant.
        Means::Held(deed) => match deed.weapon() {
            Some(weapon) => table.attack_reach(weapon),
            None => in_melee.unwrap_or(1),
        },
    };
    Some(u32::from(reach))
}

/// Whether the combatant sees the enemy coming in time.
fn is_seen_coming(table: &Table<'_>, waiting: &Waiting, to: Footprint) -> bool {
    match waiting.with {
        // An ability is used once the enemy is there, so whether they are seen is checked then.
        Means::Ability => true,
        Means::Held(_) => table.would_see(waiting.who, waiting.here, to),
    }
}
