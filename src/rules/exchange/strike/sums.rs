//! All totals that the damage dice of a strike may add up to, with their chances. Since no roll depends on another, each roll is
//! added once to all possible totals of the rolls before it.

use std::collections::BTreeMap;
use std::ops::Range;

use super::plan::StrikePlan;
use super::progress::Progress;
use super::{Delivered, Delivery};
use crate::battle::Effect;
use crate::dice::{Distribution, Rolled};
use crate::rules::axes::damage::{DamagePlan, DamageTally, NextDamage};
use crate::rules::exchange::shared::Shared;
use crate::rules::step::Ask;

/// The totals that the damage dice of a strike may have added up to.
pub struct Sums {
    plan: Shared<StrikePlan>,
    /// Which dice are rolled, without any results.
    progress: Progress,
    effects: Vec<Effect>,
    ways: Vec<Way>,
    /// The possible totals of the dice to which the next dice are simply added.
    pending: Option<Distribution<i32>>,
}

/// Some possible results of the dice, all with the same chances for the damage that has met protection.
struct Way {
    /// The chances for the damage that has met protection. The index is the amount worn off the guard, plus the damage that
    /// has got through once the guard is gone.
    chances: Vec<f64>,
    /// The results that have not met protection yet.
    waiting: Distribution<Apart>,
}

/// What has not met protection yet: the dice that are being counted, and the best of several blows.
type Apart = (DamageTally, Option<(i32, usize)>);

impl Delivery {
    /// The sums of a delivery that has come to its damage dice: these are only added up; none if its next roll is not for
    /// damage.
    pub fn adding_up(&self) -> Option<Sums> {
        let progress = &self.progress;
        if !progress.is_dealing() {
            return None;
        }
        let through = usize::try_from(progress.through).unwrap_or(0);
        let mut chances = vec![0.0; through + 1];
        chances[through] = 1.0;
        let ways = vec![Way::new((progress.so_far.clone(), progress.best), chances)];
        let (plan, effects) = (self.plan.clone(), self.effects.clone());
        Some(Sums { plan, progress: progress.clone(), effects, ways, pending: None })
    }
}

impl Sums {
    /// Adds every result of the dice that were asked for, each with its chance.
    pub fn count(&mut self, results: &[(Rolled, f64)]) {
        let totals = results.iter().map(|(rolled, chance)| (rolled.total, *chance));
        self.add(totals);
        self.plan.delivery.move_on(&mut self.progress);
    }

    /// The dice to throw next; none once all damage is dealt.
    pub fn next_dice(&mut self) -> Option<Ask> {
        loop {
            match self.plan.delivery.due(&mut self.progress)? {
                NextDamage::Dice(ask) => return Some(self.plan.delivery.as_dared(&self.progress, ask)),
                NextDamage::Certain(total) => {
                    self.add(std::iter::once((total, 1.0)));
                    self.plan.delivery.move_on(&mut self.progress);
                }
            }
        }
    }

