//! A condition: what holds for a while, from whom, and until when.

use serde::{Deserialize, Serialize};

use super::ConditionKind;
use crate::battle::{CombatantId, CreatureId};

/// Something that holds for a while.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Condition {
    /// What holds.
    pub kind: ConditionKind,
    /// Who brought it about; nobody where the battle itself or the game master did.
    pub source: Option<CombatantId>,
    /// When it ends.
    pub until: Until,
}

/// What a trauma is of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Dread {
    /// An ally lying dead.
    DeadAlly,
    /// A terrifying kind of creature.
    Creature(CreatureId),
    /// Having been as good as beaten once: it weighs on one's nerve alone.
    Defeat,
}

/// When something ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Until {
    /// With the one check that it bears on.
    NextCheck,
    /// With the one check that it bears on, and with this round at the latest.
    NextCheckOfRound(u16),
    /// When all dice of the attack have been rolled that this one is making.
    AttackEnds(CombatantId),
    /// When this one's next turn starts.
    TurnStart(CombatantId),
    /// When this one's turn ends.
    TurnEnd(CombatantId),
    /// When this one concentrates no longer.
    HeedEnds(CombatantId),
    /// When the one who brought it about can no longer hold on, or the bearer breaks free.
    HoldEnds,
    /// When this round is over.
    Round(u16),
    /// With the battle.
    Battle,
    /// Not with the battle: it goes home with its bearer.
    Lasting,
}

impl Until {
    /// Whether it ends with the one check that it bears on.
    pub const fn is_next_check(self) -> bool {
        matches!(self, Until::NextCheck | Until::NextCheckOfRound(_))
    }

    /// Whether it ends at a moment.
    pub fn ends_at(self, moment: Until) -> bool {
        match (self, moment) {
            (Until::NextCheckOfRound(own), Until::Round(round)) => own == round,
            (own, moment) => own == moment,
        }
    }
}
