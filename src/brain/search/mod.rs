//! Search: tries orders out in imagined battles, which are played on as soldiers would.
//!
//! | file | content |
//! |---|---|
//! | `choice` | which orders are tried out, and which of them is given in the end |
//! | `scripts` | ways to spend a turn that a soldier does not think of, as weights of terms |
//! | `ledger` | what a side has, and how much of that it owes to luck |

mod choice;
mod ledger;
mod scripts;

pub use choice::{Depth, decide};

use super::lots::mix;
use super::short_list::Breadth;
use super::{Level, Mind};
use crate::battle::{Order, SideId};
use crate::engine::{Aim, Awaiting, Imagination, Snapshot};
use crate::rules::table::Table;
use ledger::{Ledger, balance, next_blows};

/// How many orders of an imagined battle are played out at most for each round: as many as twenty combatants give in one.
const LONGEST: u32 = 64;

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
    /// How many orders have been played out.
    nodes: u64,
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
                mind: Box::new(Mind { breadth: Breadth::Hasty, ..Mind::default() }),
                side: SideId(0),
                depth: Depth::default(),
                nodes: 0,
            })
        })
    }

    /// Imagines battles as the viewer of a table may think that they stand.
    fn imagine(&mut self, table: &Table<'_>, aims: &[Aim], depth: Depth, seed: u64) {
        let count = depth.battles;
        self.depth = depth;
        self.side = table.viewer.unwrap_or(SideId(0));
        self.starts.resize_with(count.max(self.starts.len()), Snapshot::default);
        for (number, start) in (0u64..).zip(self.starts.iter_mut().take(count)) {
            self.imagination.imagine_in(table, aims, mix(seed, number), start);
        }
    }

    /// Plays an imagined battle on, with one order first and then as soldiers do, until whoever decides has had as many rounds as
    /// they think ahead and is to go again. None if the order is not allowed there.
    fn play(&mut self, number: usize, first: &Order) -> Option<Played> {
        let Search { imagination, starts, mind, side, depth, nodes } = self;
        let battle = &mut imagination.battle;
        battle.restore(&starts[number]);
        let mut ledger = Ledger::new(*side);
        let (last, gone) = (battle.table().turn.round + depth.rounds, battle.table().turn.gone);
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
            // Everybody has gone as often as there are rounds by the time that whoever decides is to go again.
            if now.turn.round > last || now.turn.round == last && now.turn.gone >= gone {
                break;
            }
            let order = match next.take() {
                Some(order) => order.into(),
                None => {
                    Level::Soldier.decide_among(&now.seen_by(to_go), battle.aims().list(), mind, |_| true)
                }
            };
            *nodes += 1;
            ledger.enter(&now, &mut mind.worths, order.order());
            battle.submit(order).ok()?;
        }
        let battle = &imagination.battle;
        let table = battle.table();
        let mut balance = balance(&table, battle.aims().list(), *side, battle.awaiting());
        if depth.next_blows > 0 {
            balance += next_blows(&table, &mut mind.worths, *side) * depth.next_blows / 100;
        }
        Some(Played { balance, luck: ledger.luck() })
    }
}

/// What a side has when an imagined battle has been played on.
#[derive(Clone, Copy, Debug)]
pub struct Played {
    /// What it has, less what its enemies have.
    pub balance: i32,
    /// How much of that it owes to luck.
    pub luck: i32,
}

impl Played {
    /// What it has with luck set aside.
    pub const fn worth(self) -> i32 {
        self.balance - self.luck
    }
}

/// Tries an order out in imagined battles. The table must be seen by the side that gives the order.
pub fn try_out(table: &Table<'_>, aims: &[Aim], order: &Order, depth: Depth, seed: u64) -> Vec<Played> {
    let mut search = Search::renewed(None, table);
    search.imagine(table, aims, depth, seed);
    (0..depth.battles).filter_map(|number| search.play(number, order)).collect()
}
