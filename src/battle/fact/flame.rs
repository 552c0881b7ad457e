//! What can happen to a light source.

use serde::{Deserialize, Serialize};

use crate::battle::{CombatantId, Flame, Target, WeaponId};
use crate::grid::Pos;

/// Something that happened to a light source.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum FlameFact {
    /// A combatant lit a light that they carry.
    Lit { who: CombatantId, item: WeaponId },
    /// A combatant put out a light that they carry.
    Doused { who: CombatantId, item: WeaponId },
    /// A light slipped from a combatant's hand, or was dropped.
    Dropped {
        who: CombatantId,
        flame: Flame,
        /// Where the light lies.
        at: Pos,
    },
    /// A combatant picked up a light.
    TakenUp { who: CombatantId, flame: Flame, from: Pos },
    /// A spell or an item made a light, on a combatant or on a square.
    Kindled { flame: Flame, on: Target },
    /// A light that a combatant carries has burnt down.
    BurntDown { who: CombatantId, flame: Flame },
    /// A light that nobody carries has burnt down.
    BurntOut {
        flame: Flame,
        /// Where the light lay.
        at: Pos,
    },
}

impl FlameFact {
    /// The combatant that this is about; none for a light that lies on a square.
    pub const fn who(&self) -> Option<CombatantId> {
        match self {
            FlameFact::Lit { who, .. }
            | FlameFact::Doused { who, .. }
            | FlameFact::Dropped { who, .. }
            | FlameFact::TakenUp { who, .. }
            | FlameFact::BurntDown { who, .. }
            | FlameFact::Kindled { on: Target::One(who), .. } => Some(*who),
            FlameFact::Kindled { on: Target::Square(_), .. } | FlameFact::BurntOut { .. } => None,
        }
    }
}
