//! `affray lab compare`: how two battles differ.

use clap::Args;

use super::variants::{Comparing, Named, Variants};
use crate::cli::failure::Outcome;
use crate::cli::page::Label;
use crate::cli::terminal::Terminal;

/// Compare two scenarios, battle by battle with the same dice
///
/// Give two files, such as a scenario and a changed copy of it, and see by how much the second differs from the first.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub struct Compare {
    /// The name of a scenario, or its file
    #[arg(value_name = "A")]
    first: String,
    /// The scenario that is compared with it
    #[arg(value_name = "B")]
    second: String,
    #[command(flatten)]
    comparing: Comparing,
}

const EXAMPLES: &str = "\
Examples:
  affray lab compare ambush.ron ambush_without_archers.ron
  affray lab compare first_blood the_duel --until 1%";

impl Compare {
    pub fn carry_out(&self, terminal: &mut Terminal) -> Outcome {
        let mut all: Vec<Named> = Vec::new();
        for scenario in [&self.first, &self.second] {
            let variant = self.comparing.open(terminal, scenario)?;
            let label = Label { name: scenario.clone(), set_up: self.comparing.set_up(scenario, &[]) };
            all.push(self.comparing.prepare(label, &variant)?);
        }
        let cautions = all.iter().flat_map(|one| one.cautions.clone()).collect();
        self.comparing.tell(terminal, &Variants { group: all.len(), all, cautions })
    }
}
