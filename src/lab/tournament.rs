//! Matches between two opponents: each fights like companies on mirrored ground from both ends with the same dice, until it
//! is clear whether one wins as large a share as is asked for, or enough battles are decided.
//!
//! Two battles with the same dice form a pair. Where one end of the ground has an advantage, each opponent mostly wins one
//! battle of a pair, and that says nothing about who is stronger. So what a match shows follows from its pairs.

use std::sync::Arc;

use rayon::prelude::{IntoParallelIterator, ParallelIterator};
use rayon::{ThreadPoolBuildError, ThreadPoolBuilder};
use serde::{Deserialize, Serialize};

use super::batch::{Setup, Worker, battle_seed};
use super::drive::{Opponent, Opponents};
use super::estimate::{self, Interval, ratio};
use crate::battle::{Outcome, SideId};
use crate::engine::winners;
use crate::rules::book::muster::Muster;

/// How often a round of a match fights each trial from each end.
pub const REPEATS: u64 = 16;
/// A match ends early only by an interval of this many standard deviations: looking again and again finds what is not there,
/// so more than the usual 95 % are asked for.
const CLEAR: f64 = 2.807_033_768_343_811;
/// What a few pairs show of how the battles of a pair depend on each other is not certain: the interval follows as if there
/// were so many more pairs whose battles do not.
const INDEPENDENT_PAIRS: f64 = 2.0;

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
    /// How many pairs of battles the first opponent won from both ends.
    pub won_twice: u64,
    /// How many it lost from both ends.
    pub lost_twice: u64,
    /// How many it won from one end and lost from the other.
    pub won_and_lost: u64,
    /// How many battles the side won that stands first in the scenario, whoever played it.
    pub first_side: u64,
}

