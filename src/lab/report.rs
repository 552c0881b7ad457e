//! The report on a batch of battles: rates with their confidence intervals, ready to be written as JSON or CSV (`rows`).

use serde::Serialize;

use super::batch::Setup;
use super::estimate::{Interval, Mean, Moments, Share, ratio};
use super::hardness::Hardness;
use super::losses::{Deaths, EndReport, FelledBy};
use super::ranking::{Ranking, Which};
use super::tally::{Decision, Tally};
use crate::account::{Ending, Stock, Supply};
use crate::battle::{Chronicle, Objective, Side};
use crate::dice::Dice;
use crate::engine::Battle;
use crate::rules::book::muster::Muster;

/// The results of a batch of battles.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Report {
    /// The scenario's file name.
    pub scenario: String,
    /// The scenario's name, as it is called on its sheet.
    pub scenario_name: String,
    /// The rulebook's file name.
    pub rulebook: String,
    /// The seed of the batch.
    pub seed: u64,
    pub battles: u64,
    /// The sides, in the order of the scenario.
    pub sides: Vec<SideReport>,
    /// How many battles nobody won.
    pub draws: u64,
    /// How many rounds the battles lasted.
    pub rounds: RoundsReport,
    /// The combatants, in the order of the scenario.
    pub combatants: Vec<CombatantReport>,
    /// The side that is asked about: the first that a person plays, or else the first.
    pub asked: String,
    /// How hard the scenario is for that side, in a word.
    pub difficulty: Hardness,
    /// How the battles ended.
    pub endings: Vec<EndingReport>,
    /// By which objectives they were decided, the most frequent first.
    pub decisions: Vec<DecisionReport>,
    /// The harm of each round, over the battles that came to it.
    pub harm_by_round: Vec<RoundHarm>,
    /// Battles that stand for others, by their numbers.
    pub named: Vec<NamedBattle>,
    #[serde(skip)]
    ranking: Ranking,
}

/// A battle that can be opened by its number.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct NamedBattle {
    /// What it stands for: the worst, a typical win, and so on.
    pub which: String,
    /// Its number, counted from 1 as the command line does.
    pub battle: u64,
}

/// How a side fared.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct SideReport {
    /// The name in the scenario file.
    pub name: String,
    /// In how many battles the side won.
    pub wins: u64,
    /// The share of battles that the side won.
    pub win_rate: f64,
    /// Where the true win rate lies, with 95 % confidence.
    pub ci95: Interval,
    /// How many of its members die.
    pub deaths: Deaths,
}

/// How long battles lasted, in rounds.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct RoundsReport {
    /// The average.
    pub mean: f64,
    /// Where the true average lies, with 95 % confidence.
    pub ci95: Interval,
    /// 5 % of the battles lasted no longer.
    pub p5: u64,
    /// 50 % of the battles lasted no longer.
    pub p50: u64,
    /// 95 % of the battles lasted no longer.
    pub p95: u64,
    /// How many battles lasted how many rounds, from none on.
    pub histogram: Vec<u64>,
}

/// How a combatant fared.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct CombatantReport {
    /// The short name on maps and in orders, which also tells combatants of the same name apart.
    pub key: String,
    pub name: String,
    /// The side's name in the scenario file.
    pub side: String,
    /// The share of battles in which they were alive at the end.
    pub survival_rate: f64,
    /// The share of battles in which they were alive at the end but out of the fight.
    pub down_rate: f64,
    /// Average harm dealt per battle: hit points, or in rulebooks without them injuries and enemies put out of the
    /// fight.
    pub mean_harm_dealt: f64,
    pub survived: Share,
    /// How often they fell, whether or not they got up again.
    pub fell: Share,
    /// In which round they first fell; none if they never did.
    pub fell_in_round: Option<Mean>,
    /// How often they fell before anybody else.
    pub fell_first: Share,
    /// How often they had fled or left the field at the end.
    pub fled: Share,
    pub harm_dealt: Mean,
    pub harm_suffered: Mean,
    /// In what states they are at the end, the most frequent first.
    pub ends: Vec<EndReport>,
    /// Whose blows fell them, the most frequent first.
    pub felled_by: Vec<FelledBy>,
    /// What is left of all that the rulebook keeps for them.
    pub left: Vec<LeftReport>,
}

