//! Exit: how one leaves the field.

use serde::{Deserialize, Serialize};

use crate::rules::book::rulebook::Unbuilt;

/// How one leaves the field.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "docs/rulebooks.md explains each variant")]
pub enum ExitRule {
    WalkOff,
    SaveToSafety(Unbuilt),
    WholeTurn(Unbuilt),
}
