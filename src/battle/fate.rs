//! What has become of a combatant, and what that means to others.

use bevy_ecs::prelude::Component;
use serde::{Deserialize, Serialize};

use super::words::phrases;

phrases! {
    /// What has become of a combatant.
    #[derive(Component, Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
    pub enum Fate {
        /// Not on the field yet.
        Awaited = "awaited",
        /// On the field and free to act.
        Able = "able",
        /// Unconscious, for so many exploration turns of which the battle is the first, or until something wakes them.
        Unconscious { turns: Option<u8> } = "unconscious",
        /// Down: out of the fight, and lost unless they are saved in time.
        Down = "down",
        /// Out of the fight, with a wound that stays.
        Maimed = "maimed",
        /// Out of the fight by their own will.
        Surrendered = "surrendered",
        /// Unable to move a limb.
        Paralysed = "paralysed",
        /// Out of their mind.
        Delirious = "delirious",
        Dead = "dead",
        /// Off the field, by their own feet.
        Gone = "gone",
    }
}

impl Fate {
    /// On the map and free to act.
    pub const fn is_able(self) -> bool {
        matches!(self, Fate::Able)
    }

    /// On the map, in whatever state.
    pub const fn is_on_map(self) -> bool {
        !matches!(self, Fate::Awaited | Fate::Gone)
    }

    /// Whether they may still be attacked.
    pub const fn is_target(self) -> bool {
        matches!(self, Fate::Able | Fate::Unconscious { .. } | Fate::Down | Fate::Paralysed | Fate::Delirious)
    }

    /// On the map, alive and not able.
    pub const fn is_helpless(self) -> bool {
        matches!(
            self,
            Fate::Unconscious { .. }
                | Fate::Down
                | Fate::Maimed
                | Fate::Surrendered
                | Fate::Paralysed
                | Fate::Delirious
        )
    }

    /// Felled, for good or for now.
    pub const fn is_felled(self) -> bool {
        matches!(self, Fate::Unconscious { .. } | Fate::Down | Fate::Maimed | Fate::Dead)
    }

    /// Lying where they fell, and alive.
    pub const fn lies(self) -> bool {
        matches!(self, Fate::Unconscious { .. } | Fate::Down)
    }
}

/// How near to death a combatant is.
#[derive(Component, Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Brink {
    /// Not near enough to count rounds.
    #[default]
    Far,
    /// Dying: they live through this round and no longer, unless they are saved.
    DiesAfter(u16),
    /// Saved, and lying until the battle is over; only then it is settled what stays with them.
    Saved,
}
