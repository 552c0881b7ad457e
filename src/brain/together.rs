//! Attacks that count together: where several combatants of a side attack the same target and only the highest of their dice
//! counts, another attack adds little. What allies and enemies have declared says who will attack whom.

use std::cell::OnceCell;

use smallvec::SmallVec;

use super::scene::{Enemy, Scene};
use super::worth::{Struck, WorthCache};
use crate::battle::deeds::Attack;
use crate::battle::{CombatantId, Deed, Sweep, WeaponId};
use crate::rules::axes::damage::striker::Striker;
use crate::rules::table::Table;

/// What the second, third and further attacks on one target add if only the highest die counts, in percent of the first. For two
/// equal dice with four to twelve sides the higher one is about three tenths more than one of them.
const ADDED: [i32; 4] = [100, 30, 12, 6];
/// What a reply counts, in percent, of an enemy who has declared to attack somebody else: they may still find it impossible.
const DECLARED_ELSEWHERE: i32 = 25;

/// Attacks that allies have declared on somebody, where they count together.
#[derive(Clone, Debug, Default)]
pub struct Joined {
    strikers: Vec<Striker>,
    /// The attack that was declared last, and how many of the strikers were there before it.
    last: Option<(CombatantId, Attack, usize)>,
    /// What they are worth without the acting combatant, once that has been asked.
    worth: OnceCell<i32>,
}

/// Notes what allies and enemies have declared, as far as the combatant's side sees it.
pub fn note_declared(scene: &mut Scene, table: &Table<'_>, worths: &mut WorthCache) {
    let count_together = table.strike_together();
    let declared = |who: CombatantId| table.body(who).and_then(|body| body.intent.as_ref());
    for ally in &scene.allies {
        for deed in declared(ally.who).into_iter().flat_map(|intent| &intent.deeds) {
            let Deed::Attack(attack) = deed else { continue };
            let Some(enemy) = scene.enemies.iter_mut().find(|enemy| enemy.who == attack.target) else {
                continue;
            };
            if count_together {
                enemy.joined.get_or_insert_default().add(table, (ally.who, attack));
            }
            let falls = worths.struck(table, ally.who, attack.target, attack.weapon).falls;
            enemy.promised += enemy.still_stands() * falls / 100;
        }
    }
    for enemy in &mut scene.enemies {
        let deeds = declared(enemy.who).into_iter().flat_map(|intent| &intent.deeds);
        let targets = deeds.filter_map(|deed| Some(deed.aim(enemy.who)?.somebody()));
        let is_target =
            |target: &CombatantId| *target == scene.me || scene.allies.iter().any(|ally| ally.who == *target);
        enemy.goes_for = targets.into_iter().find(is_target);
    }
}

impl Joined {
    /// Adds the attack of an ally.
    fn add(&mut self, table: &Table<'_>, (ally, attack): (CombatantId, &Attack)) {
        self.last = Some((ally, attack.clone(), self.strikers.len()));
        self.strikers.extend(table.strikers(ally, attack.weapon, attack.manner));
    }

    /// What they are worth without the acting combatant.
    fn worth(&self, table: &Table<'_>, worths: &mut WorthCache) -> i32 {
        let Some((ally, attack, before)) = &self.last else { return 0 };
        let Attack { target, weapon, manner, .. } = *attack;
        *self.worth.get_or_init(|| {
            let sweep = Sweep::with(weapon, manner);
            worths.struck_together(table, (*ally, target), sweep, &self.strikers[..*before]).worth
        })
    }
}

/// What an attack adds to those that allies have declared on the same enemy.
pub fn struck_too(
    view: &Table<'_>,
    scene: &Scene,
    worths: &mut WorthCache,
    (enemy, weapon): (&Enemy, WeaponId),
) -> Struck {
    let Some(joined) = &enemy.joined else {
        return worths.struck(view, scene.me, enemy.who, weapon);
    };
    let both = (scene.me, enemy.who);
    let with = worths.struck_together(view, both, Sweep::of(weapon), &joined.strikers);
    // Where the acting combatant could go does not matter to those who have declared.
    let without = joined.worth(&Table { supposed: None, ..*view }, worths);
    Struck { worth: with.worth - without, falls: with.falls }
}

/// What several replies are worth together.
pub fn sum_of(table: &Table<'_>, replies: impl Iterator<Item = i32>) -> i32 {
    if !table.strike_together() {
        return replies.sum();
    }
    let mut worths: SmallVec<[i32; 16]> = replies.collect();
    worths.sort_unstable_by_key(|worth| std::cmp::Reverse(*worth));
    worths.iter().zip(ADDED).map(|(worth, share)| worth * share / 100).sum()
}

/// What a reply of an enemy counts who could strike so many others instead.
pub fn shared(scene: &Scene, enemy: &Enemy, worth: i32) -> i32 {
    match enemy.goes_for {
        Some(target) if target == scene.me => worth,
        Some(_) => worth * DECLARED_ELSEWHERE / 100,
        // Enemies share out their blows, but nobody counts on that for whoever must not fall.
        None if scene.is_ward() => worth,
        None => worth / (1 + enemy.others),
    }
}
