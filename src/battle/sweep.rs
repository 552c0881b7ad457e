//! Sweeps: attacks that strike several combatants at once.

use serde::{Deserialize, Serialize};

use super::{Manner, WeaponId};
use crate::dice::Edge;

/// An attack, spell or item that strikes several combatants at once, and how it is used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Sweep {
    pub what: WeaponId,
    /// A second weapon that is used together with it, on the targets that it also reaches.
    pub second: Option<WeaponId>,
    /// The result of a daring manoeuvre, if one has been tried. It counts for all targets.
    pub dared: Option<Edge>,
}

impl Sweep {
    /// A sweep with one weapon, spell or item, without a daring manoeuvre.
    pub const fn of(what: WeaponId) -> Sweep {
        Sweep { what, second: None, dared: None }
    }

    /// A sweep with a weapon in this manner. A daring manoeuvre has not been rolled yet.
    pub const fn with(what: WeaponId, manner: Manner) -> Sweep {
        Sweep { what, second: manner.second, dared: None }
    }
}
