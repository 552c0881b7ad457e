//! What a strike is worth, in two steps: its delivery, which is the same whatever hit points the target has left, and its
//! impact. Both are remembered.

use smallvec::SmallVec;

use super::answers::{Answers, favour};
use super::impacts::Impacts;
use super::met::{CheckedCircumstances, add_missing, digests, holds};
use super::mixer::digest;
use super::roles::Roles;
use super::slots::Slots;
use super::value::Measure;
use crate::battle::{CombatantId, WeaponId};
use crate::dice::Distribution;
use crate::rules::exchange::shared::Shared;
use crate::rules::exchange::strike::{Dealt, Delivery, ImpactPlan, StrikePlan, enough};
use crate::rules::questions::weigh_out::Rollers;
use crate::rules::table::Table;

/// The strikes that came up before.
#[derive(Debug, Default)]
pub struct Strikes {
    deliveries: Slots<Known>,
    impacts: Impacts,
}

/// A strike that is about to begin, as digests by which it is remembered.
#[derive(Debug)]
pub struct StrikePrint {
    pub delivery: DeliveryPrint,
    /// For each hand a digest of its impact, and of how effects are measured.
    hands: SmallVec<[u64; 1]>,
    impacts: ImpactsOf,
    measure: Measure,
}

/// The delivery of a strike as if the target had lost no hit points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DeliveryPrint {
    /// A digest of the delivery, and of how effects are measured.
    digest: u64,
    /// The amount of damage above which more makes no difference; none if all damage is told apart.
    enough: Option<i32>,
}

/// Where the impacts of a strike are from.
#[derive(Debug)]
enum ImpactsOf {
    Plan(Shared<StrikePlan>),
    /// The impact as it is now, of a strike whose delivery was planned before.
    Now(ImpactPlan),
}

/// Everything about the delivery of a strike that its worth depends on. It stays valid as long as each of its checks would
/// be made under the same circumstances.
#[derive(Clone, Debug)]
struct Known {
    met: Vec<CheckedCircumstances>,
    /// What may reach the body, the roles of those who have rolled until then, and its chance.
    ends: Distribution<(Dealt, Rollers)>,
    /// The mean worth of what is settled before.
    settled: f64,
    favour: i32,
}

impl StrikePrint {
    pub fn of(table: &Table<'_>, roles: Roles, strike: &Delivery) -> StrikePrint {
        let measure = Measure::of(table, roles.target());
        let plan = &strike.plan.delivery;
        let enough = (!plan.is_highest()).then(|| plan.enough + lost(table, roles.target()));
        let digest = roles.digest(&(&plan.attack, &plan.hands, &plan.daring, enough, measure));
        let delivery = DeliveryPrint { digest, enough };
        StrikePrint::with(roles, delivery, ImpactsOf::Plan(strike.plan.clone()), measure)
    }

    /// The strike of a weapon whose delivery was like this, with the impact that it has on the target as they are now;
    /// none if the delivery has changed with the impact.
    pub fn renewed(
        table: &Table<'_>,
        roles: Roles,
        weapon: WeaponId,
        delivery: DeliveryPrint,
    ) -> Option<StrikePrint> {
        let impact = table.impact_of_hit(roles.actor(), roles.target(), weapon)?;
        let enough = enough(std::slice::from_ref(&impact)) + lost(table, roles.target());
        if delivery.enough.is_some_and(|known| known != enough) {
            return None;
        }
        Some(StrikePrint::with(roles, delivery, ImpactsOf::Now(impact), Measure::of(table, roles.target())))
    }

    fn with(roles: Roles, delivery: DeliveryPrint, impacts: ImpactsOf, measure: Measure) -> StrikePrint {
        let hands = impacts.list().iter().map(|impact| roles.digest(&(impact, measure))).collect();
        StrikePrint { delivery, hands, impacts, measure }
    }

    /// A digest of the whole strike.
    pub fn whole(&self) -> u64 {
        digest(&(self.delivery.digest, &self.hands))
    }

    /// Whether this strike consists of one attack with that weapon, so that `renewed` can renew it.
    pub fn is_single(&self, weapon: WeaponId) -> bool {
        let ImpactsOf::Plan(plan) = &self.impacts else { return true };
        let is_of_weapon = plan.delivery.attack.as_ref().is_some_and(|attack| attack.weapon == weapon);
        plan.impacts.len() == 1 && is_of_weapon
    }
}

