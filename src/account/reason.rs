//! Why a battle ended.

use crate::battle::words::words;
use crate::battle::{CombatantId, Objective, SideId};

words! {
    /// In how many ways battles end: the causes that batches count.
    pub enum Ending {
        /// A side met an objective other than to defeat its enemies, or failed in one.
        Aim = "aim",
        /// The last of a side who fought was felled.
        Fall = "fall",
        /// The last of a side who fought lost their nerve or gave up.
        Nerve = "nerve",
        /// The last of a side who fought left the field.
        Flight = "flight",
        /// The last round was over.
        Clock = "clock",
    }
}

/// What put a combatant out of the fight.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Out {
    Felled,
    /// Their morale broke, or they gave up.
    LostNerve,
    /// They left the field.
    Left,
}

impl Out {
    /// How a battle ends if this happens to the last of a side.
    pub const fn ending(self) -> Ending {
        match self {
            Out::Felled => Ending::Fall,
            Out::LostNerve => Ending::Nerve,
            Out::Left => Ending::Flight,
        }
    }
}

/// A combatant was put out of the fight.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Casualty {
    pub who: CombatantId,
    pub how: Out,
    /// Who dealt the blow that did it, if it was a blow.
    pub by: Option<CombatantId>,
    pub round: u16,
}

/// Why a battle ended as it did.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reason {
    /// A side met the last of its objectives, of which it had these.
    Met { side: SideId, aims: Vec<Objective> },
    /// A side could no longer meet an objective.
    Failed { side: SideId, aim: Objective },
    /// The last round is over.
    TimeIsUp { rounds: u16 },
    /// A side has nobody left who fights, and this is what put the last of them out.
    NobodyLeft { side: SideId, how: Out },
    /// No side has anybody left who fights.
    NobodyAtAll { how: Out },
}

impl Reason {
    /// The objectives that decided, of which side, and whether the side met them or could no longer meet one; none if none did.
    pub fn decision(&self) -> Option<(SideId, bool, &[Objective])> {
        match self {
            Reason::Met { side, aims } => Some((*side, true, aims)),
            Reason::Failed { side, aim } => Some((*side, false, std::slice::from_ref(aim))),
            Reason::TimeIsUp { .. } | Reason::NobodyLeft { .. } | Reason::NobodyAtAll { .. } => None,
        }
    }

    /// Under which cause batches count it.
    pub const fn ending(&self) -> Ending {
        match self {
            Reason::Met { .. } | Reason::Failed { .. } => Ending::Aim,
            Reason::TimeIsUp { .. } => Ending::Clock,
            Reason::NobodyLeft { how, .. } | Reason::NobodyAtAll { how } => how.ending(),
        }
    }
}
