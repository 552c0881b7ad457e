//! Variants of a battle as the lab fights them: prepared from a command line, shown as a table, written in every format.

use std::path::PathBuf;
use std::sync::Arc;

use clap::Args;

use crate::battle::Phrase;
use crate::cli::arguments::{ALL, Assignment, ByOpponents, BySeed};
use crate::cli::batches::ByExtent;
use crate::cli::endings::headline;
use crate::cli::failure::{Failure, Outcome};
use crate::cli::figures::{self, give_or_take, percent_give_or_take, table};
use crate::cli::interrupt;
use crate::cli::library::{find, find_rulebooks, open_library};
use crate::cli::opponents::opponents_of;
use crate::cli::page::{self, Label};
use crate::cli::setting::{Setting, impossible};
use crate::cli::sim::{Format, csv};
use crate::cli::terminal::Terminal;
use crate::data::catalogue::Kind;
use crate::data::prepare::prepare_by_name;
use crate::data::resolve::load_scenario;
use crate::data::variation::{Variant, Variation, Varied, What};
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
    pub label: Label,
    pub setup: Setup,
    /// What its files say that the rulebook does not count.
    pub cautions: Vec<Phrase>,
}

/// Variants that are fought with the same dice.
pub struct Variants {
    pub all: Vec<Named>,
    /// They form groups of this size, one after another.
    pub group: usize,
    /// What the files of the battle say that the rulebook does not count, before anything varies.
    pub cautions: Vec<Phrase>,
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
    pub fn prepare(&self, label: Label, variant: &Variant) -> Result<Named, Failure> {
        let Variant { catalogue, scenario, rulebook, opponents } = variant;
        let prepared = prepare_by_name(catalogue, scenario, rulebook).map_err(Failure::BrokenFiles)?;
        let seats: Vec<_> = opponents
            .iter()
            .map(|(side, opponent)| Assignment { side: side.clone(), opponent: opponent.clone() })
            .collect();
        let opponents = opponents_of(catalogue, &prepared.muster.scenario, &seats)?;
        let setup = Setup { muster: Arc::clone(&prepared.muster), rulebook: rulebook.clone(), opponents };
        let cautions = prepared.cautions.iter().map(|caution| caution.phrase.clone()).collect();
        Ok(Named { label, setup, cautions })
    }

    /// The same, which says that it is this variant if it cannot be fought.
    pub fn prepare_varied(&self, label: Label, variant: &Variant) -> Result<Named, Failure> {
        let name = label.name.clone();
        self.prepare(label, variant).map_err(|failure| match failure {
            Failure::BrokenFiles(all) => impossible(&name, all),
            other => other,
        })
    }

    /// The words of a command line that set up the battle of a scenario, before anything varies. The rulebook is left out if it varies.
    pub fn set_up(&self, scenario: &str, varied: &[Variation]) -> String {
        let is_of_book = |vary: &Variation| matches!(vary.what, What::Listed(Varied::Rulebook, _));
        let rulebook = self.rulebook.clone().filter(|_| !varied.iter().any(is_of_book));
        let setting = Setting { rulebook, vary: Vec::new() };
        setting.words(scenario, ALL, &self.opponents.opponents)
    }

    /// Fights variants with the same dice.
    pub fn fight(&self, terminal: &Terminal, variants: &Variants) -> Result<Vec<Compared>, Failure> {
        let setups: Vec<Setup> = variants.all.iter().map(|variant| variant.setup.clone()).collect();
        let extent = self.extent.extent(self.dice.seed);
        let name = setups.first().map_or("", |setup| setup.muster.scenario.name.as_str());
        let fight = |watch: Watch<'_>| run_paired(&setups, variants.group, extent, watch);
        let all = extent.battles * setups.len() as u64;
        let (mut compared, _) = self.extent.fight(terminal.words(), name, all, fight)?;
        for (one, setup) in compared.iter_mut().zip(&setups) {
            let teller = Teller::new(Arc::clone(terminal.words()), Arc::clone(&setup.muster));
            one.report.put_into_words(|objective| teller.objective(objective));
        }
        Ok(compared)
    }

    /// Fights variants, and tells the results in the format that was asked for.
    pub fn tell(&self, terminal: &mut Terminal, variants: &Variants) -> Outcome {
        if let Some(path) = &self.html {
            page::check(path)?;
        }
        let compared = self.fight(terminal, variants)?;
        let fought = compared.first().map_or(0, |one| one.report.battles);
        interrupt::tell(terminal, fought);
        if fought == 0 {
            return Ok(interrupt::verdict());
        }
        let labels: Vec<Label> = variants.all.iter().map(|variant| variant.label.clone()).collect();
        let answer = Answer { sentences: alike(variants, &compared), ..Answer::default() };
        self.show(terminal, &labels, &compared, &answer)?;
        Ok(interrupt::verdict())
    }

