//! What stands between a blow and the body.

use serde::{Deserialize, Serialize};

use crate::battle::Trait;
use crate::dice::Edge;

/// What stands between a blow and the body.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum ProtectionRule {
    Nothing,
    /// A number by the armour worn.
    SubtractArmour(SubtractArmour),
    /// A number by the weight of armour, unless the attacker succeeds again.
    SecondTest(SecondTest),
    /// A number for each family of damage, under a shield of its own.
    ReductionByType(ReductionByType),
}

/// A number for each family of damage, under a shield of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ReductionByType {
    /// Whether it counts once for an attack, or once for each of its swings.
    pub dr: ReducedAt,
    /// Whether overshields are kept.
    pub overshield: bool,
}

/// What reduction is taken off of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum ReducedAt {
    PerSwing,
    PerAttack,
}

/// Armour that must be beaten by a second test.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SecondTest {
    /// Light armour.
    pub light: Mail,
    /// Medium armour.
    pub medium: Mail,
    /// Heavy armour.
    pub heavy: Mail,
    /// The trait of those who know how to move in armour.
    pub training: Trait,
}

/// Armour of one weight.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Mail {
    /// What it takes off the damage of a hit that does not get past it.
    pub reduction: i32,
    /// What it brings to every test of a wearer without training.
    #[serde(default)]
    pub untrained: Edge,
    /// What it brings to one who hides in it.
    #[serde(default)]
    pub sneaking: Edge,
    /// Whether one can hide in it at all.
    #[serde(default = "yes")]
    pub sneaks: bool,
    /// The traits without which nobody can wear it.
    #[serde(default)]
    pub needs: Vec<Trait>,
    /// Feet that it takes off a move.
    #[serde(default)]
    pub slows: u16,
}

/// A number by the armour worn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SubtractArmour {
    /// The most that hide and armour may come to.
    pub most: i32,
}

const fn yes() -> bool {
    true
}
