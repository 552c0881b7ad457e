//! Variants of a battle as the lab fights them: prepared from a command line, shown as a table, written in every format.

use std::path::PathBuf;
use std::sync::Arc;

use clap::Args;

use crate::battle::{Phrase, Problem};
use crate::cli::arguments::{ALL, Assignment, ByOpponents, BySeed};
use crate::cli::batches::ByExtent;
use crate::cli::endings::headline;
use crate::cli::failure::{Failure, Outcome};
use crate::cli::figures::{self, give_or_take, percent_give_or_take, table};
use crate::cli::interrupt;
use crate::cli::library::{find, find_rulebooks, open_library};
use crate::cli::opponents::opponents_of;
use crate::cli::page;
use crate::cli::sim::{Format, csv};
use crate::cli::terminal::Terminal;
use crate::data::catalogue::Kind;
use crate::data::prepare::prepare_by_name;
use crate::data::resolve::load_scenario;
use crate::data::variation::{Variant, Variation};
use crate::lab::{Compared, Difference, Mean, Report, Setup, Watch, run_paired};
use crate::tell::Teller;

/// The arguments that all comparisons share.
#[derive(Args, Clone, Debug)]
pub struct Comparing {
    #[command(flatten)]
    pub extent: ByExtent,
    /// The format of the results
    #[arg(long, value_enum, default_value_t = Format::Text)]
    pub format: Format,
    /// Write a page with the results and their plots to a new file
    #[arg(long, value_name = "FILE")]
    pub html: Option<PathBuf>,
    /// Fight under this rulebook: its name or a file (default: the scenario's own)
    #[arg(long, value_name = "ID|FILE")]
    pub rulebook: Option<String>,
    #[command(flatten)]
    pub dice: BySeed,
    #[command(flatten)]
    pub opponents: ByOpponents,
}

/// What was asked for and found, where a value was looked for. Values are told by their places among those that were fought.
#[derive(Default)]
pub struct Answer {
    /// The value that comes nearest; none where no value was looked for.
    pub nearest: Option<usize>,
    /// The two values side by side between which lies what was asked for.
    pub between: Option<(usize, usize)>,
    pub sentences: Vec<Phrase>,
}

impl Answer {
    /// Whether what was asked for lies between this value and another.
    fn is_beside(&self, place: usize) -> bool {
        self.between.is_some_and(|(one, other)| place == one || place == other)
    }
}

/// A variant, ready to be fought.
pub struct Named {
    /// What tells it from others.
    pub name: String,
    pub setup: Setup,
}

impl Comparing {
    /// The battle of a scenario, before anything varies.
    pub fn open(&self, terminal: &mut Terminal, scenario: &str) -> Result<Variant, Failure> {
        let library = open_library(terminal);
        let named = find(&library, Kind::Scenario, scenario)?;
        let loaded = load_scenario(&named.catalogue, &named.id, &named.source);
        let value = loaded.sound().map_err(Failure::BrokenFiles)?;
        let asked = self.rulebook.as_deref();
        if asked == Some(ALL) {
            return Err(Failure::usage(Phrase::new("cli-one-book-only")));
        }
        let book = find_rulebooks(&named.catalogue, asked, value.rulebook.as_deref())?.remove(0);
        let mut catalogue = named.catalogue;
        catalogue.add(&Kind::Scenario.file(&named.id), named.source);
        catalogue.add(&Kind::Rulebook.file(&book.id), book.source);
        let opponents = self.opponents.opponents.iter();
        let opponents = opponents.map(|seat| (seat.side.clone(), seat.opponent.clone())).collect();
        Ok(Variant { catalogue, scenario: named.id, rulebook: book.id, opponents })
    }

    /// Prepares a variant for the lab.
    pub fn setup(&self, variant: &Variant) -> Result<Setup, Failure> {
        let Variant { catalogue, scenario, rulebook, opponents } = variant;
        let prepared = prepare_by_name(catalogue, scenario, rulebook).map_err(Failure::BrokenFiles)?;
        let seats: Vec<_> = opponents
            .iter()
            .map(|(side, opponent)| Assignment { side: side.clone(), opponent: opponent.clone() })
            .collect();
        let opponents = opponents_of(catalogue, &prepared.muster.scenario, &seats)?;
        Ok(Setup { muster: Arc::clone(&prepared.muster), rulebook: rulebook.clone(), opponents })
    }

