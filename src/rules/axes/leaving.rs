//! What leaving an enemy's reach brings.

use serde::{Deserialize, Serialize};

use crate::battle::{CombatantId, Offer, OfferKind, WeaponId};
use crate::grid::Footprint;
use crate::rules::book::rulebook::Unbuilt;
use crate::rules::table::Table;

/// What leaving an enemy's reach brings.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum LeavingRule {
    /// Nothing.
    Free,
    /// Each enemy next to the square that is left may strike once a move, as a reaction.
    Provokes,
    /// One gets away only by a test.
    ByTest(Unbuilt),
}

impl Table<'_> {
    /// The blows that one brings upon itself by leaving a place (`Leaving::Provokes`).
    pub fn answers_to_leaving(&self, who: CombatantId, from: Footprint) -> impl Iterator<Item = Offer> + '_ {
        let provokes = match &self.muster.book.leaving.take {
            LeavingRule::Free => false,
            LeavingRule::Provokes => true,
            LeavingRule::ByTest(no) => no.never(),
        };
        let threats = provokes.then(|| self.threats(who, from));
        threats.into_iter().flatten().filter_map(move |foe| self.opportunity(foe, who))
    }

    fn opportunity(&self, foe: CombatantId, mover: CombatantId) -> Option<Offer> {
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
