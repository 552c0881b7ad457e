//! Orders: `permit` judges them, `odds` works out their chances, and the engine carries them out.

use serde::{Deserialize, Serialize};

use super::{CombatantId, Deed, GmOrder};

/// What a player, an opponent or the game master orders.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Order {
    /// A combatant does a deed.
    Deed { who: CombatantId, deed: Deed },
    /// Yes, the combatant reacts.
    Accept,
    /// No, the combatant does not react.
    Decline,
    /// An order of the game master.
    Gm(GmOrder),
}

/// Moves that are deeds of their own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Shift {
    /// A quick step, which enemies can answer like any other step.
    Step,
    /// A careful step, which provokes nothing.
    Disengage,
    /// A whole move away from enemies, which takes a test.
    Extricate,
}

impl Order {
    /// The order to do a deed.
    pub fn deed(who: CombatantId, deed: impl Into<Deed>) -> Order {
        Order::Deed { who, deed: deed.into() }
    }

    /// The combatant who does the deed.
    pub const fn who(&self) -> Option<CombatantId> {
        match self {
            Order::Deed { who, .. } => Some(*who),
            Order::Accept | Order::Decline | Order::Gm(_) => None,
        }
    }
}
