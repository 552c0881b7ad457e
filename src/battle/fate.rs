//! What has become of a combatant, and what that means to others.

use bevy_ecs::prelude::Component;
use serde::{Deserialize, Serialize};

/// What has become of it.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Fate {
    /// Not on the field yet.
    Awaited,
    /// On the field and free to act.
    Able,
    /// Senseless, for so many exploration turns of which the battle is the first, or until something wakes it.
    Unconscious {
        /// How many turns.
        turns: Option<u8>,
    },
    /// Out of the fight, with a wound that stays.
    Maimed,
    /// Unable to move a limb.
    Paralysed,
    /// Out of its mind.
    Delirious,
    /// Dead.
    Dead,
    /// Walked off the field.
    Gone,
}

impl Fate {
    /// On the map and free to act.
    #[must_use]
    pub const fn is_able(self) -> bool {
        matches!(self, Fate::Able)
    }

    /// On the map, in whatever state.
    #[must_use]
    pub const fn is_on_map(self) -> bool {
        !matches!(self, Fate::Awaited | Fate::Gone)
    }

    /// Whether it may still be attacked.
    #[must_use]
    pub const fn is_target(self) -> bool {
        matches!(self, Fate::Able | Fate::Unconscious { .. } | Fate::Paralysed | Fate::Delirious)
    }

    /// On the map, alive and not able.
    #[must_use]
    pub const fn is_helpless(self) -> bool {
        matches!(self, Fate::Unconscious { .. } | Fate::Maimed | Fate::Paralysed | Fate::Delirious)
    }

    /// Felled, for good or for now.
    #[must_use]
    pub const fn is_felled(self) -> bool {
        matches!(self, Fate::Unconscious { .. } | Fate::Maimed | Fate::Dead)
    }
}
