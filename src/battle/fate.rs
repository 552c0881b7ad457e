//! A combatant's fate: able to act, out of the fight in some way, dead, or not on the field.

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
    /// Whether the combatant is on the map and free to act.
    pub const fn is_able(self) -> bool {
        matches!(self, Fate::Able)
    }

    /// Whether the combatant is on the map, in whatever state.
    pub const fn is_on_map(self) -> bool {
        !matches!(self, Fate::Awaited | Fate::Gone)
    }

    /// Whether the combatant can still be attacked.
    pub const fn is_target(self) -> bool {
        matches!(self, Fate::Able | Fate::Unconscious { .. } | Fate::Down | Fate::Paralysed | Fate::Delirious)
    }

    /// Whether the combatant is on the map and alive, but not able to act.
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

    /// Whether the combatant has been felled, for good or for now.
    pub const fn is_felled(self) -> bool {
        matches!(self, Fate::Unconscious { .. } | Fate::Down | Fate::Maimed | Fate::Dead)
    }

    /// Whether the combatant lies where they fell, and is alive.
    pub const fn lies(self) -> bool {
        matches!(self, Fate::Unconscious { .. } | Fate::Down)
    }
}

/// How close to death a combatant is.
#[derive(Component, Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum DyingState {
    /// Not dying.
    #[default]
    Far,
    /// Dying: unless saved, they die when this round ends.
    DiesAfter(u16),
    /// Saved from dying, and out of action until the battle is over; lasting consequences are decided then.
    Saved,
}
