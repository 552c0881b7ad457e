//! `affray sim`: runs many battles and shows their results.

pub mod tables;

use std::io::Write;
use std::path::PathBuf;
use std::sync::Arc;

use clap::{Args, ValueEnum};

use crate::battle::Phrase;
use crate::cli::arguments::{ByOpponents, BySeed};
use crate::cli::batches::{ByExtent, no_threads};
use crate::cli::failure::{Failure, Outcome, Verdict};
use crate::cli::fights::{Fight, open_fights};
use crate::cli::interrupt;
use crate::cli::opponents::opponents_of;
use crate::cli::page;
use crate::cli::setting::Setting;
use crate::cli::terminal::Terminal;
use crate::lab::{Report, Setup, TimedReport, Watch, Which, measure, run_within};
use crate::tell::{Teller, Words};

/// Fight many battles and count the results
///
/// Opponents play every side, as with `affray run`. The same seed gives the same figures on any number of threads, and
/// `affray run --battle N` shows any one of the battles. Ctrl-C ends the batch and shows what there is, with exit status
/// 130; battles are always the first of the batch, without a gap.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub struct Sim {
    /// Names of scenarios, or their files
    #[arg(required = true, value_name = "SCENARIO")]
    scenarios: Vec<String>,
    #[command(flatten)]
    extent: ByExtent,
    /// The battles to name by their number: `worst`, `typical-loss`, `median`, `typical-win`, `best`, or a percentile
    /// such as `p5`
    #[arg(long, value_name = "WHICH", value_delimiter = ',', value_parser = read_which)]
    keep: Vec<Which>,
    /// Write a page with the results and their plots to a new file
    #[arg(long, value_name = "FILE")]
    html: Option<PathBuf>,
    /// The format of the results
    #[arg(long, value_enum, default_value_t = Format::Text)]
    format: Format,
    /// Print how hard each scenario is, as the line to write into its file
    #[arg(long, conflicts_with_all = ["format", "opponents"])]
    measure: bool,
    #[command(flatten)]
    setting: Setting,
    #[command(flatten)]
    dice: BySeed,
    #[command(flatten)]
    opponents: ByOpponents,
}

const EXAMPLES: &str = "\
Examples:
  affray sim first_blood --battles 10000
  affray sim first_blood --ai party=soldier --ai foes=brute
  affray sim first_blood --until 1%             until the win rates are known that well
  affray sim first_blood --keep worst,p5,best   name other battles by their number
  affray sim first_blood --html first.html      a page with plots
  affray sim ambush.ron --measure               how hard it is, for its file
  affray sim ambush.ron bridge --rulebook all --format json | jq .sides";

fn read_which(text: &str) -> Result<Which, String> {
    Which::parse(text).ok_or_else(|| Words::english().phrase(&Phrase::new("cli-bad-which")))
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Format {
    /// Tables to read
    Text,
    /// One JSON object per line
    Json,
    /// Comma-separated values, for spreadsheets
    Csv,
}

impl Sim {
    pub fn carry_out(&self, terminal: &mut Terminal) -> Outcome {
        let (mut setups, mut set_up) = (Vec::new(), Vec::new());
        for scenario in &self.scenarios {
            for Fight { rulebook, prepared, catalogue, .. } in open_fights(terminal, scenario, &self.setting)?
            {
                let asked = &self.opponents.opponents;
                let opponents = opponents_of(&catalogue, &prepared.muster.scenario, asked)?;
                set_up.push(self.setting.words(scenario, &rulebook, asked));
                setups.push(Setup { muster: prepared.muster, rulebook, opponents });
            }
        }
        if let Some(path) = &self.html {
            page::check(path)?;
        }
        if self.measure {
            return self.tell_hardness(terminal, &setups);
        }
        if self.format == Format::Csv {
            csv(terminal, [Report::CSV_HEADING])?;
        }
        let mut told: Vec<TimedReport> = Vec::new();
        let mut pages = Vec::new();
        for (number, (setup, set_up)) in setups.iter().zip(&set_up).enumerate() {
            let report = self.fight(setup, terminal.words())?;
            interrupt::tell(terminal, report.report.battles);
            self.extent.tell_what_is_missing(terminal, &report.report);
            if report.report.battles == 0 {
                break;
            }
            if self.html.is_some() {
                pages.push((report.report.clone(), set_up.as_str()));
            }
            if self.format == Format::Text {
                self.side_by_side(terminal, &mut told, Some(&report))?;
            }
            if self.format == Format::Text && number > 0 {
                terminal.line("")?;
            }
            match self.format {
                Format::Text => {
                    tables::show(terminal, &report, set_up)?;
                    told.push(report);
                }
                Format::Json => {
                    let line = serde_json::to_string(&report).map_err(std::io::Error::from)?;
                    terminal.line(&line)?;
                }
                Format::Csv => csv(terminal, report.report.csv_rows())?,
            }
            // Show each scenario's results as soon as they are there.
            terminal.flush()?;
            if interrupt::was_pressed() {
                break;
            }
        }
        self.side_by_side(terminal, &mut told, None)?;
        if let Some(path) = self.html.as_ref().filter(|_| !pages.is_empty()) {
            page::write(terminal, path, &page::of_reports(terminal.words(), &pages))?;
        }
        Ok(interrupt::verdict())
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

    fn fight(&self, setup: &Setup, words: &Arc<Words>) -> Result<TimedReport, Failure> {
        let extent = self.extent.extent(self.dice.seed);
        let fight = |watch: Watch<'_>| run_within(setup, extent, watch);
        let name = setup.muster.scenario.name.as_str();
        let (mut report, elapsed) = self.extent.fight(words, name, extent.battles, fight)?;
        let teller = Teller::new(Arc::clone(words), Arc::clone(&setup.muster));
        report.put_into_words(|objective| teller.objective(objective));
        let report = if self.keep.is_empty() { report } else { report.naming(&self.keep) };
        Ok(report.timed(elapsed))
    }

    /// For each scenario, the field that says how hard it is.
    fn tell_hardness(&self, terminal: &mut Terminal, setups: &[Setup]) -> Outcome {
        for setup in setups {
            let (muster, seed) = (&setup.muster, self.dice.seed);
            let measured = measure(muster, &setup.rulebook, self.extent.battles(), seed, self.extent.threads);
            let measured = measured.map_err(|cause| no_threads(&cause))?;
            let won: Vec<String> =
                measured.iter().map(|(level, won)| format!("\"{}\": {won}", level.word())).collect();
            terminal.line(&format!("{}: measured: {{ {} }},", muster.scenario.id, won.join(", ")))?;
            terminal.flush()?;
        }
        Ok(Verdict::Sound)
    }
}

/// Prints rows of comma-separated values.
pub fn csv<R: IntoIterator<Item: AsRef<[u8]>>>(
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
