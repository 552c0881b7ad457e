//! `affray sim`: many battles, and what they come to.

use std::io::{IsTerminal, Write, stderr};
use std::time::Instant;

use clap::{Args, ValueEnum};
use comfy_table::{CellAlignment, ContentArrangement, Table, presets};
use indicatif::{ProgressBar, ProgressStyle};

use super::arguments::{ByOpponents, ByRulebook, BySeed};
use super::failure::{Failure, Outcome, Verdict};
use super::fights::{Fight, open_fights};
use super::opponents::profiles_of;
use super::terminal::{Style, Terminal};
use crate::battle::Phrase;
use crate::lab::{CombatantReport, Interval, Report, Setup, SideReport, TimedReport, run_batch};
use crate::tell::Words;

/// Fight many battles and count
///
/// Opponents fight on every side, as with `affray run`. The same seed gives the same figures on any number of threads,
/// and `affray run --battle N` shows any one of the battles.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub struct Sim {
    /// Names of scenarios, or their files
    #[arg(required = true, value_name = "SCENARIO")]
    scenarios: Vec<String>,
    /// How many battles of each
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..))]
    battles: u64,
    /// How to show what they came to
    #[arg(long, value_enum, default_value_t = Format::Text)]
    format: Format,
    /// Fight on so many threads; on all that there are unless given
    #[arg(long, value_name = "N", default_value_t = 0, hide_default_value = true)]
    threads: usize,
    #[command(flatten)]
    rules: ByRulebook,
    #[command(flatten)]
    dice: BySeed,
    #[command(flatten)]
    opponents: ByOpponents,
}

const EXAMPLES: &str = "\
Examples:
  affray sim first_blood --battles 10000
  affray sim first_blood --ai party=careful --ai foes=brute
  affray sim ambush.ron bridge --rulebook all --format json | jq .sides";

/// How to show figures.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Format {
    /// Tables to read
    Text,
    /// One JSON object a line
    Json,
    /// Comma-separated values, for spreadsheets
    Csv,
}

impl Sim {
    pub fn carry_out(&self, terminal: &mut Terminal) -> Outcome {
        let mut fights = Vec::new();
        for scenario in &self.scenarios {
            fights.extend(open_fights(terminal, scenario, self.rules.rulebook.as_deref())?);
        }
        let mut setups = Vec::new();
        for Fight { rulebook, prepared, .. } in fights {
            let profiles = profiles_of(&prepared.muster.scenario, &self.opponents.opponents)?;
            setups.push(Setup { muster: prepared.muster, rulebook, profiles });
        }
        if self.format == Format::Csv {
            self.csv(terminal, [Report::CSV_HEADING])?;
        }
        for (number, setup) in setups.iter().enumerate() {
            let report = self.fight(setup, terminal.words())?;
            match self.format {
                Format::Text if number > 0 => terminal.line("")?,
                _ => {}
            }
            match self.format {
                Format::Text => show(terminal, &report)?,
                Format::Json => {
                    let line = serde_json::to_string(&report).map_err(std::io::Error::from)?;
                    terminal.line(&line)?;
                }
                Format::Csv => self.csv(terminal, report.report.csv_rows())?,
            }
            // Whoever reads along gets every scenario when it is done.
            terminal.flush()?;
        }
        Ok(Verdict::Sound)
    }

    fn fight(&self, setup: &Setup, words: &Words) -> Result<TimedReport, Failure> {
        let bar = if stderr().is_terminal() { ProgressBar::new(self.battles) } else { ProgressBar::hidden() };
        let name = Phrase::new("cli-sim-progress").with("scenario", setup.muster.scenario.name.as_str());
        bar.set_message(words.phrase(&name));
        if let Ok(style) = ProgressStyle::with_template("{msg} {bar:30} {human_pos}/{human_len} {eta}") {
            bar.set_style(style);
        }
        let start = Instant::now();
        let report = run_batch(setup, self.battles, self.dice.seed, self.threads, &|more| bar.inc(more));
        let elapsed = start.elapsed().as_secs_f64();
        bar.finish_and_clear();
        report
            .map(|report| report.timed(elapsed))
            .map_err(|cause| Failure::usage(Phrase::new("cli-no-threads").with("cause", cause.to_string())))
    }

