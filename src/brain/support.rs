//! Manoeuvres: aiding an ally, and every deed by which the side gains something against an enemy (`Gain`). Each is worth what
//! it adds to the attacks of allies, or takes from those of the enemies.

use std::cell::LazyCell;

use smallvec::SmallVec;

use super::crowd::Limit;
use super::scene::{Ally, Enemy, Scene};
use super::worth::WorthCache;
use super::{Mind, nerve};
use crate::battle::deeds::{Aid, Attack};
use crate::battle::{CombatantId, Deed, Order, WeaponId};
use crate::rules::deeds::Gain;
use crate::rules::table::Table;

/// A deed other than an attack, and its worth on the scale of attacks.
pub struct Help {
    pub deed: Deed,
    pub worth: i32,
}

/// The worth of making an enemy spend a move on standing up.
const MOVE_LOST: i32 = 30;

/// How many allies are considered: any number, as long as they have few enough weapons.
const ALLIES: Limit = Limit { least: 0, most: usize::MAX, weapons: 48 };

/// The worth of breaking free, in percent of the enemies' replies.
const HELD: i32 = 35;

/// The best manoeuvre from where the acting combatant stands, if it is worth more than `more_than`.
pub fn best(table: &Table<'_>, mind: &mut Mind, more_than: i32) -> Option<Help> {
    let Mind { scene, worths, .. } = mind;
    let mut best: Option<Help> = None;
    let mut most = more_than;
    let mut consider = |deed: Deed, worth: i32, most: &mut i32| {
        if worth > *most && is_permitted(table, scene.me, &deed) {
            *most = worth;
            best = Some(Help { deed, worth });
        }
    };
    // Mostly there is nothing in which allies would count.
    let allies = LazyCell::new(|| nearest_allies(table, scene));
    let to_go = || allies.iter().copied().filter(|ally| ally.is_to_go);
    for enemy in &scene.enemies {
        if table.knows_aid() && enemy.squares.is_adjacent(scene.here) {
            for ally in to_go().filter(|ally| ally.squares.is_adjacent(scene.here)) {
                let worth = favoured_blow(table, scene, worths, ally, enemy);
                consider(Aid { ally: ally.who }.into(), worth, &mut most);
            }
        }
        table.each_deed_against(scene.me, enemy.who, &mut |deed, gain| {
            // What is permitted is found out sooner than what it is worth.
            if table.permit_deed(scene.me, &deed).is_err() {
                return;
            }
            let worth = worth_of(table, scene, worths, &allies, enemy, gain);
            // It is worth no more than if it were certain to succeed.
            if worth > most {
                let chance = worths.chance(table, scene.me, &deed);
                consider(deed, worth * chance / 100, &mut most);
            }
        });
    }
    best
}

/// What a gain against an enemy is worth.
fn worth_of(
    table: &Table<'_>,
    scene: &Scene,
    worths: &mut WorthCache,
    allies: &[&Ally],
    enemy: &Enemy,
    gain: Gain,
) -> i32 {
    let to_go = || allies.iter().copied().filter(|ally| ally.is_to_go);
    match gain {
        Gain::EnemyFalls if to_go().next().is_none() => enemy.held_up() / 2,
        Gain::EnemyFalls => {
            let blow = |ally| favoured_blow(table, scene, worths, ally, enemy);
            to_go().map(blow).sum::<i32>() + MOVE_LOST + enemy.held_up() / 2
        }
        Gain::EnemyIsHeld => {
            let blow = |ally: &&Ally| favoured_blow(table, scene, worths, ally, enemy);
            allies.iter().map(blow).sum::<i32>() + enemy.held_up()
        }
        Gain::EnemyLosesNerve => nerve::fright(table, scene, worths, enemy) + enemy.held_up(),
        Gain::Freedom => {
            let threat = |enemy| scene.threat(enemy, scene.gap(enemy, scene.here), table, worths);
            let danger: i32 = scene.enemies.iter().map(threat).sum();
            danger * HELD / 100
        }
        Gain::EnemyIsDisarmed => loss_of_weapon(table, scene, worths, enemy),
    }
}

