//! Search: tries orders out in imagined battles, and counts what a side has left afterwards.

use super::ledger::{Ledger, balance};
use super::terms::Weights;
use super::worth::WorthCache;
use super::{Mind, soldier_order};
use crate::battle::{Order, SideId};
use crate::engine::{Aim, Awaiting, Imagination, Snapshot};
use crate::rules::table::Table;

/// The most orders of a playout.
const LONGEST: usize = 400;

/// A place to try things out.
pub struct Search {
    imagination: Imagination,
    /// How the imagined battles begin.
    starts: Vec<Snapshot>,
    mind: Box<Mind>,
    side: SideId,
    /// How many orders have been played out.
    pub nodes: u64,
}

impl std::fmt::Debug for Search {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Search").field("nodes", &self.nodes).finish_non_exhaustive()
    }
}

impl Search {
    /// A search for battles of the table's muster, in place of an earlier one if that will do.
    pub fn renewed(earlier: Option<Box<Search>>, table: &Table<'_>) -> Box<Search> {
        match earlier.filter(|search| search.imagination.is_of(table.muster)) {
            Some(search) => search,
            None => Box::new(Search {
                imagination: Imagination::of(table.muster),
                starts: Vec::new(),
                mind: Box::default(),
                side: SideId(0),
                nodes: 0,
            }),
        }
    }

    /// Imagines so many battles as the viewer of a table may think that they stand.
    pub fn imagine(&mut self, table: &Table<'_>, aims: &[Aim], count: usize, seed: u64) {
        self.side = table.viewer.unwrap_or(SideId(0));
        self.starts.resize_with(count.max(self.starts.len()), Snapshot::default);
        for (number, start) in (0u64..).zip(self.starts.iter_mut().take(count)) {
            let seed = super::lots::mix(seed, number);
            self.imagination.imagine_in(table, aims, seed, start);
        }
    }

    /// Plays an imagined battle on, with these orders first, then as soldiers do, until the given number of rounds is over.
    /// Returns what the side has then, luck set aside; none if an order is not allowed there.
    pub fn play(&mut self, number: usize, first: &Order, rounds: u16) -> Option<i32> {
        let Search { imagination, starts, mind, side, nodes } = self;
        let battle = &mut imagination.battle;
        battle.restore(&starts[number]);
        let mut ledger = Ledger::new(*side);
        let from = battle.table().turn.round;
        let gone = battle.table().turn.gone;
        let mut next = Some(first.clone());
        for _ in 0..LONGEST {
            let awaiting = battle.awaiting()?;
            let now = battle.table();
            ledger.settle(&now);
            let (to_go, offer) = match awaiting {
                Awaiting::Over(_) => break,
                Awaiting::Order(side) => (side, None),
                Awaiting::Answer(offer) => (now.side(offer.to), Some(offer)),
            };
            if now.turn.round > from + rounds || now.turn.round == from + rounds && now.turn.gone > gone {
                break;
            }
            let aims = battle.aims().list();
            let order = match next.take() {
                Some(order) => order.into(),
                None => soldier_order(&now.seen_by(to_go), aims, mind, offer, |_| Weights::default()),
            };
            *nodes += 1;
            ledger.enter(&now, &mut mind.worths, order.order());
            battle.submit(order).ok()?;
        }
        let battle = &imagination.battle;
        let balance = balance(&battle.table(), battle.aims().list(), *side, battle.awaiting());
        Some(balance - ledger.luck)
    }
}
