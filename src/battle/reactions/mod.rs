//! The register of reactions: everything that a combatant may do in answer to others, a line each. What a reaction does by the
//! rules stands in its file in `rules/reactions`.

pub mod occasions;
mod register;

use serde::{Deserialize, Serialize};

use super::{CombatantId, HeldDeed, WeaponId};
use crate::grid::Pos;
pub use occasions::Occasion;

/// A reaction of the register.
pub trait Registered {
    /// Which reaction it is.
    const NAME: ReactionName;
}

// First what a rule lets every combatant do. A line: the reaction; the words that rule cards use for it; its fields, among them
// the `target`: whom it is about beside the combatant who reacts.
// Then what an ability or a spell lets its owner do, and the word for all of that. A line: the reaction; its fields beside `on`,
// what it has waited for, and `target`; whether a creature may name it in its `reactions`.
register::reactions! {
    ($)
    by_rule {
        /// A blow at an enemy who leaves the combatant's reach.
        OpportunityAttack: ["opportunity attack"] { target: CombatantId, weapon: WeaponId },
        /// A deed that was held back until `target` did something.
        Readied: ["readied attack" "readied action"] { on: Occasion, deed: HeldDeed, target: CombatantId },
    }
    by_ability "reaction" {
        /// One swing at the enemy, in melee, or a spell that strikes them.
        Strike { weapon: WeaponId } named,
        /// One square away from the enemy.
        Step { to: Pos } named,
        /// A spell that does good.
        Cast { spell: WeaponId },
    }
}

/// An ability to react.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Reflex {
    /// What it waits for.
    pub on: Occasion,
    pub does: NamedReaction,
}

/// What is asked of a combatant's controller in the middle of something.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Offer {
    /// Who may react.
    pub to: CombatantId,
    #[serde(rename = "kind", with = "recorded")]
    pub reaction: Reaction,
}

/// A combatant who may want to react: to what, who, and which friend is about to be attacked.
pub type Roused = (Occasion, CombatantId, Option<CombatantId>);
