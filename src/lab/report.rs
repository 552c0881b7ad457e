//! The report on a batch of battles: rates with their confidence intervals, ready to be written as JSON or CSV.

use serde::Serialize;

use super::tally::Tally;
use crate::rules::book::muster::Muster;

/// The results of a batch of battles.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Report {
    /// The scenario's file name.
    pub scenario: String,
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
}

/// A lower and an upper bound.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Interval(pub f64, pub f64);

/// How long battles lasted, in rounds.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct RoundsReport {
    /// The average.
    pub mean: f64,
    /// 5 % of the battles lasted no longer.
    pub p5: u64,
    /// 50 % of the battles lasted no longer.
    pub p50: u64,
    /// 95 % of the battles lasted no longer.
    pub p95: u64,
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
    pub(super) fn of(tally: &Tally, muster: &Muster, rulebook: &str, seed: u64) -> Report {
        let scenario = &muster.scenario;
        let share = |part: u64| ratio(part, tally.battles);
        let side = |(side, wins): (&crate::battle::Side, &u64)| SideReport {
            name: side.id.clone(),
            wins: *wins,
            win_rate: share(*wins),
            ci95: Interval::wilson(*wins, tally.battles),
        };
        let combatant =
            |(sheet, lot): (&crate::rules::book::muster::Sheet, &super::tally::CombatantTally)| {
                CombatantReport {
                    key: sheet.key.clone(),
                    name: sheet.name.clone(),
                    side: scenario.sides[sheet.side.index()].id.clone(),
                    survival_rate: share(lot.survived),
                    down_rate: share(lot.down),
                    mean_harm_dealt: share(lot.harm),
                }
            };
        Report {
            scenario: scenario.id.clone(),
            rulebook: rulebook.to_owned(),
            seed,
            battles: tally.battles,
            sides: scenario.sides.iter().zip(&tally.wins).map(side).collect(),
            draws: tally.draws,
            rounds: RoundsReport::of(&tally.rounds),
            combatants: muster.sheets.iter().zip(&tally.combatants).map(combatant).collect(),
        }
    }

    /// This report together with the time that the batch took.
    pub fn timed(self, elapsed_s: f64) -> TimedReport {
        let battles_per_s = if elapsed_s > 0.0 { self.battles as f64 / elapsed_s } else { 0.0 };
        TimedReport { report: self, elapsed_s, battles_per_s }
    }

    /// The heading of [`Report::csv_rows`].
    pub const CSV_HEADING: [&str; 16] = [
        "scenario",
        "rulebook",
        "seed",
        "battles",
        "kind",
        "key",
        "name",
        "side",
        "wins",
        "win_rate",
        "ci95_low",
        "ci95_high",
        "survival_rate",
        "down_rate",
        "mean_harm_dealt",
        "value",
    ];

    /// The report as rows of a table: one for each side, one for each combatant, one for the draws and one for each
    /// number about rounds. A cell that does not apply is empty.
    pub fn csv_rows(&self) -> Vec<[String; 16]> {
        let start =
            [self.scenario.clone(), self.rulebook.clone(), self.seed.to_string(), self.battles.to_string()];
        let row = |kind: &str, cells: Vec<(usize, String)>| {
            let mut row: [String; 16] = Default::default();
            row[..4].clone_from_slice(&start);
            kind.clone_into(&mut row[4]);
            for (place, cell) in cells {
                row[place] = cell;
            }
            row
        };
        let side = |side: &SideReport| {
            let Interval(low, high) = side.ci95;
            let names = [(6, side.name.clone()), (7, side.name.clone()), (8, side.wins.to_string())];
            let rates = [side.win_rate, low, high].map(|rate| rate.to_string());
            row("side", names.into_iter().chain((9..).zip(rates)).collect())
        };
        let combatant = |report: &CombatantReport| {
            let names = [(5, report.key.clone()), (6, report.name.clone()), (7, report.side.clone())];
            let rates = [report.survival_rate, report.down_rate, report.mean_harm_dealt];
            let rates = rates.map(|rate| rate.to_string());
            row("combatant", names.into_iter().chain((12..).zip(rates)).collect())
        };
        let value = |(kind, value): (&str, String)| row(kind, vec![(15, value)]);
        let values = [
            ("draws", self.draws.to_string()),
            ("rounds_mean", self.rounds.mean.to_string()),
            ("rounds_p5", self.rounds.p5.to_string()),
            ("rounds_p50", self.rounds.p50.to_string()),
            ("rounds_p95", self.rounds.p95.to_string()),
        ];
        let combatants = self.combatants.iter().map(combatant);
        self.sides.iter().map(side).chain(combatants).chain(values.into_iter().map(value)).collect()
    }
}

impl Interval {
    /// The 95 % confidence interval for the share of successes (Wilson's score interval).
    pub fn wilson(successes: u64, tries: u64) -> Interval {
        Interval::within(1.959_963_984_540_054, successes, tries)
    }

    /// The interval that holds the share of successes within so many standard deviations.
    pub(super) fn within(z: f64, successes: u64, tries: u64) -> Interval {
        if tries == 0 {
            return Interval(0.0, 1.0);
        }
        let (n, share) = (tries as f64, ratio(successes, tries));
        let middle = share + z * z / (2.0 * n);
        let spread = z * (share * (1.0 - share) / n + z * z / (4.0 * n * n)).sqrt();
        let scale = 1.0 + z * z / n;
        // At 0 % and 100 % the bound is exactly that; the formula would give it with a rounding error.
        let low = if successes == 0 { 0.0 } else { (middle - spread) / scale };
        let high = if successes == tries { 1.0 } else { (middle + spread) / scale };
        Interval(low, high)
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
            p5: percentile(5),
            p50: percentile(50),
            p95: percentile(95),
        }
    }
}

fn ratio(part: u64, whole: u64) -> f64 {
    if whole == 0 { 0.0 } else { part as f64 / whole as f64 }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wilson_bounds_solve_the_equation_that_defines_them() {
        // At a bound b the score test only just rejects: (p - b)^2 = z^2 b (1 - b) / n.
        let z2 = 1.959_963_984_540_054_f64 * 1.959_963_984_540_054;
        for (successes, tries) in [(1, 10), (5, 10), (80, 100), (399, 400)] {
            let Interval(low, high) = Interval::wilson(successes, tries);
            let (p, n) = (successes as f64 / tries as f64, tries as f64);
            for bound in [low, high] {
                assert!(((p - bound) * (p - bound) - z2 * bound * (1.0 - bound) / n).abs() < 1e-12);
            }
            assert!(low < p && p < high);
        }
        assert_eq!(Interval::wilson(0, 0), Interval(0.0, 1.0));
        assert_eq!(Interval::wilson(0, 50).0, 0.0);
    }

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
