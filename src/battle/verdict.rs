//! Verdicts: what the game master decides about a combatant's state, apart from their fate and their conditions.

use serde::{Deserialize, Serialize};

use super::{ArmourId, CombatantId, Deed, Tending, WeaponId};

/// A decision of the game master about a combatant's state.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Verdict {
    /// They concentrate on a spell.
    Heeds { spell: WeaponId },
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
    /// They are exposed to the corruption of a weapon.
    Exposed { weapon: WeaponId },
    /// They will do this, whatever they have declared.
    Intends { deeds: Vec<Deed> },
    /// They are no longer bound by what they have declared.
    DecidesAnew,
}

/// Something that a combatant has a limited amount of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Stock {
    /// Damage that an overshield still takes.
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
    /// All stocks except `Uses`, with the words that orders use for them.
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
