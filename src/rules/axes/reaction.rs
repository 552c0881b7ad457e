//! Reactions: what one may do in the middle of another's turn, beside the blow at one who leaves.

use serde::{Deserialize, Serialize};

use crate::rules::book::rulebook::Unbuilt;

/// What one may do in the middle of another's turn, beside the blow at one who leaves.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "docs/rulebooks.md explains each variant")]
pub enum ReactionRule {
    ReadiedAction(Unbuilt),
    NamedByAbility,
}
