//! Traits, which a combatant has or does not have, and the classes of weapons.

use serde::{Deserialize, Serialize};

use super::words::words;

words! {
    /// Something special about a combatant. Each rulebook says what a trait does.
    pub enum Trait {
        /// Acts early in the order of play.
        Vigilant,
        /// Deals heavy blows where they hurt most.
        Brutal,
        /// Deals light blows where they hurt most.
        Duelist,
        /// Moves well in armour.
        ArmorTraining,
        /// Can carry what others cannot, such as heavy armour.
        Strong,
        /// Holds on to life well.
        Robust,
        /// Holds on to life even longer.
        HardToKill,
        /// Keeps others alive well.
        Medic,
        /// Fights with bare hands as others do with weapons.
        UnarmedFighter,
        /// Recovers quickly.
        Resilient,
    }
}

/// The broad class of a weapon.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum WeaponClass {
    LightMelee,
    HeavyMelee,
    Ranged,
}
