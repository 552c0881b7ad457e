//! Training: what a fighter's proficiency covers, and the two schools of magic.

use serde::{Deserialize, Serialize};

use super::Ability;

/// Something that proficiency may cover.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[allow(missing_docs, reason = "the words say what they mean")]
pub enum Training {
    /// Attacks with what strikes.
    Melee,
    /// Attacks with what shoots or is thrown.
    Ranged,
    /// Attacks with arcane spells.
    Arcane,
    /// Attacks with divine spells.
    Divine,
    /// Stabilising the fallen and caring for wounds.
    Healing,
    /// Keeping one's nerve.
    Morale,
    /// Going unseen.
    Stealth,
    /// Finding and disarming traps.
    Traps,
    Str,
    Dex,
    Con,
    Int,
    Wis,
    Cha,
    Wil,
}

impl Training {
    /// What covers all checks of an ability.
    #[must_use]
    pub const fn of(ability: Ability) -> Training {
        match ability {
            Ability::Str => Training::Str,
            Ability::Dex => Training::Dex,
            Ability::Con => Training::Con,
            Ability::Int => Training::Int,
            Ability::Wis => Training::Wis,
            Ability::Cha => Training::Cha,
            Ability::Wil => Training::Wil,
        }
    }
}

/// A school of magic.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[allow(missing_docs, reason = "the words say what they mean")]
pub enum Magic {
    Arcane,
    Divine,
}