/// What to do with a lesser action once no main action is left: the deed against an enemy by which most is gained, or the
/// throw of a light weapon.
pub fn in_passing(table: &Table<'_>, mind: &mut Mind) -> Option<Deed> {
    let Mind { scene, worths, .. } = mind;
    let mut most: Option<(i32, std::cmp::Reverse<CombatantId>, Deed)> = None;
    for enemy in &scene.enemies {
        table.each_deed_against(scene.me, enemy.who, &mut |deed, gain| {
            // Mostly it would cost too much, which is found out sooner than anything else.
            if table.price(scene.me, &deed).is_err() || !is_permitted(table, scene.me, &deed) {
                return;
            }
            let worth = match gain {
                // It is worth something even if no ally acts before the enemy.
                Gain::EnemyFalls => MOVE_LOST + scene.threat(enemy, 0, table, worths) / 2,
                _ => worth_of(table, scene, worths, &nearest_allies(table, scene), enemy, gain),
            };
            let worth = worth * worths.chance(table, scene.me, &deed) / 100;
            let target = std::cmp::Reverse(enemy.who);
            if most.as_ref().is_none_or(|(known, other, _)| (worth, target) >= (*known, *other)) {
                most = Some((worth, target, deed));
            }
        });
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
    let light: SmallVec<[WeaponId; 4]> =
        table.weapons(scene.me).filter(|weapon| table.is_thrown_as_light(*weapon)).collect();
    for enemy in &scene.enemies {
        for weapon in light.iter().copied().filter(|weapon| table.is_thrown(scene.me, enemy.who, *weapon)) {
            let deed = Attack::with(enemy.who, weapon).into();
            if !is_permitted(table, scene.me, &deed) {
                continue;
            }
            let worth = worths.attack(table, scene.me, enemy.who, weapon);
            let worth = worth * scene.importance(enemy, table, worths) / 100;
            if best.as_ref().is_none_or(|(known, _, _)| worth > *known) {
                best = Some((worth, std::cmp::Reverse(enemy.who), deed));
            }
        }
    }
    best
}

/// The nearest allies, in roster order.
fn nearest_allies<'s>(table: &Table<'_>, scene: &'s Scene) -> Vec<&'s Ally> {
    let mut allies: Vec<&Ally> = scene.allies.iter().collect();
    let rank = |ally: &&Ally| (scene.here.reach(ally.squares, scene.diagonal), ally.who);
    ALLIES.keep_the_nearest(table, &mut allies, rank, None);
    allies
}

/// How much the best melee attack of an ally on an enemy would gain from advantage.
fn favoured_blow(
    table: &Table<'_>,
    scene: &Scene,
    worths: &mut WorthCache,
    ally: &Ally,
    enemy: &Enemy,
) -> i32 {
    let gap = ally.squares.reach(enemy.squares, scene.diagonal);
    let pace = u32::from(table.sheet(ally.who).pace);
    let mut most = 0;
    for weapon in table.weapons(ally.who).filter(|weapon| table.is_melee(*weapon)) {
        if gap <= pace + u32::from(table.weapon_reach(weapon)) {
            most = most.max(worths.favour(table, ally.who, enemy.who, weapon));
        }
    }
    if most == 0 { 0 } else { most * scene.importance(enemy, table, worths) / 100 }
}

/// How much an enemy's attacks lose without the weapon in hand. That costs them one turn at most, to pick it up.
fn loss_of_weapon(table: &Table<'_>, scene: &Scene, worths: &mut WorthCache, enemy: &Enemy) -> i32 {
    let Some(dropped) = table.weapon_at_hand(enemy.who) else { return 0 };
    let replies = scene.replies(enemy, table, worths);
    let best = |keeps: bool| {
        let blows = replies.iter().filter(|blow| !keeps || blow.weapon != dropped);
        blows.map(|blow| blow.worth).max().unwrap_or(0)
    };
    best(false) - best(true)
}

fn is_permitted(table: &Table<'_>, who: CombatantId, deed: &Deed) -> bool {
    table.permit(&Order::deed(who, deed.clone())).is_ok()
}