/// How a battle ended for the first opponent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Ending {
    Won,
    Lost,
    Drawn,
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
        let ends = (0..self.trials.len()).flat_map(|trial| [(trial, SideId(0)), (trial, SideId(1))]);
        let ends: Vec<(usize, SideId)> = ends.collect();
        let fight = |(trial, own): (usize, SideId)| self.fight(trial, own, number);
        let endings: Vec<Vec<Ending>> = pool.install(|| ends.into_par_iter().map(fight).collect());
        let pairs = endings.chunks_exact(2).flat_map(|ends| ends[0].iter().zip(&ends[1]));
        Ok(pairs.fold(Score::default(), |score, (as_first, as_second)| {
            score.and(Score::of_pair(*as_first, *as_second))
        }))
    }

    /// Fights a trial from one end. Both ends get the same dice.
    fn fight(&self, trial: usize, own: SideId, round: u64) -> Vec<Ending> {
        let opponents = Opponents::all(self.other.clone()).with(own, self.one.clone());
        let muster = Arc::clone(&self.trials[trial]);
        let setup = Setup { muster, rulebook: self.rulebook.clone(), opponents };
        let mut worker = Worker::new(&setup);
        let first = (round * self.trials.len() as u64 + trial as u64) * REPEATS;
        (first..first + REPEATS)
            .map(|number| Ending::of(worker.fight(&setup, battle_seed(self.seed, number)), own))
            .collect()
    }

    /// What a score shows.
    pub fn verdict(&self, score: &Score) -> Verdict {
        let Interval(low, high) = score.interval_within(CLEAR);
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

impl Ending {
    fn of(outcome: Outcome, own: SideId) -> Ending {
        let won = winners(outcome);
        match (won.contains(own), won.contains(SideId(1 - own.0))) {
            (true, false) => Ending::Won,
            (false, true) => Ending::Lost,
            _ => Ending::Drawn,
        }
    }
}

impl Score {
    /// The score of two battles with the same dice, in which the first opponent played the first and the second side.
    fn of_pair(as_first: Ending, as_second: Ending) -> Score {
        let pair = [as_first, as_second];
        let count = |wanted| pair.iter().filter(|ending| **ending == wanted).count() as u64;
        let (wins, losses) = (count(Ending::Won), count(Ending::Lost));
        Score {
            wins,
            losses,
            draws: count(Ending::Drawn),
            won_twice: u64::from(wins == 2),
            lost_twice: u64::from(losses == 2),
            won_and_lost: u64::from(wins == 1 && losses == 1),
            first_side: u64::from(as_first == Ending::Won) + u64::from(as_second == Ending::Lost),
        }
    }

    /// The sum of two scores.
    pub const fn and(self, other: Score) -> Score {
        Score {
            wins: self.wins + other.wins,
            losses: self.losses + other.losses,
            draws: self.draws + other.draws,
            won_twice: self.won_twice + other.won_twice,
            lost_twice: self.lost_twice + other.lost_twice,
            won_and_lost: self.won_and_lost + other.won_and_lost,
            first_side: self.first_side + other.first_side,
        }
    }

    /// How many battles somebody won.
    pub const fn decided(&self) -> u64 {
        self.wins + self.losses
    }

    /// The share of the decided battles that the first opponent won.
    pub fn share(&self) -> f64 {
        ratio(self.wins, self.decided())
    }

    /// Where the true share lies, with 95 % confidence.
    pub fn interval(&self) -> Interval {
        self.interval_within(estimate::Z)
    }

    fn interval_within(&self, z: f64) -> Interval {
        Interval::within(z, self.share(), self.decided() as f64 / self.spread_of_pairs())
    }

    /// The variance of the share, in parts of what it would be if no battle told anything about the other of its pair.
    fn spread_of_pairs(&self) -> f64 {
        let share = self.share();
        let of_a_battle = share * (1.0 - share);
        // How far the wins of a pair are from the share of its decided battles that is won on the whole.
        let [won_twice, lost_twice, won_and_lost] =
            [self.won_twice, self.lost_twice, self.won_and_lost].map(|pairs| pairs as f64);
        let won_and_drawn = (self.wins - 2 * self.won_twice - self.won_and_lost) as f64;
        let lost_and_drawn = (self.losses - 2 * self.lost_twice - self.won_and_lost) as f64;
        let square = |off: f64| off * off;
        let squares = won_twice * square(2.0 - 2.0 * share)
            + lost_twice * square(2.0 * share)
            + won_and_lost * square(1.0 - 2.0 * share)
            + won_and_drawn * square(1.0 - share)
            + lost_and_drawn * square(share);
        let independent = 2.0 * INDEPENDENT_PAIRS * of_a_battle;
        if of_a_battle == 0.0 {
            return 1.0;
        }
        (squares + independent) / (self.decided() as f64 * of_a_battle + independent)
    }

    /// The share of the decided battles that the side won that stands first in the scenario.
    pub fn share_of_first_side(&self) -> f64 {
        ratio(self.first_side, self.decided())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The score of pairs that were won from both ends, from one, and from none.
    fn of_pairs(won_twice: u64, won_and_lost: u64, lost_twice: u64) -> Score {
        let times = |count: u64, as_first, as_second| {
            (0..count).fold(Score::default(), |score, _| score.and(Score::of_pair(as_first, as_second)))
        };
        times(won_twice, Ending::Won, Ending::Won)
            .and(times(won_and_lost, Ending::Won, Ending::Lost))
            .and(times(lost_twice, Ending::Lost, Ending::Lost))
    }

    /// How likely it is that so many of some pairs are won from both ends and so many from one, by these two numbers, where a
    /// pair is won from both ends, from one and from none with these chances.
    fn likelihoods(pairs: usize, [won_twice, won_and_lost, lost_twice]: [f64; 3]) -> Vec<Vec<f64>> {
        let mut likely = vec![vec![0.0; pairs + 1]; pairs + 1];
        likely[0][0] = 1.0;
        for _ in 0..pairs {
            // From the largest numbers down, so that each pair is counted once.
            for won in (0..=pairs).rev() {
                for split in (0..=pairs - won).rev() {
                    let one_less_won = if won > 0 { likely[won - 1][split] } else { 0.0 };
                    let one_less_split = if split > 0 { likely[won][split - 1] } else { 0.0 };
                    likely[won][split] = likely[won][split] * lost_twice
                        + one_less_won * won_twice
                        + one_less_split * won_and_lost;
                }
            }
        }
        likely
    }

    #[test]
    fn the_true_share_lies_in_the_interval_as_often_as_is_said() {
        const PAIRS: usize = 64;
        // One end nearly always wins, battles tell nothing about each other, or both battles of a pair always end alike.
        for chances in [[0.12, 0.81, 0.07], [0.36, 0.48, 0.16], [0.25, 0.5, 0.25], [0.7, 0.0, 0.3]] {
            let share = chances[0] + chances[1] / 2.0;
            let likely = likelihoods(PAIRS, chances);
            let splits = (0..=PAIRS).flat_map(|won| (0..=PAIRS - won).map(move |split| (won, split)));
            let covers = |(won, split): &(usize, usize)| {
                let [won, split, all] = [*won, *split, PAIRS].map(|count| count as u64);
                let Interval(low, high) = of_pairs(won, split, all - won - split).interval();
                low <= share && share <= high
            };
            let covered: f64 = splits.filter(covers).map(|(won, split)| likely[won][split]).sum();
            assert!((0.94..0.965).contains(&covered), "{chances:?}: {covered}");
        }
    }

    #[test]
    fn battles_that_tell_nothing_about_each_other_count_one_by_one() {
        // Of independent battles of which three in five are won, so many pairs are won twice, once and never.
        let score = of_pairs(36, 48, 16);
        let Interval(low, high) = score.interval();
        let Interval(low_alone, high_alone) = Interval::wilson(score.wins, score.decided());
        assert!((low - low_alone).abs() < 1e-12 && (high - high_alone).abs() < 1e-12);
        // The wins of a pair have the variance 0.48 there. Where one end nearly always wins it is 0.18, and 0.96 where both
        // battles of a pair end alike.
        for (pairs, variance) in [(of_pairs(21, 78, 1), 0.18), (of_pairs(60, 0, 40), 0.96)] {
            let width = pairs.interval().half_width() / score.interval().half_width();
            let expected = f64::sqrt(variance / 0.48);
            assert!((width - expected).abs() < 0.02, "{width} instead of {expected}");
        }
        assert_eq!(of_pairs(100, 0, 0).interval(), Interval::wilson(200, 200));
    }

    #[test]
    fn a_pair_with_a_draw_counts_by_the_battle_that_was_decided() {
        let drawn =
            Score::of_pair(Ending::Won, Ending::Drawn).and(Score::of_pair(Ending::Drawn, Ending::Lost));
        let expected = Score { wins: 1, losses: 1, draws: 2, first_side: 2, ..Score::default() };
        assert_eq!(drawn, expected);
        let Interval(low, high) = drawn.interval();
        let Interval(low_alone, high_alone) = Interval::wilson(1, 2);
        assert!((low - low_alone).abs() < 1e-12 && (high - high_alone).abs() < 1e-12);
    }
}
