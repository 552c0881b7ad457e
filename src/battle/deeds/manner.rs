//! In what manner one attacks: with what else, how boldly, and in how many swings at whom.

use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use crate::battle::{CombatantId, WeaponId};

/// In what manner one attacks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Manner {
    /// A second weapon that is used together with the first.
    pub second: Option<WeaponId>,
    /// Whether it is tried by a daring manoeuvre, at a risk.
    pub daring: bool,
}

/// How the swings of an attack are shared out, where a rulebook counts them.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Swings {
    /// How many go to its target; as many as there can be where nothing is said.
    pub own: Option<u8>,
    /// Others who get a share of them.
    pub also: SmallVec<[Share; 1]>,
}

/// A share in the swings of one attack.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Share {
    /// Whom it goes to.
    pub target: CombatantId,
    /// How many swings.
    pub swings: u8,
}
