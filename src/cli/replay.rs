//! `affray replay`: plays a record again and compares the results with the recorded ones.

use std::path::PathBuf;

use clap::Args;

use super::arguments::{ByOpponents, BySeed};
use super::endings;
use super::failure::{Failure, Outcome, Verdict};
use super::fights::open_fight_alone;
use super::one_battle::{self, Form, Which};
use super::opponents::opponents_of;
use super::people;
use super::records::{begin_journal, open_record};
use super::setting::Setting;
use super::survivors;
use super::terminal::Terminal;
use crate::battle::{Phrase, Problem, Source};
use crate::brain::Mind;
use crate::data::prepare::prepare_again;
use crate::engine::Session;
use crate::engine::record::{
    Difference, Mismatch, Reading, Record, RecordNote, Replay as Played, read_record, replay,
};
use crate::lab::battle_seed;
use crate::rules::table::turn::Phase;
use crate::tell::Teller;

/// Play a record again and verify it
///
/// A record contains everything that its battle was made from. Every order is given again, and its results are compared
/// with the recorded ones. The exit status is 1 if anything differs or the file is damaged.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub struct Replay {
    /// The file of a record; with --battle, a scenario
    file: PathBuf,
    /// Play the battle with this number, counted from 1, of `affray sim` with the same seed, and verify it
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    battle: Option<u64>,
    #[command(flatten)]
    setting: Setting,
    #[command(flatten)]
    dice: BySeed,
    #[command(flatten)]
    opponents: ByOpponents,
    /// Show only what this side perceived
    #[arg(long = "as", value_name = "SIDE")]
    as_side: Option<String>,
    /// Show the lasting consequences at the end: wounds, losses, traumas, what is left of lights
    #[arg(long)]
    aftermath: bool,
    /// Report only whether the record is valid and gives the same battle
    #[arg(long, short)]
    quiet: bool,
    /// The format of the battle; JSON leaves out what happened turn by turn
    #[arg(long, value_enum, default_value_t = Form::Text, conflicts_with_all = ["as_side", "aftermath", "quiet"])]
    format: Form,
}

const EXAMPLES: &str = "\
Examples:
  affray replay ambush.affray
  affray replay ambush.affray --quiet
  affray replay first_blood --battle 12        the twelfth battle of `affray sim first_blood`";

/// How many unknown lines get a message of their own; the rest are only counted.
const UNKNOWN_TOLD: usize = 5;

impl Replay {
    pub fn carry_out(&self, terminal: &mut Terminal) -> Outcome {
        let reading = match self.battle {
            Some(number) => self.record_of(terminal, number)?,
            None => open_record(&self.file)?,
        };
        let source = Source::new(self.file.display().to_string(), "");
        let (unknown, others): (Vec<_>, Vec<_>) =
            reading.notes.iter().partition(|note| matches!(note, RecordNote::Unknown { .. }));
        let untold = unknown.len().saturating_sub(UNKNOWN_TOLD);
        let notes = unknown.into_iter().take(UNKNOWN_TOLD).chain(others).map(|note| {
            let is_harmless = reading.record.is_some() && !matches!(note, RecordNote::Broken { .. });
            let problem =
                if is_harmless { Problem::warning(note.phrase()) } else { Problem::error(note.phrase()) };
            problem.of(&source)
        });
        let more = Phrase::new("record-more-unknown").with("count", untold);
        let more = if untold > 0 { Some(Problem::warning(more).of(&source)) } else { None };
        let notes: Vec<Problem> = notes.chain(more).collect();
        let Some(record) = &reading.record else { return Err(Failure::BrokenFiles(notes)) };
        terminal.report(&notes);
        let seating = record.seating.as_ref();
        let prepared = prepare_again(&record.sources, &record.scenario, &record.rulebook, seating)
            .map_err(Failure::BrokenFiles)?;
        let as_side = self.as_side.as_deref();
        let as_side = as_side.map(|name| people::side(&prepared.muster.scenario, name)).transpose()?;
        let played = replay(record, &prepared.muster);
        let battle = played.session.battle();
        let seed = if self.battle.is_some() { self.dice.seed } else { record.seed };
        let teller = Teller::new(terminal.words().clone(), battle.muster().clone());
        if self.format == Form::Json {
            let (scenario, rulebook) = (record.scenario.clone(), record.rulebook.clone());
            one_battle::show(
                terminal,
                &teller,
                battle,
                Which { scenario, rulebook, seed, battle: self.battle },
            )?;
        } else if !self.quiet {
            endings::begin(terminal, &teller, battle, seed, self.battle)?;
            terminal.print(&teller.chronicle(battle.chronicle().since(0), as_side))?;
            if as_side.is_none() {
                endings::end(terminal, &teller, battle)?;
            }
            if self.aftermath {
                survivors::tell(terminal, &teller, battle, as_side)?;
            }
        }
        self.conclude(terminal, &played, record)?;
        let is_sound = played.difference.is_none() && Verdict::on(&notes) == Verdict::Sound;
        Ok(if is_sound { Verdict::Sound } else { Verdict::Failed })
    }
}

