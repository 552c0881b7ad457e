//! Sources of light as scenarios and parties write them down.

use serde::{Deserialize, Serialize};

use crate::battle::Shine;
use crate::grid::Pos;

/// A light that somebody carries beside its items.
#[derive(Clone, Debug, PartialEq, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct CarriedLightFile {
    pub item: String,
    /// Whether it burns.
    #[serde(default = "yes")]
    pub lit: bool,
    /// For how many rounds it still burns, where that is not all that a new one has.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rounds: Option<u16>,
}

/// A light that nobody carries.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlacedLightFile {
    pub at: Pos,
    /// The item, which anybody may take up.
    #[serde(default)]
    pub item: Option<String>,
    /// What it gives, where it is no item and belongs to the place.
    #[serde(default)]
    pub shine: Option<Shine>,
    /// Whether it burns.
    #[serde(default = "yes")]
    pub lit: bool,
    /// For how many rounds it still burns, where that is not all that a new one has.
    #[serde(default)]
    pub rounds: Option<u16>,
}

const fn yes() -> bool {
    true
}
