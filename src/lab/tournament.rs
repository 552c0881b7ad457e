//! Matches between two opponents: each fights like companies on mirrored ground from both ends with the same dice, until it
//! is clear whether one wins as large a share as is asked for, or enough battles are decided.

use std::sync::Arc;

use rayon::prelude::{IntoParallelIterator, ParallelIterator};
use rayon::{ThreadPoolBuildError, ThreadPoolBuilder};
use serde::{Deserialize, Serialize};

use super::batch::{Setup, Worker, battle_seed};
use super::drive::{Opponent, Opponents};
use super::estimate::Interval;
use crate::battle::{Outcome, SideId};
use crate::engine::winners;
use crate::rules::book::muster::Muster;

/// How often a round of a match fights each trial from each end.
pub const REPEATS: u64 = 16;
/// A match ends early only by an interval of this many standard deviations: looking again and again finds what is not there,
/// so more than the usual 95 % are asked for.
const Z: f64 = 2.807_033_768_343_811;

/// Two opponents, and the trials that they fight. Every trial has two sides of the same strength.
#[derive(Clone, Debug)]
pub struct Match {
    pub one: Opponent,
    pub other: Opponent,
    pub trials: Vec<Arc<Muster>>,
    pub rulebook: String,
    /// The seed of the dice.
    pub seed: u64,
    /// The share of the decided battles that the first opponent is asked to win.
    pub goal: f64,
    /// How many battles are decided at most.
    pub most: u64,
}

/// What came of some battles of a match.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Score {
    /// How many battles the first opponent won.
    pub wins: u64,
    /// How many it lost.
    pub losses: u64,
    /// How many nobody won.
    pub draws: u64,
    /// How many battles the side won that stands first in the scenario, whoever played it.
    pub first_side: u64,
}

/// What a match has shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// The first opponent wins the share that is asked for.
    Reached,
    /// It does not.
    Missed,
    /// It is not clear yet.
    Open,
}

impl Match {
    /// Fights the round with this number.
    ///
    /// # Errors
    /// If the threads cannot be started.
    pub fn round(&self, number: u64, threads: usize) -> Result<Score, ThreadPoolBuildError> {
        let pool = ThreadPoolBuilder::new().num_threads(threads).build()?;
        let ends = (0..self.trials.len()).flat_map(|trial| [(trial, true), (trial, false)]);
        let ends: Vec<(usize, bool)> = ends.collect();
        let fight = |(trial, is_first): (usize, bool)| self.fight(trial, is_first, number);
        Ok(pool.install(|| ends.into_par_iter().map(fight).reduce(Score::default, Score::and)))
    }

    /// Fights a trial from one end. Both ends get the same dice.
    fn fight(&self, trial: usize, is_first: bool, round: u64) -> Score {
        let (own, others) = if is_first { (SideId(0), SideId(1)) } else { (SideId(1), SideId(0)) };
        let opponents = Opponents::all(self.other.clone()).with(own, self.one.clone());
        let muster = Arc::clone(&self.trials[trial]);
        let setup = Setup { muster, rulebook: self.rulebook.clone(), opponents };
        let mut worker = Worker::new(&setup);
        let mut score = Score::default();
        for repeat in 0..REPEATS {
            let number = (round * self.trials.len() as u64 + trial as u64) * REPEATS + repeat;
            let outcome = worker.fight(&setup, battle_seed(self.seed, number));
            score.take_in(outcome, own, others);
        }
        score
    }

    /// What a score shows.
    pub fn verdict(&self, score: &Score) -> Verdict {
        let Interval(low, high) = Interval::within(Z, score.wins, score.decided());
        if low > self.goal {
            Verdict::Reached
        } else if high < self.goal {
            Verdict::Missed
        } else {
            Verdict::Open
        }
    }

    /// Whether more battles are to be fought.
    pub fn goes_on(&self, score: &Score) -> bool {
        self.verdict(score) == Verdict::Open && score.decided() < self.most
    }
}

impl Score {
    fn take_in(&mut self, outcome: Outcome, own: SideId, others: SideId) {
        let won = winners(outcome);
        match (won.contains(own), won.contains(others)) {
            (true, false) => self.wins += 1,
            (false, true) => self.losses += 1,
            _ => self.draws += 1,
        }
        let is_decided = won.contains(own) != won.contains(others);
        self.first_side += u64::from(is_decided && won.contains(SideId(0)));
    }

    /// The sum of two scores.
    pub const fn and(self, other: Score) -> Score {
        Score {
            wins: self.wins + other.wins,
            losses: self.losses + other.losses,
            draws: self.draws + other.draws,
            first_side: self.first_side + other.first_side,
        }
    }

    /// How many battles somebody won.
    pub const fn decided(&self) -> u64 {
        self.wins + self.losses
    }

    /// The share of the decided battles that the first opponent won.
    pub fn share(&self) -> f64 {
        share(self.wins, self.decided())
    }

    /// Where the true share lies, with 95 % confidence.
    pub fn interval(&self) -> Interval {
        Interval::wilson(self.wins, self.decided())
    }

    /// The share of the decided battles that the side won that stands first in the scenario.
    pub fn share_of_first_side(&self) -> f64 {
        share(self.first_side, self.decided())
    }
}

fn share(part: u64, whole: u64) -> f64 {
    if whole == 0 { 0.0 } else { part as f64 / whole as f64 }
}
