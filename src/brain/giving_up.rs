//! Giving up: when a battle is lost, so that nothing is left to be won but the own life.

use super::scene::Scene;
use super::worth::{OUT, WorthCache};
use crate::battle::Fate;
use crate::rules::table::Table;

/// How many times as many as they are the enemies must be at the least.
const OUTNUMBERED: usize = 3;
/// How many times sooner the enemies must be likely to win.
const SOONER: i64 = 4;

/// Whether a combatant who stands alone has no hope left: the enemies are many, are likely to put them out of the fight in
/// their next turn, and will be done with them long before they could be done with the enemies. Who is there for more than to fight stays, and so do those who know no fear.
pub fn has_no_hope(table: &Table<'_>, scene: &Scene, worths: &mut WorthCache) -> bool {
    if !scene.allies.is_empty() || scene.enemies.len() < OUTNUMBERED || !table.sheet(scene.me).living {
        return false;
    }
    let wants = &scene.wants;
    let has_duty = wants.survive || !wants.squares.is_empty() || !wants.things.is_empty();
    if has_duty || !wants.wards.is_empty() || scene.outlook.can_wait || may_others_help(table, scene) {
        return false;
    }
    let blows = scene.enemies.iter().map(|enemy| scene.threat(enemy, 0, table, worths));
    let theirs: i64 = blows.map(i64::from).sum();
    // Who is not about to fall may still do something for those who come after.
    if theirs < i64::from(OUT) {
        return false;
    }
    // They have one to put out of the fight, and the combatant has all of them.
    let own = i64::from(scene.best_blow(table, worths));
    scene.enemies.len() as i64 * theirs > SOONER * own
}

/// Whether somebody of the side who is not in sight may still come to help.
fn may_others_help(table: &Table<'_>, scene: &Scene) -> bool {
    let others = table.everybody().filter(|who| table.is_ally(scene.me, *who));
    others.filter_map(|who| table.fate(who)).any(|fate| matches!(fate, Fate::Able | Fate::Awaited))
}
