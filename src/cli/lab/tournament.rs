//! `affray lab tournament`: which opponents are stronger than which.

use std::fs::{File, OpenOptions};
use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use clap::Args;
use serde::{Deserialize, Serialize};

use crate::battle::{Phrase, Source};
use crate::brain::Level;
use crate::cli::arguments::{ALL, BySeed};
use crate::cli::batches::no_threads;
use crate::cli::failure::{Failure, Outcome, Verdict as Exit};
use crate::cli::figures::{called, from_to, percent, table};
use crate::cli::library::{Named, find_rulebooks, open_library};
use crate::cli::opponents::opponent_named;
use crate::cli::terminal::{Style, Terminal};
use crate::data::catalogue::Catalogue;
use crate::data::prepare::{Wanted, prepare};
use crate::data::reader::read;
use crate::data::trials::{TRIALS, Trials, trials};
use crate::lab::{Match, Opponent, Score, Verdict};
use crate::rules::book::muster::Muster;

/// Find out which opponents are stronger than which
///
/// Each opponent fights the one before it in the list: like companies on mirrored ground, each from both ends with the same
/// dice. A match ends when it is clear whether the stronger one wins the share that is asked for, or when enough battles
/// are decided. The exit status is 1 if a match does not reach the share.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub struct Tournament {
    /// The opponents, the weakest first, each a level, with a temper after a colon if it is to have one (default: all levels)
    #[arg(value_name = "LEVEL[:TEMPER]")]
    opponents: Vec<String>,
    /// Fight by this rulebook: its name, a file, or `all`
    #[arg(long, value_name = "ID|FILE|all", default_value = ALL)]
    rulebook: String,
    /// How many battles of a match are decided at most (default: 2000, or 300 if one of the two imagines battles)
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    battles: Option<u64>,
    /// The share that each is to win against the one before it, in percent
    #[arg(long, value_name = "PERCENT", default_value_t = 60, value_parser = clap::value_parser!(u8).range(1..100))]
    goal: u8,
    /// Keep the results in this file, and go on from those that it holds
    #[arg(long, value_name = "FILE")]
    results: Option<PathBuf>,
    /// Fight the companies and grounds of this file, written like `assets/trials.ron`
    #[arg(long, value_name = "FILE")]
    trials: Option<PathBuf>,
    /// How many threads to use (default: all)
    #[arg(long, value_name = "N", default_value_t = 0, hide_default_value = true)]
    threads: usize,
    #[command(flatten)]
    dice: BySeed,
}

const EXAMPLES: &str = "\
Examples:
  affray lab tournament
  affray lab tournament brute soldier --rulebook lot --battles 500
  affray lab tournament soldier soldier:bold         is boldness worth it?
  affray lab tournament --results strength.jsonl        stop with Ctrl-C, and go on later";

/// How many battles a match takes at most if nothing else is said. Battles of those who search take long.
fn usual_battles(pair: &[Opponent]) -> u64 {
    if pair.iter().any(|opponent| opponent.level.searches()) { 300 } else { 2000 }
}

/// A round of a match, as the file of results keeps it: one on a line.
#[derive(Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Kept {
    rulebook: String,
    one: String,
    other: String,
    seed: u64,
    round: u64,
    #[serde(flatten)]
    score: Score,
}

/// What came of a match.
struct Played {
    rulebook: String,
    bout: Match,
    score: Score,
}

impl Tournament {
    pub fn carry_out(&self, terminal: &mut Terminal) -> Outcome {
        let catalogue = open_library(terminal);
        let trials = self.trials(&catalogue)?;
        let opponents = self.opponents(&catalogue)?;
        let mut results = Vec::new();
        let mut file = Results::open(self.results.as_deref())?;
        for book in find_rulebooks(&catalogue, Some(&self.rulebook), None)? {
            let musters = musters(&catalogue, &trials, &book)?;
            for pair in opponents.windows(2) {
                let bout = Match {
                    one: pair[1].clone(),
                    other: pair[0].clone(),
                    trials: musters.clone(),
                    rulebook: book.id.clone(),
                    seed: self.dice.seed,
                    goal: f64::from(self.goal) / 100.0,
                    most: self.battles.unwrap_or_else(|| usual_battles(pair)),
                };
                let score = self.fight(&bout, &mut file)?;
                results.push(Played { rulebook: book.id.clone(), bout, score });
            }
        }
        show(terminal, &results)?;
        let has_missed = |result: &Played| result.score.interval().0 < result.bout.goal;
        Ok(if results.iter().any(has_missed) { Exit::Failed } else { Exit::Sound })
    }

    /// Fights a match, from where the file of results leaves off.
    fn fight(&self, bout: &Match, file: &mut Results) -> Result<Score, Failure> {
        let (mut score, mut round) = file.so_far(bout);
        while bout.goes_on(&score) {
            let more = bout.round(round, self.threads).map_err(|cause| no_threads(&cause))?;
            file.keep(bout, round, more)?;
            score = score.and(more);
            round += 1;
        }
        Ok(score)
    }

