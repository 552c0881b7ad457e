//! `affray replay`: a record played again and compared with itself.

use std::path::PathBuf;

use clap::Args;

use super::failure::{Failure, Outcome, Verdict};
use super::people;
use super::records::open_record;
use super::survivors;
use super::terminal::{Style, Terminal};
use crate::battle::{Arg, Phrase, Problem, Source};
use crate::data::prepare::prepare_again;
use crate::engine::record::{Difference, Mismatch, RecordNote, Replay as Played, replay};
use crate::tell::Teller;

/// Play a record again and verify it
///
/// A record holds everything that its battle was made from. Every order is given again, and what comes of it is
/// compared with what came of it then. The exit status is 1 where anything differs or the file is damaged.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub struct Replay {
    /// The file of a record
    file: PathBuf,
    /// Tell only what this side perceived
    #[arg(long = "as", value_name = "SIDE")]
    as_side: Option<String>,
    /// Tell at the end what stays with everybody: wounds, losses, traumas, what is left of lights
    #[arg(long)]
    aftermath: bool,
    /// Say only whether it is sound
    #[arg(long, short)]
    quiet: bool,
}

const EXAMPLES: &str = "\
Examples:
  affray replay ambush.affray
  affray replay ambush.affray --quiet";

impl Replay {
    pub fn carry_out(&self, terminal: &mut Terminal) -> Outcome {
        let reading = open_record(&self.file)?;
        let source = Source::new(self.file.display().to_string(), "");
        let notes = reading.notes.iter().map(|note| {
            let is_harmless = !matches!(note, RecordNote::Broken { .. } | RecordNote::NoBeginning);
            let problem =
                if is_harmless { Problem::warning(note.phrase()) } else { Problem::error(note.phrase()) };
            problem.of(&source)
        });
        let notes: Vec<Problem> = notes.collect();
        let Some(record) = &reading.record else {
            // That its very first line is damaged says no more than that it is no record.
            let says_more = |note: &&Problem| note.phrase.arg("line") != Some(&Arg::Number(1));
            return Err(Failure::Unsound(notes.iter().filter(says_more).cloned().collect()));
        };
        terminal.report(&notes);
        let seating = record.seating.as_ref();
        let prepared = prepare_again(&record.sources, &record.scenario, &record.rulebook, seating)
            .map_err(Failure::Unsound)?;
        let as_side = self.as_side.as_deref();
        let as_side = as_side.map(|name| people::side(&prepared.muster.scenario, name)).transpose()?;
        let played = replay(record, &prepared.muster);
        let battle = played.session.battle();
        if !self.quiet {
            let title = Phrase::new("cli-run-title")
                .with("scenario", battle.muster().scenario.name.as_str())
                .with("book", battle.muster().book.name.as_str())
                .with("seed", record.seed.to_string());
            let title = terminal.set_off(Style::Bold, &terminal.words().phrase(&title));
            terminal.line(&title)?;
            let teller = Teller::new(terminal.words().clone(), battle.muster().clone());
            terminal.print(&teller.chronicle(battle.chronicle().since(0), as_side))?;
            if self.aftermath {
                survivors::tell(terminal, &teller, battle, as_side)?;
            }
        }
        conclude(terminal, &played, record.entries.len())?;
        let is_sound = played.difference.is_none() && Verdict::on(&notes) == Verdict::Sound;
        Ok(if is_sound { Verdict::Sound } else { Verdict::Failed })
    }
}

fn conclude(terminal: &mut Terminal, played: &Played, orders: usize) -> Result<(), Failure> {
    let Some(Difference { order, text, why }) = &played.difference else {
        return terminal.say(&Phrase::new("cli-replay-same").with("orders", orders));
    };
    let why = match why {
        Mismatch::Facts => Phrase::new("cli-replay-facts"),
        Mismatch::Unreadable(problem) => {
            Phrase::new("cli-replay-unreadable").with("problem", problem.phrase.clone())
        }
        Mismatch::Misfit(_) => Phrase::new("cli-replay-misfit"),
        Mismatch::Start => Phrase::new("cli-replay-start"),
    };
    terminal.say(&if *order == 0 {
        Phrase::new("cli-replay-opening-differs").with("why", why)
    } else {
        Phrase::new("cli-replay-differs").with("order", *order).with("text", text.as_str()).with("why", why)
    })?;
    if let Some(round) = played.opened_at {
        terminal.say(&Phrase::new("cli-replay-opened").with("round", usize::from(round)))?;
    }
    Ok(())
}
