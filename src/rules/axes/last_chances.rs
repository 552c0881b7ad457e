//! Last chances: what may still save one who lies dying.

use serde::{Deserialize, Serialize};

use crate::rules::book::rulebook::Unbuilt;

/// The chances of one who lies dying.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "docs/rulebooks.md explains each variant")]
pub enum LastChancesRule {
    Nothing,
    StabilisedByOthers(Unbuilt),
    TestsOfOnesOwn(Unbuilt),
}
