//! The attack on an enemy who leaves a combatant's reach (`Leaving::Provokes`). It is offered while the enemy is still
//! there.

use super::{Behaviour, Merit};
use crate::battle::reactions::OpportunityAttack;
use crate::battle::{Clause, CombatantId, Offer, clauses};
use crate::grid::{Footprint, Pos};
use crate::rules::table::Table;

impl Behaviour for OpportunityAttack {
    fn clause(&self) -> Clause {
        clauses::Leaving::Provokes.into()
    }

    fn merit(&self) -> Merit {
        Merit::Blow { target: self.target, weapon: self.weapon }
    }

    fn message(&self) -> &'static str {
        "opportunity-attack"
    }
}

impl Table<'_> {
    /// The opportunity attacks that a combatant provokes by leaving a place.
    pub fn answers_to_leaving(&self, who: CombatantId, from: Footprint) -> impl Iterator<Item = Offer> + '_ {
        let threats = self.leaving_provokes().then(|| self.threats(who, from));
        threats.into_iter().flatten().filter_map(move |enemy| self.opportunity(enemy, who))
    }

    /// The opportunity attacks that a combatant may provoke along a path, each with the place that they leave at that
    /// moment. Each enemy appears only once, since nobody is asked twice in one move.
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

    fn opportunity(&self, enemy: CombatantId, target: CombatantId) -> Option<Offer> {
        if !self.has_reaction(enemy) || self.can_only_stand(enemy) || self.flees(enemy) {
            return None;
        }
        let weapon = self.melee_weapon(enemy)?;
        Some(Offer { to: enemy, reaction: OpportunityAttack { target, weapon }.into() })
    }
}
