//! `affray lab`: questions that many battles answer, each with a file of its own.

mod tournament;

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
    Tournament(tournament::Tournament),
}

impl Lab {
    pub fn carry_out(&self, terminal: &mut Terminal) -> Outcome {
        match &self.question {
            Question::Tournament(tournament) => tournament.carry_out(terminal),
        }
    }
}
