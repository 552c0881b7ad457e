//! Intents: what a combatant has declared for this round, and where they would stand after it.

use bevy_ecs::prelude::Component;
use serde::{Deserialize, Serialize};

use super::{Arms, Change, CombatantId, Cost, Deed, Effect, Place, Posture, TurnBudget};
use crate::in_place::clone_in_place;

/// What a combatant has declared for this round.
#[derive(Component, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Intent {
    /// The place of this declaration in the order of all declarations; none if the combatant has declared nothing.
    pub rank: Option<u16>,
    /// The declared deeds that are still to be done, in order.
    pub deeds: Vec<Deed>,
    /// The state of the combatant once all of that is done; set only while they are still declaring.
    pub planned: Option<Planned>,
    /// The declared deed that has become impossible, with all that were to follow it. The combatant may do something
    /// else of the same kind instead.
    pub failed: Vec<Deed>,
    /// Whether the combatant has already moved to where they attack from, before their place in the order.
    pub is_led: bool,
    /// The targets of an attack on several that have been struck already, together with the blows of others.
    pub struck: Vec<CombatantId>,
}

clone_in_place! { Intent { rank, deeds, planned, failed, is_led, struck } }

/// The state of a combatant once they have done what they declared.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Planned {
    pub place: Place,
    pub posture: Posture,
    pub turn_budget: TurnBudget,
    pub arms: Arms,
}

impl Intent {
    /// Whether the combatant is bound to do what they declared.
    pub const fn binds(&self) -> bool {
        self.rank.is_some() && self.failed.is_empty()
    }
}

/// A change of a combatant's intent.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Resolve {
    /// One more deed is declared.
    Add(Deed),
    /// The next deed is being done.
    Next,
    /// The next deed has become impossible.
    Fail,
    /// The combatant has moved to where they attack from.
    Led,
    /// One of the targets has been struck.
    Struck(CombatantId),
}

impl Resolve {
    /// The effect that makes this change.
    pub fn of(self, who: CombatantId) -> Effect {
        Change::Intend { who, resolve: Box::new(self), cost: Cost::default(), end: None }.into()
    }
}

impl Effect {
    /// Whether this effect only takes a deed from what a combatant has declared, because the deed is being done.
    pub fn takes_from_declared(&self) -> bool {
        matches!(&self.change, Change::Intend { resolve, .. } if **resolve == Resolve::Next)
    }
}
