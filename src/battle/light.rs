//! The four levels of light.

use serde::{Deserialize, Serialize};

/// How light it is on a square.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[allow(missing_docs, reason = "the words say what they mean")]
pub enum Light {
    Darkness,
    Dim,
    #[default]
    Lit,
    Brilliant,
}
