//! What may happen to a source of light.

use serde::{Deserialize, Serialize};

use crate::battle::{CombatantId, Flame, Mark, WeaponId};
use crate::grid::Pos;

/// What may happen to a source of light.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum FlameFact {
    /// Somebody lit one that it carries.
    Lit {
        /// Who.
        who: CombatantId,
        /// What.
        item: WeaponId,
    },
    /// Somebody put one out that it carries.
    Doused {
        /// Who.
        who: CombatantId,
        /// What.
        item: WeaponId,
    },
    /// One slipped from somebody's hand, or was let go of.
    Dropped {
        /// Whose.
        who: CombatantId,
        /// The thing.
        flame: Flame,
        /// Where it lies.
        at: Pos,
    },
    /// Somebody took one up.
    TakenUp {
        /// Who.
        who: CombatantId,
        /// The thing.
        flame: Flame,
        /// From where.
        from: Pos,
    },
    /// A spell or an item has made one, on somebody or on a square.
    Kindled {
        /// The light.
        flame: Flame,
        /// Where.
        on: Mark,
    },
    /// One that somebody carries has burnt down.
    BurntDown {
        /// Whose.
        who: CombatantId,
        /// The thing.
        flame: Flame,
    },
    /// One that lies about has burnt down.
    BurntOut {
        /// The thing.
        flame: Flame,
        /// Where it lay.
        at: Pos,
    },
}

impl FlameFact {
    /// Who this is about; nobody where something lies about.
    #[must_use]
    pub const fn who(&self) -> Option<CombatantId> {
        match self {
            FlameFact::Lit { who, .. }
            | FlameFact::Doused { who, .. }
            | FlameFact::Dropped { who, .. }
            | FlameFact::TakenUp { who, .. }
            | FlameFact::BurntDown { who, .. }
            | FlameFact::Kindled { on: Mark::One(who), .. } => Some(*who),
            FlameFact::Kindled { on: Mark::Square(_), .. } | FlameFact::BurntOut { .. } => None,
        }
    }
}
