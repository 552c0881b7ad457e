//! The types of answers to questions about a battle.

use std::sync::Arc;

use smallvec::SmallVec;

use crate::battle::{Cost, Order, Reason};
use crate::dice::Edge;
use crate::grid::Pos;

/// A square that a combatant may move to.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Reachable {
    pub at: Pos,
    /// The steps that it takes to get there.
    pub steps: u16,
    /// Whether it takes more than the move of the turn.
    pub takes_action: bool,
}

/// What a permitted order costs, and which way it goes.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Permit {
    pub cost: Cost,
    /// For a move: the squares on the way; the move ends on the last one.
    pub path: Vec<Pos>,
}

/// Which battle it is, and how often it has changed. No two states of any battles have the same stamp.
#[derive(Clone, Debug, Default)]
pub struct Stamp {
    battle: Arc<()>,
    changes: u64,
}

impl Stamp {
    /// Notes that the battle changes.
    pub const fn raise(&mut self) {
        self.changes += 1;
    }

    pub const fn changes(&self) -> u64 {
        self.changes
    }
}

impl PartialEq for Stamp {
    fn eq(&self, other: &Stamp) -> bool {
        self.changes == other.changes && Arc::ptr_eq(&self.battle, &other.battle)
    }
}

/// An order, with its permit if it has been judged in some state of a battle.
#[derive(Clone, Debug)]
pub struct Judged {
    order: Order,
    permit: Option<(Stamp, Permit)>,
}

impl Judged {
    pub(in crate::rules) const fn new(order: Order, permit: Option<(Stamp, Permit)>) -> Judged {
        Judged { order, permit }
    }

    pub const fn order(&self) -> &Order {
        &self.order
    }

    pub fn into_order(self) -> Order {
        self.order
    }

    /// The order, with its permit if it was judged in just this state.
    pub fn at(self, now: &Stamp) -> (Order, Option<Permit>) {
        let permit = self.permit.filter(|(stamp, _)| stamp == now);
        (self.order, permit.map(|(_, permit)| permit))
    }
}

impl From<Order> for Judged {
    fn from(order: Order) -> Judged {
        Judged::new(order, None)
    }
}

/// What may favour or hamper a check.
pub(in crate::rules) type Edges = SmallVec<[(Reason, Edge); 2]>;
