//! A condition on a combatant: its kind, who caused it, and when it ends.

use serde::{Deserialize, Serialize};

use super::ConditionKind;
use crate::battle::{CombatantId, CreatureId};

/// A condition on a combatant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Condition {
    pub kind: ConditionKind,
    /// The combatant who caused it; none if the battle itself or the game master did.
    pub source: Option<CombatantId>,
    /// When it ends.
    pub until: Until,
}

/// What caused a trauma.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Dread {
    /// An ally lying dead.
    DeadAlly,
    /// A terrifying kind of creature.
    Creature(CreatureId),
    /// A lost fight. This trauma counts in morale checks only.
    Defeat,
}

/// When a condition ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Until {
    /// With the next check that it affects.
    NextCheck,
    /// With the next check that it affects, but with this round at the latest.
    NextCheckOfRound(u16),
    /// When all dice of the attack that this combatant is making have been rolled.
    AttackEnds(CombatantId),
    /// When this combatant's next turn starts.
    TurnStart(CombatantId),
    /// When this combatant's turn ends.
    TurnEnd(CombatantId),
    /// When this combatant stops concentrating.
    ConcentrationEnds(CombatantId),
    /// When its source can no longer hold the bearer, or the bearer breaks free.
    HoldEnds,
    /// When this round is over.
    Round(u16),
    /// With the battle.
    Battle,
    /// Not in this battle: the bearer keeps it after the battle.
    Lasting,
}

impl Until {
    /// Whether it ends with the next check that it affects.
    pub const fn is_next_check(self) -> bool {
        matches!(self, Until::NextCheck | Until::NextCheckOfRound(_))
    }

    /// Whether a condition with this end ends at `moment`.
    pub fn ends_at(self, moment: Until) -> bool {
        match (self, moment) {
            (Until::NextCheckOfRound(last), Until::Round(round)) => last == round,
            (end, moment) => end == moment,
        }
    }
}
