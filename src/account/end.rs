//! How a combatant ends: in what state they are when the battle is over.

use crate::battle::Fate;
use crate::battle::words::words;

words! {
    /// In what state a combatant is when the battle is over.
    pub enum End {
        /// On the field and able to act.
        Able = "able",
        /// Fleeing, or off the field.
        Fled = "fled",
        Unconscious = "unconscious",
        Down = "down",
        Maimed = "maimed",
        Surrendered = "surrendered",
        Paralysed = "paralysed",
        Delirious = "delirious",
        Dead = "dead",
        /// They never came.
        Awaited = "awaited",
    }
}

impl End {
    /// The end of a combatant with this fate, who has fled or not.
    pub const fn of(fate: Fate, has_fled: bool) -> End {
        match fate {
            Fate::Able if has_fled => End::Fled,
            Fate::Able => End::Able,
            Fate::Gone => End::Fled,
            Fate::Unconscious { .. } => End::Unconscious,
            Fate::Down => End::Down,
            Fate::Maimed => End::Maimed,
            Fate::Surrendered => End::Surrendered,
            Fate::Paralysed => End::Paralysed,
            Fate::Delirious => End::Delirious,
            Fate::Dead => End::Dead,
            Fate::Awaited => End::Awaited,
        }
    }
}
