//! The level `brute`: goes to the nearest enemy, strikes with the best weapon, uses everything up, and never moves
//! away from an enemy in reach.

use super::errands::{advance, is_permitted, look_for_somebody, take_thing, take_up};
use super::lights::light_up;
use super::scene::{Enemy, Scene};
use super::worth::{Blow, WorthCache};
use super::{Mind, magic};
use crate::battle::deeds::{Attack, Stand};
use crate::battle::{Deed, Reflex, WeaponId};
use crate::rules::table::Table;

/// What a brute does next; none when they are done.
pub fn decide(table: &Table<'_>, mind: &mut Mind) -> Option<Deed> {
    if table.is_prone(mind.scene.me) && is_permitted(table, &mind.scene, &Stand {}.into()) {
        return Some(Stand {}.into());
    }
    let gear = light_up(table, &mind.scene).or_else(|| take_thing(table, &mind.scene));
    if let Some(deed) = gear.or_else(|| take_up(table, mind)) {
        return Some(deed);
    }
    if mind.scene.enemies.is_empty() {
        return look_for_somebody(table, mind);
    }
    let deed = fight(table, mind)?;
    mind.notes.note(Reflex::StrikesNearest);
    Some(deed)
}

/// Goes for the nearest enemy.
fn fight(table: &Table<'_>, mind: &mut Mind) -> Option<Deed> {
    let Mind { scene, worths, .. } = &mut *mind;
    let nearest = scene.enemies.iter().min_by_key(|enemy| scene.gap(enemy, scene.here))?;
    let gap = scene.gap(nearest, scene.here);
    let is_melee = |blow: &Blow| table.is_melee(blow.weapon) && gap <= u32::from(blow.reach);
    let is_at_hand = scene.blows(nearest, table, worths).iter().any(is_melee);
    if !is_at_hand && let Some(deed) = close_in(table, mind, true) {
        return Some(deed);
    }
    let strike = strike(table, &mind.scene, &mut mind.worths);
    let working = magic::best(table, mind, 0);
    let blow = strike.as_ref().map_or(0, |_| mind.scene.best_blow(table, &mut mind.worths));
    if let Some(working) = working.filter(|working| working.worth > blow) {
        return Some(working.deed);
    }
    strike.or_else(|| if is_at_hand { None } else { close_in(table, mind, false) })
}

/// The best attack on the nearest enemy who can be struck from here.
fn strike(table: &Table<'_>, scene: &Scene, worths: &mut WorthCache) -> Option<Deed> {
    if !scene.may_act {
        return None;
    }
    let can = |enemy: &Enemy, blow: &Blow| {
        scene.gap(enemy, scene.here) <= u32::from(blow.reach)
            && table.would_notice(scene.me, scene.here, enemy.squares)
    };
    let mut best = |enemy: &Enemy| {
        let blows = scene.blows(enemy, table, worths).iter().filter(|blow| can(enemy, blow));
        blows.max_by_key(|blow| (blow.worth, std::cmp::Reverse(blow.weapon))).map(|blow| blow.weapon)
    };
    let targets = scene.enemies.iter().filter_map(|enemy| Some((enemy, best(enemy)?)));
    let (enemy, weapon): (&Enemy, WeaponId) =
        targets.min_by_key(|(enemy, _)| scene.gap(enemy, scene.here))?;
    Some(Attack::with(enemy.who, weapon).into())
}

/// Goes nearer to the enemies in sight, or opens a door that is in the way.
fn close_in(table: &Table<'_>, mind: &mut Mind, keeps_action: bool) -> Option<Deed> {
    if keeps_action && mind.scene.steps == 0 {
        return None;
    }
    mind.heading.towards_enemies(table, &mind.scene);
    advance(table, mind, keeps_action)
}