    /// Shows results in the format that was asked for, and writes the page if one was.
    pub fn show(
        &self,
        terminal: &mut Terminal,
        labels: &[Label],
        compared: &[Compared],
        answer: &Answer,
    ) -> Result<(), Failure> {
        match self.format {
            Format::Text => show(terminal, labels, compared)?,
            Format::Json => {
                for (place, (Label { name, .. }, one)) in labels.iter().zip(compared).enumerate() {
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
            Format::Csv => csv(terminal, rows(labels, compared))?,
        }
        if let Some(path) = &self.html {
            page::write(
                terminal,
                path,
                &page::of_variants(terminal.words(), labels, compared, &answer.sentences),
            )?;
        }
        for sentence in &answer.sentences {
            self.say(terminal, sentence)?;
        }
        Ok(())
    }

    /// Says a sentence beside the results: among them where they are text, else where it does not mix with them.
    pub fn say(&self, terminal: &mut Terminal, phrase: &Phrase) -> Result<(), Failure> {
        terminal.say_beside(self.format == Format::Text, phrase)
    }
}

/// Shows how variants fared, and how they differ from the first.
fn show(terminal: &mut Terminal, labels: &[Label], compared: &[Compared]) -> Result<(), Failure> {
    let words = terminal.words().clone();
    let Some(title) = page::title_of_variants(&words, compared) else { return Ok(()) };
    headline(terminal, &title)?;
    let is_paired = page::are_paired(compared);
    let columns = [
        ("cli-sweep-variant", true),
        ("cli-sweep-won", true),
        ("cli-sweep-more-won", is_paired),
        ("cli-sweep-more-won-in-group", page::are_in_groups(compared)),
        ("cli-sweep-difficulty", true),
        ("cli-sim-draws-alone", true),
        ("cli-sim-mean-rounds", true),
        ("cli-sweep-more-rounds", is_paired),
        ("cli-sim-dead", true),
        ("cli-sweep-lead", true),
        ("cli-sweep-more-lead", is_paired),
    ];
    let row = |(Label { name, .. }, one): (&Label, &Compared)| {
        let more = one.difference;
        let share =
            |mean: Option<Mean>| mean.map(|mean| percent_give_or_take(&words, mean)).unwrap_or_default();
        let rounds = more.map(|more| give_or_take(&words, more.rounds, 1));
        let cells = [
            name.clone(),
            figures::share(&words, one.won),
            share(more.map(|more| more.won)),
            share(one.difference_in_group.map(|more| more.won)),
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
    let rows = labels.iter().zip(compared).map(row).collect();
    let heading = page::told_of(columns, columns.map(|(key, _)| Phrase::new(key)));
    terminal.line(&table(&words, &heading, rows))?;
    page::notes(compared).try_for_each(|note| terminal.say(&note))
}

/// For each variant whose battles all went as in the first, or in the first of its group, a sentence that says so; and then why that is,
/// where the rulebook does not count what varies. Whoever varies that would otherwise take it for a result.
fn alike(variants: &Variants, compared: &[Compared]) -> Vec<Phrase> {
    let Variants { all, group, cautions } = variants;
    let (mut sentences, mut whys): (Vec<Phrase>, Vec<Phrase>) = Default::default();
    for (place, (variant, one)) in all.iter().zip(compared).enumerate() {
        let other = if one.difference.is_some_and(is_none) {
            0
        } else if one.difference_in_group.is_some_and(is_none) {
            place - place % group
        } else {
            continue;
        };
        let alike = Phrase::new("cli-sweep-alike").with("variant", variant.label.name.as_str());
        sentences.push(alike.with("other", all[other].label.name.as_str()));
        for why in variant.cautions.iter().chain(&all[other].cautions) {
            if !cautions.contains(why) && !whys.contains(why) {
                whys.push(why.clone());
            }
        }
    }
    [sentences, whys].concat()
}

/// Whether no battle went differently, as far as these figures tell.
fn is_none(difference: Difference) -> bool {
    let Difference { won, rounds, lead } = difference;
    [won, rounds, lead].iter().all(|mean| mean.mean == 0.0 && mean.ci95.half_width() == 0.0)
}

/// The results as rows of a table: the rows of each variant's report, with its name before them, and the differences.
fn rows(labels: &[Label], compared: &[Compared]) -> Vec<Vec<String>> {
    let heading = std::iter::once("variant").chain(Report::CSV_HEADING);
    let mut rows = vec![heading.map(str::to_owned).collect::<Vec<_>>()];
    for (Label { name, .. }, one) in labels.iter().zip(compared) {
        let with_name = |row: [String; 16]| std::iter::once(name.clone()).chain(row).collect::<Vec<_>>();
        rows.extend(one.report.csv_rows().into_iter().map(with_name));
        let difference = one.difference.into_iter().flat_map(|more| {
            [("more_won", more.won), ("more_rounds", more.rounds), ("more_lead", more.lead)]
        });
        let in_group = one.difference_in_group.map(|more| ("more_won_in_group", more.won));
        let won = Mean { mean: one.won.rate, ci95: one.won.ci95 };
        let own = [("won", won), ("lead", one.lead)].into_iter().chain(difference).chain(in_group);
        rows.extend(own.map(|(kind, mean)| with_name(one.report.row_of_mean(kind, mean))));
    }
    rows
}
