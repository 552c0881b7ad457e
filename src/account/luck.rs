//! Luck: what the dice showed, beside what was to be expected of them. Every roll carries its check, and the check knows its
//! exact chances, so what is expected here is what the odds promised before the roll.

use super::Account;
use super::blows::is_check;
use crate::battle::{CombatantId, GmOrder, Happening, Purpose};
use crate::rules::book::muster::Muster;

/// How many checks succeeded, and the exact chance that each of them had.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Chances {
    /// The chance of each check, before it was rolled.
    each: Vec<f64>,
    /// How many of them succeeded.
    pub met: usize,
}

impl Chances {
    fn add(&mut self, chance: f64, succeeds: bool) {
        self.each.push(chance);
        self.met += usize::from(succeeds);
    }

    /// How many checks were rolled.
    pub const fn count(&self) -> usize {
        self.each.len()
    }

    /// How many successes were to be expected.
    pub fn expected(&self) -> f64 {
        self.each.iter().sum()
    }

    /// The exact chance of every number of successes, from none to all.
    pub fn distribution(&self) -> Vec<f64> {
        let mut chances = vec![1.0];
        for chance in &self.each {
            let mut next = vec![0.0; chances.len() + 1];
            for (count, weight) in chances.iter().enumerate() {
                next[count] += weight * (1.0 - chance);
                next[count + 1] += weight * chance;
            }
            chances = next;
        }
        chances
    }

    /// The share of all possible results that are worse than this one; equal results count half.
    pub fn share_below(&self) -> f64 {
        let chances = self.distribution();
        let worse: f64 = chances[..self.met].iter().sum();
        worse + chances[self.met] / 2.0
    }
}

/// What damage dice added up to, and what was to be expected of them.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct DamageDice {
    pub rolls: usize,
    pub total: i64,
    pub expected: f64,
}

/// The luck of one side.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct SideLuck {
    /// Rolls to hit.
    pub strikes: Chances,
    /// All other checks: saves, contests, morale and so on.
    pub checks: Chances,
    /// Rolls for damage.
    pub damage: DamageDice,
}

/// A roll that came out against its chances.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct OddRoll {
    pub who: CombatantId,
    pub purpose: Purpose,
    /// The chance of success that the check had.
    pub chance: f64,
    /// The number of the fact that tells of it.
    pub fact: usize,
}

/// Counts the rolls that dice alone decided.
#[derive(Debug, Default)]
pub(super) struct Counter {
    /// The combatants whose next roll a game master has decided.
    decided: Vec<CombatantId>,
}

impl Counter {
    pub(super) fn take_in(
        &mut self,
        muster: &Muster,
        account: &mut Account,
        number: usize,
        what: &Happening,
    ) {
        let (who, purpose, check, rolled) = match what {
            Happening::Ruled { gm_order: GmOrder::SetDie { who, .. } } => {
                self.decided.push(*who);
                return;
            }
            Happening::Rolled { who: Some(who), purpose, check, rolled } => (*who, *purpose, check, rolled),
            _ => return,
        };
        if let Some(place) = self.decided.iter().position(|decided| *decided == who) {
            self.decided.remove(place);
            return;
        }
        let side = muster.sheets.get(who.index()).map(|sheet| sheet.side);
        let Some(luck) = side.and_then(|side| account.luck.get_mut(side.index())) else { return };
        if !is_check(check.goal) {
            // Where attacks always land, the roll of the attack is its damage.
            if let Purpose::Damage { .. } | Purpose::Attack { .. } = purpose {
                luck.damage.rolls += 1;
                luck.damage.total += i64::from(rolled.total);
                let mean = check.chances().map(|(result, chance)| f64::from(result.total) * chance);
                luck.damage.expected += mean.sum::<f64>();
            }
            return;
        }
        let chance = check.chance();
        let kind =
            if matches!(purpose, Purpose::Attack { .. }) { &mut luck.strikes } else { &mut luck.checks };
        kind.add(chance, rolled.succeeds);
        let odd = OddRoll { who, purpose, chance, fact: number };
        if rolled.succeeds {
            let is_rarer = |best: &OddRoll| chance < best.chance;
            if chance < 0.5 && account.luckiest.as_ref().is_none_or(is_rarer) {
                account.luckiest = Some(odd);
            }
        } else if chance > 0.5 && account.unluckiest.as_ref().is_none_or(|worst| chance > worst.chance) {
            account.unluckiest = Some(odd);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_chance_of_every_number_of_successes_is_that_of_counting_all_ways() {
        let each = [0.5, 0.25, 0.9, 1.0 / 6.0];
        let mut chances = Chances::default();
        each.iter().for_each(|chance| chances.add(*chance, false));
        let mut counted = [0.0; 5];
        for ways in 0..16_u32 {
            let weight: f64 = each
                .iter()
                .enumerate()
                .map(|(place, chance)| if ways >> place & 1 == 1 { *chance } else { 1.0 - chance })
                .product();
            counted[ways.count_ones() as usize] += weight;
        }
        for (found, wanted) in chances.distribution().iter().zip(counted) {
            assert!((found - wanted).abs() < 1e-12, "{found} {wanted}");
        }
    }

    #[test]
    fn the_middle_result_is_better_than_half_of_all() {
        let mut chances = Chances::default();
        [true, false].into_iter().for_each(|succeeds| chances.add(0.5, succeeds));
        assert!((chances.share_below() - 0.5).abs() < 1e-12);
        chances.met = 2;
        assert!((chances.share_below() - 0.875).abs() < 1e-12);
    }
}
