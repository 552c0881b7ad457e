//! How far and over what one moves.

use serde::{Deserialize, Serialize};

use crate::battle::Ability;
use crate::dice::Edge;

/// How far and over what one moves.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum MovementRule {
    /// By steps of five feet, each terrain at its own price.
    Paced(Paced),
    /// The same, slowed by what one carries.
    PacedUnderLoad(PacedUnderLoad),
    /// Each move an action of its own, with short steps and careful ones beside it.
    PacedByActions(PacedByActions),
}

/// Movement by steps, each terrain at its own price.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Paced {
    /// Feet to a move for everybody whose block says nothing else; none where each kind goes by its own speed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pace: Option<u16>,
    /// Steps for a square of difficult ground.
    pub difficult: u8,
    /// Steps for a square of rough ground.
    pub rough: u8,
    /// Steps for a square of water.
    pub water: u8,
    /// Steps for a square that must be climbed.
    pub climb: u8,
    /// What one who lies on the ground may do.
    pub prone: ProneRule,
    /// What a square costs for more than one reason.
    #[serde(default)]
    pub several_causes: SeveralCauses,
}

/// What a square costs for more than one reason: its ground, and that one crawls over it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum SeveralCauses {
    /// The price of the one times that of the other.
    #[default]
    Multiplied,
    /// The dearest of them, once.
    TheDearestOnce,
}

/// Each move an action of its own, with short steps and careful ones beside it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PacedByActions {
    /// Steps for a square of difficult ground.
    pub difficult: u8,
    /// Steps for a square of rough ground.
    pub rough: u8,
    /// Steps for a square of water.
    pub water: u8,
    /// Steps for a square that must be climbed.
    pub climb: u8,
    /// What one who lies on the ground may do.
    pub prone: ProneRule,
    /// Feet that a quick step covers, a deed of its own; none where there is no such deed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub step_feet: Option<u16>,
    /// Feet that one covers in disengaging, which nobody can answer; none where there is no such deed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub disengage_feet: Option<u16>,
}

/// How one who lies on the ground moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum ProneRule {
    /// Not at all, until it has spent a whole move on standing up.
    StandsWithAMove,
    /// Nothing whatever, until it has got up.
    NothingUntilUp,
    /// By crawling, at so many times the usual cost.
    Crawls(u8),
}

/// Movement by steps, each terrain at its own price, slowed by what one carries.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PacedUnderLoad {
    /// Steps for a square of difficult ground.
    pub difficult: u8,
    /// Steps for a square of rough ground.
    pub rough: u8,
    /// Steps for a square of water.
    pub water: u8,
    /// Steps for a square that must be climbed.
    pub climb: u8,
    /// What one who lies on the ground may do.
    pub prone: ProneRule,
    /// What a square costs for more than one reason.
    #[serde(default)]
    pub several_causes: SeveralCauses,
    /// What carrying too much brings.
    pub load: LoadRule,
}

/// What carrying too much brings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LoadRule {
    /// The ability whose score says how many loads bring nothing.
    pub free: Ability,
    /// Feet that each load more takes off one's speed.
    pub feet_for_each_more: u16,
    /// What any such load does to all checks.
    #[serde(default)]
    pub checks: Edge,
}
