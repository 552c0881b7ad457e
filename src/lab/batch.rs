//! Fights a batch of battles on all threads. The dice of a battle depend only on the seed of the batch and the
//! battle's number, so the report is the same with any number of threads.

use std::ops::Range;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use rayon::prelude::{IndexedParallelIterator, IntoParallelIterator, ParallelIterator};
use rayon::{ThreadPool, ThreadPoolBuildError, ThreadPoolBuilder};

use super::drive::{Opponents, play_out};
use super::estimate::Interval;
use super::ranking::{Luck, standing};
use super::report::Report;
use super::tally::Tally;
use crate::account::{Stock, Summary};
use crate::battle::{Chronicle, Outcome, SideId};
use crate::brain::Mind;
use crate::dice::Dice;
use crate::engine::{Battle, Snapshot};
use crate::rules::book::muster::Muster;

/// How many battles a thread fights before it takes more.
const STRETCH: u64 = 16;

/// How many battles are fought before it is asked for the first time whether there are enough.
const FIRST_PART: u64 = 64;

/// The most battles that are fought without asking. Of variants that are compared, as many of each are lost when somebody stops
/// them.
const LARGEST_PART: u64 = 16_384;

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
    pub opponents: Opponents,
}

impl Setup {
    /// The side that reports ask about: the first that a person plays, or else the first.
    pub fn asked(&self) -> SideId {
        self.muster.scenario.side_of_people().unwrap_or(SideId(0))
    }
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

/// How many battles are fought, and on how many threads.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Extent {
    /// How many battles at most.
    pub battles: u64,
    /// The seed of the dice.
    pub seed: u64,
    /// How many threads; 0 means as many as the machine has.
    pub threads: usize,
    /// Ends the batch as soon as no side's win rate is less certain than this, as half the width of its interval.
    pub until: Option<f64>,
}

/// Who watches a batch and may stop it.
#[derive(Clone, Copy)]
pub struct Watch<'w> {
    /// Called after each battle, by the thread that has fought it.
    pub progress: &'w (dyn Fn() + Sync),
    /// Once it is set, the batch ends with the battles that it has.
    pub stop: &'w AtomicBool,
}

/// Fights `battles` battles on this many threads; 0 means as many as the machine has. Each calls `progress`
/// after every battle.
///
/// # Errors
/// If the threads cannot be started.
pub fn run_batch(
    setup: &Setup,
    battles: u64,
    seed: u64,
    threads: usize,
    progress: &(dyn Fn() + Sync),
) -> Result<Report, ThreadPoolBuildError> {
    let extent = Extent { battles, seed, threads, until: None };
    run_within(setup, extent, Watch { progress, stop: &AtomicBool::new(false) })
}

/// Fights a batch that may end early: when its intervals are narrow enough, or when somebody stops it. The battles of a
/// report are always the first of the batch, without a gap.
///
/// # Errors
/// If the threads cannot be started.
pub fn run_within(setup: &Setup, extent: Extent, watch: Watch<'_>) -> Result<Report, ThreadPoolBuildError> {
    let crew = Crew::new(setup, extent)?;
    let (muster, asked) = (&*setup.muster, setup.asked());
    let mut tally = Tally::none(muster);
    let take_in = |tally: &mut Tally, number, worker: &Worker, outcome| {
        tally.take_in(number, &worker.summary(outcome), muster, asked);
    };
    let join = |first: Tally, second: Tally| first.and(&second);
    while let Some(part) = next_part(tally.battles, extent.battles) {
        if extent.until.is_some_and(|goal| is_certain(&tally, goal)) {
            break;
        }
        let Fought { made, is_whole } = crew.fight(part, || Tally::none(muster), take_in, join, watch);
        tally = tally.and(&made);
        if !is_whole {
            break;
        }
    }
    Ok(Report::of(&tally, setup, extent.seed))
}

/// How one battle ended, as far as two variants of it are compared.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Brief {
    /// What it was for the side that is asked about.
    pub luck: Luck,
    pub rounds: u16,
    /// How far the side's strength left is ahead of its strongest enemy's, in thousandths.
    pub lead: i32,
}

/// Fights some battles of a batch: their counts, and each of them in brief, in the order of their numbers. None if somebody
/// stopped it.
pub(super) fn run_part(
    crew: &Crew<'_>,
    numbers: Range<u64>,
    watch: Watch<'_>,
) -> Option<(Tally, Vec<Brief>)> {
    let (muster, asked) = (&*crew.setup.muster, crew.setup.asked());
    let take_in = |(tally, briefs): &mut (Tally, Vec<Brief>), number, worker: &Worker, outcome| {
        let summary = worker.summary(outcome);
        tally.take_in(number, &summary, muster, asked);
        let (luck, lead) = standing(&summary, muster, asked);
        briefs.push(Brief { luck, rounds: summary.rounds, lead });
    };
    let join = |first: (Tally, Vec<Brief>), mut second: (Tally, Vec<Brief>)| {
        let mut briefs = first.1;
        briefs.append(&mut second.1);
        (first.0.and(&second.0), briefs)
    };
    let Fought { made, is_whole } =
        crew.fight(numbers, || (Tally::none(muster), Vec::new()), take_in, join, watch);
    is_whole.then_some(made)
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
    let take_in =
        |answers: &mut Vec<A>, _, worker: &Worker, outcome| answers.push(ask(&worker.battle, outcome));
    let join = |mut first: Vec<A>, mut second: Vec<A>| {
        first.append(&mut second);
        first
    };
    let crew = Crew::new(setup, Extent { battles, seed, threads, until: None })?;
    let watch = Watch { progress: &|| {}, stop: &AtomicBool::new(false) };
    Ok(crew.fight(0..battles, Vec::new, take_in, join, watch).made)
}

