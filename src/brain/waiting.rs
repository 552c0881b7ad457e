//! Waiting: when a combatant lets the enemies come, and what they do who have nothing better to do. They ready a blow for the
//! first who comes, or go after those who come next, so that the turn is not lost.

use super::Mind;
use super::scene::Scene;
use super::worth::WorthCache;
use crate::battle::deeds::{Delay, Ready};
use crate::battle::{CombatantId, Deed, HeldDeed, Occasion, WeaponId};
use crate::rules::table::Table;

/// From this round on nobody waits any longer for enemies who have to come.
pub const PATIENCE: u16 = 8;
/// How many squares side by side are few enough to keep enemies from getting past.
const NARROW: u32 = 2;

/// Whether the combatant lets the enemies come, who have to be somewhere. That ends as soon as an enemy stands beside them or an
/// ally: whoever waits then leaves the others to be beaten one by one. Enemies who want to get past are held up by waiting only
/// where the way is narrow; in the open they are met. But whoever goes to meet enemies who know that beforehand is passed by.
pub fn lets_them_come(table: &Table<'_>, scene: &Scene) -> bool {
    if scene.outlook.theirs.is_empty() || scene.round >= PATIENCE || has_begun(scene) {
        return false;
    }
    let mut passing = scene.enemies.iter().filter(|enemy| scene.outlook.seeks_something(enemy)).peekable();
    passing.peek().is_none()
        || table.sides_that_declare().first() == Some(&table.side(scene.me))
        || passing.any(|enemy| enemy.narrowest() <= NARROW)
}

/// Whether all enemies in sight who want to get somewhere have to go through a gap of one square.
pub fn has_a_door_to_stand_in(scene: &Scene) -> bool {
    let mut passing = scene.enemies.iter().filter(|enemy| scene.outlook.seeks_something(enemy)).peekable();
    scene.outlook.bars_ways() && passing.peek().is_some() && passing.all(|enemy| enemy.narrowest() == 1)
}

/// Whether an enemy stands beside the combatant or an ally.
fn has_begun(scene: &Scene) -> bool {
    let bodies = || scene.allies.iter().map(|ally| ally.squares).chain([scene.here]);
    scene.enemies.iter().any(|enemy| bodies().any(|body| body.is_adjacent(enemy.squares)))
}

/// What to do instead of ending the turn.
pub fn for_others(table: &Table<'_>, mind: &mut Mind) -> Option<Deed> {
    let Mind { scene, worths, .. } = mind;
    ready(table, scene, worths).or_else(|| go_later(table, scene))
}

/// Readies an attack: on whoever comes into reach, or, while nobody is in sight, on whoever comes into sight.
fn ready(table: &Table<'_>, scene: &Scene, worths: &mut WorthCache) -> Option<Deed> {
    if !scene.may_act || table.readied_rule().is_none() || table.holds_a_deed_back(scene.me) {
        return None;
    }
    let is_alone = scene.enemies.is_empty();
    let occasion = |weapon: WeaponId| {
        let waits_for_reach = table.is_melee(weapon);
        match (waits_for_reach, is_alone) {
            (true, _) => Some(Occasion::EnemyInReach),
            (false, true) => Some(Occasion::EnemyInSight),
            // Enemies in sight could be shot now.
            (false, false) => None,
        }
    };
    let comes = |who: CombatantId, steps: u32| {
        let enemy = scene.enemies.iter().find(|enemy| enemy.who == who);
        enemy.is_some_and(|enemy| scene.gap(enemy, scene.here) <= u32::from(enemy.pace) + steps)
    };
    let mut worth = |weapon: WeaponId| {
        let targets = scene.enemies.iter().map(|enemy| enemy.who);
        let targets = targets.filter(|who| comes(*who, table.weapon_reach(weapon).into()));
        targets.map(|who| worths.attack(table, scene.me, who, weapon)).max().unwrap_or(0)
    };
    let at_hand = table.weapons(scene.me).filter(|weapon| table.is_at_hand(scene.me, *weapon));
    let choices = at_hand.filter_map(|weapon| Some((weapon, occasion(weapon)?)));
    let choices = choices.map(|(weapon, on)| (worth(weapon), on, weapon));
    let choices = choices.filter(|(worth, ..)| is_alone || *worth > 0);
    // Of equals the first: bare hands come last.
    let (_, on, weapon) = choices.reduce(|best, other| if other.0 > best.0 { other } else { best })?;
    let deed = Ready { deed: HeldDeed::Strike { weapon }, on }.into();
    super::errands::is_permitted(table, scene, &deed).then_some(deed)
}

/// Goes after the enemy who comes next. By then more is known of what they want, and nothing is lost: it is still before
/// everybody who comes after them. Whoever has gone later has the score of the one before them, so asking for a lower score keeps
/// two who both wait from waiting for each other for ever.
fn go_later(table: &Table<'_>, scene: &Scene) -> Option<Deed> {
    let mut later = table.slower_than(scene.me).filter(|who| table.is_able(*who));
    let after = later.find(|who| table.is_enemy(scene.me, *who))?;
    later.next()?;
    let score =
        |who: CombatantId| table.turn.order.iter().find(|(other, _)| *other == who).map(|(_, score)| *score);
    if score(after) >= score(scene.me) {
        return None;
    }
    let deed = Delay { after }.into();
    super::errands::is_permitted(table, scene, &deed).then_some(deed)
}
