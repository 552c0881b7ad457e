//! Traps: what waits on a square, hinted at for everybody to see.

use serde::{Deserialize, Serialize};

use super::words::{Worded, words};
use super::{Ability, CombatantId, DamageDice, Laid, SideSet};
use crate::grid::Pos;

/// A trap as a scenario lays it.
#[derive(Clone, Debug, PartialEq, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Trap {
    /// The square that it waits on.
    pub at: Pos,
    #[serde(default)]
    pub name: String,
    /// What everybody sees of it.
    #[serde(default)]
    pub hint: String,
    /// What checks against it must reach, where that is not what the rulebook says.
    #[serde(default)]
    pub dc: Option<i32>,
    /// The ability by which one gets clear of it, where that is not the rulebook's.
    #[serde(default)]
    pub avoid: Option<Ability>,
    /// The damage that it does.
    #[serde(default)]
    pub damage: Option<DamageDice>,
    /// What it lays on whoever does not get clear.
    #[serde(default)]
    pub lays: Vec<Laid>,
    /// Whether it brings down whoever does not get clear.
    #[serde(default)]
    pub prone: bool,
}

/// How it stands with a trap.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct TrapState {
    /// Whether it has come to its end.
    pub end: Option<TrapEnd>,
    /// The sides that have found out how it works.
    pub found_by: SideSet,
}

/// How a trap came to its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum TrapEnd {
    Disarmed,
    Sprung,
}

/// What somebody rolls about a trap.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum TrapDeed {
    /// To find out how it works.
    Find,
    /// To make it harmless.
    Disarm,
    /// To get clear of it when it springs.
    Avoid,
}

words! {
    /// What happens about a trap.
    pub enum TrapTurn {
        /// A combatant has found out how it works.
        Found = "found",
        /// It is harmless now.
        Disarmed = "disarmed",
        /// It springs, and a combatant gets clear of it.
        Avoided = "avoided",
        /// It springs, and a combatant does not get clear of it.
        Sprung = "sprung",
        /// It waits as if nothing had happened.
        Set = "set",
    }
}

impl TrapTurn {
    /// All that the game master may decide about a trap, with the words for it: who gets clear is rolled.
    pub fn rulings() -> impl Iterator<Item = (&'static str, TrapTurn)> {
        TrapTurn::words().filter(|(_, turn)| *turn != TrapTurn::Avoided)
    }
}

impl TrapState {
    /// Whether it still waits for somebody.
    pub const fn is_set(self) -> bool {
        self.end.is_none()
    }

    /// Takes in what has happened, for these sides as far as it is about knowing.
    pub fn turn(&mut self, turn: TrapTurn, sides: SideSet) {
        match turn {
            TrapTurn::Found => self.found_by = self.found_by.with(sides),
            TrapTurn::Disarmed => self.end = Some(TrapEnd::Disarmed),
            TrapTurn::Avoided | TrapTurn::Sprung => self.end = Some(TrapEnd::Sprung),
            TrapTurn::Set => *self = TrapState::default(),
        }
    }
}

/// Something that has happened about a trap.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct TrapFact {
    pub at: Pos,
    /// To whom, or by whose hand; nobody where the game master says so.
    pub who: Option<CombatantId>,
    pub turn: TrapTurn,
}
