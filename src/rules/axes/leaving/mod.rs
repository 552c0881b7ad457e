//! What leaving an enemy's reach brings about.

mod by_test;

use crate::battle::{CombatantId, Offer, OfferKind, WeaponId};
use crate::grid::{Footprint, Pos};
use crate::rules::choices::leaving::LeavingRule;
use crate::rules::table::Table;
pub use by_test::Extrication;

impl Table<'_> {
    /// The opportunity attacks that a combatant provokes by leaving a place (`Leaving::Provokes`).
    pub fn answers_to_leaving(&self, who: CombatantId, from: Footprint) -> impl Iterator<Item = Offer> + '_ {
        let provokes = match &self.muster.book.leaving.take {
            LeavingRule::Free | LeavingRule::ByTest(_) => false,
            LeavingRule::Provokes => true,
        };
        let threats = provokes.then(|| self.threats(who, from));
        threats.into_iter().flatten().filter_map(move |foe| self.opportunity(foe, who))
    }

    /// The opportunity attacks that a combatant may provoke along a way, each with the place that they leave at that
    /// moment. Each enemy appears once, with their first chance: nobody is asked twice in one move.
    pub fn answers_along(&self, who: CombatantId, from: Footprint, way: &[Pos]) -> Vec<(Footprint, Offer)> {
        let mut blows: Vec<(Footprint, Offer)> = Vec::new();
        let left = std::iter::once(from).chain(way.iter().map(|at| from.moved_to(*at))).take(way.len());
        for here in left {
            for offer in self.answers_to_leaving(who, here) {
                if blows.iter().all(|(_, known)| known.to != offer.to) {
                    blows.push((here, offer));
                }
            }
        }
        blows
    }

    fn opportunity(&self, foe: CombatantId, mover: CombatantId) -> Option<Offer> {
        let body = self.body(foe)?;
        if body.purse.reaction == 0 || self.can_only_stand(foe) || self.flees(foe) {
            return None;
        }
        let weapon = self.melee_weapon(foe)?;
        Some(Offer { to: foe, kind: OfferKind::OpportunityAttack { target: mover, weapon } })
    }

    /// The weapon that a combatant would strike with in melee: the one at the ready, or else the first that can be
    /// used.
    pub(in crate::rules) fn melee_weapon(&self, who: CombatantId) -> Option<WeaponId> {
        let ready = self.body(who)?.arms.ready;
        let strikes = |weapon: &WeaponId| self.is_melee(*weapon) && self.is_at_hand(who, *weapon);
        ready.into_iter().chain(self.weapons(who)).find(strikes)
    }
}
