//! What stays with somebody from one battle to the next, as scenarios and parties write it down.

use serde::{Deserialize, Serialize};

/// What a trauma is of.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
pub enum TraumaFile {
    /// Allies who lay dead.
    DeadAllies,
    /// Having been as good as beaten.
    Defeat,
    /// A terrifying kind of creature.
    Kind(String),
}

/// What is in somebody's blood.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct CorruptedFile {
    /// The weapon that it came with.
    pub weapon: String,
    /// How many stages of it have begun.
    #[serde(default = "one")]
    pub stage: u8,
}

const fn one() -> u8 {
    1
}

/// Whether nothing is said.
pub fn is_unsaid<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}
