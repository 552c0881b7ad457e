//! What a deed sets off, as values that the engine turns into frames.

use crate::battle::{CombatantId, Deed, Effect, Manner, WeaponId};
use crate::grid::Pos;
use crate::rules::exchange::Exchange;

/// Something that a deed or a reaction sets off.
#[derive(Clone, Debug, PartialEq)]
pub enum Consequence {
    /// Changes that need no further check.
    Effects(Vec<Effect>),
    /// A chain of checks.
    Checks(Exchange),
    /// A weapon, spell or item affects several targets, one after the other.
    AffectsTargets { what: WeaponId, manner: Manner, targets: Vec<CombatantId> },
    /// Another deed, paid for together with the deed that sets it off.
    Deed(Deed),
    /// A walk along these squares, which takes no movement.
    Walk(Vec<Pos>),
    /// The followers of a combatant who leaves check morale.
    Deserts,
    /// The turn is over.
    EndsTurn,
}

impl Consequence {
    /// One change.
    pub fn effect(effect: impl Into<Effect>) -> Vec<Consequence> {
        vec![Consequence::Effects(vec![effect.into()])]
    }

    /// Changes, if there are any.
    pub fn effects(effects: Vec<Effect>) -> Option<Consequence> {
        (!effects.is_empty()).then_some(Consequence::Effects(effects))
    }
}