    fn opponents(&self, catalogue: &Catalogue) -> Result<Vec<Opponent>, Failure> {
        if self.opponents.is_empty() {
            return Ok(Level::ALL.map(Opponent::from).to_vec());
        }
        self.opponents.iter().map(|name| opponent_named(catalogue, name)).collect()
    }

    fn trials(&self, catalogue: &Catalogue) -> Result<Trials, Failure> {
        let source = match &self.trials {
            Some(path) => Source::read(path).map_err(|problem| Failure::unreadable(*problem))?,
            None => catalogue.text(TRIALS).cloned().unwrap_or_else(|| Source::new(TRIALS, "")),
        };
        let problems = crate::data::trials::check(catalogue, &source);
        match read::<Trials>(&source).value.filter(|_| problems.is_empty()) {
            Some(trials) => Ok(trials),
            None => Err(Failure::BrokenFiles(problems)),
        }
    }
}

/// The trials by a rulebook.
fn musters(catalogue: &Catalogue, file: &Trials, book: &Named) -> Result<Vec<Arc<Muster>>, Failure> {
    let muster = |trial: crate::data::trials::Trial| {
        let id = trial.id();
        let wanted = Wanted { scenario: (&id, &trial.scenario), rulebook: (&book.id, &book.source) };
        prepare(catalogue, wanted, |_| {}).map(|prepared| prepared.muster).map_err(Failure::BrokenFiles)
    };
    trials(file).into_iter().map(muster).collect()
}

/// The file that keeps results, with those that it held at first.
#[derive(Default)]
struct Results {
    kept: Vec<Kept>,
    file: Option<(PathBuf, File)>,
}

impl Results {
    fn open(path: Option<&Path>) -> Result<Results, Failure> {
        let Some(path) = path else { return Ok(Results::default()) };
        let open = || OpenOptions::new().create(true).append(true).read(true).open(path);
        let file = open().map_err(|cause| Failure::unwritable(path, &cause))?;
        let lines = BufReader::new(&file).lines().map_while(std::io::Result::ok);
        // A line that was cut off when the program was stopped counts as not fought.
        let kept = lines.filter_map(|line| serde_json::from_str(&line).ok()).collect();
        Ok(Results { kept, file: Some((path.to_owned(), file)) })
    }

    /// What is known of a match, and the number of its next round.
    fn so_far(&self, bout: &Match) -> (Score, u64) {
        let mut score = Score::default();
        let mut round = 0;
        let find = |round| self.kept.iter().find(|kept| kept.is_of(bout) && kept.round == round);
        while let Some(kept) = find(round) {
            score = score.and(kept.score);
            round += 1;
        }
        (score, round)
    }

    fn keep(&mut self, bout: &Match, round: u64, score: Score) -> Result<(), Failure> {
        let Some((path, file)) = &mut self.file else { return Ok(()) };
        let kept = Kept {
            rulebook: bout.rulebook.clone(),
            one: bout.one.name(),
            other: bout.other.name(),
            seed: bout.seed,
            round,
            score,
        };
        let line = serde_json::to_string(&kept).map_err(std::io::Error::from)?;
        writeln!(file, "{line}").map_err(|cause| Failure::unwritable(path, &cause))
    }
}

impl Kept {
    fn is_of(&self, bout: &Match) -> bool {
        self.rulebook == bout.rulebook
            && self.one == bout.one.name()
            && self.other == bout.other.name()
            && self.seed == bout.seed
    }
}

fn show(terminal: &mut Terminal, results: &[Played]) -> Result<(), Failure> {
    let words = terminal.words().clone();
    let row = |result: &Played| {
        let Score { wins, losses, draws, .. } = result.score;
        let verdict = match result.bout.verdict(&result.score) {
            Verdict::Reached => "cli-match-reached",
            Verdict::Missed => "cli-match-missed",
            Verdict::Open => "cli-match-open",
        };
        vec![
            called(&words, &result.rulebook),
            words.phrase(
                &Phrase::new("cli-match-pair")
                    .with("one", result.bout.one.name())
                    .with("other", result.bout.other.name()),
            ),
            wins.to_string(),
            losses.to_string(),
            draws.to_string(),
            percent(&words, result.score.share()),
            from_to(&words, result.score.interval()),
            percent(&words, result.score.share_of_first_side()),
            words.phrase(&Phrase::new(verdict)),
        ]
    };
    let rows = results.iter().map(row).collect();
    let heading = [
        "cli-sim-rulebook",
        "cli-match-heading",
        "cli-match-wins",
        "cli-match-losses",
        "cli-match-draws",
        "cli-match-share",
        "cli-sim-interval",
        "cli-match-first-side",
        "cli-match-verdict",
    ];
    let title = words.phrase(&Phrase::new("cli-match-title"));
    let title = terminal.set_off(Style::Bold, &title);
    terminal.line(&title)?;
    let shown = table(&words, &heading.map(Phrase::new), rows);
    terminal.line(&shown)
}
