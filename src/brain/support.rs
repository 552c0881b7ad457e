//! Deeds that help others: aiding a friend, bringing an enemy down, knocking a weapon out of its hand. Each is worth
//! what it adds to the blows of friends who have yet to act, or takes from the enemy's.

use super::Mind;
use super::scene::{Foe, Friend, Scene};
use super::worth::Worths;
use crate::battle::{Act, CombatantId, Manoeuvre, Order};
use crate::rules::table::Table;

/// A deed that helps, and what it is worth beside a blow.
pub struct Help {
    /// What.
    pub act: Act,
    /// How much.
    pub worth: i32,
}

/// What lying on the ground costs an enemy in itself: a move to get up.
const MOVE_LOST: i32 = 30;

/// The most helpful deed from where one stands.
pub fn best(table: &Table<'_>, mind: &mut Mind) -> Option<Help> {
    let Mind { scene, worths, .. } = mind;
    let mut best: Option<Help> = None;
    let mut consider = |act: Act, worth: i32| {
        if worth > best.as_ref().map_or(0, |best| best.worth) && is_permitted(table, scene.me, &act) {
            best = Some(Help { act, worth });
        }
    };
    let to_go = || scene.friends.iter().filter(|friend| friend.is_to_go);
    for foe in scene.foes.iter().filter(|foe| foe.squares.is_adjacent(scene.here)) {
        if table.knows_aid() {
            for friend in to_go().filter(|friend| friend.squares.is_adjacent(scene.here)) {
                let worth = favoured_blow(table, scene, worths, friend, foe);
                consider(Act::Aid { ally: friend.who }, worth);
            }
        }
        if !table.must_stand_first(foe.who) && !table.sheet(foe.who).flies && to_go().next().is_some() {
            let for_friends: i32 =
                to_go().map(|friend| favoured_blow(table, scene, worths, friend, foe)).sum();
            let kind = Manoeuvre::Trip;
            let chance = worths.manoeuvre(table, scene.me, kind, foe.who);
            consider(Act::Manoeuvre { kind, target: foe.who }, (for_friends + MOVE_LOST) * chance / 100);
        }
        let loss = loss_of_weapon(table, foe);
        if loss > 0 {
            let kind = Manoeuvre::Disarm;
            let chance = worths.manoeuvre(table, scene.me, kind, foe.who);
            consider(Act::Manoeuvre { kind, target: foe.who }, loss * chance / 100);
        }
    }
    best
}

/// What a friend's best blow at an enemy would gain by being favoured.
fn favoured_blow(table: &Table<'_>, scene: &Scene, worths: &mut Worths, friend: &Friend, foe: &Foe) -> i32 {
    let gap = friend.squares.gap(foe.squares, scene.diagonal);
    let pace = u32::from(table.sheet(friend.who).pace);
    let mut most = 0;
    for weapon in table.weapons(friend.who).filter(|weapon| table.is_melee(*weapon)) {
        if gap <= pace + u32::from(table.weapon_reach(weapon)) {
            let worth = worths.attack(table, friend.who, foe.who, weapon);
            most = most.max(worth * worths.favour(table, friend.who, foe.who, weapon) / 100);
        }
    }
    most * foe.importance() / 100
}

/// What an enemy's blows lose with the weapon that it would drop: at most the turn that it takes to pick it up.
fn loss_of_weapon(table: &Table<'_>, foe: &Foe) -> i32 {
    let Some(dropped) = table.weapon_at_hand(foe.who) else { return 0 };
    let best = |keeps: bool| {
        let blows = foe.replies.iter().filter(|blow| !keeps || blow.weapon != dropped);
        blows.map(|blow| blow.worth).max().unwrap_or(0)
    };
    best(false) - best(true)
}

fn is_permitted(table: &Table<'_>, who: CombatantId, act: &Act) -> bool {
    table.permit(&Order::act(who, act.clone())).is_ok()
}
