//! Things that sides fight over, in the picture of a battle: where the facts that have been shown put them.

use super::Picture;
use crate::battle::{CombatantId, Happening, ThingId, Whereabouts};
use crate::rules::book::muster::Muster;

impl Picture {
    /// Whether a combatant on the field carries a thing.
    pub fn carries_thing(&self, who: CombatantId) -> bool {
        self.board.state.things.contains(&Whereabouts::With(who))
    }
}

/// The thing that a fact moves, and where it is from then on.
pub(super) fn moved(muster: &Muster, what: &Happening) -> Option<(ThingId, Whereabouts)> {
    let (thing, at) = match what {
        Happening::Dropped { weapon, at, .. } => (*weapon, Whereabouts::Lies(*at)),
        Happening::TakenUp { who, weapon, .. } => (*weapon, Whereabouts::With(*who)),
        Happening::CarriedOff { who, thing } => (*thing, Whereabouts::Away(*who)),
        _ => return None,
    };
    Some((muster.thing(thing)?, at))
}
