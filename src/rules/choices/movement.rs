//! How far combatants move, and over what.

use serde::{Deserialize, Serialize};

use crate::battle::Ability;
use crate::dice::Edge;

/// How far combatants move, and over what.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum MovementRule {
    /// By steps of five feet, each terrain at its own price.
    Paced(Paced),
    /// The same, slowed by what combatants carry.
    PacedUnderLoad(PacedUnderLoad),
    /// Each move is an action, with short and careful steps beside it.
    PacedByActions(PacedByActions),
}

/// Makes a way to move by steps: what each terrain costs and how prone combatants move, which all ways say, and the fields
/// of this way alone, in the order of files.
macro_rules! by_steps {
    (
        $(#[$doc:meta])*
        $name:ident {
            $($(#[$first_attribute:meta])* $first:ident: $first_type:ty,)*
            ..
            $($(#[$last_attribute:meta])* $last:ident: $last_type:ty,)*
        }
    ) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
        #[serde(deny_unknown_fields)]
        pub struct $name {
            $($(#[$first_attribute])* pub $first: $first_type,)*
            /// Steps for a square of difficult ground.
            pub difficult: u8,
            /// Steps for a square of rough ground.
            pub rough: u8,
            /// Steps for a square of water.
            pub water: u8,
            /// Steps for a square that must be climbed.
            pub climb: u8,
            /// What a prone combatant may do.
            pub prone: ProneRule,
            $($(#[$last_attribute])* pub $last: $last_type,)*
        }

        impl $name {
            /// What each terrain costs, and what a prone combatant may do.
            pub const fn paced(&self, pace: Option<u16>, several_causes: SeveralCauses) -> Paced {
                let $name { difficult, rough, water, climb, prone, .. } = *self;
                Paced { pace, difficult, rough, water, climb, prone, several_causes }
            }
        }
    };
}

by_steps! {
    /// Movement by steps, each terrain at its own price.
    Paced {
        /// Feet to a move for all combatants whose block says nothing else; none where each kind goes by its own speed.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        pace: Option<u16>,
        ..
        /// What a square costs for more than one reason.
        #[serde(default)]
        several_causes: SeveralCauses,
    }
}

by_steps! {
    /// Movement in which each move is an action, with short and careful steps beside it.
    PacedByActions {
        ..
        /// Feet that a quick step covers, a deed of its own; none where there is no such deed.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        step_feet: Option<u16>,
        /// Feet that a combatant covers in disengaging, which draws no opportunity attacks; none where there is no such
        /// deed.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        disengage_feet: Option<u16>,
    }
}

by_steps! {
    /// Movement by steps, slowed by what combatants carry.
    PacedUnderLoad {
        ..
        /// What a square costs for more than one reason.
        #[serde(default)]
        several_causes: SeveralCauses,
        /// What carrying too much brings.
        load: LoadRule,
    }
}

/// What a square costs for more than one reason: its ground, and that the combatant crawls over it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum SeveralCauses {
    /// Both prices, multiplied.
    #[default]
    Multiplied,
    /// The dearer of both prices.
    TheDearestOnce,
}

/// How a prone combatant moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum ProneRule {
    /// Not at all, until they have spent a whole move on standing up.
    StandsWithAMove,
    /// Not at all, and they do nothing else either, until they have got up.
    NothingUntilUp,
    /// By crawling, at so many times the usual cost.
    Crawls(u8),
}

/// What carrying too much brings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LoadRule {
    /// The ability whose score says how many loads bring nothing.
    pub free: Ability,
    /// Feet that each load more takes off the speed.
    pub feet_for_each_more: u16,
    /// What any such load does to all checks.
    #[serde(default)]
    pub checks: Edge,
}
