//! Search: tries orders out in imagined battles, which are played on as soldiers would.
//!
//! | file | content |
//! |---|---|
//! | `depth` | how far a level searches |
//! | `choice` | which orders are tried out, and which of them is given in the end |
//! | `candidate` | an order that is tried out, and what the battles say of it |
//! | `scripts` | ways to spend a turn that a soldier does not think of, as weights of terms |
//! | `tactics` | what the enemies may be up to for some rounds, as weights of terms |
//! | `cast` | who acts in imagined battles of many |
//! | `arena` | plays imagined battles on from their beginnings |
//! | `ledger` | what a side has, and how much of that it owes to luck |
//! | `progress` | how far a side has come with its objectives |

mod arena;
mod candidate;
mod cast;
mod choice;
mod depth;
mod ledger;
mod progress;
mod scripts;
mod tactics;

pub use choice::decide;
pub use depth::Depth;
pub use progress::progress_of;
pub use tactics::Tactic;

use std::sync::atomic::{AtomicUsize, Ordering};

use rayon::iter::{IntoParallelRefMutIterator, ParallelIterator};
use rayon::{current_num_threads, current_thread_index};

use super::lots::mix;
use crate::battle::{CombatantId, Order, SideId};
use crate::engine::{Aim, Hideouts, Snapshot};
use crate::rules::table::Table;
use arena::{Arena, Attempt};

/// How many threads a search takes at most. Each has a memory of its own.
const MOST_THREADS: usize = 8;

/// How much it counts what a side has after each round of an imagined battle. Later rounds count less, because battles differ more
/// after each round.
const ROUNDS: [i32; 3] = [6, 2, 1];

/// A place to try orders out.
pub struct Search {
    /// One for each thread.
    arenas: Vec<Arena>,
    /// How the imagined battles begin.
    starts: Vec<Snapshot>,
    side: SideId,
    /// How far it goes.
    depth: Depth,
    /// How many attempts have been made for the decision, how many orders they have played out, and how many are to be.
    attempts: u64,
    nodes: u64,
    enough: u64,
}

impl std::fmt::Debug for Search {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Search").field("nodes", &self.nodes).finish_non_exhaustive()
    }
}

impl Search {
    /// A search for battles of the table's muster: the earlier one if it was for the same muster.
    fn renewed(earlier: Option<Box<Search>>, table: &Table<'_>) -> Box<Search> {
        let is_of_muster = |search: &Search| search.arenas.first().is_some_and(|arena| arena.is_of(table));
        earlier.filter(|search| is_of_muster(search)).unwrap_or_else(|| {
            Box::new(Search {
                arenas: (0..threads()).map(|_| Arena::of(table)).collect(),
                starts: Vec::new(),
                side: SideId(0),
                depth: Depth::default(),
                attempts: 0,
                nodes: 0,
                enough: 0,
            })
        })
    }

    /// Imagines battles as the viewer of a table may think that they stand, for somebody of their side.
    fn imagine(&mut self, table: &Table<'_>, (aims, who): (&[Aim], CombatantId), depth: Depth, seed: u64) {
        let count = depth.battles;
        self.depth = depth;
        (self.attempts, self.nodes) = (0, 0);
        self.enough = cast::effort(depth.effort, table.known().count());
        let too_far = cast::too_far(table, who);
        self.side = table.viewer.unwrap_or(SideId(0));
        self.starts.resize_with(count.max(self.starts.len()), Snapshot::default);
        let mut hideouts = Hideouts::of(table, self.side);
        let Some(arena) = self.arenas.first() else { return };
        for (number, start) in (0u64..).zip(self.starts.iter_mut().take(count)) {
            arena.imagine(table, &mut hideouts, aims, &too_far, mix(seed, number), start);
        }
    }

    /// In how many more battles so many orders can be tried out now, by what attempts have taken so far, if as much is to be left for
    /// each of the following rounds of trials.
    fn affordable(&self, orders: usize, rounds_of_trials: u64) -> usize {
        let now = self.enough.saturating_sub(self.nodes) / rounds_of_trials;
        let battles = now * self.attempts / (self.nodes * orders as u64).max(1);
        usize::try_from(battles).unwrap_or(usize::MAX)
    }

    /// Makes these attempts, on all its threads. Gives what came of each, in their order, whichever thread made it.
    fn make(&mut self, attempts: &[Attempt<'_>]) -> Vec<Option<Played>> {
        let Search { arenas, starts, side, depth, nodes, .. } = self;
        let next = AtomicUsize::new(0);
        let make_some = |arena: &mut Arena| {
            let mut made = Vec::new();
            while let Some((place, attempt)) = next_of(attempts, &next) {
                let start = &starts[attempt.number];
                made.push((place, arena.play(start, attempt, *side, *depth)));
            }
            made
        };
        let made: Vec<_> = match arenas.as_mut_slice() {
            [alone] => make_some(alone),
            several => several.par_iter_mut().flat_map_iter(make_some).collect(),
        };
        self.attempts += attempts.len() as u64;
        let mut all = vec![None; attempts.len()];
        for (place, (played, orders)) in made {
            all[place] = played;
            *nodes += orders;
        }
        all
    }
}

/// An attempt that nobody has begun yet, with its place.
fn next_of<'a, T>(all: &'a [T], next: &AtomicUsize) -> Option<(usize, &'a T)> {
    let place = next.fetch_add(1, Ordering::Relaxed);
    all.get(place).map(|attempt| (place, attempt))
}

/// How many threads a search takes: one where battles are fought on all threads anyway.
fn threads() -> usize {
    if current_thread_index().is_some() { 1 } else { current_num_threads().clamp(1, MOST_THREADS) }
}

/// What a side has while an imagined battle is played on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Played {
    /// What it has, less what its enemies have.
    pub balance: i32,
    /// How much of that it owes to luck.
    pub luck: i32,
}

impl Played {
    /// The mean of what a side has after each round, by how much each of them counts.
    fn on_average(after_each: &[Played]) -> Played {
        let of_all: i32 = ROUNDS.iter().take(after_each.len()).sum();
        let mean = |amount: fn(&Played) -> i32| {
            let counted = after_each.iter().zip(ROUNDS).map(|(played, counts)| amount(played) * counts);
            counted.sum::<i32>() / of_all.max(1)
        };
        Played { balance: mean(|played| played.balance), luck: mean(|played| played.luck) }
    }

    /// What it has with luck set aside.
    pub const fn worth(self) -> i32 {
        self.balance - self.luck
    }
}

/// Tries an order out in imagined battles. The table must be seen by the side that gives the order.
pub fn try_out(table: &Table<'_>, aims: &[Aim], order: &Order, depth: Depth, seed: u64) -> Vec<Played> {
    let mut search = Search::renewed(None, table);
    let who = order.who().or_else(|| table.candidates().next()).unwrap_or(CombatantId(0));
    search.imagine(table, (aims, who), depth, seed);
    let attempts: Vec<Attempt<'_>> = (0..depth.battles).map(|number| Attempt { number, order }).collect();
    search.make(&attempts).into_iter().flatten().collect()
}
