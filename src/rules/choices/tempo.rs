//! When an order is carried out.

use serde::{Deserialize, Serialize};

use crate::rules::answers::{Named, Rule};

/// When an order is carried out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum TempoRule {
    AtOnce,
    DeclareThenResolve(DeclareThenResolve),
}

impl Rule for TempoRule {
    fn variant(&self) -> Named<'_> {
        match self {
            TempoRule::AtOnce => Named::plain("AtOnce"),
            TempoRule::DeclareThenResolve(_) => Named::plain("DeclareThenResolve"),
        }
    }
}

/// All combatants declare their deeds before any deed is done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DeclareThenResolve {
    /// Whether the enemies of the heroes declare too, before the heroes and openly; otherwise they declare nothing and
    /// act at once.
    pub enemies_show_intents: bool,
}
