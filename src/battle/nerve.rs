//! Nerve: whether one keeps its head, and what calls for a check of that.

use bevy_ecs::prelude::Component;
use serde::{Deserialize, Serialize};

use super::CombatantId;

/// Whether one keeps its head.
#[derive(Component, Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Nerve {
    /// It does.
    #[default]
    Steady,
    /// It flees.
    Flees {
        /// How often something has kept it from getting away.
        held_back: u8,
    },
}

impl Nerve {
    /// Whether it flees.
    pub const fn flees(self) -> bool {
        matches!(self, Nerve::Flees { .. })
    }
}

/// An occasion on which nerve may fail by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Alarm {
    /// The battle begins.
    BattleBegins,
    /// The first of one's side is down or dead.
    FirstKilled,
    /// A leader or an expert of one's side is down or dead.
    LeaderKilled,
    /// Half of one's side are out of the fight, while an enemy side still has more than half.
    TidePlain,
}

/// Who makes a morale check together.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Grouping {
    /// A whole side.
    BySide,
    /// All of one kind on a side.
    #[default]
    ByKind,
    /// Each for itself.
    OneByOne,
}

/// What calls for a morale check.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Cause {
    /// The battle begins.
    BattleBegins,
    /// The first of one's side is down or dead.
    FirstKilled,
    /// This leader or expert of one's side is down or dead.
    LeaderKilled(CombatantId),
    /// The tide of the battle is plain.
    TidePlain,
    /// The one that it follows tries to retreat from the battle.
    Deserted(CombatantId),
    /// An enemy frightens it.
    Frightened(CombatantId),
    /// A friend calls it back.
    Called(CombatantId),
    /// The game master asks.
    Asked,
}

impl Cause {
    /// The occasion that it is one of; none where it is no such thing.
    pub const fn alarm(self) -> Option<Alarm> {
        match self {
            Cause::BattleBegins => Some(Alarm::BattleBegins),
            Cause::FirstKilled => Some(Alarm::FirstKilled),
            Cause::LeaderKilled(_) => Some(Alarm::LeaderKilled),
            Cause::TidePlain => Some(Alarm::TidePlain),
            Cause::Deserted(_) | Cause::Frightened(_) | Cause::Called(_) | Cause::Asked => None,
        }
    }
}

/// What becomes of somebody's nerve.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Spirit {
    /// It breaks: from now on it flees.
    Breaks,
    /// It comes back.
    Rallies,
    /// It would get away, and is kept from it.
    HeldBack,
}
