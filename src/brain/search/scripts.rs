//! Scripts: ways to spend a turn, as weights of the terms by which a soldier decides.

use super::Tactic;
use crate::battle::Term;
use crate::battle::words::words;
use crate::brain::terms::Weights;

words! {
    /// A way to spend a turn.
    pub enum Script {
        /// Strikes, whatever the replies are.
        Strike = "strike",
        /// Does harm only where little comes back.
        Wary = "wary",
        /// Stays.
        Hold = "hold",
        /// Stands in the way of the enemies.
        Block = "block",
        /// Helps allies.
        Support = "support",
        /// Goes for the objective.
        ToTheAim = "to_the_aim",
        /// Gets away.
        Withdraw = "withdraw",
    }
}

impl Script {
    /// How much each term counts.
    pub fn weights(self) -> Weights {
        let usual = Weights::default();
        match self {
            Script::Strike => Tactic::Press.weights(),
            Script::Wary => usual.with(Term::Replies, 250).with(Term::Provoked, 200),
            Script::Hold => Tactic::Stand.weights(),
            Script::Block => usual.with(Term::InTheWay, 400),
            Script::Support => usual.with(Term::Help, 300),
            Script::ToTheAim => usual.with(Term::Aim, 400).with(Term::Harm, 50),
            Script::Withdraw => usual.with(Term::Replies, 500).with(Term::Harm, 40).with(Term::Approach, 20),
        }
    }
}
