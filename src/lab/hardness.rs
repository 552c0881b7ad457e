//! How hard a scenario is for people: a brute and a soldier play for them in a batch of battles against the scenario's own
//! opponents. In a word, it is how many of a hundred battles the first side of a person wins.

use std::sync::Arc;

use rayon::ThreadPoolBuildError;

use super::batch::{Setup, run_batch};
use super::drive::Opponents;
use crate::battle::Control;
use crate::battle::words::words;
use crate::brain::Level;
use crate::rules::book::muster::Muster;

/// The opponents who play for people to find out how hard a scenario is.
pub const YARDSTICKS: [Level; 2] = [Level::Brute, Level::Soldier];

words! {
    /// How hard a scenario is, in five steps.
    pub enum Hardness {
        Gentle = "gentle",
        Fair = "fair",
        Even = "even",
        Hard = "hard",
        Grim = "grim",
    }
}

impl Hardness {
    /// The word for battles of which this share is won.
    pub fn of_share(won: f64) -> Hardness {
        Hardness::of_percent((won * 100.0).round() as u32)
    }

    /// The word for battles of which so many of a hundred are won.
    pub fn of_percent(won: u32) -> Hardness {
        Hardness::ALL.into_iter().find(|word| won >= word.from_percent()).unwrap_or(Hardness::Grim)
    }

    /// From how many of a hundred battles won it is called that.
    pub const fn from_percent(self) -> u32 {
        match self {
            Hardness::Gentle => 65,
            Hardness::Fair => 55,
            Hardness::Even => 42,
            Hardness::Hard => 28,
            Hardness::Grim => 0,
        }
    }

    /// The ID of the message that names it.
    pub const fn message(self) -> &'static str {
        match self {
            Hardness::Gentle => "table-gentle",
            Hardness::Fair => "table-fair",
            Hardness::Even => "table-even",
            Hardness::Hard => "table-hard",
            Hardness::Grim => "table-grim",
        }
    }
}

/// Of a hundred battles, how many the first side of a person wins if a brute and if a soldier plays for it. Nothing
/// if no side is a person's.
///
/// # Errors
/// If the threads cannot be started.
pub fn measure(
    muster: &Arc<Muster>,
    rulebook: &str,
    battles: u64,
    seed: u64,
    threads: usize,
) -> Result<Vec<(Level, u8)>, ThreadPoolBuildError> {
    let scenario = &muster.scenario;
    let Some(first) = scenario.side_of_people() else { return Ok(Vec::new()) };
    let of_people =
        || scenario.side_ids().filter(|side| scenario.sides[side.index()].control == Control::Player);
    let measured = YARDSTICKS.into_iter().map(|level| {
        let opponents = of_people().fold(Opponents::of_scenario(), |all, side| all.with(side, level));
        let setup = Setup { muster: Arc::clone(muster), rulebook: rulebook.to_owned(), opponents };
        let report = run_batch(&setup, battles, seed, threads, &|| {})?;
        let rate = report.sides.get(first.index()).map_or(0.0, |side| side.win_rate);
        Ok((level, (rate * 100.0).round() as u8))
    });
    measured.collect()
}
