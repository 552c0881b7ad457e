//! `affray lab`: questions that many battles answer, each with a file of its own.

mod balance;
mod compare;
mod sweep;
mod tournament;
mod variants;

use clap::{Args, Subcommand};

use super::failure::Outcome;
use super::terminal::Terminal;

/// Ask questions that many battles answer
#[derive(Args)]
pub struct Lab {
    #[command(subcommand)]
    question: Question,
}

#[derive(Subcommand)]
enum Question {
    Sweep(sweep::Sweep),
    Compare(compare::Compare),
    Balance(balance::Balance),
    Tournament(tournament::Tournament),
}

impl Lab {
    pub fn carry_out(&self, terminal: &mut Terminal) -> Outcome {
        match &self.question {
            Question::Sweep(sweep) => sweep.carry_out(terminal),
            Question::Compare(compare) => compare.carry_out(terminal),
            Question::Balance(balance) => balance.carry_out(terminal),
            Question::Tournament(tournament) => tournament.carry_out(terminal),
        }
    }
}