impl Replay {
    /// The record of a battle of a batch, which is fought for it and written nowhere.
    fn record_of(&self, terminal: &mut Terminal, number: u64) -> Result<Reading, Failure> {
        let scenario = self.file.display().to_string();
        let fight = open_fight_alone(terminal, &scenario, &self.setting)?;
        let scenario = &fight.prepared.muster.scenario;
        let opponents = opponents_of(&fight.catalogue, scenario, &self.opponents.opponents)?;
        let seed = battle_seed(self.dice.seed, number - 1);
        let mut session = Session::new(&fight.prepared.muster, seed);
        let (mut journal, mut text) = begin_journal(&session, &fight);
        let mut mind = Mind::for_battle(seed);
        while let Some(order) = opponents.decide(session.battle(), &mut mind) {
            if let Err(refusal) = session.submit(order.clone()) {
                panic!("an opponent ordered {order:?}: {refusal:?}");
            }
            text += &journal.catch_up(&session);
        }
        Ok(read_record(text.as_bytes()))
    }

    fn conclude(&self, terminal: &mut Terminal, played: &Played, record: &Record) -> Result<(), Failure> {
        let Some(Difference { order, text, why }) = &played.difference else {
            let told = if record.is_compared() { "cli-replay-same" } else { "cli-replay-uncompared" };
            self.say(terminal, &Phrase::new(told).with("orders", record.entries.len()))?;
            return self.tell_unfinished(terminal, played);
        };
        let why = match why {
            Mismatch::Facts => Phrase::new("cli-replay-facts"),
            Mismatch::Unreadable(problem) => {
                Phrase::new("cli-replay-unreadable").with("problem", problem.phrase.clone())
            }
            Mismatch::InputError(_) => Phrase::new("cli-replay-misfit"),
            Mismatch::Start => Phrase::new("cli-replay-start"),
        };
        self.say(
            terminal,
            &if *order == 0 {
                Phrase::new("cli-replay-opening-differs").with("why", why)
            } else {
                Phrase::new("cli-replay-differs")
                    .with("order", *order)
                    .with("text", text.as_str())
                    .with("why", why)
            },
        )?;
        if let Some(round) = played.opened_at {
            self.say(terminal, &Phrase::new("cli-replay-opened").with("round", usize::from(round)))?;
        }
        self.tell_unfinished(terminal, played)
    }

    fn tell_unfinished(&self, terminal: &mut Terminal, played: &Played) -> Result<(), Failure> {
        let turn = &played.session.battle().table().turn;
        match turn.phase {
            Phase::Over(_) => Ok(()),
            _ => self
                .say(terminal, &Phrase::new("cli-replay-unfinished").with("round", usize::from(turn.round))),
        }
    }

    /// Says a sentence beside the battle: not among data.
    fn say(&self, terminal: &mut Terminal, phrase: &Phrase) -> Result<(), Failure> {
        terminal.say_beside(self.format == Form::Text, phrase)
    }
}
