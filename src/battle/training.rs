//! Training: what a creature's proficiency applies to, the schools of magic, and which ability is added to damage.

use serde::{Deserialize, Serialize};

use super::Ability;
use super::words::words;

words! {
    /// Something that a creature's proficiency may apply to.
    pub enum Training {
        /// Attacks with weapons that strike.
        Melee,
        /// Attacks with weapons that shoot or are thrown.
        Ranged,
        /// Attacks with arcane spells.
        Arcane,
        /// Attacks with divine spells.
        Divine,
        /// Stabilising the fallen and treating wounds.
        Healing,
        /// Morale checks.
        Morale,
        /// Hiding and sneaking.
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
}

impl Training {
    /// The training that applies to all checks of an ability.
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
pub enum Magic {
    Arcane,
    Divine,
}

/// The ability that is added to the damage of a weapon or a spell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum DamageAbility {
    Nothing,
    Str,
    Dex,
    Con,
    Int,
    Wis,
    Cha,
    Wil,
}

impl DamageAbility {
    /// The ability, if there is one.
    pub const fn named(self) -> Option<Ability> {
        match self {
            DamageAbility::Nothing => None,
            DamageAbility::Str => Some(Ability::Str),
            DamageAbility::Dex => Some(Ability::Dex),
            DamageAbility::Con => Some(Ability::Con),
            DamageAbility::Int => Some(Ability::Int),
            DamageAbility::Wis => Some(Ability::Wis),
            DamageAbility::Cha => Some(Ability::Cha),
            DamageAbility::Wil => Some(Ability::Wil),
        }
    }
}
