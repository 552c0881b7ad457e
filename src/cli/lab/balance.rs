//! `affray lab balance`: finds the value with which a side wins as often as is asked for.

use std::path::PathBuf;

use clap::Args;

use super::variants::{Answer, Comparing, Variants};
use crate::battle::Phrase;
use crate::cli::batches::read_percent;
use crate::cli::failure::{Failure, Outcome, Verdict};
use crate::cli::figures::percent;
use crate::cli::interrupt;
use crate::cli::page::{self, Label};
use crate::cli::setting::{impossible, read_variation, words_for};
use crate::cli::terminal::Terminal;
use crate::data::files::write_new;
use crate::data::variation::{Variant, Variation};
use crate::lab::{Compared, Interval};
use crate::tell::Words;

/// Find the count or number with which a side wins as often as you want
///
/// The side is the first that a person plays, or else the first. The values at both ends are fought, then the one in the
/// middle of those between which the answer lies, and so on: so the wins have to rise or fall from one end to the other. Every
/// step is shown. The exit status is 1 if no value in the range comes near enough: within what chance alone explains.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub struct Balance {
    /// The name of a scenario, or its file
    scenario: String,
    /// What may change, and between which values: as for `affray lab sweep`
    #[arg(long, value_name = "WHAT=VALUES", value_parser = read_variation)]
    vary: Variation,
    /// How many battles the side is to win
    #[arg(long, value_name = "PERCENT", value_parser = read_percent)]
    win: f64,
    /// Write the scenario with that value to a new file
    #[arg(long, value_name = "FILE")]
    write: Option<PathBuf>,
    #[command(flatten)]
    comparing: Comparing,
}

const EXAMPLES: &str = "\
Examples:
  affray lab balance first_blood --vary count:raider=1..6 --win 65%
  affray lab balance first_blood --vary hp:raider=10..60 --win 50% --write even.ron";

/// The values that have been fought so far.
struct Search<'b> {
    balance: &'b Balance,
    start: &'b Variant,
    tried: Vec<(usize, Compared)>,
}

impl Balance {
    pub fn carry_out(&self, terminal: &mut Terminal) -> Outcome {
        for path in [&self.write, &self.comparing.html].into_iter().flatten() {
            page::check(path)?;
        }
        let start = self.comparing.open(terminal, &self.scenario)?;
        if let Some(remark) = start.remark_on(&self.vary.what) {
            self.comparing.say(terminal, &remark)?;
        }
        let mut search = Search { balance: self, start: &start, tried: Vec::new() };
        search.run(terminal)?;
        let Search { mut tried, .. } = search;
        tried.sort_by_key(|(place, _)| *place);
        let (places, compared): (Vec<usize>, Vec<Compared>) = tried.into_iter().unzip();
        let labels: Vec<Label> = places.iter().map(|place| self.label(*place)).collect();
        if interrupt::was_pressed() {
            self.comparing.show(terminal, &labels, &compared, &Answer::default())?;
            terminal.remark(&Phrase::new("cli-balance-stopped"));
            return Ok(Verdict::Interrupted);
        }
        let off = |place: &usize| (compared[*place].won.rate - self.win).abs();
        let nearest = (0..compared.len()).min_by(|one, other| off(one).total_cmp(&off(other)));
        let Some(nearest) = nearest else { return Ok(Verdict::Sound) };
        let Interval(low, high) = compared[nearest].won.ci95;
        let is_near = low <= self.win && self.win <= high;
        let answer = self.answer(terminal.words(), &labels, &compared, nearest, is_near);
        self.comparing.show(terminal, &labels, &compared, &answer)?;
        if let Some(path) = &self.write {
            let varied = self.varied(&start, places[nearest])?;
            if !self.changes_the_file(&start)? {
                return Err(Failure::usage(
                    Phrase::new("cli-balance-elsewhere").with("what", self.vary.name()),
                ));
            }
            write_new(path, varied.unmeasured().source().text())
                .map_err(|cause| Failure::unwritable(path, &cause))?;
            terminal.remark(&Phrase::new("cli-balance-written").with("file", path.display().to_string()));
        }
        Ok(if is_near { Verdict::Sound } else { Verdict::Failed })
    }

