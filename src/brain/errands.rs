//! Errands that are the same for every level: going somewhere, looking for enemies, opening doors, getting past
//! traps, picking up and changing weapons.

use smallvec::SmallVec;

use super::scene::{Enemy, Scene};
use super::worth::WorthCache;
use super::{Mind, go};
use crate::battle::deeds::{DisarmTrap, Leave, Move, Search, Switch, TakeUp, Via};
use crate::battle::{Deed, Order, Reflex, WeaponId};
use crate::grid::{Footprint, Pos};
use crate::rules::table::Table;
use crate::rules::table::answers::Reachable;

/// Goes for the objectives of the side, or else looks for enemies, while no enemy is in sight.
pub fn look_for_somebody(table: &Table<'_>, mind: &mut Mind) -> Option<Deed> {
    if mind.scene.wants.escape && is_permitted(table, &mind.scene, &Leave {}.into()) {
        return Some(Leave {}.into());
    }
    if let Some(deed) = go_to_own_weapon(table, mind) {
        return Some(deed);
    }
    if mind.heading.towards_wants(table, &mind.scene) || mind.heading.towards_the_unseen(table, &mind.scene) {
        let deed = advance(table, mind, true).or_else(|| advance(table, mind, false))?;
        mind.notes.note(Reflex::Seeks);
        return Some(deed);
    }
    None
}

/// Goes as near as possible to where the mind is heading, or opens a door that is in the way.
pub fn advance(table: &Table<'_>, mind: &mut Mind, keeps_action: bool) -> Option<Deed> {
    table.find_ways(mind.scene.me, keeps_action, &mut mind.ways);
    let nearest = mind.heading.nearest(&mind.scene, mind.ways.squares());
    nearest.map(go).or_else(|| {
        let door = mind.heading.barring_door(table, &mind.scene)?;
        if is_permitted(table, &mind.scene, &door) { Some(door) } else { None }
    })
}

/// Picks up a thing within reach that the side is after.
pub fn take_thing(table: &Table<'_>, scene: &Scene) -> Option<Deed> {
    let take = scene.wants.things.iter().map(|thing| TakeUp { weapon: *thing }.into());
    take.into_iter().find(|deed| is_permitted(table, scene, deed))
}

/// Picks up a weapon within reach: one that does clearly more than any carried weapon, or simply more while no enemy can be
/// attacked with those anyway. While no enemy is in sight, picks up a weapon of their own.
pub fn take_up(table: &Table<'_>, mind: &mut Mind) -> Option<Deed> {
    let Mind { scene, worths, .. } = mind;
    if !scene.may_act || table.board.state.dropped.is_empty() {
        return None;
    }
    let lying = table.board.state.dropped.iter().map(|(_, weapon)| *weapon);
    let within = lying.filter(|weapon| table.lying_within_reach(scene.me, *weapon).is_some());
    // What is permitted is found out sooner than what it is worth.
    let mut permitted =
        within.filter(|weapon| is_permitted(table, scene, &TakeUp { weapon: *weapon }.into()));
    let Some(nearest) = scene.enemies.first() else {
        return permitted
            .find(|weapon| has_lost(table, scene, *weapon))
            .map(|weapon| TakeUp { weapon }.into());
    };
    let best = permitted.map(|weapon| (worths.attack(table, scene.me, nearest.who, weapon), weapon)).max()?;
    let can_come_to_blows = |enemy: &Enemy, worths: &mut WorthCache| {
        let gap = scene.nearest(enemy, scene.steps);
        scene.blows(enemy, table, worths).iter().any(|blow| blow.worth > 0 && gap <= u32::from(blow.reach))
    };
    let is_better = if scene.enemies.iter().any(|enemy| can_come_to_blows(enemy, worths)) {
        // It must be half as good again as any other attack, or it is not worth the time.
        let is_much_better =
            |enemy: &Enemy| scene.blows(enemy, table, worths).iter().all(|blow| best.0 * 2 > blow.worth * 3);
        scene.enemies.iter().all(is_much_better)
    } else {
        let reaches = scene.nearest(nearest, scene.steps) <= u32::from(table.weapon_reach(best.1));
        reaches || scene.blows(nearest, table, worths).iter().all(|blow| best.0 > blow.worth)
    };
    (best.0 > 0 && is_better).then(|| TakeUp { weapon: best.1 }.into())
}

/// Whether a weapon is one with which a combatant has come and which they no longer have.
fn has_lost(table: &Table<'_>, scene: &Scene, weapon: WeaponId) -> bool {
    let has = |weapon| table.body(scene.me).is_some_and(|body| body.arms.carried.contains(&weapon));
    table.sheet(scene.me).carried.contains(&weapon) && !has(weapon)
}

