//! `affray run`: one battle, fought by opponents on every side and told as text.

use std::path::PathBuf;

use clap::Args;

use super::arguments::{ByOpponents, ByRulebook, BySeed};
use super::failure::{Failure, Outcome, Verdict};
use super::fights::{Controls, Fight, open_fight_alone, open_fights};
use super::people;
use super::records::write_record;
use super::terminal::{Style, Terminal};
use crate::battle::Phrase;
use crate::engine::Session;
use crate::lab::play_out;
use crate::tell::Teller;

/// Watch a battle as text
///
/// Opponents fight on every side: those of --ai, else the scenario's, else the usual one. Everything is told: who did
/// what, every die, every modifier, the threshold, the outcome, and the rule behind it. The same seed gives the same
/// chronicle, byte for byte, on every machine.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub struct Run {
    /// The name of a scenario, or its file
    scenario: String,
    /// Tell only what this side perceived
    #[arg(long = "as", value_name = "SIDE")]
    as_side: Option<String>,
    /// Write a record of the battle to a new file
    #[arg(long, value_name = "FILE")]
    record: Option<PathBuf>,
    #[command(flatten)]
    rules: ByRulebook,
    #[command(flatten)]
    dice: BySeed,
    #[command(flatten)]
    opponents: ByOpponents,
}

const EXAMPLES: &str = "\
Examples:
  affray run first_blood
  affray run first_blood --seed 7 --as party
  affray run ambush.ron --ai foes=brute --record ambush.affray";

impl Run {
    pub fn carry_out(&self, terminal: &mut Terminal) -> Outcome {
        let rulebook = self.rules.rulebook.as_deref();
        let controls = Controls::Opponents(&self.opponents.opponents);
        let fights = match self.record {
            Some(_) => vec![open_fight_alone(terminal, &self.scenario, rulebook, controls)?],
            None => open_fights(terminal, &self.scenario, rulebook, controls)?,
        };
        for (number, fight) in fights.iter().enumerate() {
            if number > 0 {
                terminal.line("")?;
            }
            self.fight(terminal, fight)?;
        }
        Ok(Verdict::Sound)
    }

    fn fight(&self, terminal: &mut Terminal, fight: &Fight) -> Result<(), Failure> {
        let scenario = &fight.prepared.muster.scenario;
        let as_side = self.as_side.as_deref().map(|name| people::side(scenario, name)).transpose()?;
        let mut session = Session::new(&fight.prepared.muster, self.dice.seed);
        play_out(&mut session);
        let title = Phrase::new("cli-run-title")
            .with("scenario", scenario.name.as_str())
            .with("book", fight.prepared.muster.book.name.as_str())
            .with("seed", self.dice.seed.to_string());
        let title = terminal.set_off(Style::Bold, &terminal.words().phrase(&title));
        terminal.line(&title)?;
        let battle = session.battle();
        let teller = Teller::new(terminal.words().clone(), battle.muster().clone());
        terminal.print(&teller.chronicle(battle.chronicle().since(0), as_side))?;
        if let Some(path) = &self.record {
            write_record(path, &session, fight)?;
            terminal.remark(&Phrase::new("cli-recorded").with("file", path.display().to_string()));
        }
        Ok(())
    }
}
