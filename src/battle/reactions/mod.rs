//! The register of reactions: everything that a combatant may do in answer to others, one line each. The rules of a
//! reaction are in its file in `rules/reactions`.

pub mod occasions;
mod register;

use serde::{Deserialize, Serialize};

use super::{CombatantId, HeldDeed, WeaponId};
use crate::grid::Pos;
pub use occasions::Occasion;

pub trait Registered {
    /// The name of this reaction.
    const NAME: ReactionName;
}

// First the reactions that a rule allows every combatant. A line is: the reaction; the words that rule cards use for
// it; its fields, among them the `target` of the reaction. Then the reactions that an ability or a spell allows, with
// one word for all of them. A line is: the reaction; its fields besides `on`, the occasion that triggers it, and
// `target`; `named` if creatures may list it in their `reactions`.
register::reactions! {
    ($)
    by_rule {
        /// An attack on an enemy who leaves the combatant's reach.
        OpportunityAttack: ["opportunity attack"] { target: CombatantId, weapon: WeaponId },
        /// A deed that was readied until `target` triggered it.
        Readied: ["readied attack" "readied action"] { on: Occasion, deed: HeldDeed, target: CombatantId },
    }
    by_ability "reaction" {
        /// One swing at the enemy in melee, or a spell that strikes them.
        Strike { weapon: WeaponId } named,
        /// A step of one square away from the enemy.
        Step { to: Pos } named,
        /// A spell that helps the caster or an ally.
        Cast { spell: WeaponId },
    }
}

/// A reaction that a creature's stat block names, and its occasion.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CreatureReaction {
    /// The occasion that triggers it.
    pub on: Occasion,
    pub does: NamedReaction,
}

/// A reaction that a combatant's controller may accept or decline, while another deed is under way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Offer {
    /// The combatant who may react.
    pub to: CombatantId,
    #[serde(rename = "kind", with = "recorded")]
    pub reaction: Reaction,
}

/// A combatant who may want to react: the occasion, the combatant, and the ally who is about to be attacked, if any.
pub type PossibleReaction = (Occasion, CombatantId, Option<CombatantId>);
