//! Light: what it does to sight and to checks.

use serde::{Deserialize, Serialize};

use crate::rules::book::rulebook::Unbuilt;

/// What light does.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "docs/rulebooks.md explains each variant")]
pub enum LightRule {
    Ignored,
    FourLevels(Unbuilt),
}
