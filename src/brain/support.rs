//! Manoeuvres: aiding a friend, tripping, grappling or disarming an enemy, and breaking free. Each is worth what it
//! adds to the attacks of friends who are still to act, or takes from those of the enemies.

use super::Mind;
use super::scene::{Foe, Friend, Scene};
use super::worth::WorthCache;
use crate::battle::deeds::{Aid, Attack, BreakFree, Disarm, Grapple, Trip};
use crate::battle::{CombatantId, Deed, Order};
use crate::rules::table::Table;

/// A deed other than an attack, and its worth on the scale of attacks.
pub struct Help {
    pub deed: Deed,
    pub worth: i32,
}

/// The worth of making an enemy spend a move on standing up.
const MOVE_LOST: i32 = 30;

/// How many weapons of friends are considered at most, those of the nearest friends.
const WAYS: usize = 48;

/// The worth of breaking free, in percent of the enemies' replies.
const HELD: i32 = 35;

/// The best manoeuvre from where the acting combatant stands.
pub fn best(table: &Table<'_>, mind: &mut Mind) -> Option<Help> {
    let Mind { scene, worths, .. } = mind;
    let mut best: Option<Help> = None;
    let mut consider = |deed: Deed, worth: i32| {
        if worth > best.as_ref().map_or(0, |best| best.worth) && is_permitted(table, scene.me, &deed) {
            best = Some(Help { deed, worth });
        }
    };
    let friends = nearest_friends(table, scene);
    let to_go = || friends.iter().copied().filter(|friend| friend.is_to_go);
    for foe in scene.foes.iter().filter(|foe| foe.squares.is_adjacent(scene.here)) {
        if table.knows_aid() {
            for friend in to_go().filter(|friend| friend.squares.is_adjacent(scene.here)) {
                let worth = favoured_blow(table, scene, worths, friend, foe);
                consider(Aid { ally: friend.who }.into(), worth);
            }
        }
        if may_fall(table, foe) && to_go().next().is_some() {
            let for_friends: i32 =
                to_go().map(|friend| favoured_blow(table, scene, worths, friend, foe)).sum();
            let trip = Trip { target: foe.who }.into();
            let chance = worths.contest(table, scene.me, &trip);
            consider(trip, (for_friends + MOVE_LOST) * chance / 100);
        }
        if table.grappling().is_some() && !table.is_held(foe.who) {
            let of_friend = |friend: &Friend| favoured_blow(table, scene, worths, friend, foe);
            let gained: i32 = friends.iter().copied().map(of_friend).sum();
            if gained > 0 {
                let grapple = Grapple { target: foe.who }.into();
                let chance = worths.contest(table, scene.me, &grapple);
                consider(grapple, gained * chance / 100);
            }
        }
        if table.holds_on(scene.me).any(|hold| hold.source == Some(foe.who)) {
            let break_free = BreakFree { target: foe.who }.into();
            let danger: i32 = scene.foes.iter().map(|foe| foe.threat(scene.gap(foe, scene.here))).sum();
            let chance = worths.contest(table, scene.me, &break_free);
            consider(break_free, danger * HELD / 100 * chance / 100);
        }
        let loss = loss_of_weapon(table, foe);
        if loss > 0 {
            let disarm = Disarm { target: foe.who }.into();
            let chance = worths.contest(table, scene.me, &disarm);
            consider(disarm, loss * chance / 100);
        }
    }
    best
}

/// What to do with a lesser action once no main action is left: trip the enemy for whom that is worth most, or throw
/// a light weapon.
pub fn in_passing(table: &Table<'_>, mind: &mut Mind) -> Option<Deed> {
    let Mind { scene, worths, .. } = mind;
    let near = |foe: &&Foe| foe.squares.is_adjacent(scene.here) && may_fall(table, foe);
    let tripped = |foe: &Foe| {
        let target = foe.who;
        let deed = Trip { target }.into();
        if !is_permitted(table, scene.me, &deed) {
            return None;
        }
        let worth = (MOVE_LOST + foe.threat(0) / 2) * worths.contest(table, scene.me, &deed) / 100;
        Some((worth, std::cmp::Reverse(target), deed))
    };
    let down =
        scene.foes.iter().filter(near).filter_map(tripped).max_by_key(|(worth, target, _)| (*worth, *target));
    let thrown = throws(table, scene, worths);
    let best = down.into_iter().chain(thrown).max_by_key(|(worth, target, _)| (*worth, *target));
    best.filter(|(worth, _, _)| *worth > 0).map(|(_, _, deed)| deed)
}

/// The best throw of a light weapon that takes no main action.
fn throws(
    table: &Table<'_>,
    scene: &Scene,
    worths: &mut WorthCache,
) -> Option<(i32, std::cmp::Reverse<CombatantId>, Deed)> {
    let mut best: Option<(i32, std::cmp::Reverse<CombatantId>, Deed)> = None;
    for foe in &scene.foes {
        for weapon in table.weapons(scene.me) {
            let deed = Attack::with(foe.who, weapon).into();
            if !table.is_light_throw(scene.me, foe.who, weapon) || !is_permitted(table, scene.me, &deed) {
                continue;
            }
            let worth = worths.attack(table, scene.me, foe.who, weapon) * foe.importance() / 100;
            if best.as_ref().is_none_or(|(known, _, _)| worth > *known) {
                best = Some((worth, std::cmp::Reverse(foe.who), deed));
            }
        }
    }
    best
}

/// Whether an enemy can be tripped.
fn may_fall(table: &Table<'_>, foe: &Foe) -> bool {
    !table.must_stand_first(foe.who) && !table.sheet(foe.who).flies && !table.is_about_to_fall(foe.who)
}

/// The nearest friends, in roster order, as many as `WAYS` allows.
fn nearest_friends<'s>(table: &Table<'_>, scene: &'s Scene) -> Vec<&'s Friend> {
    let mut friends: Vec<&Friend> = scene.friends.iter().collect();
    friends.sort_by_key(|friend| (scene.here.reach(friend.squares, scene.diagonal), friend.who));
    let mut ways = 0;
    friends.retain(|friend| {
        ways += table.weapons(friend.who).count();
        ways <= WAYS
    });
    friends.sort_by_key(|friend| friend.who);
    friends
}

/// How much the best melee attack of a friend on an enemy would gain from advantage.
fn favoured_blow(
    table: &Table<'_>,
    scene: &Scene,
    worths: &mut WorthCache,
    friend: &Friend,
    foe: &Foe,
) -> i32 {
    let gap = friend.squares.reach(foe.squares, scene.diagonal);
    let pace = u32::from(table.sheet(friend.who).pace);
    let mut most = 0;
    for weapon in table.weapons(friend.who).filter(|weapon| table.is_melee(*weapon)) {
        if gap <= pace + u32::from(table.weapon_reach(weapon)) {
            most = most.max(worths.favour(table, friend.who, foe.who, weapon));
        }
    }
    most * foe.importance() / 100
}

/// How much an enemy's attacks lose without the weapon in hand. That costs them one turn at most, to pick it up.
fn loss_of_weapon(table: &Table<'_>, foe: &Foe) -> i32 {
    let Some(dropped) = table.weapon_at_hand(foe.who) else { return 0 };
    let best = |keeps: bool| {
        let blows = foe.replies.iter().filter(|blow| !keeps || blow.weapon != dropped);
        blows.map(|blow| blow.worth).max().unwrap_or(0)
    };
    best(false) - best(true)
}

fn is_permitted(table: &Table<'_>, who: CombatantId, deed: &Deed) -> bool {
    table.permit(&Order::deed(who, deed.clone())).is_ok()
}
