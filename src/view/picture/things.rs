//! Things that sides fight over, in the picture of a battle: where the facts that have been shown put them.

use super::Picture;
use crate::battle::{CombatantId, Whereabouts};

impl Picture {
    /// Whether a combatant on the field carries a thing.
    pub fn carries_thing(&self, who: CombatantId) -> bool {
        self.board.state.things.contains(&Whereabouts::With(who))
    }
}