/// How many battles ended by a cause.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct EndingReport {
    pub cause: &'static str,
    #[serde(flatten)]
    pub share: Share,
}

/// How many battles were decided by the same objectives of a side.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct DecisionReport {
    /// The side's name in the scenario file.
    pub side: String,
    /// Whether the side met them; otherwise it could no longer meet one.
    pub met: bool,
    #[serde(skip)]
    aims: Vec<Objective>,
    /// The objectives in words.
    pub objectives: Vec<String>,
    #[serde(flatten)]
    pub share: Share,
}

/// The harm of one round.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct RoundHarm {
    pub round: usize,
    /// How many battles came to this round.
    pub battles: u64,
    /// What each side suffered, in the order of the scenario.
    pub sides: Vec<Mean>,
}

/// What is left of a supply when a battle is over.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct LeftReport {
    #[serde(skip)]
    pub supply: Supply,
    pub what: &'static str,
    /// What there was when the battle began.
    pub before: u32,
    #[serde(flatten)]
    pub left: Mean,
    /// The same over the battles that the side won that is asked about; none if it won none.
    pub after_win: Option<Mean>,
}

/// A report with the time that the batch took.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct TimedReport {
    /// The results of the batch.
    #[serde(flatten)]
    pub report: Report,
    /// How long the batch took, in seconds.
    pub elapsed_s: f64,
    /// Battles per second.
    pub battles_per_s: f64,
}

impl Report {
    /// Works out the report from the counts of a batch.
    pub(super) fn of(tally: &Tally, setup: &Setup, seed: u64) -> Report {
        let (muster, scenario) = (&setup.muster, &setup.muster.scenario);
        let side = |(number, (side, wins)): (usize, (&Side, &u64))| SideReport {
            name: side.id.clone(),
            wins: *wins,
            win_rate: ratio(*wins, tally.battles),
            ci95: Interval::wilson(*wins, tally.battles),
            deaths: tally.losses.deaths(number, tally.battles),
        };
        let start = Battle::still(muster, Dice::seeded(0), Chronicle::default());
        let start = Stock::of_everybody(&start.table());
        let combatant = |(number, start): (usize, &Stock)| CombatantReport::of(number, muster, tally, start);
        let asked = setup.asked();
        let won = tally.wins.get(asked.index()).copied().unwrap_or(0);
        let ending = |(ending, battles): (Ending, &u64)| EndingReport {
            cause: ending.word(),
            share: Share::of(*battles, tally.battles),
        };
        let decision = |((side, met, aims), battles): (&Decision, &u64)| DecisionReport {
            side: scenario.sides.get(side.index()).map(|side| side.id.clone()).unwrap_or_default(),
            met: *met,
            aims: aims.clone(),
            objectives: Vec::new(),
            share: Share::of(*battles, tally.battles),
        };
        let mut decisions: Vec<DecisionReport> = tally.decided.iter().map(decision).collect();
        decisions.sort_by_key(|decision| std::cmp::Reverse(decision.share.battles));
        let harm = tally.harm.chunks(scenario.sides.len().max(1)).enumerate();
        let report = Report {
            scenario: scenario.id.clone(),
            scenario_name: scenario.name.clone(),
            rulebook: setup.rulebook.clone(),
            seed,
            battles: tally.battles,
            sides: scenario.sides.iter().zip(&tally.wins).enumerate().map(side).collect(),
            draws: tally.draws,
            rounds: RoundsReport::of(&tally.rounds),
            combatants: start.iter().enumerate().map(combatant).collect(),
            asked: scenario.sides.get(asked.index()).map(|side| side.id.clone()).unwrap_or_default(),
            difficulty: Hardness::of_share(ratio(won, tally.battles)),
            endings: Ending::ALL.into_iter().zip(&tally.endings).map(ending).collect(),
            decisions,
            harm_by_round: harm.map(|(round, sides)| RoundHarm::of(round, sides)).collect(),
            named: Vec::new(),
            ranking: tally.ranking.clone(),
        };
        report.naming(&Which::USUAL)
    }

    /// Puts the objectives that decided battles into words.
    pub fn put_into_words(&mut self, tell: impl Fn(&Objective) -> String) {
        for decision in &mut self.decisions {
            decision.objectives = decision.aims.iter().map(&tell).collect();
        }
    }

