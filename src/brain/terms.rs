//! The amounts of all terms of a candidate. Whoever decides adds them up by the weights of their level and their temper;
//! whoever asks why is told those that made the difference.

use crate::battle::{Temper, Term};

/// The amount of each term, on the scale on which putting an enemy out of the fight counts 1000.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Terms([i32; Term::ALL.len()]);

impl Terms {
    /// These terms with one more.
    pub const fn with(mut self, term: Term, amount: i32) -> Terms {
        self.0[term as usize] += amount;
        self
    }

    /// All terms together, each by its weight.
    pub fn total(&self, weights: &Weights) -> i32 {
        Term::ALL.iter().map(|term| weights.weigh(*term, self.0[*term as usize])).sum()
    }

    /// Each term by its weight.
    pub fn weighed(&self, weights: &Weights) -> [i32; Term::ALL.len()] {
        Term::ALL.map(|term| weights.weigh(term, self.0[term as usize]))
    }
}

/// How much each term counts, in percent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Weights([i32; Term::ALL.len()]);

impl Default for Weights {
    fn default() -> Weights {
        Weights([100; Term::ALL.len()])
    }
}

impl Weights {
    /// An amount of a term by its weight.
    pub const fn weigh(&self, term: Term, amount: i32) -> i32 {
        amount * self.0[term as usize] / 100
    }

    /// These weights with another one for a term.
    pub const fn with(mut self, term: Term, percent: i32) -> Weights {
        self.0[term as usize] = percent;
        self
    }

    /// The weights of somebody who thinks of these terms only, or of all of them if none are named.
    pub fn of_terms(terms: &[Term]) -> Weights {
        Weights(Term::ALL.map(|term| if terms.is_empty() || terms.contains(&term) { 100 } else { 0 }))
    }

    /// These weights for somebody of a temper.
    pub fn of_temper(self, temper: &Temper) -> Weights {
        Weights(Term::ALL.map(|term| self.0[term as usize] * i32::from(temper.weight(term)) / 100))
    }
}