    fn add(&mut self, totals: impl Iterator<Item = (i32, f64)>) {
        let (delivery, progress) = (&self.plan.delivery, &self.progress);
        let Some(plan) = delivery.damage(progress) else { return };
        let Some(guard) = delivery.hands.first().map(|hand| &hand.guard) else { return };
        let (unworn, damage) = (progress.wear, &progress.damage);
        let (left, enough) = (guard.left(unworn), delivery.enough);
        let is_highest = delivery.is_highest();
        // The blow may be halved, rounded down, so more than twice as much makes no difference.
        let most = guard.enough_of_one_kind(unworn, enough).saturating_mul(2).saturating_add(2);
        let most = if is_highest { i32::MAX } else { most };
        let mut merged = Distribution::default();
        totals.for_each(|(total, chance)| merged.add(total.min(most), chance));
        // A total below 0 must be counted by itself, not as a part of a sum.
        if merged.iter().all(|(total, _)| *total >= 0) {
            if let Some(pending) = self.pending.take() {
                merged = pending.plus(&merged, most);
            }
            if plan.next_dice_add_up(damage) {
                self.pending = Some(merged);
                return;
            }
        }
        let pending = self.pending.take().unwrap_or_else(|| Distribution::from(0));
        let mut met: BTreeMap<Apart, Vec<f64>> = BTreeMap::new();
        for Way { chances, waiting } in std::mem::take(&mut self.ways) {
            if is_highest {
                let waiting = highest(progress, plan, &waiting, (&pending, &merged));
                self.ways.push(Way { chances, waiting });
                continue;
            }
            let (mut still_waiting, mut blows) = (Distribution::default(), Distribution::default());
            for ((so_far, best), weight) in waiting.iter() {
                for (before, before_chance) in pending.iter() {
                    let so_far = plan.and(so_far, *before);
                    for (total, chance) in merged.iter() {
                        let (so_far, blow) = plan.count(damage, &so_far, *total);
                        let chance = weight * before_chance * chance;
                        if blow.parts.is_empty() {
                            still_waiting.add((so_far.at_most(most), *best), chance);
                        } else {
                            blows.add((blow, (so_far, *best)), chance);
                        }
                    }
                }
            }
            for ((blow, apart), chance) in blows {
                let onto = met.entry(apart).or_default();
                // As long as the guard holds, a blow wears off the same amount, however much of the guard is gone already.
                let mut wear = unworn;
                let through = guard.take(&mut wear, &blow);
                let worn = left - guard.left(wear);
                let holds = if through == 0 { place(left - worn).min(chances.len()) } else { 0 };
                shift(&chances[..holds], chance, worn, left + enough, onto);
                // If the guard breaks, what gets through depends on how much of it was left.
                let ends_at = |wear: usize| {
                    let mut worn = unworn.and(i32::try_from(wear).unwrap_or(left));
                    let through = guard.take(&mut worn, &blow).min(enough);
                    left - guard.left(worn) + through
                };
                let broken = Broken { chances: &chances, is_even: blow.parts.len() == 1 };
                let breaks = holds..place(left).min(chances.len());
                broken.add(breaks, chance, left + enough, &ends_at, onto);
                if let Some(rest) = chances.get(place(left)..).filter(|rest| !rest.is_empty()) {
                    let through = guard.take(&mut unworn.and(left), &blow);
                    shift(rest, chance, left + through.min(enough), left + enough, onto);
                }
            }
            if !still_waiting.is_empty() {
                self.ways.push(Way { chances, waiting: still_waiting });
            }
        }
        self.ways.extend(met.into_iter().map(|(apart, chances)| Way::new(apart, chances)));
    }

    /// What each of the totals comes to at the body, with its chance.
    pub fn ends(&self) -> impl Iterator<Item = (Delivered, f64)> {
        let Sums { plan, progress, effects, ways, .. } = self;
        let delivery = &plan.delivery;
        let left = delivery.hands.first().map_or(0, |hand| hand.guard.left(progress.wear));
        let each = ways.iter().flat_map(|Way { chances, waiting }| {
            let likely = || chances.iter().enumerate().filter(|(_, chance)| **chance > 0.0);
            waiting.iter().flat_map(move |((_, best), weight)| {
                likely().map(move |(wear, chance)| (*best, wear, chance * weight))
            })
        });
        each.map(move |(best, wear, chance)| {
            let (wear, mut effects) = (i32::try_from(wear).unwrap_or(i32::MAX), effects.clone());
            let through = (wear - left).max(0);
            let wear = progress.wear.and(wear.min(left));
            let dealt = delivery.outcome(Progress { best, through, wear, ..progress.clone() }, &mut effects);
            (Delivered { dealt, effects }, chance)
        })
    }

    /// The plan of the strike.
    pub fn plan(&self) -> &StrikePlan {
        &self.plan
    }
}

