//! Search: tries orders out in imagined battles, which are played on as soldiers would.
//!
//! | file | content |
//! |---|---|
//! | `choice` | which orders are tried out, and which of them is given in the end |
//! | `candidate` | an order that is tried out, and what the battles say of it |
//! | `scripts` | ways to spend a turn that a soldier does not think of, as weights of terms |
//! | `tactics` | what a whole side may be up to for some rounds, as weights of terms |
//! | `arena` | plays imagined battles on from their beginnings |
//! | `ledger` | what a side has, and how much of that it owes to luck |
//! | `progress` | how far a side has come with its objectives |

mod arena;
mod candidate;
mod choice;
mod ledger;
mod progress;
mod scripts;
mod tactics;

pub use choice::{Depth, decide};
pub use progress::progress_of;

use std::sync::atomic::{AtomicUsize, Ordering};

use rayon::iter::{IntoParallelRefMutIterator, ParallelIterator};
use rayon::{current_num_threads, current_thread_index};

use super::lots::mix;
use crate::battle::{Order, SideId, Tactic};
use crate::engine::{Aim, Snapshot};
use crate::rules::table::Table;
use arena::{Arena, Attempt};

/// How many orders of imagined battles are played out for a decision, for each combatant of the battle, before no more battles
/// are begun. Orders and not time are counted, so that a level plays the same on every machine.
const ENOUGH: u64 = 350;
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
    /// How many orders have been played out for the decision, and after how many no more battles are begun.
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
                nodes: 0,
                enough: 0,
            })
        })
    }

    /// Imagines battles as the viewer of a table may think that they stand.
    fn imagine(&mut self, table: &Table<'_>, aims: &[Aim], depth: Depth, seed: u64) {
        let count = depth.battles;
        self.depth = depth;
        (self.nodes, self.enough) = (0, ENOUGH * table.everybody().count() as u64);
        self.side = table.viewer.unwrap_or(SideId(0));
        self.starts.resize_with(count.max(self.starts.len()), Snapshot::default);
        let Some(arena) = self.arenas.first() else { return };
        for (number, start) in (0u64..).zip(self.starts.iter_mut().take(count)) {
            arena.imagine(table, aims, mix(seed, number), start);
        }
    }

    /// Whether more battles may be begun.
    const fn goes_on(&self) -> bool {
        self.nodes < self.enough
    }

    /// Makes these attempts, on all its threads. Gives what came of each, in their order, whichever thread made it.
    fn make(&mut self, attempts: &[Attempt<'_>]) -> Vec<Option<Played>> {
        let Search { arenas, starts, side, depth, nodes, .. } = self;
        let next = AtomicUsize::new(0);
        let make_some = |arena: &mut Arena| {
            let mut made = Vec::new();
            while let Some((place, attempt)) = next_of(attempts, &next) {
                let start = &starts[attempt.number];
                let of_enemies = Tactic::of_enemies(attempt.number).filter(|_| depth.tactics > 0);
                made.push((place, arena.play(start, attempt, of_enemies, (*side, depth.rounds))));
            }
            made
        };
        let made: Vec<_> = match arenas.as_mut_slice() {
            [alone] => make_some(alone),
            several => several.par_iter_mut().flat_map_iter(make_some).collect(),
        };
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
    search.imagine(table, aims, depth, seed);
    let attempts: Vec<Attempt<'_>> =
        (0..depth.battles).map(|number| Attempt { number, order, tactic: None }).collect();
    search.make(&attempts).into_iter().flatten().collect()
}