    /// The answer in words: the value that comes nearest, and the two between which lies what was asked for.
    fn answer(
        &self,
        words: &Words,
        labels: &[Label],
        compared: &[Compared],
        nearest: usize,
        is_near: bool,
    ) -> Answer {
        let won = |place: usize| compared[place].won.rate;
        let lies_after = |place: &usize| (won(*place) - self.win) * (won(*place + 1) - self.win) < 0.0;
        let between = (0..compared.len() - 1).find(lies_after).map(|place| (place, place + 1));
        let told = |place: usize| percent(words, won(place));
        // What was asked for may lie beyond the values.
        let is_number = |value: &String| value.parse::<i64>().is_ok();
        let is_beyond = between.is_none() && self.vary.values.iter().all(is_number);
        let found = match (is_near, is_beyond) {
            (true, _) => "cli-balance-found",
            (false, true) => "cli-balance-beyond",
            (false, false) => "cli-balance-nearest",
        };
        let end = |value: Option<&String>| value.cloned().unwrap_or_default();
        let found = Phrase::new(found)
            .with("first", end(self.vary.values.first()))
            .with("last", end(self.vary.values.last()))
            .with("value", labels[nearest].name.as_str())
            .with("won", told(nearest))
            .with("asked", percent(words, self.win));
        let lies = between.map(|(one, other)| {
            let lies = Phrase::new("cli-balance-between").with("asked", percent(words, self.win));
            let lies = lies.with("one", labels[one].name.as_str()).with("won-one", told(one));
            lies.with("other", labels[other].name.as_str()).with("won-other", told(other))
        });
        Answer { nearest: Some(nearest), between, sentences: lies.into_iter().chain([found]).collect() }
    }

    /// Whether what varies is written in the scenario's own file: then no two values leave it as it is.
    fn changes_the_file(&self, start: &Variant) -> Result<bool, Failure> {
        let mut changed = self.vary.values.len() == 1;
        for place in 0..self.vary.values.len() {
            changed |= self.varied(start, place)?.source().text() != start.source().text();
        }
        Ok(changed)
    }

    fn name(&self, place: usize) -> String {
        format!("{}={}", self.vary.name(), self.value(place))
    }

    fn value(&self, place: usize) -> &str {
        self.vary.values.get(place).map_or("", String::as_str)
    }

    fn label(&self, place: usize) -> Label {
        let set_up = self.comparing.set_up(&self.scenario, std::slice::from_ref(&self.vary));
        let value = words_for(&self.vary, self.value(place));
        Label { name: self.name(place), set_up: format!("{set_up} {value}") }
    }

    fn varied(&self, start: &Variant, place: usize) -> Result<Variant, Failure> {
        let varied = start.clone().with(&self.vary.what, self.value(place));
        varied.map_err(|faults| impossible(&self.name(place), faults))
    }
}

impl Search<'_> {
    /// Fights the values at both ends, then those in the middle of what is left.
    fn run(&mut self, terminal: &mut Terminal) -> Result<(), Failure> {
        let last = self.balance.vary.values.len() - 1;
        let (mut low, mut high) = (0, last);
        let Some(at_low) = self.won(terminal, low)? else { return Ok(()) };
        let Some(at_high) = self.won(terminal, high)? else { return Ok(()) };
        let goal = self.balance.win;
        if (at_low - goal) * (at_high - goal) > 0.0 {
            return Ok(());
        }
        while high - low > 1 {
            let middle = low.midpoint(high);
            let Some(won) = self.won(terminal, middle)? else { return Ok(()) };
            if (won - goal) * (at_low - goal) > 0.0 {
                low = middle;
            } else {
                high = middle;
            }
        }
        Ok(())
    }

    /// The share of battles won with a value; none if the user stopped before all were fought.
    fn won(&mut self, terminal: &mut Terminal, place: usize) -> Result<Option<f64>, Failure> {
        if let Some((_, known)) = self.tried.iter().find(|(tried, _)| *tried == place) {
            return Ok(Some(known.won.rate));
        }
        let balance = self.balance;
        let label = balance.label(place);
        let name = label.name.clone();
        let alone = balance.comparing.prepare_varied(label, &balance.varied(self.start, place)?)?;
        let alone = Variants { all: vec![alone], group: 1, cautions: Vec::new() };
        let compared = balance.comparing.fight(terminal, &alone)?;
        // A value whose battles were cut off tells less than the others.
        if interrupt::was_pressed() {
            return Ok(None);
        }
        let Some(one) = compared.into_iter().next() else { return Ok(None) };
        let won = one.won.rate;
        let words = terminal.words().clone();
        let step = Phrase::new("cli-balance-step").with("value", name).with("won", percent(&words, won));
        balance.comparing.say(terminal, &step)?;
        terminal.flush()?;
        self.tried.push((place, one));
        Ok(Some(won))
    }
}
