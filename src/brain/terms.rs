//! Terms: everything that speaks for a candidate or against it, each with an amount. Whoever decides adds them up by the
//! weights of a temper; whoever asks why is told those that made the difference.

use crate::battle::words::words;

words! {
    /// What speaks for a candidate or against it.
    pub enum Term {
        /// What the deed does to enemies, less what it does to allies.
        Harm = "harm",
        /// What the deed does for allies.
        Help = "help",
        /// What the enemies are likely to do to the combatant there.
        Replies = "replies",
        /// The reactions that the way there invites.
        Provoked = "provoked",
        /// What being there means for an objective of the side.
        Aim = "aim",
        /// What being there takes from an objective of an enemy.
        InTheWay = "in_the_way",
        /// How soon the combatant could strike from there.
        Approach = "approach",
        /// Standing there without allies, or too close to them.
        Company = "company",
        /// The steps to get there.
        Steps = "steps",
    }
}

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
        self.0.iter().zip(&weights.0).map(|(amount, weight)| amount * weight / 100).sum()
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
    /// These weights with another one for a term.
    pub const fn with(mut self, term: Term, percent: i32) -> Weights {
        self.0[term as usize] = percent;
        self
    }

    /// The weights of somebody who thinks of nothing but what they do themselves, and of the way to their goal.
    pub fn of_own_blow() -> Weights {
        let counts =
            |term| matches!(term, Term::Harm | Term::Help | Term::Aim | Term::Approach | Term::Steps);
        Weights(Term::ALL.map(|term| if counts(term) { 100 } else { 0 }))
    }
}