    fn csv<R: IntoIterator<Item: AsRef<[u8]>>>(
        &self,
        terminal: &mut Terminal,
        rows: impl IntoIterator<Item = R>,
    ) -> Result<(), Failure> {
        let mut writer = csv::Writer::from_writer(Vec::new());
        for row in rows {
            writer.write_record(row).map_err(std::io::Error::from)?;
        }
        let bytes = writer.into_inner().map_err(|fault| std::io::Error::other(fault.to_string()))?;
        Ok(terminal.out().write_all(&bytes)?)
    }
}

/// Shows what battles came to, to be read.
fn show(terminal: &mut Terminal, timed: &TimedReport) -> Result<(), Failure> {
    let report = &timed.report;
    let battles = usize::try_from(report.battles).unwrap_or(usize::MAX);
    let title = Phrase::new("cli-sim-title")
        .with("scenario", report.scenario.as_str())
        .with("book", report.rulebook.as_str())
        .with("battles", battles)
        .with("seed", report.seed.to_string());
    let title = terminal.set_off(Style::Bold, &terminal.words().phrase(&title));
    terminal.line(&title)?;
    let words = terminal.words().clone();
    let sides = [
        Phrase::new("cli-sim-side"),
        Phrase::new("cli-sim-wins"),
        Phrase::new("cli-sim-rate"),
        Phrase::new("cli-sim-interval"),
    ];
    let rows = report.sides.iter().map(side_row).collect();
    terminal.line(&table(&words, &sides, rows))?;
    let draws = percent(report.draws as f64 / report.battles.max(1) as f64);
    terminal
        .say(&Phrase::new("cli-sim-draws").with("draws", report.draws.to_string()).with("rate", draws))?;
    let rounds = &report.rounds;
    let spread = Phrase::new("cli-sim-rounds")
        .with("mean", format!("{:.1}", rounds.mean))
        .with("p5", rounds.p5.to_string())
        .with("p50", rounds.p50.to_string())
        .with("p95", rounds.p95.to_string());
    terminal.say(&spread)?;
    let people = [
        Phrase::new("cli-sim-combatant"),
        Phrase::new("cli-sim-side"),
        Phrase::new("cli-sim-survival"),
        Phrase::new("cli-sim-down"),
        Phrase::new("cli-sim-harm"),
    ];
    let namesakes =
        |one: &CombatantReport| report.combatants.iter().filter(|own| own.name == one.name).count();
    let named = |one: &CombatantReport| {
        let told = Phrase::new("name-with-key").with("name", one.name.as_str()).with("key", one.key.as_str());
        if namesakes(one) > 1 { words.phrase(&told) } else { one.name.clone() }
    };
    let rows = report.combatants.iter().map(|one| combatant_row(one, named(one))).collect();
    terminal.line(&table(&words, &people, rows))?;
    let speed = Phrase::new("cli-sim-speed")
        .with("seconds", format!("{:.2}", timed.elapsed_s))
        .with("rate", format!("{:.0}", timed.battles_per_s));
    terminal.say(&speed)
}

fn side_row(side: &SideReport) -> Vec<String> {
    let Interval(low, high) = side.ci95;
    let interval = format!("{} - {}", percent(low), percent(high));
    vec![side.name.clone(), side.wins.to_string(), percent(side.win_rate), interval]
}

fn combatant_row(one: &CombatantReport, name: String) -> Vec<String> {
    let rates = [one.survival_rate, one.down_rate].map(percent);
    let [survival, down] = rates;
    vec![name, one.side.clone(), survival, down, format!("{:.2}", one.mean_harm_dealt)]
}

fn percent(rate: f64) -> String {
    format!("{:.1}%", rate * 100.0)
}

/// A table whose columns are names first and figures behind.
fn table(words: &Words, heading: &[Phrase], rows: Vec<Vec<String>>) -> String {
    let mut table = Table::new();
    table.load_style(presets::NOTHING).set_content_arrangement(ContentArrangement::Disabled);
    table.set_header(heading.iter().map(|phrase| words.phrase(phrase)));
    table.add_rows(rows.iter().cloned());
    let is_figure = |column: usize| {
        let starts_like_one =
            |row: &Vec<String>| row[column].starts_with(|letter: char| letter.is_ascii_digit());
        rows.iter().all(starts_like_one)
    };
    for column in (0..heading.len()).filter(|column| is_figure(*column)) {
        if let Some(column) = table.column_mut(column) {
            column.set_cell_alignment(CellAlignment::Right);
        }
    }
    table.trim_fmt()
}
