//! The purposes of additional checks and rolls within an attack or another deed.

use serde::{Deserialize, Serialize};

use super::words::phrases;
use super::{CombatantId, WeaponId};

phrases! {
    /// What an additional roll within a deed decides.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
    pub enum ExtraRoll {
        /// Whether a hit is a critical hit.
        Confirm { target: CombatantId, weapon: WeaponId } = "critical",
        /// Whether a combatant saves against an attack, a spell or an item.
        Save { attacker: CombatantId, from: WeaponId } = "save",
        /// Whether a hit gets past the target's armour.
        Pierce { target: CombatantId, weapon: WeaponId } = "armour",
        /// Whether a combatant evades a hit.
        Evade { attacker: CombatantId } = "evasion",
        /// Whether a combatant gets away from the enemies next to them.
        Extricate = "extricate",
        /// Whether a dying combatant's own test saves them.
        HoldOn = "last chance",
        /// Whether a risky deed succeeds.
        RiskyDeed = "risk",
        /// How many combatants an attack strikes, if its area is given as a die.
        HowMany { with: WeaponId } = "how many",
        /// Whether a combatant helps a dying target to survive.
        Tend { target: CombatantId } = "tend",
    }
}

impl ExtraRoll {
    /// The same roll between others.
    pub fn between(self, other: impl Fn(CombatantId) -> CombatantId) -> ExtraRoll {
        match self {
            ExtraRoll::Confirm { target, weapon } => ExtraRoll::Confirm { target: other(target), weapon },
            ExtraRoll::Save { attacker, from } => ExtraRoll::Save { attacker: other(attacker), from },
            ExtraRoll::Pierce { target, weapon } => ExtraRoll::Pierce { target: other(target), weapon },
            ExtraRoll::Evade { attacker } => ExtraRoll::Evade { attacker: other(attacker) },
            ExtraRoll::Tend { target } => ExtraRoll::Tend { target: other(target) },
            ExtraRoll::Extricate | ExtraRoll::HoldOn | ExtraRoll::RiskyDeed | ExtraRoll::HowMany { .. } => {
                self
            }
        }
    }

    /// Whether advantage and disadvantage can apply to the roll.
    pub const fn is_test(self) -> bool {
        !matches!(self, ExtraRoll::Confirm { .. } | ExtraRoll::HowMany { .. })
    }
}
