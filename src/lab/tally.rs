//! The counts from which a report is made. They are whole numbers, so that the order of adding does not matter, and how many
//! there can be depends on the scenario, not on the battles, so that memory stays the same however many of these there are.

use std::collections::BTreeMap;

use super::estimate::Moments;
use super::losses::LossesTally;
use super::ranking::{Ranking, standing};
use crate::account::{Ending, Summary, Supply};
use crate::battle::{Fate, Objective, SideId};
use crate::engine::winners;
use crate::rules::book::muster::Muster;

/// Counts over some battles.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    pub battles: u64,
    /// How many battles nobody won.
    pub draws: u64,
    /// How many battles each side won, by the side's number.
    pub wins: Vec<u64>,
    /// How many battles lasted how many rounds, by the number of rounds.
    pub rounds: Vec<u64>,
    /// How many battles ended by each cause, in the order of [`Ending::ALL`].
    pub endings: [u64; Ending::ALL.len()],
    /// How many battles were decided by which objectives of which side, and whether the side met them.
    pub decided: BTreeMap<Decision, u64>,
    /// For each round the harm that each side suffered, over the battles that came to that round; one side after the other.
    pub harm: Vec<Moments>,
    /// How each combatant fared, by the combatant's number.
    pub combatants: Vec<CombatantTally>,
    /// What the battles cost.
    pub losses: LossesTally,
    /// The battles from the worst to the best for the side that is asked about.
    pub ranking: Ranking,
}

/// What decided a battle: the objectives of a side, and whether the side met them or could no longer meet one.
pub type Decision = (SideId, bool, Vec<Objective>);

/// How one combatant fared.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct CombatantTally {
    /// In how many battles they were alive at the end.
    pub survived: u64,
    /// In how many battles they were alive at the end but out of the fight.
    pub down: u64,
    /// In which round they first fell, over the battles in which they did.
    pub fell_in: Moments,
    /// In how many battles they fell before anybody else.
    pub fell_first: u64,
    /// In how many battles they had fled or left the field at the end.
    pub fled: u64,
    /// The harm that they dealt: the hit points that their targets lost. In rulebooks without hit points, one for
    /// each injury and one for each time that they put a target out of the fight.
    pub dealt: Moments,
    /// The harm that they suffered.
    pub suffered: Moments,
    /// What was left of each supply, where the rulebook keeps it, in the order of [`Supply::ALL`].
    pub left: [Moments; Supply::ALL.len()],
    /// The same over the battles that the side won that is asked about.
    pub left_after_win: [Moments; Supply::ALL.len()],
}

impl Tally {
    /// The counts before any battle.
    pub fn none(muster: &Muster) -> Tally {
        let (wins, combatants) =
            (vec![0; muster.scenario.sides.len()], vec![CombatantTally::default(); muster.sheets.len()]);
        Tally { wins, combatants, losses: LossesTally::none(muster), ..Tally::default() }
    }

    /// Adds a battle with this number, counted from 0.
    pub fn take_in(&mut self, number: u64, summary: &Summary, muster: &Muster, asked: SideId) {
        self.battles += 1;
        let won = winners(summary.outcome);
        let mut somebody_won = false;
        for (side, wins) in muster.scenario.side_ids().zip(&mut self.wins) {
            if won.contains(side) {
                *wins += 1;
                somebody_won = true;
            }
        }
        self.draws += u64::from(!somebody_won);
        self.endings[summary.reason.ending() as usize] += 1;
        if let Some((side, met, aims)) = summary.reason.decision() {
            *self.decided.entry((side, met, aims.to_vec())).or_default() += 1;
        }
        let rounds = usize::from(summary.rounds);
        grow(&mut self.rounds, rounds + 1);
        self.rounds[rounds] += 1;
        grow(&mut self.harm, summary.harm.len());
        for (all, harm) in self.harm.iter_mut().zip(&summary.harm) {
            all.add(i64::from(*harm));
        }
        for (lot, fared) in self.combatants.iter_mut().zip(&summary.combatants) {
            lot.survived += u64::from(fared.fate != Some(Fate::Dead));
            lot.down += u64::from(fared.fate.is_some_and(Fate::is_helpless));
            if let Some(round) = fared.fell_in {
                lot.fell_in.add(round.into());
            }
            lot.fled += u64::from(fared.has_fled());
            lot.dealt.add(i64::from(fared.dealt));
            lot.suffered.add(i64::from(fared.suffered));
            let counts = lot.left.iter_mut().zip(&mut lot.left_after_win).zip(fared.after.amounts());
            for ((all, after_win), left) in counts {
                let Some(left) = left.map(i64::from) else { continue };
                all.add(left);
                if won.contains(asked) {
                    after_win.add(left);
                }
            }
        }
        self.losses.take_in(summary, muster);
        let first = summary.first_fallen.and_then(|first| self.combatants.get_mut(first.who.index()));
        if let Some(first) = first {
            first.fell_first += 1;
        }
        self.ranking.take_in(number, standing(summary, muster, asked));
    }

    /// The sum of two tallies of the same sides and combatants.
    pub fn and(mut self, other: &Tally) -> Tally {
        self.battles += other.battles;
        self.draws += other.draws;
        add(&mut self.wins, &other.wins);
        grow(&mut self.rounds, other.rounds.len());
        add(&mut self.rounds, &other.rounds);
        add(&mut self.endings, &other.endings);
        for (decision, battles) in &other.decided {
            *self.decided.entry(decision.clone()).or_default() += battles;
        }
        grow(&mut self.harm, other.harm.len());
        for (own, more) in self.harm.iter_mut().zip(&other.harm) {
            own.and(more);
        }
        for (own, more) in self.combatants.iter_mut().zip(&other.combatants) {
            own.survived += more.survived;
            own.down += more.down;
            own.fell_in.and(&more.fell_in);
            own.fell_first += more.fell_first;
            own.fled += more.fled;
            own.dealt.and(&more.dealt);
            own.suffered.and(&more.suffered);
            let left = own.left.iter_mut().chain(&mut own.left_after_win);
            for (own, more) in left.zip(more.left.iter().chain(&more.left_after_win)) {
                own.and(more);
            }
        }
        self.losses.and(&other.losses);
        self.ranking.and(&other.ranking);
        self
    }
}

fn add(own: &mut [u64], more: &[u64]) {
    for (own, more) in own.iter_mut().zip(more) {
        *own += more;
    }
}

fn grow<T: Clone + Default>(list: &mut Vec<T>, length: usize) {
    if list.len() < length {
        list.resize(length, T::default());
    }
}