    /// Prepares the variant with this name for the lab, and says that it is this one if it cannot be fought.
    pub fn setup_of(&self, name: &str, variant: &Variant) -> Result<Setup, Failure> {
        self.setup(variant).map_err(|failure| match failure {
            Failure::BrokenFiles(all) => problems(name, all),
            other => other,
        })
    }

    /// Fights variants with the same dice.
    pub fn fight(&self, terminal: &Terminal, variants: &[Named]) -> Result<Vec<Compared>, Failure> {
        let setups: Vec<Setup> = variants.iter().map(|variant| variant.setup.clone()).collect();
        let extent = self.extent.extent(self.dice.seed);
        let name = setups.first().map_or("", |setup| setup.muster.scenario.name.as_str());
        let fight = |watch: Watch<'_>| run_paired(&setups, extent, watch);
        let all = extent.battles * setups.len() as u64;
        let (mut compared, _) = self.extent.fight(terminal.words(), name, all, fight)?;
        for (one, setup) in compared.iter_mut().zip(&setups) {
            let teller = Teller::new(Arc::clone(terminal.words()), Arc::clone(&setup.muster));
            one.report.put_into_words(|objective| teller.objective(objective));
        }
        Ok(compared)
    }

    /// Fights variants, and tells the results in the format that was asked for.
    pub fn tell(&self, terminal: &mut Terminal, variants: &[Named]) -> Outcome {
        if let Some(path) = &self.html {
            page::check(path)?;
        }
        let compared = self.fight(terminal, variants)?;
        let fought = compared.first().map_or(0, |one| one.report.battles);
        interrupt::tell(terminal, fought);
        if fought == 0 {
            return Ok(interrupt::verdict());
        }
        let names: Vec<String> = variants.iter().map(|variant| variant.name.clone()).collect();
        self.show(terminal, &names, &compared, &Answer::default())?;
        Ok(interrupt::verdict())
    }

    /// Shows results in the format that was asked for, and writes the page if one was.
    pub fn show(
        &self,
        terminal: &mut Terminal,
        names: &[String],
        compared: &[Compared],
        answer: &Answer,
    ) -> Result<(), Failure> {
        match self.format {
            Format::Text => show(terminal, names, compared)?,
            Format::Json => {
                for (place, (name, one)) in names.iter().zip(compared).enumerate() {
                    let mut value = serde_json::to_value(one).map_err(std::io::Error::from)?;
                    if let Some(fields) = value.as_object_mut() {
                        fields.insert("variant".to_owned(), name.as_str().into());
                        if let Some(nearest) = answer.nearest {
                            fields.insert("nearest".to_owned(), (place == nearest).into());
                            fields.insert("next_to_answer".to_owned(), answer.is_beside(place).into());
                        }
                    }
                    terminal.line(&value.to_string())?;
                }
            }
            Format::Csv => csv(terminal, rows(names, compared))?,
        }
        let sentences: Vec<Phrase> = alike(names, compared).chain(answer.sentences.iter().cloned()).collect();
        if let Some(path) = &self.html {
            page::write(terminal, path, &page::of_variants(terminal.words(), names, compared, &sentences))?;
        }
        for sentence in &sentences {
            self.say(terminal, sentence)?;
        }
        Ok(())
    }

    /// Says a sentence beside the results: among them where they are text, else where it does not mix with them.
    pub fn say(&self, terminal: &mut Terminal, phrase: &Phrase) -> Result<(), Failure> {
        terminal.say_beside(self.format == Format::Text, phrase)
    }
}

/// Reads what varies, from an argument.
pub fn read_variation(text: &str) -> Result<Variation, String> {
    Variation::parse(text).map_err(|phrase| crate::tell::Words::english().phrase(&phrase))
}

