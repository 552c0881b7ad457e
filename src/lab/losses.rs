//! What a batch costs: how many of a side die, in what state everybody ends, and whose blows fell whom.

use std::collections::BTreeMap;

use serde::Serialize;

use super::estimate::{Mean, Moments, Share};
use crate::account::{Fared, Summary};
use crate::battle::{CombatantId, Fate};
use crate::rules::book::muster::{Muster, Sheet};

/// Counts of what battles cost. Their number is bounded by that of the combatants, not by that of the battles.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LossesTally {
    /// For each side, how many battles cost it how many dead.
    deaths: Vec<Vec<u64>>,
    /// For each combatant, how many battles they ended in which state.
    ends: Vec<BTreeMap<&'static str, u64>>,
    /// Who was felled by whose blow in how many battles. Of several falls in a battle the last one counts.
    felled: BTreeMap<(CombatantId, CombatantId), u64>,
}

impl LossesTally {
    /// The counts before any battle.
    pub fn none(muster: &Muster) -> LossesTally {
        let mut deaths = vec![vec![0]; muster.scenario.sides.len()];
        for sheet in &muster.sheets {
            deaths[sheet.side.index()].push(0);
        }
        LossesTally { deaths, ends: vec![BTreeMap::new(); muster.sheets.len()], felled: BTreeMap::new() }
    }

    /// Adds a battle.
    pub fn take_in(&mut self, summary: &Summary, muster: &Muster) {
        let everybody = || muster.sheets.iter().zip(&summary.combatants);
        for (side, deaths) in muster.scenario.side_ids().zip(&mut self.deaths) {
            let is_dead =
                |(sheet, fared): &(&Sheet, &Fared)| sheet.side == side && fared.fate == Some(Fate::Dead);
            deaths[everybody().filter(is_dead).count()] += 1;
        }
        for ((who, fared), ends) in (0..).map(CombatantId::at).zip(&summary.combatants).zip(&mut self.ends) {
            if let Some(end) = fared.end() {
                *ends.entry(end).or_default() += 1;
            }
            if let Some(by) = fared.felled_by {
                *self.felled.entry((who, by)).or_default() += 1;
            }
        }
    }

    /// Adds another tally of the same sides and combatants.
    pub fn and(&mut self, other: &LossesTally) {
        for (own, more) in self.deaths.iter_mut().flatten().zip(other.deaths.iter().flatten()) {
            *own += more;
        }
        for (own, more) in self.ends.iter_mut().zip(&other.ends) {
            for (end, battles) in more {
                *own.entry(end).or_default() += battles;
            }
        }
        for (pair, battles) in &other.felled {
            *self.felled.entry(*pair).or_default() += battles;
        }
    }

    /// How many of a side die.
    pub fn deaths(&self, side: usize, battles: u64) -> Deaths {
        let counts = &self.deaths[side];
        let members = counts.len() - 1;
        // Of a side without members nobody dies.
        let everybody = if members > 0 { counts[members] } else { 0 };
        Deaths {
            members,
            nobody_dies: Share::of(counts[0], battles),
            everybody_dies: Share::of(everybody, battles),
            dead: Moments::of_counts(counts).mean(),
            battles_by_dead: counts.clone(),
        }
    }

    /// In what states a combatant ends, those that occur, the most frequent first.
    pub fn ends(&self, who: usize, battles: u64) -> Vec<EndReport> {
        let counts = self.ends[who].iter();
        let mut ends: Vec<EndReport> =
            counts.map(|(end, count)| EndReport { end, share: Share::of(*count, battles) }).collect();
        ends.sort_by_key(|end| std::cmp::Reverse(end.share.battles));
        ends
    }

    /// Whose blows felled a combatant, the most frequent first.
    pub fn felled_by(&self, who: usize, sheets: &[Sheet], battles: u64) -> Vec<FelledBy> {
        let who = CombatantId::at(who);
        let pairs = self.felled.range((who, CombatantId(0))..).take_while(|((felled, _), _)| *felled == who);
        let mut by: Vec<FelledBy> = pairs
            .map(|((_, by), count)| FelledBy {
                by: sheets[by.index()].key.clone(),
                share: Share::of(*count, battles),
            })
            .collect();
        by.sort_by_key(|by| std::cmp::Reverse(by.share.battles));
        by
    }
}

/// How many of a side die.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Deaths {
    /// How many the side has.
    pub members: usize,
    pub nobody_dies: Share,
    pub everybody_dies: Share,
    /// How many are dead at the end.
    pub dead: Mean,
    /// How many battles cost it how many dead, from none on.
    pub battles_by_dead: Vec<u64>,
}

/// How often a combatant is in some state at the end.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct EndReport {
    pub end: &'static str,
    #[serde(flatten)]
    pub share: Share,
}

/// How often a combatant is felled by the blow of another.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct FelledBy {
    /// The short name of who felled them.
    pub by: String,
    #[serde(flatten)]
    pub share: Share,
}
