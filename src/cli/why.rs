//! `affray why`: plays a record up to an order and says what each level would do there, and why.

use std::path::PathBuf;

use clap::Args;

use super::failure::{Failure, Outcome, Verdict};
use super::library::open_library;
use super::opponents::opponent_named;
use super::records::open_record;
use super::terminal::{Style, Terminal};
use super::whys;
use crate::battle::order_text::parse_order;
use crate::battle::{Phrase, Problem, Source};
use crate::brain::{Level, Mind};
use crate::data::prepare::prepare_again;
use crate::engine::record::{Record, RecordNote, replay};
use crate::engine::{Battle, Session};
use crate::lab::{Opponent, Opponents};
use crate::tell::Teller;

/// Ask why an opponent does what it does at a point of a recorded battle
///
/// Plays the record up to an order, and says what was done there, what an opponent of each level would do, and why. Without
/// --at, all orders are listed with their numbers.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub struct Why {
    /// The file of a record
    file: PathBuf,
    /// The number of the order, counted from 1
    #[arg(long, value_name = "N")]
    at: Option<usize>,
    /// Ask an opponent of this level (default: soldier); may be given several times
    #[arg(long = "level", value_name = "LEVEL[:TEMPER]")]
    levels: Vec<String>,
}

const EXAMPLES: &str = "\
Examples:
  affray run bridge --record bridge.affray
  affray why bridge.affray                       the orders and their numbers
  affray why bridge.affray --at 12
  affray why bridge.affray --at 12 --level novice --level soldier:bold";

impl Why {
    pub fn carry_out(&self, terminal: &mut Terminal) -> Outcome {
        let asked = self.asked(terminal)?;
        let reading = open_record(&self.file)?;
        let source = Source::new(self.file.display().to_string(), "");
        let Some(record) = &reading.record else {
            let said = |note: &RecordNote| Problem::error(note.phrase()).of(&source);
            return Err(Failure::BrokenFiles(reading.notes.iter().map(said).collect()));
        };
        // What is damaged is left out, which is better told than found out.
        let told: Vec<Problem> =
            reading.notes.iter().map(|note| Problem::warning(note.phrase()).of(&source)).collect();
        terminal.warn(&told);
        let all = record.entries.len();
        let Some(number) = self.at else { return list(terminal, record) };
        if !(1..=all).contains(&number) {
            let phrase = Phrase::new("cli-why-no-order").with("found", number).with("count", all);
            return Err(Failure::usage(phrase));
        }
        let session = played_until(record, number)?;
        let battle = session.battle();
        let teller = Teller::new(terminal.words().clone(), battle.muster().clone());
        let done = &record.entries[number - 1].text;
        let done = parse_order(done, &**battle.muster()).map_or(done.clone(), |order| teller.order(&order));
        let title = Phrase::new("cli-why-at").with("number", number).with("count", all).with("order", done);
        let title = terminal.set_off(Style::Bold, &terminal.words().phrase(&title));
        terminal.line(&title)?;
        terminal.say(&Phrase::new("why-unit"))?;
        for (name, opponent) in asked {
            answer(terminal, &teller, (battle, record.seed), &name, opponent)?;
        }
        Ok(Verdict::Sound)
    }

    /// The opponents who are asked, each as the player named them.
    fn asked(&self, terminal: &mut Terminal) -> Result<Vec<(String, Opponent)>, Failure> {
        if self.levels.is_empty() {
            return Ok(vec![(Level::Soldier.word().to_owned(), Level::Soldier.into())]);
        }
        let library = open_library(terminal);
        let named = |name: &String| Ok((name.clone(), opponent_named(&library, name)?));
        self.levels.iter().map(named).collect()
    }
}

/// Says what an opponent would do, and why.
fn answer(
    terminal: &mut Terminal,
    teller: &Teller,
    (battle, seed): (&Battle, u64),
    name: &str,
    opponent: Opponent,
) -> Result<(), Failure> {
    let mut mind = Mind::for_battle(seed);
    mind.ask_why(true);
    let Some(order) = Opponents::all(opponent).decide(battle, &mut mind) else {
        return terminal.say(&Phrase::new("cli-why-over"));
    };
    terminal.say(&Phrase::new("cli-why-would").with("level", name).with("order", teller.order(&order)))?;
    match whys::reasons(battle, &mut mind, &order) {
        Some(reasons) => whys::line(terminal, teller, &reasons),
        None => Ok(()),
    }
}

/// Every order of a record with its number.
fn list(terminal: &mut Terminal, record: &Record) -> Outcome {
    for (place, entry) in record.entries.iter().enumerate() {
        let number = place + 1;
        terminal.line(&format!("{number:>4}  {}", entry.text))?;
    }
    Ok(Verdict::Sound)
}

/// The battle just before the order with this number.
fn played_until(record: &Record, number: usize) -> Result<Session, Failure> {
    let prepared =
        prepare_again(&record.sources, &record.scenario, &record.rulebook, record.seating.as_ref())
            .map_err(Failure::BrokenFiles)?;
    let mut before = record.clone();
    before.entries.truncate(number - 1);
    before.rounds.retain(|round| round.after < number);
    let played = replay(&before, &prepared.muster);
    match played.difference {
        None => Ok(played.session),
        Some(difference) => {
            Err(Failure::usage(Phrase::new("cli-why-differs").with("order", difference.order)))
        }
    }
}
