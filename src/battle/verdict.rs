//! Verdicts: what the game master decides about how somebody stands, beside what has become of it.

use serde::{Deserialize, Serialize};

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

/// What may be left of something.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Stock {
    /// What an overshield still takes.
    Overshield,
    /// Chances to hold on to life.
    Chances,
    /// Action points that swings have used.
    Spent,
    /// Feet of movement.
    Movement,
    /// Main actions.
    Actions,
    /// Lesser actions.
    Swift,
    /// Actions that take hardly any time.
    Free,
    /// Reactions.
    Reactions,
    /// How often something can still be used.
    Uses(WeaponId),
}

impl Stock {
    /// All but uses, with the words that orders use for them.
    pub const ALL: [(Stock, &'static str); 8] = [
        (Stock::Overshield, "overshield"),
        (Stock::Chances, "chances"),
        (Stock::Spent, "spent"),
        (Stock::Movement, "movement"),
        (Stock::Actions, "actions"),
        (Stock::Swift, "swift"),
        (Stock::Free, "free"),
        (Stock::Reactions, "reactions"),
    ];

    /// The word that orders use for it.
    pub fn word(self) -> &'static str {
        Stock::ALL.into_iter().find(|(stock, _)| *stock == self).map_or("uses", |(_, word)| word)
    }
}
