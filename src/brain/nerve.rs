//! Nerve: what frightening an enemy or calling back an ally is likely to bring, by the exact chance of their morale check.

use super::scene::{Enemy, Scene};
use super::worth::{OUT, WorthCache, rounded};
use crate::battle::{Cause, CombatantId};
use crate::rules::exchange::Exchange;
use crate::rules::questions::odds::Wanted;
use crate::rules::table::Table;

/// What it is worth if an enemy loses their nerve. They may find it again.
const NERVE_LOST: i32 = OUT * 6 / 10;

/// The chance that combatants who check their morale together pass the check for a cause. Who makes none cannot fail it.
pub fn keep_nerve(table: &Table<'_>, group: &[CombatantId], cause: Cause) -> f64 {
    let check = table.morale_check(group, cause);
    check.map_or(1.0, |check| table.weigh_out(Exchange::Morale(check)).chance(Wanted::Hit))
}

/// What frightening an enemy is worth if the attempt succeeds.
pub fn fright(table: &Table<'_>, scene: &Scene, worths: &mut WorthCache, enemy: &Enemy) -> i32 {
    let fails = 1.0 - keep_nerve(table, &[enemy.who], Cause::Frightened(scene.me));
    rounded(fails * f64::from(NERVE_LOST)) * scene.importance(enemy, table, worths) / 100
}
