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
        /// On the field and able to act.
        Able = "able",
        /// Unconscious. `turns` counts exploration turns, the battle being the first; none until something wakes them.
        Unconscious { turns: Option<u8> } = "unconscious",
        /// Down: out of the fight, and lost unless they are saved in time.
        Down = "down",
        /// Out of the fight, with a lasting wound.
        Maimed = "maimed",
        /// Out of the fight because they gave up.
        Surrendered = "surrendered",
        /// Unable to move.
        Paralysed = "paralysed",
        /// Out of their mind.
        Delirious = "delirious",
        Dead = "dead",
        /// Left the field.
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

    /// Whether the combatant has been felled, whether or not they can recover.
    pub const fn is_felled(self) -> bool {
        matches!(self, Fate::Unconscious { .. } | Fate::Down | Fate::Maimed | Fate::Dead)
    }

    /// Whether the combatant is lost to their side: felled, or given up.
    pub const fn is_lost(self) -> bool {
        self.is_felled() || matches!(self, Fate::Surrendered)
    }

    /// Whether the combatant lies on the ground felled, but alive.
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
