//! Manoeuvres: aiding a friend, and every deed by which the side gains something against an enemy (`Gain`). Each is worth what
//! it adds to the attacks of friends, or takes from those of the enemies.

use super::Mind;
use super::scene::{Foe, Friend, Scene};
use super::worth::WorthCache;
use crate::battle::deeds::{Aid, Attack};
use crate::battle::{CombatantId, Deed, Order};
use crate::rules::deeds::Gain;
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
    for foe in &scene.foes {
        if table.knows_aid() && foe.squares.is_adjacent(scene.here) {
            for friend in to_go().filter(|friend| friend.squares.is_adjacent(scene.here)) {
                let worth = favoured_blow(table, scene, worths, friend, foe);
                consider(Aid { ally: friend.who }.into(), worth);
            }
        }
        for (deed, gain) in table.deeds_against(scene.me, foe.who) {
            let worth = worth_of(table, scene, worths, &friends, foe, gain);
            if worth > 0 {
                let chance = worths.chance(table, scene.me, &deed);
                consider(deed, worth * chance / 100);
            }
        }
    }
    best
}

/// What a gain against an enemy is worth.
fn worth_of(
    table: &Table<'_>,
    scene: &Scene,
    worths: &mut WorthCache,
    friends: &[&Friend],
    foe: &Foe,
    gain: Gain,
) -> i32 {
    let to_go = || friends.iter().copied().filter(|friend| friend.is_to_go);
    match gain {
        Gain::EnemyFalls if to_go().next().is_none() => 0,
        Gain::EnemyFalls => {
            let blow = |friend| favoured_blow(table, scene, worths, friend, foe);
            to_go().map(blow).sum::<i32>() + MOVE_LOST
        }
        Gain::EnemyIsHeld => {
            friends.iter().map(|friend| favoured_blow(table, scene, worths, friend, foe)).sum()
        }
        Gain::Freedom => {
            let danger: i32 = scene.foes.iter().map(|foe| foe.threat(scene.gap(foe, scene.here))).sum();
            danger * HELD / 100
        }
        Gain::EnemyIsDisarmed => loss_of_weapon(table, foe),
    }
}

/// What to do with a lesser action once no main action is left: the deed against an enemy by which most is gained, or the
/// throw of a light weapon.
pub fn in_passing(table: &Table<'_>, mind: &mut Mind) -> Option<Deed> {
    let Mind { scene, worths, .. } = mind;
    let mut most: Option<(i32, std::cmp::Reverse<CombatantId>, Deed)> = None;
    for foe in &scene.foes {
        for (deed, gain) in table.deeds_against(scene.me, foe.who) {
            if !is_permitted(table, scene.me, &deed) {
                continue;
            }
            let worth = match gain {
                // It is worth something even if no friend acts before the enemy.
                Gain::EnemyFalls => MOVE_LOST + foe.threat(0) / 2,
                _ => worth_of(table, scene, worths, &nearest_friends(table, scene), foe, gain),
            };
            let worth = worth * worths.chance(table, scene.me, &deed) / 100;
            let target = std::cmp::Reverse(foe.who);
            if most.as_ref().is_none_or(|(known, other, _)| (worth, target) >= (*known, *other)) {
                most = Some((worth, target, deed));
            }
        }
    }
    let thrown = throws(table, scene, worths);
    let best = most.into_iter().chain(thrown).max_by_key(|(worth, target, _)| (*worth, *target));
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
