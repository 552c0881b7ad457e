//! A batch: one battle after another on every thread, each restarted in place. A battle's dice depend on the batch's
//! seed and its own number alone, so that any number of threads comes to the same report.

use std::sync::Arc;

use rayon::prelude::{IntoParallelIterator, ParallelIterator};
use rayon::{ThreadPoolBuildError, ThreadPoolBuilder};

use super::drive::{Profiles, play_out};
use super::report::Report;
use super::tally::Tally;
use crate::battle::{Chronicle, Outcome};
use crate::brain::Mind;
use crate::dice::Dice;
use crate::engine::{Battle, Snapshot};
use crate::rules::book::muster::Muster;

/// Battles that are fought one after another before a thread takes on more.
const STRETCH: u64 = 64;

/// The most threads that are started, however many are asked for.
const MOST_THREADS: usize = 512;

/// What is fought in a batch.
#[derive(Clone, Debug)]
pub struct Setup {
    /// Who fights whom, by which rules.
    pub muster: Arc<Muster>,
    /// The rulebook's file name, for the report.
    pub rulebook: String,
    /// Who decides for whom.
    pub profiles: Profiles,
}

/// The seed of one battle of a batch, by which it can be fought again and watched.
pub const fn battle_seed(seed: u64, number: u64) -> u64 {
    // Two rounds of a mixing function whose every step can be undone, so that no two numbers share a seed.
    let mut mixed = seed ^ number.wrapping_mul(0x9E37_79B9_7F4A_7C15);
    let mut round = 0;
    while round < 2 {
        mixed = (mixed ^ mixed >> 32).wrapping_mul(0xD6E8_FEB8_6659_FD93);
        round += 1;
    }
    mixed ^ mixed >> 32
}

/// Fights `battles` battles on so many threads, 0 for as many as the machine has. `progress` is told, from any
/// thread, how many more battles are over.
///
/// # Errors
/// The threads could not be started.
pub fn run_batch(
    setup: &Setup,
    battles: u64,
    seed: u64,
    threads: usize,
    progress: &(dyn Fn(u64) + Sync),
) -> Result<Report, ThreadPoolBuildError> {
    let none = || Tally::none(setup.muster.scenario.sides.len(), setup.muster.sheets.len());
    let batch = Batch { setup, battles, seed, threads };
    let tally = batch.fight(none, Tally::take_in, |one, other| one.and(&other), progress)?;
    Ok(Report::of(&tally, &setup.muster, &setup.rulebook, seed))
}

/// Fights as many battles as `run_batch` does, the very same ones, and asks each of them something of one's own once it
/// is over. The answers come in the order of the battles' numbers, on however many threads they were given.
///
/// # Errors
/// The threads could not be started.
pub fn ask_each<A: Send>(
    setup: &Setup,
    battles: u64,
    seed: u64,
    threads: usize,
    ask: impl Fn(&Battle, Outcome) -> A + Sync,
) -> Result<Vec<A>, ThreadPoolBuildError> {
    let take_in = |answers: &mut Vec<A>, battle: &Battle, outcome| answers.push(ask(battle, outcome));
    let join = |mut one: Vec<A>, mut other: Vec<A>| {
        one.append(&mut other);
        one
    };
    Batch { setup, battles, seed, threads }.fight(Vec::new, take_in, join, &|_| {})
}

/// Battles that are to be fought.
struct Batch<'s> {
    setup: &'s Setup,
    battles: u64,
    seed: u64,
    threads: usize,
}

impl Batch<'_> {
    /// Fights them: what is made of each is taken in where it was fought, and joined in the order of their numbers.
    fn fight<T: Send>(
        &self,
        none: impl Fn() -> T + Sync + Send,
        take_in: impl Fn(&mut T, &Battle, Outcome) + Sync,
        join: impl Fn(T, T) -> T + Sync + Send,
        progress: &(dyn Fn(u64) + Sync),
    ) -> Result<T, ThreadPoolBuildError> {
        let stretches = self.battles.div_ceil(STRETCH);
        // More threads than stretches would have nothing to do.
        let useful = usize::try_from(stretches).map_or(MOST_THREADS, |all| all.min(MOST_THREADS));
        let pool = ThreadPoolBuilder::new().num_threads(self.threads.min(useful)).build()?;
        Ok(pool.install(|| {
            let fought = (0..stretches).into_par_iter().map_init(
                || Bench::new(self.setup),
                |bench, stretch| {
                    let mut made = none();
                    let numbers = stretch * STRETCH..((stretch + 1) * STRETCH).min(self.battles);
                    let count = numbers.end - numbers.start;
                    for number in numbers {
                        let outcome = bench.fight(self.setup, battle_seed(self.seed, number));
                        take_in(&mut made, &bench.battle, outcome);
                    }
                    progress(count);
                    made
                },
            );
            fought.reduce(&none, &join)
        }))
    }
}

/// What a thread fights with.
struct Bench {
    battle: Battle,
    first: Snapshot,
    mind: Mind,
}

impl Bench {
    fn new(setup: &Setup) -> Bench {
        let battle = Battle::still(&setup.muster, Dice::seeded(0), Chronicle::default());
        let first = battle.snapshot();
        Bench { battle, first, mind: Mind::new() }
    }

    fn fight(&mut self, setup: &Setup, seed: u64) -> Outcome {
        self.battle.restart(&self.first, seed);
        play_out(&mut self.battle, &setup.profiles, &mut self.mind)
    }
}
