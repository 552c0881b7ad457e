//! What combatants take from one battle to the next, where scenarios and parties say it by names.

use serde::{Deserialize, Serialize};

/// What a trauma is of.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
pub enum TraumaFile {
    /// Dead allies.
    DeadAllies,
    /// A battle that was as good as lost.
    Defeat,
    /// A terrifying kind of creature.
    Kind(String),
}

/// A disease, a poison or a venom in the blood of a combatant.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct CorruptedFile {
    /// The weapon that carried it into the blood.
    pub weapon: String,
    /// How many of its stages have begun.
    #[serde(default = "one")]
    pub stage: u8,
}

const fn one() -> u8 {
    1
}

/// Whether a field says what leaving it out says.
pub fn is_unsaid<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}
