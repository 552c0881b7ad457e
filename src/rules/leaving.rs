//! What leaving an enemy's reach brings.

use serde::{Deserialize, Serialize};

use super::rulebook::Unbuilt;
use super::table::Table;
use crate::battle::{CombatantId, Offer, OfferKind, WeaponId};
use crate::grid::Footprint;

/// What leaving an enemy's reach brings.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum LeavingRule {
    /// Nothing.
    Free,
    /// Each enemy next to the square that is left may strike once, as a reaction (`Leaving::Provokes`).
    Provokes,
    /// One gets away only by a test.
    ByTest(Unbuilt),
}

impl Table<'_> {
    /// Whether anybody may answer when one leaves a place.
    #[must_use]
    pub fn leaving_is_answered(&self, who: CombatantId, from: Footprint) -> bool {
        match &self.muster.book.leaving.take {
            LeavingRule::Free => false,
            LeavingRule::Provokes => self.threats(who, from).any(|foe| self.opportunity(foe, who).is_some()),
            LeavingRule::ByTest(no) => no.never(),
        }
    }

    /// The blow that an enemy may offer one who leaves its reach.
    #[must_use]
    pub fn opportunity(&self, foe: CombatantId, mover: CombatantId) -> Option<Offer> {
        let body = self.body(foe)?;
        if body.purse.reaction == 0 {
            return None;
        }
        let weapon = self.melee_weapon(foe)?;
        Some(Offer { to: foe, kind: OfferKind::OpportunityAttack { target: mover, weapon } })
    }

    fn melee_weapon(&self, who: CombatantId) -> Option<WeaponId> {
        let ready = self.body(who)?.arms.ready;
        ready.into_iter().chain(self.weapons(who)).find(|weapon| self.is_melee(*weapon))
    }
}