/// The problems with a variant, under the name of the value that brought them.
pub fn problems(name: &str, problems: Vec<Problem>) -> Failure {
    let mut all = vec![Problem::error(Phrase::new("vary-impossible").with("found", name))];
    all.extend(problems);
    Failure::BrokenFiles(all)
}

/// Shows how variants fared, and how they differ from the first.
fn show(terminal: &mut Terminal, names: &[String], compared: &[Compared]) -> Result<(), Failure> {
    let words = terminal.words().clone();
    let Some(title) = page::title_of_variants(&words, compared) else { return Ok(()) };
    headline(terminal, &title)?;
    let is_paired = page::are_paired(compared);
    let columns = [
        ("cli-sweep-variant", true),
        ("cli-sweep-won", true),
        ("cli-sweep-more-won", is_paired),
        ("cli-sweep-difficulty", true),
        ("cli-sim-draws-alone", true),
        ("cli-sim-mean-rounds", true),
        ("cli-sweep-more-rounds", is_paired),
        ("cli-sim-dead", true),
        ("cli-sweep-lead", true),
        ("cli-sweep-more-lead", is_paired),
    ];
    let row = |(name, one): (&String, &Compared)| {
        let more = one.difference;
        let share =
            |mean: Option<Mean>| mean.map(|mean| percent_give_or_take(&words, mean)).unwrap_or_default();
        let rounds = more.map(|more| give_or_take(&words, more.rounds, 1));
        let cells = [
            name.clone(),
            figures::share(&words, one.won),
            share(more.map(|more| more.won)),
            figures::hardness(&words, one.report.difficulty),
            one.report.draws.to_string(),
            words.decimal(one.report.rounds.mean, 1),
            rounds.unwrap_or_default(),
            page::dead_of_those_asked_about(&words, &one.report),
            percent_give_or_take(&words, one.lead),
            share(more.map(|more| more.lead)),
        ];
        page::told_of(columns, cells)
    };
    let rows = names.iter().zip(compared).map(row).collect();
    let heading = page::told_of(columns, columns.map(|(key, _)| Phrase::new(key)));
    terminal.line(&table(&words, &heading, rows))?;
    terminal.say(&Phrase::new("cli-sweep-note"))
}

/// For each variant whose battles all went as in the first, a sentence that says so: whoever varies what the rulebook does not count
/// would otherwise take this for a result.
fn alike(names: &[String], compared: &[Compared]) -> impl Iterator<Item = Phrase> {
    let alike = names.iter().zip(compared).filter(|(_, one)| one.difference.is_some_and(is_none));
    alike.map(|(name, _)| Phrase::new("cli-sweep-alike").with("variant", name.as_str()))
}

/// Whether no battle went differently, as far as these figures tell.
fn is_none(difference: Difference) -> bool {
    let Difference { won, rounds, lead } = difference;
    [won, rounds, lead].iter().all(|mean| mean.mean == 0.0 && mean.ci95.half_width() == 0.0)
}

/// The results as rows of a table: the rows of each variant's report, with its name before them, and the differences.
fn rows(names: &[String], compared: &[Compared]) -> Vec<Vec<String>> {
    let heading = std::iter::once("variant").chain(Report::CSV_HEADING);
    let mut rows = vec![heading.map(str::to_owned).collect::<Vec<_>>()];
    for (name, one) in names.iter().zip(compared) {
        let with_name = |row: [String; 16]| std::iter::once(name.clone()).chain(row).collect::<Vec<_>>();
        rows.extend(one.report.csv_rows().into_iter().map(with_name));
        let difference = one.difference.into_iter().flat_map(|more| {
            [("more_won", more.won), ("more_rounds", more.rounds), ("more_lead", more.lead)]
        });
        let won = Mean { mean: one.won.rate, ci95: one.won.ci95 };
        let own = [("won", won), ("lead", one.lead)].into_iter().chain(difference);
        rows.extend(own.map(|(kind, mean)| with_name(one.report.row_of_mean(kind, mean))));
    }
    rows
}
