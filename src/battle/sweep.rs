//! Blows at many: what takes in several at once, and in what manner it is done.

use serde::{Deserialize, Serialize};

use super::{Manner, WeaponId};
use crate::dice::Edge;

/// What takes in several at once, and in what manner it is done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Sweep {
    pub what: WeaponId,
    /// A second weapon that is used together with it, on those whom it reaches too.
    pub second: Option<WeaponId>,
    /// What a daring manoeuvre has brought, where one has been tried: once, for all of them.
    pub dared: Option<Edge>,
}

impl Sweep {
    /// With one weapon, spell or item, and nothing dared.
    pub const fn of(what: WeaponId) -> Sweep {
        Sweep { what, second: None, dared: None }
    }

    /// With a weapon in some manner, what is dared still ahead.
    pub const fn with(what: WeaponId, manner: Manner) -> Sweep {
        Sweep { what, second: manner.second, dared: None }
    }
}
