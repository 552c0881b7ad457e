//! What a strike is worth, in two steps: its delivery, which is the same whatever hit points the target has left, and its
//! impact. Deliveries are remembered; impacts are worked out anew.

use super::mixer::digest;
use super::value::Measure;
use super::worth::{Answers, CheckedCircumstances, Key, add_missing, digests, favour, holds, slot_of};
use crate::battle::CombatantId;
use crate::dice::Distribution;
use crate::rules::exchange::strike::{Dealt, Delivery};
use crate::rules::questions::weigh_out::Rollers;
use crate::rules::table::Table;

/// How many deliveries are remembered.
const SLOTS: usize = 16384;

/// The deliveries of strikes that came up before.
#[derive(Debug, Default)]
pub struct Deliveries(Vec<Option<Known>>);

/// Everything about the delivery of a strike that its worth depends on. It stays valid as long as each of its checks would
/// be made under the same circumstances.
#[derive(Debug)]
struct Known {
    key: Key,
    met: Vec<CheckedCircumstances>,
    /// What may reach the body, those who have rolled until then, and its chance.
    ends: Distribution<(Dealt, Rollers)>,
    /// The mean worth of what is settled before.
    settled: f64,
    favour: i32,
}

impl Deliveries {
    /// Forgets everything.
    pub fn clear(&mut self) {
        self.0.clear();
        self.0.resize_with(SLOTS, || None);
    }

    /// The answers for a strike whose first check has these circumstances. Adds the circumstances of all checks to `met`.
    pub fn answers(
        &mut self,
        table: &Table<'_>,
        (who, target): (CombatantId, CombatantId),
        mut strike: Delivery,
        met: &mut Vec<CheckedCircumstances>,
    ) -> Answers {
        let enough = strike.plan.delivery.enough;
        let points = table.body(target).and_then(|body| body.hit_points);
        // As much damage makes a difference as if the target had lost no hit points.
        let lost = points.map_or(0, |points| i32::from(points.most) - i32::from(points.now));
        strike.plan.to_mut().delivery.enough += lost.max(0);
        let measure = Measure::of(table, target);
        let plan = strike.plan.clone();
        let deed = met.first().map_or(0, |(_, circumstances)| *circumstances);
        let key = Key { exchange: digest(&(&plan.delivery, measure)), deed };
        let slot = slot_of(&key, SLOTS);
        let holds = |known: &&Known| known.key == key && holds(table, known.met.get(1..).unwrap_or_default());
        if self.0[slot].as_ref().filter(holds).is_none() {
            self.0[slot] = Some(Known::of(table, who, strike, key, measure));
        }
        let Some(known) = &self.0[slot] else { return Answers::default() };
        add_missing(met, &known.met);
        let mut rolled = Vec::new();
        let (mut worth, mut chance) = (known.settled, 0.0);
        let mut ends = known.ends.iter().peekable();
        while let Some(((dealt, rollers), mut weight)) = ends.next() {
            let cut =
                |dealt: &Dealt| Dealt { through: dealt.through.map(|through| through.min(enough)), ..*dealt };
            let dealt = cut(dealt);
            while let Some((_, more)) = ends.next_if(|((next, by), _)| cut(next) == dealt && by == rollers) {
                weight += more;
            }
            table.weigh_impact(&plan, (dealt, rollers.clone()), &mut rolled, &mut |ending, share| {
                worth += weight * share * f64::from(measure.worth_of(&ending.effects));
                if ending.landed == Some(true) {
                    chance += weight * share;
                }
            });
        }
        met.extend(digests(rolled));
        Answers::new(measure.whole(worth), chance, known.favour)
    }
}

impl Known {
    fn of(table: &Table<'_>, who: CombatantId, strike: Delivery, key: Key, measure: Measure) -> Known {
        let mut met = Vec::new();
        let odds = table.weigh_delivery(strike, &mut met);
        let mut settled = 0.0;
        let mut ends = Distribution::default();
        for (delivered, rollers, chance) in odds.ends {
            settled += chance * f64::from(measure.worth_of(&delivered.effects));
            if let Some(dealt) = delivered.dealt {
                ends.add((dealt, rollers), chance);
            }
        }
        let favour = odds.first.as_ref().map_or(0, |first| favour(&first.check, who));
        Known { key, met: digests(met).collect(), ends, settled, favour }
    }
}
