//! Traits and trained weapons: what a combatant has or has not, without a number.

use serde::{Deserialize, Serialize};

use super::words::words;

words! {
    /// Something special about one, held or not.
    pub enum Trait {
        /// Goes early in the order of play.
        Vigilant,
        /// Lands heavy blows where they hurt.
        Brutal,
        /// Lands light blows where they hurt.
        Duelist,
        /// Moves well in armour.
        ArmorTraining,
        /// Carries what others cannot.
        Strong,
        /// Holds on to life.
        Robust,
        /// Holds on to life for longer than anybody should.
        HardToKill,
        /// Keeps others alive.
        Medic,
        /// Fights with bare hands as others do with weapons.
        UnarmedFighter,
        /// Gets better quickly.
        Resilient,
    }
}

/// What kind of fighting a weapon is made for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum WeaponClass {
    LightMelee,
    HeavyMelee,
    Ranged,
}
