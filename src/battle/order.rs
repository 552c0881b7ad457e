//! Orders: what somebody wants done. Judged by `permit`, weighed by `odds`, carried out by the engine.

use serde::{Deserialize, Serialize};

use super::{CombatantId, Deed, Desk};

/// What somebody wants.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Order {
    /// A deed of one's own.
    Deed { who: CombatantId, deed: Deed },
    /// Yes to what is offered.
    Accept,
    /// No to what is offered.
    Decline,
    /// An intervention at the game master's desk.
    Desk(Desk),
}

/// Ways to go a few feet by a deed of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Shift {
    /// A quick step, which is a step like any other.
    Step,
    /// A careful one, which nobody can answer.
    Disengage,
    /// A whole move away from enemies, which takes a test.
    Extricate,
}

impl Order {
    /// A deed of somebody.
    pub fn deed(who: CombatantId, deed: impl Into<Deed>) -> Order {
        Order::Deed { who, deed: deed.into() }
    }

    /// Whose deed it is.
    pub const fn who(&self) -> Option<CombatantId> {
        match self {
            Order::Deed { who, .. } => Some(*who),
            Order::Accept | Order::Decline | Order::Desk(_) => None,
        }
    }
}
