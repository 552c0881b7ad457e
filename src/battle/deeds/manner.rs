//! The options of an attack: a second weapon, a daring manoeuvre, and how its swings are divided among targets.

use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use crate::battle::{CombatantId, WeaponId};

/// How an attack is made.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Manner {
    /// A second weapon that is used together with the first.
    pub second: Option<WeaponId>,
    /// Whether it is tried as a daring manoeuvre, with a risk.
    pub daring: bool,
}

/// How the swings of an attack are divided, for rulebooks that count swings.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Swings {
    /// How many swings go to the main target; as many as possible if nothing is given.
    pub own: Option<u8>,
    /// Further targets, each with a share of the swings.
    pub also: SmallVec<[Share; 1]>,
}

/// The swings of an attack that go to a further target.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Share {
    pub target: CombatantId,
    pub swings: u8,
}