/// Goes to a weapon of their own that lies not more than a move away.
fn go_to_own_weapon(table: &Table<'_>, mind: &mut Mind) -> Option<Deed> {
    let Mind { scene, ways, .. } = mind;
    let is_out_of_reach = |weapon| table.lying_within_reach(scene.me, weapon).is_none();
    let lying = table.board.state.dropped.iter();
    let lying = lying.filter(|(_, weapon)| has_lost(table, scene, *weapon) && is_out_of_reach(*weapon));
    let lying: SmallVec<[Footprint; 2]> = lying.map(|(at, _)| Footprint::new(*at, 1)).collect();
    if lying.is_empty() || !scene.may_act {
        return None;
    }
    table.find_ways(scene.me, true, ways);
    let is_beside = |square: &&Reachable| {
        let there = scene.here.moved_to(square.at);
        lying.iter().any(|weapon| there.reach(*weapon, scene.diagonal) <= 1)
    };
    ways.squares().iter().filter(is_beside).min_by_key(|square| square.steps).copied().map(go)
}

/// Whether the acting combatant may do a deed now.
pub fn is_permitted(table: &Table<'_>, scene: &Scene, deed: &Deed) -> bool {
    table.permit(&Order::deed(scene.me, deed.clone())).is_ok()
}

/// Draws or picks up a weapon that reaches an enemy, if no weapon in hand does.
pub fn change_weapon(table: &Table<'_>, mind: &mut Mind) -> Option<Deed> {
    let Mind { scene, worths, .. } = mind;
    let me = scene.me;
    if !scene.may_act || scene.enemies.iter().any(|enemy| scene.can_strike(enemy, table, worths)) {
        return None;
    }
    let lying = table.board.state.dropped.iter().map(|(_, weapon)| *weapon);
    let lying: SmallVec<[WeaponId; 4]> =
        lying.filter(|weapon| table.lying_within_reach(me, *weapon).is_some()).collect();
    let farthest = table.weapons(me).map(|weapon| u32::from(table.weapon_reach(weapon))).max();
    let mut best = None;
    let mut consider = |worth: i32, deed: Deed| {
        if worth > best.as_ref().map_or(0, |(best, _)| *best) && is_permitted(table, scene, &deed) {
            best = Some((worth, deed));
        }
    };
    for enemy in scene.enemies.iter().filter(|enemy| !table.eludes(enemy.who, me)) {
        let gap = scene.gap(enemy, scene.here);
        let is_in_reach = farthest.is_some_and(|farthest| gap <= farthest);
        for blow in if is_in_reach { worths.blows(table, me, enemy.who) } else { SmallVec::new() } {
            if gap <= u32::from(blow.reach) && !table.is_at_hand(me, blow.weapon) {
                consider(blow.worth, Switch { weapon: blow.weapon }.into());
            }
        }
        for weapon in &lying {
            if gap <= u32::from(table.weapon_reach(*weapon)) {
                consider(worths.attack(table, me, enemy.who, *weapon), TakeUp { weapon: *weapon }.into());
            }
        }
    }
    best.map(|(_, deed)| deed)
}

/// Deals with a trap that blocks the way, if no way leads round it. While there is time to move on afterwards, the
/// combatant first tries to search and disarm it; otherwise they cross it.
pub fn get_past_a_trap(table: &Table<'_>, mind: &mut Mind) -> Option<Deed> {
    let me = mind.scene.me;
    let squares = table.squares_to_keep_off(me, false);
    if squares.is_empty() {
        return None;
    }
    let Mind { scene, worths, .. } = &mut *mind;
    let has_business = scene.wants.escape || !scene.wants.squares.is_empty();
    let waits_or_fights =
        scene.wants.survive || scene.enemies.iter().any(|enemy| scene.can_strike(enemy, table, worths));
    if waits_or_fights && !has_business || !heads_on(table, mind) {
        return None;
    }
    if advance(table, mind, false).is_some() {
        return None;
    }
    let Mind { scene, heading, .. } = mind;
    let steps = |at: Pos| heading.steps_from(at).unwrap_or(u32::MAX);
    let here = steps(scene.here.corner());
    let mut nearer: SmallVec<[Pos; 4]> = squares.into_iter().filter(|at| steps(*at) < here).collect();
    nearer.sort_by_key(|at| steps(*at));
    let handling =
        nearer.iter().flat_map(|at| [Deed::from(Search { at: *at }), DisarmTrap { at: *at }.into()]);
    let crossing = nearer.iter().map(|at| Deed::from(Move { to: *at, via: Via::new() }));
    let mut ways: Vec<Deed> = crossing.collect();
    let time = table.body(me).is_some_and(|body| table.free_steps(me) > 0 || body.turn_budget.main > 1);
    if time {
        ways.splice(0..0, handling);
    } else {
        ways.extend(handling);
    }
    let deed = ways.into_iter().find(|deed| is_permitted(table, scene, deed))?;
    mind.notes.note(Reflex::DealsWithTrap);
    Some(deed)
}

/// Heads for the objectives of the side, or else for the enemies in sight, or else for where an enemy may be. Returns
/// whether there is anywhere to go.
fn heads_on(table: &Table<'_>, mind: &mut Mind) -> bool {
    let Mind { scene, heading, .. } = mind;
    let has_business = scene.wants.escape || !scene.wants.squares.is_empty();
    if has_business && heading.towards_wants(table, scene) {
        return true;
    }
    if scene.enemies.is_empty() {
        return heading.towards_the_unseen(table, scene);
    }
    heading.towards_enemies(table, scene);
    true
}
