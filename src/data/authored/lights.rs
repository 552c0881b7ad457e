//! Sources of light as scenarios and parties write them down.

use serde::{Deserialize, Serialize};

use crate::battle::LightRange;
use crate::grid::Pos;

/// A light that a combatant carries beside their items.
#[derive(Clone, Debug, PartialEq, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct CarriedLightFile {
    pub item: String,
    /// Whether the light burns.
    #[serde(default = "yes")]
    pub lit: bool,
    /// For how many rounds the light still burns, where that is not as many as a new light.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rounds: Option<u16>,
}

/// A light that no combatant carries.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlacedLightFile {
    pub at: Pos,
    /// The item, which every combatant may take.
    #[serde(default)]
    pub item: Option<String>,
    /// What the light gives, where it is no item and belongs to the place.
    #[serde(default)]
    pub shine: Option<LightRange>,
    /// Whether the light burns.
    #[serde(default = "yes")]
    pub lit: bool,
    /// For how many rounds the light still burns, where that is not as many as a new light.
    #[serde(default)]
    pub rounds: Option<u16>,
}

const fn yes() -> bool {
    true
}
