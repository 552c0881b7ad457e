//! Exact odds in words: what may come of an order, and the check that decides first.

use super::makeup::About;
use super::teller::Teller;
use super::words::{Words, say};
use crate::battle::{CombatantId, Purpose};
use crate::rules::questions::odds::{Odds, Wanted};
use crate::rules::step::Ask;

/// The largest number of equally likely cases that odds are counted out of: six dice of six sides.
const CASES: u64 = 46_656;

impl Teller {
    /// What an order may come to, likeliest questions first, and how the first check is made up.
    pub fn odds(&self, odds: &Odds) -> Vec<String> {
        let check = odds.first.as_ref().map(|ask| self.ask(ask));
        self.chances(odds).into_iter().map(|(_, line)| line).chain(check).collect()
    }

    /// What somebody would lose by an order, in a sentence; nothing where it loses no hit points however it ends.
    pub fn harm(&self, odds: &Odds, target: CombatantId) -> Option<String> {
        let (mean, most) = odds.harm(target)?;
        let mean = format!("{mean:.1}");
        Some(say!(self.words(), "odds-harm", mean = mean, most = most))
    }

    /// The chance of each thing that may come of an order, with its line.
    pub fn chances(&self, odds: &Odds) -> Vec<(Wanted, String)> {
        let mut lines = Vec::new();
        let is_blow = odds.first.as_ref().is_some_and(|ask| matches!(ask.purpose, Purpose::Attack { .. }));
        let mut one_way_out = false;
        for wanted in Wanted::ALL {
            let chance = odds.chance(wanted);
            let id = match wanted {
                Wanted::Hit if is_blow => "odds-hit",
                Wanted::Hit => "odds-success",
                Wanted::Injured => "odds-injured",
                Wanted::Dead => "odds-dead",
                Wanted::Down => "odds-down",
                Wanted::Maimed => "odds-maimed",
                Wanted::Senseless => "odds-unconscious",
                Wanted::OutOfTheFight => "odds-out-of-the-fight",
                Wanted::Tired => "odds-tired",
                Wanted::Stressed => "odds-stressed",
                Wanted::Prone => "odds-prone",
                Wanted::Disarmed => "odds-disarmed",
                Wanted::Mishap => "odds-mishap",
                // The rest of what hits leave.
                Wanted::Miss => continue,
            };
            let decides =
                wanted == Wanted::Hit && odds.endings.iter().any(|(ending, _)| ending.landed.is_some());
            if chance <= 0.0 && !decides || wanted == Wanted::OutOfTheFight && one_way_out {
                continue;
            }
            if matches!(wanted, Wanted::Dead | Wanted::Down | Wanted::Maimed | Wanted::Senseless) {
                // Where there is one way out of the fight, its own line says it all.
                one_way_out = (chance - odds.chance(Wanted::OutOfTheFight)).abs() < 1e-12;
            }
            lines.push((wanted, say!(self.words, id, chance = self.words.chance(chance))));
        }
        lines
    }

    /// A check that lies ahead, in the words in which it will be told when it is rolled.
    pub fn ask(&self, ask: &Ask) -> String {
        let about = About { purpose: ask.purpose, clause: Some(ask.clause) };
        let (who, check) = (self.name_or_somebody(ask.who), self.check(&ask.check, None, about));
        say!(self.words, "odds-check", who = who, purpose = self.purpose(ask.purpose), check = check)
    }
}

impl Words {
    /// A chance as a percentage.
    pub fn percentage(&self, chance: f64) -> String {
        match chance {
            ..=0.0 => say!(self, "chance-none"),
            // Six times a sixth falls short of one by a rounding.
            _ if chance > 1.0 - 1e-12 => say!(self, "chance-certain"),
            ..0.000_5 => say!(self, "chance-under"),
            0.999_5.. => say!(self, "chance-over"),
            _ => say!(self, "chance-percent", percent = format!("{:.1}", chance * 100.0)),
        }
    }

    /// A chance as a percentage, and as so many cases out of so many where it is such a number.
    pub fn chance(&self, chance: f64) -> String {
        let percent = self.percentage(chance);
        match cases(chance) {
            Some((cases, of)) => say!(self, "chance-cases", percent = percent, cases = cases, of = of),
            None => percent,
        }
    }
}

/// A chance as a fraction in lowest terms, found by its continued fraction; none for what is certain either way, and none
/// where it would take more cases than anybody could picture.
fn cases(chance: f64) -> Option<(u64, u64)> {
    let (mut before, mut now) = ((0u64, 1u64), (1u64, 0u64));
    let mut rest = chance;
    // Denominators at least double with every other turn, so few turns are enough.
    for _ in 0..40 {
        let whole = rest as u64;
        let next = (whole.checked_mul(now.0)? + before.0, whole.checked_mul(now.1)? + before.1);
        if next.1 > CASES {
            return None;
        }
        (before, now) = (now, next);
        if (chance - now.0 as f64 / now.1 as f64).abs() < 1e-12 {
            return (now.1 > 1).then_some(now);
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
