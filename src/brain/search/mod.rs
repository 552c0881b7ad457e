//! Search: tries orders out in imagined battles, which are played on as soldiers would.
//!
//! | file | content |
//! |---|---|
//! | `choice` | which orders are tried out, and which of them is given in the end |
//! | `candidate` | an order that is tried out, and what the battles say of it |
//! | `scripts` | ways to spend a turn that a soldier does not think of, as weights of terms |
//! | `tactics` | what a whole side may be up to for some rounds, as weights of terms |
//! | `ledger` | what a side has, and how much of that it owes to luck |
//! | `progress` | how far a side has come with its objectives |

mod candidate;
mod choice;
mod ledger;
mod progress;
mod scripts;
mod tactics;

pub use choice::{Depth, decide};
pub use progress::progress_of;

use super::lots::mix;
use super::{Level, Mind};
use crate::battle::{Order, SideId, Tactic};
use crate::engine::{Aim, Awaiting, Battle, Imagination, Snapshot};
use crate::rules::table::Table;
use ledger::{Ledger, balance};

/// How many orders of an imagined battle are played out at most for each round: as many as twenty combatants give in one.
const LONGEST: u32 = 64;
/// How many orders of imagined battles are played out for a decision, for each combatant of the battle, before no more battles
/// are begun. Orders and not time are counted, so that a level plays the same on every machine.
const ENOUGH: u64 = 260;

/// How much it counts what a side has after each round of an imagined battle. Later rounds count less, because battles differ more
/// after each round.
const ROUNDS: [i32; 3] = [6, 2, 1];

/// A place to try orders out.
pub struct Search {
    imagination: Imagination,
    /// How the imagined battles begin.
    starts: Vec<Snapshot>,
    /// Thinks for everybody in the imagined battles.
    mind: Box<Mind>,
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
        earlier.filter(|search| search.imagination.is_of(table.muster)).unwrap_or_else(|| {
            Box::new(Search {
                imagination: Imagination::of(table.muster),
                starts: Vec::new(),
                mind: Box::default(),
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
        for (number, start) in (0u64..).zip(self.starts.iter_mut().take(count)) {
            self.imagination.imagine_in(table, aims, mix(seed, number), start);
        }
    }

    /// Whether more battles may be begun.
    const fn goes_on(&self) -> bool {
        self.nodes < self.enough
    }

    /// Plays an imagined battle on, with one order first and then as soldiers do, for as many rounds as whoever decides thinks
    /// ahead: the last of them ends when they are to go again. All of the side follow the tactic, if there is one. Gives what
    /// the side has after each of these rounds, on average; none if the order is not allowed there.
    fn play(&mut self, number: usize, first: &Order, tactic: Option<Tactic>) -> Option<Played> {
        let Search { imagination, starts, mind, side, depth, nodes, .. } = self;
        let battle = &mut imagination.battle;
        battle.restore(&starts[number]);
        let mut ledger = Ledger::new(*side);
        let (begun, gone) = (battle.table().turn.round, battle.table().turn.gone);
        let mut after_each = Vec::with_capacity(usize::from(depth.rounds));
        let mut next = Some(first.clone());
        for _ in 0..LONGEST * u32::from(depth.rounds) {
            let awaiting = battle.awaiting()?;
            let now = battle.table();
            ledger.settle(&now);
            let to_go = match awaiting {
                Awaiting::Over(_) => break,
                Awaiting::Order(side) => side,
                Awaiting::Answer(offer) => now.side(offer.to),
            };
            // A round is over once everybody has gone who comes before whoever decides.
            let rounds = (now.turn.round - begun).saturating_sub(u16::from(now.turn.gone < gone));
            if usize::from(rounds) > after_each.len() {
                after_each.push(standing(battle, *side, &ledger));
            }
            if rounds >= depth.rounds {
                break;
            }
            let order = match next.take() {
                Some(order) => order.into(),
                None => {
                    mind.followed = tactic.filter(|_| to_go == *side);
                    Level::Soldier.decide_among(&now.seen_by(to_go), battle.aims().list(), mind, |_| true)
                }
            };
            *nodes += 1;
            ledger.enter(&now, &mut mind.worths, order.order());
            battle.submit(order).ok()?;
        }
        // Nothing changes any more after the end of a battle.
        after_each.resize(usize::from(depth.rounds), standing(battle, *side, &ledger));
        Some(Played::on_average(&after_each))
    }
}

/// What a side has as an imagined battle stands.
fn standing(battle: &Battle, side: SideId, ledger: &Ledger) -> Played {
    let balance = balance(&battle.table(), battle.aims().list(), side, battle.awaiting());
    Played { balance, luck: ledger.luck() }
}

/// What a side has while an imagined battle is played on.
#[derive(Clone, Copy, Debug)]
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
    (0..depth.battles).filter_map(|number| search.play(number, order, None)).collect()
}
