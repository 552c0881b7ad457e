//! Verdicts: what the game master decides about how somebody stands, beside what has become of it.

use serde::{Deserialize, Serialize};

use super::words::words;
use super::{ArmourId, CombatantId, Deed, Tending, WeaponId};

/// What the game master decides about how somebody stands.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Verdict {
    /// It concentrates on a spell.
    Heeds { spell: WeaponId },
    /// It goes unseen, by a roll that came to so much.
    Hidden { roll: i32 },
    /// It goes unseen no longer.
    Revealed,
    /// Somebody has spotted it, or has not.
    Spotted { by: CombatantId, seen: bool },
    /// It has so much of something left.
    Has { stock: Stock, number: u16 },
    /// It has something more with it.
    Receives { what: WeaponId },
    /// It does something with a light, or lets go of a weapon.
    Tends { item: WeaponId, how: Tending },
    /// It has put armour on, or taken it off.
    Wears {
        armour: ArmourId,
        /// Whether it wears it now.
        on: bool,
    },
    /// It is exposed to what a weapon carries into the blood.
    Exposed { weapon: WeaponId },
    /// It is going to do this, whatever it has said.
    Intends { deeds: Vec<Deed> },
    /// It is bound by nothing that it has said.
    DecidesAnew,
}

words! {
    /// What may be left of something.
    pub enum Stock {
        /// What an overshield still takes.
        Overshield = "overshield",
        /// Chances to hold on to life.
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
