//! Traps of a scenario. Each waits on a square, and everybody sees a hint of it.

use serde::{Deserialize, Serialize};

use super::words::{Worded, words};
use super::{Ability, CombatantId, DamageDice, Laid, SideSet};
use crate::grid::Pos;

/// A trap as a scenario describes it.
#[derive(Clone, Debug, PartialEq, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Trap {
    /// The square that the trap waits on.
    pub at: Pos,
    #[serde(default)]
    pub name: String,
    /// What everybody can see of it.
    #[serde(default)]
    pub hint: String,
    /// The number that checks against it must reach; the rulebook's usual number if none is given.
    #[serde(default)]
    pub dc: Option<i32>,
    /// The ability for the check to avoid it; the rulebook's usual one if none is given.
    #[serde(default)]
    pub avoid: Option<Ability>,
    /// The damage that it deals.
    #[serde(default)]
    pub damage: Option<DamageDice>,
    /// The conditions that it puts on a combatant who does not avoid it.
    #[serde(default)]
    pub lays: Vec<Laid>,
    /// Whether a combatant who does not avoid it falls prone.
    #[serde(default)]
    pub prone: bool,
}

/// The state of a trap.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct TrapState {
    /// How it came to its end; none while it is set.
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

/// What a check about a trap is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum TrapDeed {
    /// To find out how it works.
    Find,
    /// To make it harmless.
    Disarm,
    /// To avoid it when it springs.
    Avoid,
}

words! {
    /// What happens to a trap.
    pub enum TrapChange {
        /// A combatant has found out how it works.
        Found = "found",
        /// It is harmless now.
        Disarmed = "disarmed",
        /// It springs, and a combatant avoids it.
        Avoided = "avoided",
        /// It springs, and a combatant does not avoid it.
        Sprung = "sprung",
        /// It is set again, as if nothing had happened.
        Set = "set",
    }
}

impl TrapChange {
    /// Everything that the game master may decide about a trap, with the words for it. Whether a combatant avoids it is
    /// rolled.
    pub fn rulings() -> impl Iterator<Item = (&'static str, TrapChange)> {
        TrapChange::words().filter(|(_, change)| *change != TrapChange::Avoided)
    }
}

impl TrapState {
    /// Whether it can still spring.
    pub const fn is_set(self) -> bool {
        self.end.is_none()
    }

    /// Updates the state. `sides` are those that learn how the trap works, if it was found.
    pub fn update(&mut self, change: TrapChange, sides: SideSet) {
        match change {
            TrapChange::Found => self.found_by = self.found_by.with(sides),
            TrapChange::Disarmed => self.end = Some(TrapEnd::Disarmed),
            TrapChange::Avoided | TrapChange::Sprung => self.end = Some(TrapEnd::Sprung),
            TrapChange::Set => *self = TrapState::default(),
        }
    }
}

/// Something that happened with a trap.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct TrapFact {
    pub at: Pos,
    /// The combatant who did it or to whom it happened; none if the game master decided it.
    pub who: Option<CombatantId>,
    pub change: TrapChange,
}
