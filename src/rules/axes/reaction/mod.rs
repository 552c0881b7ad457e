//! Reactions: what one may do in the middle of another's turn, beside the blow at one who leaves.

mod readied;

use serde::{Deserialize, Serialize};

pub use readied::ReadiedAction;

/// What one may do in the middle of another's turn, beside the blow at one who leaves.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum ReactionRule {
    ReadiedAction(ReadiedAction),
    NamedByAbility,
}
