//! Lasting conditions of combatants, as scenario and party files state them by name.

use serde::{Deserialize, Serialize};

/// The cause of a trauma.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
pub enum TraumaFile {
    /// Dead allies.
    DeadAllies,
    /// A lost battle.
    Defeat,
    /// A terrifying kind of creature.
    Kind(String),
}

/// A disease, a poison or a venom in the blood of a combatant.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct CorruptedFile {
    /// The weapon that caused it.
    pub weapon: String,
    /// The number of its stages that have begun.
    #[serde(default = "one")]
    pub stage: u8,
}

const fn one() -> u8 {
    1
}

/// Whether a field has its default value, so that it can be left out.
pub fn is_unsaid<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}
