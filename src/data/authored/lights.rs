//! Light sources, as scenario and party files state them.

use serde::{Deserialize, Serialize};

use crate::battle::LightRange;
use crate::grid::Pos;

/// A light that a combatant carries besides their items.
#[derive(Clone, Debug, PartialEq, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct CarriedLightFile {
    pub item: String,
    /// Whether the light burns.
    #[serde(default = "yes")]
    pub lit: bool,
    /// The rounds for which the light still burns, if not as many as a new light.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rounds: Option<u16>,
}

/// A light that no combatant carries.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlacedLightFile {
    pub at: Pos,
    /// The item, which any combatant may take.
    #[serde(default)]
    pub item: Option<String>,
    /// The light given, if the light is not an item but part of the place.
    #[serde(default)]
    pub shine: Option<LightRange>,
    /// Whether the light burns.
    #[serde(default = "yes")]
    pub lit: bool,
    /// The rounds for which the light still burns, if not as many as a new light.
    #[serde(default)]
    pub rounds: Option<u16>,
}

const fn yes() -> bool {
    true
}
