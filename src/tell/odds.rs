//! Exact odds in words: the possible outcomes of an order, and the first check, which decides between them.

use super::check::About;
use super::teller::Teller;
use super::words::{Words, say};
use crate::battle::{CombatantId, Purpose};
use crate::rules::questions::odds::{Odds, Wanted};
use crate::rules::step::Ask;

/// The largest number of equally likely cases that a fraction counts: those of six six-sided dice.
const CASES: u64 = 46_656;

impl Teller {
    /// The chance of each outcome of an order, and the parts of the first check.
    pub fn odds(&self, odds: &Odds) -> Vec<String> {
        let check = odds.first.as_ref().map(|ask| self.ask(ask));
        self.chances(odds).into_iter().map(|(_, line)| line).chain(check).collect()
    }

    /// How many hit points the target of an order would lose; none if they lose none in any outcome.
    pub fn harm(&self, odds: &Odds, target: CombatantId) -> Option<String> {
        let (mean, most) = odds.harm(target)?;
        let mean = self.words.decimal(mean, 1);
        Some(say!(self.words(), "odds-harm", mean = mean, most = most))
    }

    /// The odds of a blow for one target in a few words: the chance to hit and what is to be expected of it; where the
    /// blow is certain to land, from what to what it costs.
    pub fn brief_odds(&self, odds: &Odds, target: CombatantId) -> String {
        let hit = odds.chance(Wanted::Hit);
        let chance = self.words.percentage(hit);
        let out = odds.chance(Wanted::OutOfTheFight);
        match odds.toll(target) {
            Some(toll) => {
                let (least, most) = (toll.least, toll.most);
                let mean = self.words.decimal(toll.mean, 1);
                if !is_certain(hit) {
                    say!(self.words, "odds-brief", chance = chance, mean = mean)
                } else if least == most {
                    most.to_string()
                } else {
                    say!(self.words, "odds-brief-span", least = least, most = most, mean = mean)
                }
            }
            None if out > 0.0 => {
                say!(self.words, "odds-brief-out", chance = chance, out = self.words.percentage(out))
            }
            None if odds.chance(Wanted::Injured) > 0.0 => chance,
            None => say!(self.words, "odds-brief-nothing"),
        }
    }

    /// The chance of each outcome of an order, with its line.
    pub fn chances(&self, odds: &Odds) -> Vec<(Wanted, String)> {
        let mut lines = Vec::new();
        let is_blow = odds.first.as_ref().is_some_and(|ask| matches!(ask.purpose, Purpose::Attack { .. }));
        let mut has_one_way_out = false;
        // The chance of a miss is what the chances to hit leave.
        for wanted in Wanted::ALL.into_iter().filter(|wanted| *wanted != Wanted::Miss) {
            let chance = odds.chance(wanted);
            let decides = wanted == Wanted::Hit && odds.may_land_or_miss();
            if chance <= 0.0 && !decides || wanted == Wanted::OutOfTheFight && has_one_way_out {
                continue;
            }
            if matches!(wanted, Wanted::Dead | Wanted::Down | Wanted::Maimed | Wanted::Senseless) {
                // If there is only one way out of the fight, a line for both would say the same twice.
                has_one_way_out = (chance - odds.chance(Wanted::OutOfTheFight)).abs() < 1e-12;
            }
            let chance = self.words.chance(chance);
            let line = if wanted == Wanted::Hit && !is_blow {
                say!(self.words, "odds-success", chance = chance)
            } else {
                self.tell_as("odds", &wanted, &[("chance", chance.into())])
            };
            lines.push((wanted, line));
        }
        lines
    }

    /// A check that is still to be rolled, in the same words as the roll later.
    pub fn ask(&self, ask: &Ask) -> String {
        let about = About { purpose: ask.purpose, clause: Some(ask.clause) };
        let (who, check) = (self.noun_or_somebody(ask.who), self.check(&ask.check, None, about));
        say!(self.words, "odds-check", who = who, purpose = self.tell(&ask.purpose), check = check)
    }
}

impl Words {
    /// A chance as a percentage.
    pub fn percentage(&self, chance: f64) -> String {
        match chance {
            ..=0.0 => say!(self, "chance-none"),
            _ if is_certain(chance) => say!(self, "chance-certain"),
            ..0.000_5 => say!(self, "chance-under"),
            0.999_5.. => say!(self, "chance-over"),
            _ => say!(self, "chance-percent", percent = self.decimal(chance * 100.0, 1)),
        }
    }

    /// A chance as a percentage, and also as a fraction if that is a simple one.
    pub fn chance(&self, chance: f64) -> String {
        let percent = self.percentage(chance);
        match cases(chance) {
            Some((cases, of)) => say!(self, "chance-cases", percent = percent, cases = cases, of = of),
            None => percent,
        }
    }
}

/// Whether a chance is 1. Six times 1/6 is a little less than 1 in floating point.
pub fn is_certain(chance: f64) -> bool {
    chance > 1.0 - 1e-12
}

/// A chance as a fraction in lowest terms, found by its continued fraction. None for 0 and 1, or if the denominator
/// would be too large to imagine.
fn cases(chance: f64) -> Option<(u64, u64)> {
    let (mut before, mut now) = ((0u64, 1u64), (1u64, 0u64));
    let mut rest = chance;
    // Denominators at least double with every other turn of the loop.
    for _ in 0..40 {
        let whole = rest as u64;
        let next = (whole.checked_mul(now.0)? + before.0, whole.checked_mul(now.1)? + before.1);
        if next.1 > CASES {
            return None;
        }
        (before, now) = (now, next);
        if (chance - now.0 as f64 / now.1 as f64).abs() < 1e-12 {
            return if now.1 > 1 { Some(now) } else { None };
        }
        rest = 1.0 / (rest - whole as f64);
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_fraction_of_dice_is_found_again_in_lowest_terms() {
        let divisor = |mut a: u64, mut b: u64| {
            while b > 0 {
                (a, b) = (b, a % b);
            }
            a
        };
        for of in [6u64, 36, 216, 1296, 46_656, 20, 400] {
            for count in (1..of).step_by(7) {
                let shared = divisor(count, of);
                assert_eq!(
                    cases(count as f64 / of as f64),
                    Some((count / shared, of / shared)),
                    "{count}/{of}"
                );
            }
        }
    }

    #[test]
    fn what_is_certain_and_what_is_no_fraction_has_no_cases() {
        for chance in [0.0, 1.0, 0.123_456_789_012_345, 1e-9, 1.0 / 50_000.0] {
            assert_eq!(cases(chance), None, "{chance}");
        }
    }

    #[test]
    fn what_may_still_happen_is_never_shown_as_never_or_always() {
        let words = Words::english();
        assert_eq!(words.chance(1.0 / 40_000.0), "under 0.1% (1 in 40000)");
        assert_eq!(words.chance(1.0 - 1.0 / 40_000.0), "over 99.9% (39999 in 40000)");
        assert_eq!(words.chance(0.0), "0%");
        assert_eq!(words.chance(1.0), "100%");
        assert_eq!(words.chance((0..6).map(|_| 1.0 / 6.0).sum()), "100%");
        assert_eq!(words.chance(5.0 / 6.0), "83.3% (5 in 6)");
    }
}
