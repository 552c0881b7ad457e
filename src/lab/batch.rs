//! Fights a batch of battles on all threads. The dice of a battle depend only on the seed of the batch and the
//! battle's number, so the report is the same with any number of threads.

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

/// How many battles a thread fights before it takes more.
const STRETCH: u64 = 64;

/// The limit on threads, however many are asked for.
const MOST_THREADS: usize = 512;

/// What a batch needs to know to fight its battles.
#[derive(Clone, Debug)]
pub struct Setup {
    /// The combatants and the rules.
    pub muster: Arc<Muster>,
    /// The rulebook's file name, for the report.
    pub rulebook: String,
    /// The opponents that decide for the combatants.
    pub profiles: Profiles,
}

/// The seed of one battle of a batch. With it, the battle can be fought again and watched.
pub const fn battle_seed(seed: u64, number: u64) -> u64 {
    // Every step of the mixing can be undone, so no two battles of a batch share a seed.
    let mut mixed = seed ^ number.wrapping_mul(0x9E37_79B9_7F4A_7C15);
    let mut round = 0;
    while round < 2 {
        mixed = (mixed ^ mixed >> 32).wrapping_mul(0xD6E8_FEB8_6659_FD93);
        round += 1;
    }
    mixed ^ mixed >> 32
}

/// Fights `battles` battles on this many threads; 0 means as many as the machine has. Threads call `progress` with
/// the number of battles that they have finished since their last call.
///
/// # Errors
/// If the threads cannot be started.
pub fn run_batch(
    setup: &Setup,
    battles: u64,
    seed: u64,
    threads: usize,
    progress: &(dyn Fn(u64) + Sync),
) -> Result<Report, ThreadPoolBuildError> {
    let none = || Tally::none(setup.muster.scenario.sides.len(), setup.muster.sheets.len());
    let batch = Batch { setup, battles, seed, threads };
    let tally = batch.fight(none, Tally::take_in, |first, second| first.and(&second), progress)?;
    Ok(Report::of(&tally, &setup.muster, &setup.rulebook, seed))
}

/// Fights the same battles as [`run_batch`], and calls `ask` at the end of each. The answers come in the order of the
/// battles' numbers, with any number of threads.
///
/// # Errors
/// If the threads cannot be started.
pub fn ask_each<A: Send>(
    setup: &Setup,
    battles: u64,
    seed: u64,
    threads: usize,
    ask: impl Fn(&Battle, Outcome) -> A + Sync,
) -> Result<Vec<A>, ThreadPoolBuildError> {
    let take_in = |answers: &mut Vec<A>, battle: &Battle, outcome| answers.push(ask(battle, outcome));
    let join = |mut first: Vec<A>, mut second: Vec<A>| {
        first.append(&mut second);
        first
    };
    Batch { setup, battles, seed, threads }.fight(Vec::new, take_in, join, &|_| {})
}

/// The battles of a batch.
struct Batch<'s> {
    setup: &'s Setup,
    battles: u64,
    seed: u64,
    threads: usize,
}

impl Batch<'_> {
    /// Fights the battles. Each thread starts a result with `none` and adds its battles to it with `take_in`; `join`
    /// puts the results together in the order of the battles' numbers.
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
                || Worker::new(self.setup),
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

/// What one thread needs to fight battles. It is used again for every battle of the thread.
pub(super) struct Worker {
    battle: Battle,
    first: Snapshot,
    mind: Mind,
}

impl Worker {
    pub fn new(setup: &Setup) -> Worker {
        let battle = Battle::still(&setup.muster, Dice::seeded(0), Chronicle::default());
        let first = battle.snapshot();
        Worker { battle, first, mind: Mind::new() }
    }

    /// Fights the battle of a seed to its end.
    pub fn fight(&mut self, setup: &Setup, seed: u64) -> Outcome {
        self.battle.restart(&self.first, seed);
        self.mind.begin(seed);
        play_out(&mut self.battle, &setup.profiles, &mut self.mind)
    }
}