/// The battles that are fought next, after the first `fought`: more each time, so that it is seldom asked whether there
/// are enough, and never in another way on another number of threads.
pub(super) fn next_part(fought: u64, battles: u64) -> Option<Range<u64>> {
    let more = (fought / 2 / STRETCH * STRETCH).clamp(FIRST_PART, LARGEST_PART);
    (fought < battles).then(|| fought..(fought + more).min(battles))
}

/// Whether every side's win rate is known as well as this.
pub(super) fn is_certain(tally: &Tally, goal: f64) -> bool {
    tally.battles > 0
        && tally.wins.iter().all(|wins| Interval::wilson(*wins, tally.battles).half_width() <= goal)
}

/// What some battles of a batch have made.
struct Fought<T> {
    made: T,
    /// Whether all of them were fought. If somebody stopped the batch, it is the first of them, without a gap.
    is_whole: bool,
}

impl<T> Fought<T> {
    /// This, and what the battles after it have made. They count only if none before them is missing.
    fn and(self, next: Fought<T>, join: impl Fn(T, T) -> T) -> Fought<T> {
        if self.is_whole {
            Fought { made: join(self.made, next.made), is_whole: next.is_whole }
        } else {
            self
        }
    }
}

/// The threads that fight the battles of a batch, with what each of them needs.
pub(super) struct Crew<'s> {
    pub setup: &'s Setup,
    seed: u64,
    pool: ThreadPool,
    /// Those who have nothing to do at the moment.
    idle: Mutex<Vec<Worker>>,
}

impl<'s> Crew<'s> {
    pub fn new(setup: &'s Setup, extent: Extent) -> Result<Crew<'s>, ThreadPoolBuildError> {
        let stretches = extent.battles.div_ceil(STRETCH);
        // More threads than stretches would have nothing to do.
        let useful = usize::try_from(stretches).map_or(MOST_THREADS, |all| all.min(MOST_THREADS));
        let pool = ThreadPoolBuilder::new().num_threads(extent.threads.min(useful)).build()?;
        Ok(Crew { setup, seed: extent.seed, pool, idle: Mutex::default() })
    }

    /// Fights the battles with these numbers. A stretch of them begins with `none` and adds its battles with `take_in`;
    /// `join` puts the results together in the order of the battles' numbers. If somebody stops it, each thread still ends its
    /// battle.
    fn fight<T: Send>(
        &self,
        numbers: Range<u64>,
        none: impl Fn() -> T + Sync + Send,
        take_in: impl Fn(&mut T, u64, &Worker, Outcome) + Sync,
        join: impl Fn(T, T) -> T + Sync + Send,
        watch: Watch<'_>,
    ) -> Fought<T> {
        let stretch = |stretch: usize| {
            let start = numbers.start + stretch as u64 * STRETCH;
            let own = start..(start + STRETCH).min(numbers.end);
            let mut fought = Fought { made: none(), is_whole: true };
            let mut worker = self.idle().pop().unwrap_or_else(|| Worker::new(self.setup));
            for number in own {
                if watch.stop.load(Ordering::Relaxed) {
                    fought.is_whole = false;
                    break;
                }
                let outcome = worker.fight(self.setup, battle_seed(self.seed, number));
                take_in(&mut fought.made, number, &worker, outcome);
                (watch.progress)();
            }
            self.idle().push(worker);
            fought
        };
        let stretches =
            usize::try_from((numbers.end - numbers.start).div_ceil(STRETCH)).unwrap_or(usize::MAX);
        let all = self.pool.install(|| {
            let fought = (0..stretches).into_par_iter().with_max_len(1).map(stretch);
            fought.reduce_with(|first, second| first.and(second, &join))
        });
        all.unwrap_or_else(|| Fought { made: none(), is_whole: true })
    }

    fn idle(&self) -> MutexGuard<'_, Vec<Worker>> {
        self.idle.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// What one thread needs to fight battles. It is used again for every battle of the thread.
pub(super) struct Worker {
    battle: Battle,
    first: Snapshot,
    /// What everybody has when a battle begins.
    start: Vec<Stock>,
    mind: Mind,
}

impl Worker {
    pub fn new(setup: &Setup) -> Worker {
        let battle = Battle::still(&setup.muster, Dice::seeded(0), Chronicle::default());
        let (first, start) = (battle.snapshot(), Stock::of_everybody(&battle.table()));
        Worker { battle, first, start, mind: Mind::new() }
    }

    /// Fights the battle of a seed to its end.
    pub fn fight(&mut self, setup: &Setup, seed: u64) -> Outcome {
        self.battle.restart(&self.first, seed);
        self.mind.begin(seed);
        play_out(&mut self.battle, &setup.opponents, &mut self.mind)
    }

    /// How the battle ended that was fought last.
    fn summary(&self, outcome: Outcome) -> Summary {
        Summary::of(&self.start, &self.battle, outcome)
    }
}
