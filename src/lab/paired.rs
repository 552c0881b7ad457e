//! Variants of a battle, each fought with the same dice, so that the differences between them show with far fewer battles
//! than by themselves: the variance of a difference is that of the pairs.

use rayon::ThreadPoolBuildError;
use serde::Serialize;

use super::batch::{Brief, Crew, Extent, Setup, Watch, is_certain, next_part, run_part};
use super::estimate::{Mean, Moments, Share};
use super::ranking::Luck;
use super::report::Report;
use super::tally::Tally;

/// How a variant fared, and how it differs from the first one.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Compared {
    #[serde(flatten)]
    pub report: Report,
    /// The share of battles that the side that is asked about won.
    pub won: Share,
    /// How far the side's strength left is ahead of its strongest enemy's, from -1 to 1.
    pub lead: Mean,
    /// None for the first variant.
    pub difference: Option<Difference>,
    /// How it differs from the first of its group. None for that one, and where all variants are one group.
    pub difference_in_group: Option<Difference>,
}

/// How much more a variant has of something than another one, battle by battle with the same dice.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Difference {
    pub won: Mean,
    pub rounds: Mean,
    pub lead: Mean,
}

/// The sums over the battles of one variant.
#[derive(Clone, Debug, Default)]
struct Sums {
    lead: Moments,
    than_the_first: Differences,
    than_the_first_of_its_group: Differences,
}

/// The sums of the differences from another variant.
#[derive(Clone, Debug, Default)]
struct Differences {
    won: Moments,
    rounds: Moments,
    lead: Moments,
}

/// In how many parts a strength is counted.
const PARTS: f64 = 1000.0;

impl Differences {
    fn take_in(&mut self, own: Brief, other: Brief) {
        let won = |brief: Brief| i64::from(brief.luck == Luck::Won);
        self.won.add(won(own) - won(other));
        self.rounds.add(i64::from(own.rounds) - i64::from(other.rounds));
        self.lead.add(i64::from(own.lead) - i64::from(other.lead));
    }

    fn mean(&self) -> Difference {
        Difference { won: self.won.mean(), rounds: self.rounds.mean(), lead: self.lead.mean_in(PARTS) }
    }
}

/// Fights every variant with the same dice. They form groups of the same size, one after another. If somebody stops it, all of them
/// have fought the same battles.
///
/// # Errors
/// If the threads cannot be started.
pub fn run_paired(
    setups: &[Setup],
    group: usize,
    extent: Extent,
    watch: Watch<'_>,
) -> Result<Vec<Compared>, ThreadPoolBuildError> {
    let crews: Result<Vec<_>, _> = setups.iter().map(|setup| Crew::new(setup, extent)).collect();
    let crews = crews?;
    let mut tallies: Vec<Tally> = setups.iter().map(|setup| Tally::none(&setup.muster)).collect();
    let mut sums = vec![Sums::default(); setups.len()];
    let fought = |tallies: &[Tally]| tallies.first().map_or(0, |tally| tally.battles);
    while let Some(part) = next_part(fought(&tallies), extent.battles) {
        if extent.until.is_some_and(|goal| tallies.iter().all(|tally| is_certain(tally, goal))) {
            break;
        }
        let parts: Option<Vec<_>> = crews.iter().map(|crew| run_part(crew, part.clone(), watch)).collect();
        let Some(parts) = parts else { break };
        for (place, (tally, sums)) in tallies.iter_mut().zip(&mut sums).enumerate() {
            let ((more, briefs), (_, first), (_, first_of_group)) =
                (&parts[place], &parts[0], &parts[place - place % group.max(1)]);
            *tally = std::mem::take(tally).and(more);
            for ((own, first), first_of_group) in briefs.iter().zip(first).zip(first_of_group) {
                sums.lead.add(i64::from(own.lead));
                sums.than_the_first.take_in(*own, *first);
                sums.than_the_first_of_its_group.take_in(*own, *first_of_group);
            }
        }
    }
    let has_groups = (2..setups.len()).contains(&group);
    let compared = setups.iter().zip(&tallies).zip(&sums).enumerate();
    let compared = compared.map(|(place, ((setup, tally), sums))| Compared {
        report: Report::of(tally, setup, extent.seed),
        won: Share::of(tally.wins.get(setup.asked().index()).copied().unwrap_or(0), tally.battles),
        lead: sums.lead.mean_in(PARTS),
        difference: (place > 0).then(|| sums.than_the_first.mean()),
        difference_in_group: (has_groups && place % group > 0)
            .then(|| sums.than_the_first_of_its_group.mean()),
    });
    Ok(compared.collect())
}
