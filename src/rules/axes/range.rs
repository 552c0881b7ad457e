//! Range: how far weapons carry.

use serde::{Deserialize, Serialize};

use crate::rules::book::rulebook::Unbuilt;

/// How far weapons carry.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "docs/rulebooks.md explains each variant")]
pub enum RangeRule {
    ByWeapon,
    Bands(Unbuilt),
}
