//! Placed weapons: what is put on a square and strikes whoever enters it.

use serde::{Deserialize, Serialize};

use super::{CombatantId, SideSet, WeaponId};
use crate::grid::Pos;

/// How a weapon that is put on a square goes about it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Placing {
    /// It strikes once and is used up.
    Once,
    /// It strikes everybody who comes, one after the other.
    Stays,
}

/// A weapon that waits on a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Placed {
    pub at: Pos,
    pub what: WeaponId,
    /// Who has put it there.
    pub by: CombatantId,
    /// The sides that know of it.
    pub known_by: SideSet,
}

/// What happens about a placed weapon.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum PlacedTurn {
    /// Somebody puts it on a square.
    Laid,
    /// It strikes somebody.
    Sprung,
    /// It is made harmless.
    Removed,
    /// It is found out.
    Found,
}

/// Something that has happened about a placed weapon.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct PlacedFact {
    pub at: Pos,
    pub what: WeaponId,
    /// By whose hand, or to whom; nobody where the game master says so.
    pub who: Option<CombatantId>,
    pub turn: PlacedTurn,
    /// Those who know of it from now on, beside those who knew.
    pub known_by: SideSet,
}

impl PlacedFact {
    /// Takes it in among all the weapons that wait.
    pub fn change(&self, waiting: &mut Vec<Placed>, placing: Placing) {
        let PlacedFact { at, what, who, turn, known_by } = *self;
        let place = waiting.iter().position(|placed| (placed.at, placed.what) == (at, what));
        match (turn, place, who) {
            (PlacedTurn::Laid, _, Some(by)) => waiting.push(Placed { at, what, by, known_by }),
            (PlacedTurn::Removed, Some(place), _) => drop(waiting.remove(place)),
            (PlacedTurn::Sprung, Some(place), _) if placing == Placing::Once => {
                waiting.remove(place);
            }
            (PlacedTurn::Sprung | PlacedTurn::Found, Some(place), _) => {
                waiting[place].known_by = waiting[place].known_by.with(known_by);
            }
            (PlacedTurn::Laid, _, None) | (_, None, _) => {}
        }
    }
}
