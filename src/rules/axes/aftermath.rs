//! Aftermath: what stays with one who was saved.

use serde::{Deserialize, Serialize};

use crate::rules::book::rulebook::Unbuilt;

/// What stays with one who was saved.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "docs/rulebooks.md explains each variant")]
pub enum AftermathRule {
    Nothing,
    InjuryTable(Unbuilt),
}
