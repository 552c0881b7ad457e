//! Traps, each on a square, with a hint that every side sees.

use serde::{Deserialize, Serialize};

use super::words::{Worded, words};
use super::{Ability, CombatantId, DamageDice, Laid, SideSet};
use crate::grid::Pos;

/// A trap as a scenario lays it.
#[derive(Clone, Debug, PartialEq, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Trap {
    /// The square that the trap waits on.
    pub at: Pos,
    #[serde(default)]
    pub name: String,
    /// What every side sees of the trap.
    #[serde(default)]
    pub hint: String,
    /// What checks against it must reach, where that is not what the rulebook says.
    #[serde(default)]
    pub dc: Option<i32>,
    /// The ability by which combatants get clear of the trap, where that is not what the rulebook says.
    #[serde(default)]
    pub avoid: Option<Ability>,
    /// The damage that the trap does.
    #[serde(default)]
    pub damage: Option<DamageDice>,
    /// What the trap does beside that to combatants who do not get clear.
    #[serde(default)]
    pub lays: Vec<Laid>,
    /// Whether combatants who do not get clear fall prone.
    #[serde(default)]
    pub prone: bool,
}

/// The state of a trap.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct TrapState {
    /// How the trap came to its end, if it has.
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

/// What a combatant rolls for at a trap.
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
    /// Whether the trap can still spring.
    pub const fn is_set(self) -> bool {
        self.end.is_none()
    }

    /// Takes in what has happened; these sides know of it.
    pub fn turn(&mut self, turn: TrapTurn, sides: SideSet) {
        match turn {
            TrapTurn::Found => self.found_by = self.found_by.with(sides),
            TrapTurn::Disarmed => self.end = Some(TrapEnd::Disarmed),
            TrapTurn::Avoided | TrapTurn::Sprung => self.end = Some(TrapEnd::Sprung),
            TrapTurn::Set => *self = TrapState::default(),
        }
    }
}

/// What has happened about a trap.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct TrapFact {
    pub at: Pos,
    /// The combatant to whom it happened or who did it; none where the game master says so.
    pub who: Option<CombatantId>,
    pub turn: TrapTurn,
}
