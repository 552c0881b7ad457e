//! What opponents want to know about the odds of a deed.

use super::value::{Measure, rounded};
use crate::battle::{Check, CombatantId, Reason, WeaponId};
use crate::dice::Edge;
use crate::rules::questions::odds::Odds;
use crate::rules::table::Table;

/// An attack with one weapon.
#[derive(Clone, Copy, Debug)]
pub struct Blow {
    pub weapon: WeaponId,
    /// Steps within which it can be made.
    pub reach: u16,
    /// Its worth if nothing is in the way.
    pub worth: i32,
}

/// What opponents want to know about the odds of a deed.
#[derive(Clone, Copy, Debug, Default)]
pub struct Answers {
    /// The mean worth.
    pub worth: i32,
    /// The chance of success, in percent.
    pub chance: i32,
    /// How much more it would be worth with advantage on its first check, in percent.
    pub favour: i32,
    /// The chance that the target falls, in percent.
    pub falls: i32,
}

impl Answers {
    pub fn of(table: &Table<'_>, target: CombatantId, odds: &Odds, who: CombatantId) -> Answers {
        let chance = odds.endings.chance(|ending| ending.landed == Some(true));
        let favour = odds.first.as_ref().map_or(0, |first| favour(&first.check, who));
        let measure = Measure::of(table, target);
        let falls = odds.endings.chance(|ending| measure.falls_by(&ending.effects));
        Answers::new(measure.mean(odds), chance, favour, falls)
    }

    /// Answers with the exact chances of success and of a fall.
    pub fn new(worth: i32, chance: f64, favour: i32, falls: f64) -> Answers {
        Answers { worth, chance: rounded(chance * 100.0), favour, falls: rounded(falls * 100.0) }
    }
}

/// How much more likely a check would succeed with advantage, in percent of its chance without.
pub fn favour(check: &Check, by: CombatantId) -> i32 {
    let plain = check.chance();
    let mut edges = check.edges.clone();
    edges.push((Reason::Aid(by), Edge::Favoured));
    let favoured = check.clone().with_edges(edges).chance();
    if plain > 0.0 { rounded((favoured / plain - 1.0) * 100.0) } else { 0 }
}
