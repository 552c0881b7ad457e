//! Tactics: what the enemies may be up to for some rounds, as weights of the terms by which soldiers decide.

use crate::battle::Term;
use crate::battle::words::words;
use crate::brain::terms::Weights;

words! {
    /// What a whole side may be up to for some rounds.
    pub enum Tactic {
        /// Everybody strikes, whatever comes back.
        Press = "press",
        /// Everybody stays where they are.
        Stand = "stand",
        /// Nobody goes where enemies can strike first.
        LetThemCome = "let_them_come",
        /// Everybody stays out of reach.
        KeepAway = "keep_away",
    }
}

impl Tactic {
    /// What the enemies are up to in the imagined battle with this number: in every other one they go on as soldiers do, in the rest
    /// they follow one tactic after another. So an order is good only if it is good whatever they do.
    pub fn of_enemies(number: usize) -> Option<Tactic> {
        (number % 2 == 1).then(|| Tactic::ALL[number / 2 % Tactic::ALL.len()])
    }

    /// How much each term counts for everybody of the side.
    pub fn weights(self) -> Weights {
        let usual = Weights::default();
        let careful = usual.with(Term::Replies, 300).with(Term::Provoked, 200);
        match self {
            Tactic::Press => usual.with(Term::Replies, 20).with(Term::Approach, 300).with(Term::Company, 0),
            Tactic::Stand => usual.with(Term::Steps, 4000).with(Term::Approach, 0),
            Tactic::LetThemCome => careful.with(Term::Approach, 40),
            Tactic::KeepAway => careful.with(Term::Approach, 0).with(Term::Company, 200),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn enemies_go_on_as_soldiers_in_every_other_battle_and_follow_each_tactic_in_the_rest() {
        let battles = 2 * Tactic::ALL.len();
        assert!((0..battles).step_by(2).all(|number| Tactic::of_enemies(number).is_none()));
        let followed = (1..battles).step_by(2).map(Tactic::of_enemies);
        assert!(followed.eq(Tactic::ALL.into_iter().map(Some)));
    }
}
