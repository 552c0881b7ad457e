//! What a side has to do to win.

use serde::{Deserialize, Serialize};

use super::{CombatantId, ThingId};
use crate::grid::Pos;

/// An aim of a side.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Objective {
    /// No enemy can fight any more.
    Defeat,
    /// Some members can still fight when this round is over.
    Survive { rounds: u16 },
    /// So many members stand in an area.
    Reach { area: Vec<Pos>, count: u16 },
    /// Members stand in an area, and no enemy who can fight does, for so many rounds on end.
    Hold { area: Vec<Pos>, rounds: u16 },
    /// So many members have left the field.
    Escape { count: u16 },
    /// A combatant must not be lost, which is settled only by the end of the battle.
    Protect { who: CombatantId },
    /// These combatants stand in an area, all at the same time.
    NamedReach { area: Vec<Pos>, who: Vec<CombatantId> },
    /// These combatants have left the field.
    NamedEscape { who: Vec<CombatantId> },
    /// A combatant is out of the fight.
    Beat { who: CombatantId },
    /// A combatant is not lost when this round is over.
    ProtectUntil { who: CombatantId, rounds: u16 },
    /// A member has left the field with a thing.
    CarryOff { thing: ThingId },
    /// A member stands in an area with a thing.
    Bring { thing: ThingId, area: Vec<Pos> },
    /// Members carry a thing for so many rounds on end.
    Keep { thing: ThingId, rounds: u16 },
    /// One of these aims is met.
    AnyOf { aims: Vec<Objective> },
}

impl Objective {
    /// The squares that the aim is about.
    pub fn area(&self) -> Option<&[Pos]> {
        match self {
            Objective::Reach { area, .. }
            | Objective::Hold { area, .. }
            | Objective::NamedReach { area, .. }
            | Objective::Bring { area, .. } => Some(area),
            _ => None,
        }
    }

    /// The thing that the aim is about.
    pub const fn thing(&self) -> Option<ThingId> {
        match self {
            Objective::CarryOff { thing }
            | Objective::Bring { thing, .. }
            | Objective::Keep { thing, .. } => Some(*thing),
            _ => None,
        }
    }

    /// The combatants whom the aim names.
    pub fn named(&self) -> &[CombatantId] {
        match self {
            Objective::NamedReach { who, .. } | Objective::NamedEscape { who } => who,
            Objective::Protect { who } | Objective::Beat { who } | Objective::ProtectUntil { who, .. } => {
                std::slice::from_ref(who)
            }
            _ => &[],
        }
    }

    /// Whether somebody has to leave the field for the aim, or may do so to meet it.
    pub fn is_to_leave(&self) -> bool {
        let leads_off = |aim: &Objective| {
            matches!(
                aim,
                Objective::Escape { .. } | Objective::NamedEscape { .. } | Objective::CarryOff { .. }
            )
        };
        self.alternatives().iter().any(leads_off)
    }

    /// The aims of which one is enough; the aim itself where it is one alone.
    pub fn alternatives(&self) -> &[Objective] {
        match self {
            Objective::AnyOf { aims } => aims,
            alone => std::slice::from_ref(alone),
        }
    }
}