/// What waits after a roll of further dice, where only the highest of several blows counts.
fn highest(
    progress: &Progress,
    plan: &DamagePlan,
    waiting: &Distribution<Apart>,
    (pending, totals): (&Distribution<i32>, &Distribution<i32>),
) -> Distribution<Apart> {
    let damage = &progress.damage;
    let ends = plan.ends_a_blow(damage);
    // What the dice have come to is mostly the same, however high the best blow was. So it is counted once for all of these, and
    // they are compared by their best blows alone.
    let mut tallies: Vec<(DamageTally, Distribution<Option<(i32, usize)>>)> = Vec::new();
    let (mut counted, mut counted_for) = (Vec::new(), None);
    for ((so_far, best), weight) in waiting.iter() {
        if counted_for != Some(so_far) {
            counted.clear();
            for (before, before_chance) in pending.iter() {
                let so_far = plan.and(so_far, *before);
                for (total, chance) in totals.iter() {
                    let (tally, blow) = plan.count(damage, &so_far, *total);
                    let known = tallies.iter().position(|(known, _)| *known == tally);
                    let place = known.unwrap_or(tallies.len());
                    if known.is_none() {
                        tallies.push((tally, Distribution::default()));
                    }
                    counted.push((place, blow.total(), before_chance, chance));
                }
            }
            counted_for = Some(so_far);
        }
        for (place, blow, before_chance, chance) in &counted {
            let best = if ends { progress.better(*best, *blow) } else { *best };
            tallies[*place].1.add(best, weight * before_chance * chance);
        }
    }
    let mut waiting = Distribution::default();
    for (tally, bests) in tallies {
        bests.into_iter().for_each(|(best, chance)| waiting.add((tally.clone(), best), chance));
    }
    waiting
}

/// The chances of how much was worn off a guard before a blow broke it.
struct Broken<'w> {
    chances: &'w [f64],
    /// Whether each further point worn off the guard raises the result of the blow by 0 or by 1.
    is_even: bool,
}

impl Broken<'_> {
    /// Adds the result for each amount worn off the guard. Amounts with equal or consecutive results are added together.
    fn add(
        &self,
        worn: Range<usize>,
        weight: f64,
        last: i32,
        to: &impl Fn(usize) -> i32,
        onto: &mut Vec<f64>,
    ) {
        let Range { start, end } = worn;
        if start >= end {
            return;
        }
        let (first_end, last_end) = (to(start), to(end - 1));
        let chances = &self.chances[start..end];
        if chances.len() == 1 || self.is_even && place(last_end - first_end) == chances.len() - 1 {
            shift(chances, weight, first_end, last, onto);
        } else if self.is_even && first_end == last_end {
            shift(&[chances.iter().sum()], weight, first_end, last, onto);
        } else {
            let middle = usize::midpoint(start, end);
            self.add(start..middle, weight, last, to, onto);
            self.add(middle..end, weight, last, to, onto);
        }
    }
}

impl Way {
    fn new(apart: Apart, chances: Vec<f64>) -> Way {
        Way { chances, waiting: Distribution::from(apart) }
    }
}

/// Adds `chances`, times `weight`, to `onto`, moved on by `by` places. Chances beyond the place `last` are added at `last`.
fn shift(chances: &[f64], weight: f64, by: i32, last: i32, onto: &mut Vec<f64>) {
    let (by, last) = (place(by), place(last.max(by)));
    let within = chances.len().min(last + 1 - by);
    onto.resize(onto.len().max(by + within), 0.0);
    for (sum, chance) in onto[by..].iter_mut().zip(chances) {
        *sum += chance * weight;
    }
    let beyond: f64 = chances[within..].iter().sum();
    if let Some(sum) = onto.get_mut(last).filter(|_| beyond > 0.0) {
        *sum += beyond * weight;
    }
}

fn place(number: i32) -> usize {
    usize::try_from(number).unwrap_or(0)
}
