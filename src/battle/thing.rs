//! Things that sides fight over: where each lies, or who carries it.

use serde::{Deserialize, Serialize};

use super::CombatantId;
use crate::grid::Pos;

/// A thing that combatants can pick up, carry and drop, and that is good for nothing else.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Thing {
    /// The name that files and orders use.
    pub id: String,
    pub name: String,
    /// Where it is at the start.
    pub at: Whereabouts,
}

/// Where a thing is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Whereabouts {
    /// On the ground.
    Lies(Pos),
    /// With a combatant who is on the field, or who has yet to come.
    With(CombatantId),
    /// Off the field, with the combatant who carried it off.
    Away(CombatantId),
}

impl Whereabouts {
    /// The combatant who carries the thing on the field.
    pub const fn carrier(self) -> Option<CombatantId> {
        match self {
            Whereabouts::With(who) => Some(who),
            Whereabouts::Lies(_) | Whereabouts::Away(_) => None,
        }
    }
}
