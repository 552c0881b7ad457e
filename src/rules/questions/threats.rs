//! Threats: the best attack that a combatant could make on each of their enemies in a turn of their own, with its odds, as
//! far as the viewer of the table knows.
//!
//! The odds are those of the attack from the nearest place from which the combatant could make it, with everything else as it
//! is now. The best attack is the one with the greatest expected harm.

use super::danger::Places;
use super::odds::{Odds, Wanted};
use crate::battle::deeds::Attack;
use crate::battle::{CombatantId, Order, Refusal};
use crate::grid::{Footprint, Reach};
use crate::rules::deeds::Behaviour;
use crate::rules::table::Table;

/// The best attack on one target.
#[derive(Clone, Debug)]
pub struct Threat {
    pub attack: Attack,
    /// Where the attacker would stand.
    pub from: Footprint,
    pub odds: Odds,
}

impl Threat {
    /// How bad the attack is for its target: what it costs on average, then how likely it ends the fight for them, injures
    /// them, and hits. In books without hit points the first is always 0.
    fn severity(&self) -> [f64; 4] {
        let target = self.attack.target;
        let chances =
            [Wanted::OutOfTheFight, Wanted::Injured, Wanted::Hit].map(|wanted| self.odds.chance(wanted));
        let mean = self.odds.toll(target).map_or(0.0, |toll| toll.mean);
        [mean, chances[0], chances[1], chances[2]]
    }

    fn is_worse_than(&self, other: &Threat) -> bool {
        self.severity().partial_cmp(&other.severity()).is_some_and(std::cmp::Ordering::is_gt)
    }
}

impl Table<'_> {
    /// The best attack that a combatant could make in their next turn on each of these targets that they could strike, the
    /// worst for its target first.
    pub fn threats_by(
        &self,
        who: CombatantId,
        targets: impl IntoIterator<Item = CombatantId>,
        reach: &mut Reach,
    ) -> Vec<Threat> {
        let Some(places) = self.places_of_a_turn(who, reach) else { return Vec::new() };
        let worst = targets.into_iter().filter_map(|target| self.threat_to(who, target, &places));
        let mut threats: Vec<Threat> = worst.collect();
        threats.sort_by(|one, other| {
            let order = other.severity().partial_cmp(&one.severity());
            order.unwrap_or(std::cmp::Ordering::Equal).then(one.attack.target.cmp(&other.attack.target))
        });
        threats
    }

    fn threat_to(&self, who: CombatantId, target: CombatantId, places: &Places) -> Option<Threat> {
        let mut worst: Option<Threat> = None;
        for attack in self.attacks_on(who, target) {
            let Some(from) = self.nearest_place_for(who, &attack, places) else { continue };
            let there = self.supposing(who, from.corner());
            let Some(odds) = there.odds(&Order::deed(who, attack.clone())) else { continue };
            let threat = Threat { attack, from, odds };
            if worst.as_ref().is_none_or(|worst| threat.is_worse_than(worst)) {
                worst = Some(threat);
            }
        }
        worst
    }

    /// The nearest place from which a combatant could make an attack.
    fn nearest_place_for(&self, who: CombatantId, attack: &Attack, places: &Places) -> Option<Footprint> {
        let (target, weapon) = (attack.target, attack.weapon);
        let (there, far) = (self.footprint(target)?, self.attack_reach(weapon));
        let may_change = self.may_change_weapons_and_attack(who, weapon);
        let allows = |from: &Footprint| {
            self.strikes_across(*from, there, far)
                && match attack.permit(&self.supposing(who, from.corner()), who) {
                    Ok(()) => true,
                    Err(why) => may_change && matches!(why, Refusal::NotReady { .. }),
                }
        };
        let throws =
            |from: &Footprint| self.supposing(who, from.corner()).is_light_throw(who, target, weapon);
        let near = places.near.iter().find(|from| allows(from));
        near.or_else(|| places.far.iter().find(|from| throws(from) && allows(from))).copied()
    }
}
