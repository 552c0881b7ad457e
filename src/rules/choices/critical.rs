//! What an uncommonly good or bad roll brings.

use serde::{Deserialize, Serialize};

use crate::battle::{Trait, WeaponClass};

/// What an uncommonly good or bad roll brings.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum CriticalRule {
    Nothing,
    /// Twice the damage on the best face.
    DoubleOnNatural(DoubleOnNatural),
    /// More damage where dice thrown beside the roll add up to enough.
    ExtraOnSum(ExtraOnSum),
    /// The most that a swing could deal on top, past a threshold of the attacker's own (`Critical::Threshold`).
    MaximumPastThreshold(MaximumPastThreshold),
}

/// Twice the damage on the best faces (`Critical::Double`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DoubleOnNatural {
    /// The face from which on it is.
    pub face: u8,
}

/// The most that a swing could deal on top, past a threshold.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MaximumPastThreshold {
    /// What must be above the threshold.
    pub counted: Counted,
}

/// More damage where dice thrown after a hit add up to enough.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ExtraOnSum {
    /// How many dice, of how many sides.
    pub dice: (u8, u8),
    /// What they must add up to.
    pub at_least: i32,
    /// What that adds to the damage.
    pub extra: i32,
    /// What makes it easier.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lowered: Option<Lowered>,
}

/// What makes a critical hit easier.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Lowered {
    /// What the dice must add up to then.
    pub to: i32,
    /// Traits, each with the class of weapons that it is about.
    pub by: Vec<(Trait, WeaponClass)>,
}

/// What of a roll is counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Counted {
    /// The die with everything added.
    Total,
    /// The die alone.
    Natural,
}

/// When a hit is a critical one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum CriticalPlan {
    /// Where the roll to hit is above a number.
    Past {
        /// What of it.
        counted: Counted,
        /// Which number.
        above: i32,
    },
    /// Where the die shows enough: then the damage is doubled.
    Natural {
        /// At least what.
        face: i32,
    },
    /// Where dice of its own add up to enough.
    Sum {
        /// How many, of how many sides.
        dice: (u8, u8),
        /// What they must add up to.
        at_least: i32,
        /// What that adds to the damage.
        extra: i32,
    },
}
