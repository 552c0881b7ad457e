//! What may happen to a source of light.

use serde::{Deserialize, Serialize};

use crate::battle::{CombatantId, Flame, Target, WeaponId};
use crate::grid::Pos;

/// What may happen to a source of light.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum FlameFact {
    /// Somebody lit one that it carries.
    Lit { who: CombatantId, item: WeaponId },
    /// Somebody put one out that it carries.
    Doused { who: CombatantId, item: WeaponId },
    /// One slipped from somebody's hand, or was let go of.
    Dropped {
        who: CombatantId,
        flame: Flame,
        /// Where it lies.
        at: Pos,
    },
    /// Somebody took one up.
    TakenUp {
        who: CombatantId,
        flame: Flame,
        /// From where.
        from: Pos,
    },
    /// A spell or an item has made one, on somebody or on a square.
    Kindled { flame: Flame, on: Target },
    /// One that somebody carries has burnt down.
    BurntDown { who: CombatantId, flame: Flame },
    /// One that lies about has burnt down.
    BurntOut {
        flame: Flame,
        /// Where it lay.
        at: Pos,
    },
}

impl FlameFact {
    /// Who this is about; nobody where something lies about.
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