impl ImpactsOf {
    fn list(&self) -> &[ImpactPlan] {
        match self {
            ImpactsOf::Plan(plan) => &plan.impacts,
            ImpactsOf::Now(impact) => std::slice::from_ref(impact),
        }
    }
}

/// How many hit points a combatant has lost.
fn lost(table: &Table<'_>, who: CombatantId) -> i32 {
    let points = table.body(who).and_then(|body| body.hit_points);
    points.map_or(0, |points| (i32::from(points.most) - i32::from(points.now)).max(0))
}

impl Strikes {
    /// Forgets everything.
    pub fn clear(&mut self) {
        self.deliveries.clear();
        self.impacts.clear();
    }

    /// The answers for a strike whose first check has these circumstances. Adds the circumstances of all checks to `met`.
    /// The strike itself is made only if its delivery is not known yet.
    pub fn answers(
        &mut self,
        table: &Table<'_>,
        roles: Roles,
        print: &StrikePrint,
        make: impl FnOnce() -> Option<Delivery>,
        met: &mut Vec<CheckedCircumstances>,
    ) -> Option<Answers> {
        let StrikePrint { delivery, hands, impacts, measure } = print;
        let deed = met.first().map_or(0, |(_, circumstances)| *circumstances);
        let key = digest(&(delivery.digest, deed));
        let holds = |known: &Known| holds(table, roles, known.met.get(1..).unwrap_or_default());
        let known = self.deliveries.recall(key, holds, || {
            let mut strike = make()?;
            // As much damage makes a difference as if the target had lost no hit points.
            strike.plan.to_mut().delivery.enough += lost(table, roles.target());
            Some(Known::of(table, roles, strike, *measure))
        })?;
        add_missing(met, &known.met);
        let impacts = impacts.list();
        let enough = enough(impacts);
        let (mut worth, mut chance, mut falls) = (known.settled, 0.0, 0.0);
        let cut =
            |dealt: &Dealt| Dealt { through: dealt.through.map(|through| through.min(enough)), ..*dealt };
        let ends = known.ends.iter().map(|((dealt, rollers), weight)| ((cut(dealt), rollers), weight));
        let mut ends = ends.peekable();
        // Ends are in the order of hands. What is known of an impact holds for whichever hand it belongs to.
        while let Some(hand) = ends.peek().map(|((dealt, _), _)| dealt.hand) {
            let (of_hand, digest) = (impacts.get(hand..=hand)?, *hands.get(hand)?);
            let known = self.impacts.of(table, roles, digest)?;
            // In the order of damage too, so the next impact mostly lies behind the last one.
            let mut place = 0;
            while let Some((end, mut weight)) = ends.next_if(|((dealt, _), _)| dealt.hand == hand) {
                while let Some((_, more)) = ends.next_if(|(next, _)| *next == end) {
                    weight += more;
                }
                let (dealt, rollers) = end;
                let dealt = Dealt { hand: 0, ..dealt };
                let impact;
                (impact, place) = known.of(table, roles, (of_hand, *measure), ((dealt, rollers), place + 1));
                worth += weight * impact.worth;
                falls += weight * impact.falls;
                if dealt.landed == Some(true) {
                    chance += weight;
                }
            }
            add_missing(met, &known.met);
        }
        Some(Answers::new(measure.whole(worth), chance, known.favour, falls))
    }
}

impl Known {
    fn of(table: &Table<'_>, roles: Roles, strike: Delivery, measure: Measure) -> Known {
        let mut met = Vec::new();
        let odds = table.weigh_delivery(strike, &mut met);
        let mut settled = 0.0;
        let mut ends = Distribution::default();
        for (delivered, rollers, chance) in odds.ends {
            settled += chance * f64::from(measure.worth_of(&delivered.effects));
            if let Some(dealt) = delivered.dealt {
                ends.add((dealt, roles.remember_all(rollers)), chance);
            }
        }
        let favour = odds.first.as_ref().map_or(0, |first| favour(&first.check, roles.actor()));
        Known { met: digests(roles, met).collect(), ends, settled, favour }
    }
}
