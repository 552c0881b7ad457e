//! Why an opponent did something, in words.

use super::message::key_of;
use super::teller::Teller;
use super::words::say;
use crate::battle::{Because, CombatantId, Course, Order, Reasons};

/// What counts as much as putting an enemy out of the fight.
const ENEMY: f64 = 1000.0;
/// Amounts below this are told with one digit more.
const SMALL: i32 = 95;

impl Teller {
    /// Why an opponent gave an order, in a line.
    pub fn why_of(&self, reasons: &Reasons) -> String {
        say!(self.words, "why-line", because = self.because(reasons))
    }

    /// The same, with the order, where it would not be clear otherwise which one is meant.
    pub fn why_of_order(&self, reasons: &Reasons) -> String {
        let order = self.order_of(&reasons.order, reasons.who);
        say!(self.words, "why-line-of", order = order, because = self.because(reasons))
    }

    /// An order in a few words, and who is ordered unless that is clear.
    fn order_of(&self, order: &Order, clear: CombatantId) -> String {
        match order {
            Order::Deed { who, deed } if *who == clear => self.label(deed).long,
            _ => self.order(order),
        }
    }

    fn because(&self, reasons: &Reasons) -> String {
        match &reasons.because {
            Because::Reflex(reflex) => self.words.say(&format!("why-rule-{}", key_of(reflex.name())), &[]),
            Because::Weighed { other: None, .. } => say!(self.words, "why-nothing-else"),
            Because::Weighed { other: Some(other), differences, strikers, is_second_best } => {
                let own = (strikers.0 != strikers.1)
                    .then(|| say!(self.words, "why-strikers", here = strikers.0, there = strikers.1));
                let terms = differences.iter().map(|(term, amount)| {
                    let told = self.amount(*amount);
                    let speaks = if *amount > 0 { "for" } else { "against" };
                    let key = format!("why-term-{}-{speaks}", key_of(term.name()));
                    self.words.say(&key, &[("amount", told.into())])
                });
                let told: Vec<String> = terms.chain(own).collect();
                let other = self.course(other);
                if told.is_empty() {
                    say!(self.words, "why-no-better", other = other)
                } else if *is_second_best {
                    say!(self.words, "why-second-best", other = other, terms = self.words.remarks(told))
                } else {
                    say!(self.words, "why-rather", other = other, terms = self.words.remarks(told))
                }
            }
            Because::Tried { other, battles, better, worse, gain } => {
                let other = self.order_of(other, reasons.who);
                let key = if *gain > 0 { "why-tried" } else { "why-tried-alike" };
                let values = [
                    ("other", other.into()),
                    ("battles", (*battles).into()),
                    ("better", (*better).into()),
                    ("worse", (*worse).into()),
                    ("amount", self.amount(*gain).into()),
                ];
                self.words.say(key, &values)
            }
        }
    }

    /// An amount in enemies.
    fn amount(&self, amount: i32) -> String {
        let decimals = if amount.abs() < SMALL { 2 } else { 1 };
        self.words.decimal(f64::from(amount.abs()) / ENEMY, decimals)
    }

    /// What could be done, in a few words.
    fn course(&self, course: &Course) -> String {
        let going = course.to.map(|at| say!(self.words, "label-move", to = self.square(at)));
        let deed = course.deed.as_ref().map(|deed| self.label(deed).long);
        match (going, deed) {
            (Some(going), Some(deed)) => say!(self.words, "why-going-then", going = going, deed = deed),
            (Some(one), None) | (None, Some(one)) => one,
            (None, None) => say!(self.words, "why-staying"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::battle::{Reflex, Term};
    use crate::tell::Words;

    #[test]
    fn every_rule_and_every_term_has_its_sentences() {
        let words = Words::english();
        let rules = Reflex::ALL.iter().map(|reflex| format!("why-rule-{}", key_of(reflex.name())));
        let sentences = |term: &Term| ["for", "against"].map(|way| (key_of(term.name()), way));
        let terms = Term::ALL.iter().flat_map(sentences).map(|(term, way)| format!("why-term-{term}-{way}"));
        let missing: Vec<String> = rules.chain(terms).filter(|key| !words.has(key)).collect();
        assert!(missing.is_empty(), "there is no {missing:?}");
    }
}
