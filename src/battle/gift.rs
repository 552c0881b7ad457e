//! Traits and trained weapons: what a combatant has or has not, without a number.

use serde::{Deserialize, Serialize};

/// Something special about one, held or not.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
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

impl Trait {
    /// Every trait.
    pub const ALL: [Trait; 10] = [
        Trait::Vigilant,
        Trait::Brutal,
        Trait::Duelist,
        Trait::ArmorTraining,
        Trait::Strong,
        Trait::Robust,
        Trait::HardToKill,
        Trait::Medic,
        Trait::UnarmedFighter,
        Trait::Resilient,
    ];

    /// The word that files use.
    pub const fn word(self) -> &'static str {
        match self {
            Trait::Vigilant => "Vigilant",
            Trait::Brutal => "Brutal",
            Trait::Duelist => "Duelist",
            Trait::ArmorTraining => "ArmorTraining",
            Trait::Strong => "Strong",
            Trait::Robust => "Robust",
            Trait::HardToKill => "HardToKill",
            Trait::Medic => "Medic",
            Trait::UnarmedFighter => "UnarmedFighter",
            Trait::Resilient => "Resilient",
        }
    }
}

/// What kind of fighting a weapon is made for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum WeaponClass {
    LightMelee,
    HeavyMelee,
    Ranged,
}
