//! Tempo: when an order is carried out.

use serde::{Deserialize, Serialize};

use crate::rules::book::rulebook::Unbuilt;

/// When an order is carried out.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "docs/rulebooks.md explains each variant")]
pub enum TempoRule {
    AtOnce,
    DeclareThenResolve(Unbuilt),
}
