//! All totals that the damage dice of a strike may add up to, with their chances. Since no roll depends on another, each roll is
//! added once to all possible totals of the rolls before it.

use std::collections::BTreeMap;
use std::ops::Range;

use super::dealing::Dealing;
use super::{Strike, StrikeStage};
use crate::dice::{Distribution, Rolled};
use crate::rules::axes::damage::{DamageTally, NextDamage};
use crate::rules::step::{Ask, Step};

/// The totals that the damage dice of a strike may have added up to.
pub struct Sums {
    strike: Strike,
    /// Which dice are rolled, without any results.
    dealing: Box<Dealing>,
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

impl Strike {
    /// The sums of a strike that has come to its damage dice: these are only added up.
    ///
    /// # Errors
    /// The strike itself, if its next roll is not for damage.
    #[allow(clippy::result_large_err, reason = "it is given back as it was; a box would cost every roll")]
    pub fn adding_up(self) -> Result<Sums, Strike> {
        match self.stage {
            StrikeStage::Dealing(dealing) => {
                let through = usize::try_from(dealing.through).unwrap_or(0);
                let mut chances = vec![0.0; through + 1];
                chances[through] = 1.0;
                let ways = vec![Way::new((dealing.so_far.clone(), dealing.best), chances)];
                let strike = Strike { stage: StrikeStage::Over, ..self };
                Ok(Sums { strike, dealing, ways, pending: None })
            }
            _ => Err(self),
        }
    }
}

impl Sums {
    /// Adds every result of the dice that were asked for, each with its chance.
    pub fn count(&mut self, results: &[(Rolled, f64)]) {
        let totals = results.iter().map(|(rolled, chance)| (rolled.total, *chance));
        self.add(totals);
        self.dealing.move_on();
    }

    /// The dice to throw next; none once all damage is dealt.
    pub fn next_dice(&mut self) -> Option<Ask> {
        loop {
            match self.dealing.due()? {
                NextDamage::Dice(ask) => return Some(self.strike.as_dared(ask)),
                NextDamage::Certain(total) => {
                    self.add(std::iter::once((total, 1.0)));
                    self.dealing.move_on();
                }
            }
        }
    }

    fn add(&mut self, totals: impl Iterator<Item = (i32, f64)>) {
        let Some(plan) = self.dealing.plan() else { return };
        let Some(guard) = self.dealing.hands.first().map(|hand| &hand.body.guard) else { return };
        let (left, enough) = (guard.left(), self.dealing.enough());
        let (is_highest, ends) = (self.dealing.is_highest(), plan.ends_a_blow());
        // The blow may be halved, rounded down, so more than twice as much makes no difference.
        let most = guard.enough_of_one_kind(enough).saturating_mul(2).saturating_add(2);
        let most = if is_highest { i32::MAX } else { most };
        let mut merged = Distribution::default();
        totals.for_each(|(total, chance)| merged.add(total.min(most), chance));
        // A total below 0 must be counted by itself, not as a part of a sum.
        if merged.iter().all(|(total, _)| *total >= 0) {
            if let Some(pending) = self.pending.take() {
                merged = pending.plus(&merged, most);
            }
            if plan.next_dice_add_up() {
                self.pending = Some(merged);
                return;
            }
        }
        let pending = self.pending.take().unwrap_or_else(|| Distribution::from(0));
        let mut met: BTreeMap<Apart, Vec<f64>> = BTreeMap::new();
        for Way { chances, waiting } in std::mem::take(&mut self.ways) {
            let (mut still_waiting, mut blows) = (Distribution::default(), Distribution::default());
            for ((so_far, best), weight) in waiting.iter() {
                for (before, before_chance) in pending.iter() {
                    let so_far = plan.and(so_far, *before);
                    for (total, chance) in merged.iter() {
                        let (so_far, blow) = plan.count(&so_far, *total);
                        let chance = weight * before_chance * chance;
                        if is_highest {
                            let best = if ends { self.dealing.better(*best, blow.total()) } else { *best };
                            still_waiting.add((so_far, best), chance);
                        } else if blow.parts.is_empty() {
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
                let mut fresh = guard.clone();
                let through = fresh.take(&blow);
                let worn = left - fresh.left();
                let holds = if through == 0 { place(left - worn).min(chances.len()) } else { 0 };
                shift(&chances[..holds], chance, worn, left + enough, onto);
                // If the guard breaks, what gets through depends on how much of it was left.
                let ends_at = |wear: usize| {
                    let mut worn = guard.clone().worn_by(i32::try_from(wear).unwrap_or(left));
                    let through = worn.take(&blow).min(enough);
                    left - worn.left() + through
                };
                let broken = Broken { chances: &chances, is_even: blow.parts.len() == 1 };
                let breaks = holds..place(left).min(chances.len());
                broken.add(breaks, chance, left + enough, &ends_at, onto);
                if let Some(rest) = chances.get(place(left)..).filter(|rest| !rest.is_empty()) {
                    let through = guard.clone().worn_by(left).take(&blow);
                    shift(rest, chance, left + through.min(enough), left + enough, onto);
                }
            }
            if !still_waiting.is_empty() {
                self.ways.push(Way { chances, waiting: still_waiting });
            }
        }
        self.ways.extend(met.into_iter().map(|(apart, chances)| Way::new(apart, chances)));
    }

    /// What each of the totals leads to, with its chance.
    pub fn steps(self) -> impl Iterator<Item = (Step<Strike>, f64)> {
        let Sums { strike, dealing, ways, .. } = self;
        let left = dealing.hands.first().map_or(0, |hand| hand.body.guard.left());
        let each = ways.into_iter().flat_map(|Way { chances, waiting }| {
            waiting.into_iter().map(move |((_, best), weight)| (best, weight, chances.clone()))
        });
        each.flat_map(move |(best, weight, chances)| {
            let (strike, dealing) = (strike.clone(), dealing.clone());
            let likely = chances.into_iter().enumerate().filter(|(_, chance)| *chance > 0.0);
            likely.map(move |(wear, chance)| {
                let wear = i32::try_from(wear).unwrap_or(i32::MAX);
                let mut dealt = Dealing { best, through: (wear - left).max(0), ..(*dealing).clone() };
                for hand in &mut dealt.hands {
                    hand.body.guard = hand.body.guard.clone().worn_by(wear.min(left));
                }
                (strike.clone().dealt(dealt), chance * weight)
            })
        })
    }
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
