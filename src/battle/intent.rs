//! Intents: what somebody has said that it is going to do, and how it would stand then.

use bevy_ecs::prelude::Component;
use serde::{Deserialize, Serialize};

use super::{Arms, Change, CombatantId, Cost, Deed, Effect, Place, Posture, Purse};

/// What one has said that it is going to do in this round.
#[derive(Component, Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Intent {
    /// When it said so: the how manieth of all; none where it has said nothing.
    pub rank: Option<u16>,
    /// What is still to be done, in order.
    pub deeds: Vec<Deed>,
    /// How it would stand once all of that is done; none unless it is still making up its mind.
    pub planned: Option<Planned>,
    /// What has become impossible of it, with all that was to come after that: it may turn to something else of the kind.
    pub failed: Vec<Deed>,
    /// Whether it has gone where it strikes from, before its own place in the order.
    pub is_led: bool,
    /// Those whom its blow at many has struck already, together with others.
    pub struck: Vec<CombatantId>,
}

/// How one would stand by what it is going to do.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Planned {
    pub place: Place,
    pub posture: Posture,
    pub purse: Purse,
    pub arms: Arms,
}

impl Intent {
    /// Whether it is bound to do what it has said.
    pub const fn binds(&self) -> bool {
        self.rank.is_some() && self.failed.is_empty()
    }
}

/// A change of what somebody is going to do.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Resolve {
    /// One thing more.
    Add(Deed),
    /// The next of it is being done.
    Next,
    /// The next of it has become impossible.
    Fail,
    /// It has gone where it strikes from.
    Led,
    /// One of those whom it would strike has been struck.
    Struck(CombatantId),
}

impl Resolve {
    /// The change of what somebody is going to do.
    pub fn of(self, who: CombatantId) -> Effect {
        Change::Intend { who, resolve: Box::new(self), cost: Cost::default(), end: None }.into()
    }
}