    /// The side that is asked about.
    pub fn asked_about(&self) -> Option<&SideReport> {
        self.sides.iter().find(|side| side.name == self.asked)
    }

    /// This report, naming these battles, as far as there are such.
    pub fn naming(mut self, asked: &[Which]) -> Report {
        let named = asked.iter().filter_map(|which| {
            let battle = self.ranking.find(*which)? + 1;
            Some(NamedBattle { which: which.word(), battle })
        });
        self.named = named.collect();
        self
    }

    /// This report together with the time that the batch took.
    pub fn timed(self, elapsed_s: f64) -> TimedReport {
        let battles_per_s = if elapsed_s > 0.0 { self.battles as f64 / elapsed_s } else { 0.0 };
        TimedReport { report: self, elapsed_s, battles_per_s }
    }
}

impl CombatantReport {
    fn of(number: usize, muster: &Muster, tally: &Tally, start: &Stock) -> CombatantReport {
        let (sheet, lot, battles) = (&muster.sheets[number], &tally.combatants[number], tally.battles);
        let counts = lot.left.iter().zip(&lot.left_after_win);
        let left = Supply::ALL.into_iter().zip(counts).filter_map(|(supply, (left, after_win))| {
            let before = start.amount(supply)?;
            let left = left.mean();
            let after_win = (after_win.count > 0).then(|| after_win.mean());
            // What nobody ever has need not be told.
            let is_told = before > 0 || left.mean > 0.0;
            is_told.then(|| LeftReport { supply, what: supply.word(), before, left, after_win })
        });
        let share = |part| Share::of(part, battles);
        CombatantReport {
            key: sheet.key.clone(),
            name: sheet.name.clone(),
            side: muster.scenario.sides[sheet.side.index()].id.clone(),
            survival_rate: ratio(lot.survived, battles),
            down_rate: ratio(lot.down, battles),
            mean_harm_dealt: lot.dealt.mean().mean,
            survived: share(lot.survived),
            fell: share(lot.fell_in.count),
            fell_in_round: (lot.fell_in.count > 0).then(|| lot.fell_in.mean()),
            fell_first: share(lot.fell_first),
            fled: share(lot.fled),
            harm_dealt: lot.dealt.mean(),
            harm_suffered: lot.suffered.mean(),
            ends: tally.losses.ends(number, battles),
            felled_by: tally.losses.felled_by(number, &muster.sheets, battles),
            left: left.collect(),
        }
    }
}

impl RoundHarm {
    fn of(round: usize, sides: &[Moments]) -> RoundHarm {
        let battles = sides.first().map_or(0, |side| side.count);
        RoundHarm { round, battles, sides: sides.iter().map(Moments::mean).collect() }
    }
}

impl RoundsReport {
    /// Works out the report from the number of battles that lasted each number of rounds.
    fn of(rounds: &[u64]) -> RoundsReport {
        let battles: u64 = rounds.iter().sum();
        let sum: u64 = rounds.iter().zip(0..).map(|(count, rounds)| count * rounds).sum();
        let percentile = |percent: u64| {
            // The smallest number of rounds such that enough battles lasted no longer.
            let enough = (battles * percent).div_ceil(100).max(1);
            let mut so_far = 0;
            let reached = rounds.iter().position(|count| {
                so_far += count;
                so_far >= enough
            });
            reached.unwrap_or(0) as u64
        };
        RoundsReport {
            mean: ratio(sum, battles),
            ci95: Moments::of_counts(rounds).mean().ci95,
            p5: percentile(5),
            p50: percentile(50),
            p95: percentile(95),
            histogram: rounds.to_vec(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn percentiles_are_those_of_the_sorted_list() {
        let lengths: Vec<u64> = (0..40).map(|number| number * number % 11 + 1).collect();
        let mut rounds = vec![0; 12];
        for length in &lengths {
            rounds[*length as usize] += 1;
        }
        let mut sorted = lengths.clone();
        sorted.sort_unstable();
        let report = RoundsReport::of(&rounds);
        assert_eq!(report.p5, sorted[1]);
        assert_eq!(report.p50, sorted[19]);
        assert_eq!(report.p95, sorted[37]);
        assert!((report.mean - lengths.iter().sum::<u64>() as f64 / 40.0).abs() < 1e-12);
    }
}
