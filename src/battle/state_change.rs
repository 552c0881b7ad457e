//! Changes of a combatant's state that the game master orders, apart from those of fate and conditions.

use serde::{Deserialize, Serialize};

use super::words::words;
use super::{ArmourId, CombatantId, Deed, Tending, WeaponId};

/// A change of a combatant's state, as the game master orders it.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum StateChange {
    /// They concentrate on a spell.
    Concentrates { spell: WeaponId },
    /// They sneak, by a roll with this total.
    Hidden { roll: i32 },
    /// They no longer sneak.
    Revealed,
    /// An enemy has spotted them, or has not.
    Spotted { by: CombatantId, seen: bool },
    /// They have this much of something left.
    Has { stock: Stock, number: u16 },
    /// They get a weapon, a spell or an item.
    Receives { what: WeaponId },
    /// They do something with a light, or drop a weapon.
    Tends { item: WeaponId, how: Tending },
    /// They have put armour on, or taken it off.
    Wears {
        armour: ArmourId,
        /// Whether they wear it now.
        on: bool,
    },
    /// They are exposed to the disease, poison or venom of a weapon.
    Exposed { weapon: WeaponId },
    /// They will do this, whatever they have declared.
    Intends { deeds: Vec<Deed> },
    /// They are free to do something other than what they have declared.
    DecidesAnew,
}

words! {
    /// A number that the game master can set: how much of something a combatant has.
    pub enum Stock {
        /// The damage that an overshield can still absorb.
        Overshield = "overshield",
        /// The chances of a dying combatant to survive.
        Chances = "chances",
        /// Action points that swings have used.
        Spent = "spent",
        /// Feet of movement.
        Movement = "movement",
        /// Main actions.
        Actions = "actions",
        /// Lesser actions.
        Swift = "swift",
        /// Actions that take hardly any time.
        Free = "free",
        /// Reactions.
        Reactions = "reactions";
        /// How often something can still be used.
        Uses(WeaponId) = "uses",
    }
}
