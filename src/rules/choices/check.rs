//! Checks for skills, manoeuvres, traps and risky deeds.

use serde::{Deserialize, Serialize};

use crate::battle::{Ability, Difficulty};
use crate::dice::Edge;

/// How skills, manoeuvres, traps and risky deeds are tested.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum CheckRule {
    /// One six-sided die and bonuses against a threshold.
    D6AtLeast(D6AtLeast),
    /// One twenty-sided die and bonuses against a number.
    D20AtLeast(D20AtLeast),
    /// Some six-sided dice of which one must show enough.
    Pool(PoolRule),
    /// One twenty-sided die at or under an ability.
    D20AtMost(D20AtMost),
}

/// One six-sided die and bonuses against a threshold.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct D6AtLeast {
    /// The threshold, where nothing else is said.
    pub threshold: i32,
}

/// One twenty-sided die and a skill against a number.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct D20AtLeast {
    /// The number, where nothing else is said.
    pub dc: i32,
    /// How abilities stand in for skills, and what else befalls them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ability: Option<AbilityRule>,
}

/// How abilities are tested where they stand in for skills.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AbilityRule {
    /// Whether nobody is practised at anything else.
    #[serde(default)]
    pub instead_of_skills: bool,
    /// Up to which face failing a check doubles the damage that failing does, to a hero.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub doubled_harm_to_heroes_on: Option<u8>,
    /// What the exhausted are not up to.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub exhausted: Option<Exhausted>,
    /// What disease, poison and venom do.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub corruption: Option<CorruptionRule>,
}

/// A score that helps from certain values on: which one, and what it gives from each value on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ScoreHelp(pub Ability, pub Vec<(u8, i32)>);

/// Some six-sided dice of which one must show enough.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PoolRule {
    /// How many dice.
    pub dice: u8,
    /// How many where something favours the test.
    pub favoured: u8,
    /// How many where something hampers it.
    pub hampered: u8,
    /// Whether what hampers a test bears down what favours it; else the two cancel.
    #[serde(default)]
    pub hampered_wins: bool,
    /// What one die must show.
    pub difficulty: Thresholds,
    /// How difficult a test is of which nothing else is said.
    pub usual: Difficulty,
}

/// What one die must show, by difficulty.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Thresholds {
    pub trivial: i32,
    pub easy: i32,
    pub average: i32,
    pub difficult: i32,
}

/// What it is to be exhausted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Exhausted {
    /// What it brings to every check.
    pub checks: Edge,
    /// Feet to a move.
    pub speed: u16,
    /// Whether one can still retreat from a battle.
    pub retreats: bool,
}

/// What disease, poison and venom do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CorruptionRule {
    /// The ability that withstands them.
    pub ability: Ability,
    /// What the check must reach, where the source says nothing.
    pub dc: i32,
    /// The dice that say how many points of an ability a stage takes.
    pub lost_points: (u8, u8),
}

/// One twenty-sided die at or under an ability.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct D20AtMost {
    /// The highest face that always does.
    pub always: i32,
    /// The lowest face that never does.
    pub never: i32,
}
