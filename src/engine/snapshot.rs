//! A snapshot: everything that can change about a battle, as a value. What never changes stays with the muster.

use serde::{Deserialize, Serialize};

use super::aims::Aims;
use super::stack::Frame;
use crate::battle::{BoardState, BodyState, CombatantId, SideId};
use crate::dice::DiceMark;
use crate::rules::knowledge::Knowledge;
use crate::rules::turn::Turn;

/// Everything that can change about a battle.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Snapshot {
    pub(super) bodies: Vec<BodyState>,
    pub(super) joined: Vec<Joined>,
    pub(super) board: BoardState,
    pub(super) turn: Turn,
    pub(super) knowledge: Knowledge,
    pub(super) aims: Aims,
    pub(super) frames: Vec<Frame>,
    pub(super) looked: bool,
    pub(super) dice: DiceMark,
    pub(super) told: usize,
}

/// One who joined the roster after the battle had begun.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Joined {
    /// One of its kind.
    pub like: CombatantId,
    /// What it is called.
    pub name: String,
    /// The side it joined.
    pub side: SideId,
}

impl Snapshot {
    /// How many facts had been told.
    #[must_use]
    pub const fn told(&self) -> usize {
        self.told
    }

    /// How many combatants were in the roster.
    #[must_use]
    pub const fn count(&self) -> usize {
        self.bodies.len()
    }

    /// The round it was taken in.
    #[must_use]
    pub const fn round(&self) -> u16 {
        self.turn.round
    }
}
