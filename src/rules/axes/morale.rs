//! Morale: whether nerve may fail.

use serde::{Deserialize, Serialize};

use crate::rules::book::rulebook::Unbuilt;

/// Whether nerve may fail.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "docs/rulebooks.md explains each variant")]
pub enum MoraleRule {
    Nothing,
    OnOccasions(Unbuilt),
}
