//! `affray sim`: runs many battles and shows their results.

mod tables;

use std::io::{IsTerminal, Write, stderr};
use std::time::Instant;

use clap::{Args, ValueEnum};
use indicatif::{ProgressBar, ProgressStyle};
use rayon::ThreadPoolBuildError;

use crate::battle::Phrase;
use crate::cli::arguments::{ByOpponents, ByRulebook, BySeed};
use crate::cli::failure::{Failure, Outcome, Verdict};
use crate::cli::fights::{Fight, open_fights};
use crate::cli::opponents::profiles_of;
use crate::cli::terminal::Terminal;
use crate::lab::{Report, Setup, TimedReport, measure, run_batch};
use crate::tell::Words;

/// Fight many battles and count the results
///
/// Opponents play every side, as with `affray run`. The same seed gives the same figures on any number of threads, and
/// `affray run --battle N` shows any one of the battles.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub struct Sim {
    /// Names of scenarios, or their files
    #[arg(required = true, value_name = "SCENARIO")]
    scenarios: Vec<String>,
    /// How many battles of each scenario
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..))]
    battles: u64,
    /// The format of the results
    #[arg(long, value_enum, default_value_t = Format::Text)]
    format: Format,
    /// How many threads to use (default: all)
    #[arg(long, value_name = "N", default_value_t = 0, hide_default_value = true)]
    threads: usize,
    /// Print how hard each scenario is, as the line to write into its file
    #[arg(long, conflicts_with_all = ["format", "opponents"])]
    measure: bool,
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
  affray sim first_blood --ai party=soldier --ai foes=brute
  affray sim ambush.ron --measure               how hard it is, for its file
  affray sim ambush.ron bridge --rulebook all --format json | jq .sides";

/// What is told if the threads cannot be started.
pub fn no_threads(cause: &ThreadPoolBuildError) -> Failure {
    Failure::usage(Phrase::new("cli-no-threads").with("cause", cause.to_string()))
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Format {
    /// Tables to read
    Text,
    /// One JSON object per line
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
        if self.measure {
            return self.tell_hardness(terminal, &setups);
        }
        if self.format == Format::Csv {
            self.csv(terminal, [Report::CSV_HEADING])?;
        }
        let mut told: Vec<TimedReport> = Vec::new();
        for (number, setup) in setups.iter().enumerate() {
            let report = self.fight(setup, terminal.words())?;
            if self.format == Format::Text {
                self.side_by_side(terminal, &mut told, Some(&report))?;
            }
            if self.format == Format::Text && number > 0 {
                terminal.line("")?;
            }
            match self.format {
                Format::Text => {
                    tables::show(terminal, &report)?;
                    told.push(report);
                }
                Format::Json => {
                    let line = serde_json::to_string(&report).map_err(std::io::Error::from)?;
                    terminal.line(&line)?;
                }
                Format::Csv => self.csv(terminal, report.report.csv_rows())?,
            }
            // Show each scenario's results as soon as they are there.
            terminal.flush()?;
        }
        self.side_by_side(terminal, &mut told, None)?;
        Ok(Verdict::Sound)
    }

    /// Once a scenario has been fought under all of the requested rulebooks, compares them side by side.
    fn side_by_side(
        &self,
        terminal: &mut Terminal,
        told: &mut Vec<TimedReport>,
        next: Option<&TimedReport>,
    ) -> Result<(), Failure> {
        let is_same = |next: &TimedReport| {
            told.first().is_none_or(|first| first.report.scenario == next.report.scenario)
        };
        if next.is_some_and(is_same) {
            return Ok(());
        }
        if told.len() > 1 {
            terminal.line("")?;
            tables::compare(terminal, told)?;
        }
        told.clear();
        Ok(())
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
        report.map(|report| report.timed(elapsed)).map_err(|cause| no_threads(&cause))
    }

    /// For each scenario, the field that says how hard it is.
    fn tell_hardness(&self, terminal: &mut Terminal, setups: &[Setup]) -> Outcome {
        for setup in setups {
            let (muster, seed) = (&setup.muster, self.dice.seed);
            let measured = measure(muster, &setup.rulebook, self.battles, seed, self.threads);
            let measured = measured.map_err(|cause| no_threads(&cause))?;
            let won: Vec<String> =
                measured.iter().map(|(profile, won)| format!("\"{}\": {won}", profile.word())).collect();
            terminal.line(&format!("{}: measured: {{ {} }},", muster.scenario.id, won.join(", ")))?;
            terminal.flush()?;
        }
        Ok(Verdict::Sound)
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
