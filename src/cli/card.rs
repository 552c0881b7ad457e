//! `affray card`: runs rule cards and compares the results with what the cards claim.

use std::path::PathBuf;

use clap::Args;

use super::failure::{Failure, Outcome, Verdict};
use super::library::{around, open_library};
use super::terminal::{Style, Terminal};
use crate::battle::{Phrase, Source};
use crate::cards::{CardResult, find_cards, run_card};
use crate::data::files::replace;

/// Run rule cards
///
/// A rule card proves one rule: it is a Markdown file with a small battle, orders, every die, and the expected results.
/// The exit status is 1 if a card fails.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub struct Card {
    /// Cards, and folders with cards
    #[arg(required = true, value_name = "PATH")]
    paths: Vec<PathBuf>,
    /// Rewrite the chronicle of every card that has one with the actual result
    #[arg(long)]
    update: bool,
    /// Report only cards that fail
    #[arg(long, short)]
    quiet: bool,
}

const EXAMPLES: &str = "\
Examples:
  affray card parry.md
  affray card my_cards --quiet
  affray card parry.md --update          then review what has changed";

impl Card {
    pub fn carry_out(&self, terminal: &mut Terminal) -> Outcome {
        let library = open_library(terminal);
        let mut paths = Vec::new();
        for path in &self.paths {
            paths.extend(find_cards(path).map_err(|problem| Failure::unreadable(*problem))?);
        }
        if paths.is_empty() {
            return Err(Failure::usage(Phrase::new("cli-no-cards")));
        }
        let mut failed = 0usize;
        for path in &paths {
            let source = Source::read(path).map_err(|problem| Failure::unreadable(*problem))?;
            let mut result = run_card(&around(&library, path), &source);
            if self.update
                && let Some(text) = result.rewritten.take()
            {
                let file = path.display().to_string();
                replace(path, &text).map_err(|cause| Failure::unwritable(path, &cause))?;
                result = run_card(&around(&library, path), &Source::new(file, text));
            }
            failed += usize::from(!result.holds());
            self.tell(terminal, path.display().to_string(), &result)?;
        }
        if failed > 0 || !self.quiet {
            terminal.say(&Phrase::new("cli-cards-run").with("cards", paths.len()).with("failed", failed))?;
        }
        Ok(if failed == 0 { Verdict::Sound } else { Verdict::Failed })
    }

    fn tell(&self, terminal: &mut Terminal, file: String, result: &CardResult) -> Result<(), Failure> {
        let title = if result.title.is_empty() { file } else { result.title.clone() };
        if result.holds() && self.quiet {
            return Ok(());
        }
        let (style, mark) = if result.holds() {
            (Style::Good, Phrase::new("cli-card-holds"))
        } else {
            (Style::Bad, Phrase::new("cli-card-fails"))
        };
        let mark = terminal.set_off(style, &terminal.words().phrase(&mark));
        let rules = terminal.words().list(&result.rules);
        let line = Phrase::new("cli-card-line").with("title", title).with("rules", rules);
        let line = terminal.words().phrase(&line);
        terminal.line(&format!("{mark}  {line}"))?;
        // Standard output and standard error may go to the same screen, so a card's line has to come before its
        // problems.
        terminal.flush()?;
        terminal.report(&result.problems);
        Ok(())
    }
}
