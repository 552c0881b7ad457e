//! Morale: whether a combatant's morale holds, and what calls for a morale check.

use bevy_ecs::prelude::Component;
use serde::{Deserialize, Serialize};

use super::CombatantId;

/// Whether a combatant's morale holds.
#[derive(Component, Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum MoraleState {
    /// Morale holds.
    #[default]
    Steady,
    /// Morale is broken.
    Flees {
        /// How often something has kept the combatant from getting away.
        held_back: u8,
    },
}

impl MoraleState {
    pub const fn flees(self) -> bool {
        matches!(self, MoraleState::Flees { .. })
    }
}

/// An event of the battle that calls for morale checks under some rulebooks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Alarm {
    /// The battle begins.
    BattleBegins,
    /// The first combatant of the side is down or dead.
    FirstKilled,
    /// A leader or an expert of the side is down or dead.
    LeaderKilled,
    /// Half of the side are out of the fight, and an enemy side still has more than half.
    TidePlain,
}

/// Who makes a morale check together.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Grouping {
    /// The whole side.
    BySide,
    /// All creatures of one kind on a side.
    #[default]
    ByKind,
    /// Each combatant alone.
    OneByOne,
}

/// What calls for a morale check.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Cause {
    /// The battle begins.
    BattleBegins,
    /// The first combatant of the side is down or dead.
    FirstKilled,
    /// This leader or expert of the side is down or dead.
    LeaderKilled(CombatantId),
    /// The battle goes against the side.
    TidePlain,
    /// The combatant whom they follow tries to retreat from the battle.
    Deserted(CombatantId),
    /// An enemy frightens them.
    Frightened(CombatantId),
    /// An ally calls them back.
    Called(CombatantId),
    /// The game master asks for it.
    Asked,
}

impl Cause {
    /// The same cause where others bring it about.
    pub fn between(self, other: impl Fn(CombatantId) -> CombatantId) -> Cause {
        match self {
            Cause::LeaderKilled(who) => Cause::LeaderKilled(other(who)),
            Cause::Deserted(who) => Cause::Deserted(other(who)),
            Cause::Frightened(who) => Cause::Frightened(other(who)),
            Cause::Called(who) => Cause::Called(other(who)),
            Cause::BattleBegins | Cause::FirstKilled | Cause::TidePlain | Cause::Asked => self,
        }
    }

    /// The alarm that causes this check, if any.
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

/// A change of a combatant's morale.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum MoraleChange {
    /// Morale breaks: from now on the combatant flees.
    Breaks,
    /// The combatant no longer flees.
    Rallies,
    /// The fleeing combatant would get away, but is kept from it.
    HeldBack,
}
