//! Placed weapons: they wait on a square and strike combatants who enter it.

use serde::{Deserialize, Serialize};

use super::{CombatantId, SideSet, WeaponId};
use crate::grid::Pos;

/// How often a placed weapon strikes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Placing {
    /// It strikes once and is used up.
    Once,
    /// It strikes every combatant who enters.
    Stays,
}

/// A weapon that waits on a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Placed {
    pub at: Pos,
    pub what: WeaponId,
    /// Who placed it.
    pub by: CombatantId,
    /// The sides that know of it.
    pub known_by: SideSet,
}

/// What happens with a placed weapon.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum PlacedChange {
    /// A combatant places it on a square.
    Laid,
    /// It strikes a combatant.
    Sprung,
    /// It is made harmless.
    Removed,
    /// A side finds it.
    Found,
}

/// Something that happened with a placed weapon.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct PlacedFact {
    pub at: Pos,
    pub what: WeaponId,
    /// The combatant who did it or was struck; none if the game master decided it.
    pub who: Option<CombatantId>,
    pub change: PlacedChange,
    /// The sides that know of it from now on, in addition to those that knew before.
    pub known_by: SideSet,
}

impl PlacedFact {
    /// Updates the list of all placed weapons.
    pub fn change(&self, waiting: &mut Vec<Placed>, placing: Placing) {
        let PlacedFact { at, what, who, change, known_by } = *self;
        let place = waiting.iter().position(|placed| (placed.at, placed.what) == (at, what));
        match (change, place, who) {
            (PlacedChange::Laid, _, Some(by)) => waiting.push(Placed { at, what, by, known_by }),
            (PlacedChange::Removed, Some(place), _) => drop(waiting.remove(place)),
            (PlacedChange::Sprung, Some(place), _) if placing == Placing::Once => {
                waiting.remove(place);
            }
            (PlacedChange::Sprung | PlacedChange::Found, Some(place), _) => {
                waiting[place].known_by = waiting[place].known_by.with(known_by);
            }
            (PlacedChange::Laid, _, None) | (_, None, _) => {}
        }
    }
}
