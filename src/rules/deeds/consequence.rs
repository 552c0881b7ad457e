//! What deeds and reactions set off, as values: the engine makes frames of them.

use crate::battle::{CombatantId, Deed, Effect, Manner, WeaponId};
use crate::grid::Pos;
use crate::rules::exchange::Exchange;

/// Something that a deed or a reaction sets off.
#[derive(Clone, Debug, PartialEq)]
pub enum Consequence {
    /// Changes that nothing hangs on any more.
    Effects(Vec<Effect>),
    /// A chain of checks.
    Checks(Exchange),
    /// Something is done to each of several, one after the other.
    TakesIn { what: WeaponId, manner: Manner, targets: Vec<CombatantId> },
    /// Another deed, paid for with this one.
    Deed(Deed),
    /// A walk along these squares, which takes no movement.
    Walk(Vec<Pos>),
    /// The nerve of those is checked who follow somebody that leaves.
    Deserts,
    /// The turn is over.
    EndsTurn,
}

impl Consequence {
    /// One change.
    pub fn effect(effect: Effect) -> Vec<Consequence> {
        vec![Consequence::Effects(vec![effect])]
    }

    /// Changes, if there are any.
    pub fn effects(effects: Vec<Effect>) -> Option<Consequence> {
        (!effects.is_empty()).then_some(Consequence::Effects(effects))
    }
}
