//! Feats: what is put to the test in the middle of a fight, by whatever check is in force.

use serde::{Deserialize, Serialize};

use super::{CombatantId, WeaponId};

/// What a roll in the middle of a fight is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Feat {
    /// Whether a hit is an uncommonly good one.
    Confirm { target: CombatantId, weapon: WeaponId },
    /// Whether one saves oneself from something.
    Save { attacker: CombatantId, from: WeaponId },
    /// Whether a hit gets past the target's armour.
    Pierce { target: CombatantId, weapon: WeaponId },
    /// Whether one evades a hit.
    Evade { attacker: CombatantId },
    /// Whether one gets away from those next to it.
    Extricate,
    /// Whether one who lies dying holds on to life.
    HoldOn,
    /// Whether a risky deed comes off.
    Venture,
    /// How many something takes in, where nobody has measured how far it reaches.
    HowMany { with: WeaponId },
    /// Whether one helps somebody to hold on.
    Tend { target: CombatantId },
}

impl Feat {
    /// Whether something may favour or hamper it.
    pub const fn is_test(self) -> bool {
        !matches!(self, Feat::Confirm { .. } | Feat::HowMany { .. })
    }
}
