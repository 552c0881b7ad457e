//! The tables of `affray sim`: one of the sides and one of the combatants for each batch, and a comparison if there
//! were several rulebooks.

use crate::battle::Phrase;
use crate::cli::failure::Failure;
use crate::cli::figures::{
    called, from_to, give_or_take, hardness, percent, scale_of_hardness, share, table, table_of,
};
use crate::cli::terminal::{Style, Terminal};
use crate::lab::{
    CombatantReport, Deaths, DecisionReport, EndingReport, LeftReport, Mean, NamedBattle, Report, RoundHarm,
    Share, SideReport, TimedReport,
};
use crate::tell::Words;

/// Shows the results of one batch.
pub fn show(terminal: &mut Terminal, timed: &TimedReport, set_up: &str) -> Result<(), Failure> {
    let report = &timed.report;
    let words = terminal.words().clone();
    let title = terminal.set_off(Style::Bold, &words.phrase(&title(&words, report)));
    terminal.line(&title)?;
    let sides = [
        Phrase::new("cli-sim-side"),
        Phrase::new("cli-sim-wins"),
        Phrase::new("cli-sim-rate"),
        Phrase::new("cli-sim-interval"),
    ];
    let rows = report.sides.iter().map(|side| side_row(&words, side)).collect();
    terminal.line(&table(&words, &sides, rows))?;
    for sentence in [draws(&words, report), difficulty(&words, report), rounds(&words, report)] {
        terminal.say(&sentence)?;
    }
    endings(terminal, report)?;
    list(terminal, &DECISIONS, decision_rows(&words, report))?;
    list(terminal, &DEATHS, deaths_rows(&words, report))?;
    let people = [
        Phrase::new("cli-sim-combatant"),
        Phrase::new("cli-sim-side"),
        Phrase::new("cli-sim-survival"),
        Phrase::new("cli-sim-down"),
        Phrase::new("cli-sim-harm"),
    ];
    let row = |combatant: &CombatantReport| {
        combatant_row(&words, combatant, name_among(&words, &report.combatants, combatant))
    };
    let rows = report.combatants.iter().map(row).collect();
    terminal.line("")?;
    terminal.line(&table(&words, &people, rows))?;
    falls(terminal, report)?;
    list(terminal, &ENDS, ends_rows(&words, report))?;
    list(terminal, &FELLED, felled_rows(&words, report))?;
    left(terminal, report)?;
    harm_by_round(terminal, report)?;
    named(terminal, report, set_up)?;
    let speed = Phrase::new("cli-sim-speed")
        .with("seconds", words.decimal(timed.elapsed_s, 2))
        .with("rate", words.decimal(timed.battles_per_s, 0));
    terminal.say(&speed)
}

/// What was fought.
pub fn title(words: &Words, report: &Report) -> Phrase {
    Phrase::new("cli-sim-title")
        .with("scenario", called(words, &report.scenario))
        .with("book", called(words, &report.rulebook))
        .with("battles", usize::try_from(report.battles).unwrap_or(usize::MAX))
        .with("seed", report.seed.to_string())
}

/// How many battles nobody won.
pub fn draws(words: &Words, report: &Report) -> Phrase {
    let rate = percent(words, report.draws as f64 / report.battles.max(1) as f64);
    Phrase::new("cli-sim-draws").with("draws", report.draws.to_string()).with("rate", rate)
}

/// How hard the scenario is, and what the word for it means.
pub fn difficulty(words: &Words, report: &Report) -> Phrase {
    Phrase::new("cli-sim-difficulty")
        .with("side", called(words, &report.asked))
        .with("word", hardness(words, report.difficulty))
        .with("scale", scale_of_hardness())
}

/// How many rounds the battles lasted.
pub fn rounds(words: &Words, report: &Report) -> Phrase {
    let rounds = &report.rounds;
    let mean = Mean { mean: rounds.mean, ci95: rounds.ci95 };
    Phrase::new("cli-sim-rounds")
        .with("mean", give_or_take(words, mean, 1))
        .with("p5", rounds.p5.to_string())
        .with("p50", rounds.p50.to_string())
        .with("p95", rounds.p95.to_string())
}

/// The causes by which battles ended.
fn endings(terminal: &mut Terminal, report: &Report) -> Result<(), Failure> {
    let words = terminal.words().clone();
    let heading = ["cli-sim-ending", "cli-sim-battles", "cli-sim-rate", "cli-sim-interval"].map(Phrase::new);
    let row = |ending: &EndingReport| {
        let Share { battles, rate, ci95 } = ending.share;
        vec![cause(&words, ending), battles.to_string(), percent(&words, rate), from_to(&words, ci95)]
    };
    let rows = report.endings.iter().filter(|ending| ending.share.battles > 0).map(row).collect();
    terminal.line("")?;
    terminal.line(&table(&words, &heading, rows))
}

/// The cause of an ending in words.
pub fn cause(words: &Words, ending: &EndingReport) -> String {
    words.phrase(&Phrase::new("ending-cause").with("cause", ending.cause))
}

/// The heading over the objectives that decided battles.
pub const DECISIONS: [&str; 3] = ["cli-sim-decided", "cli-sim-objective", "cli-sim-rate"];

/// The objectives by which battles were decided, a row for each.
pub fn decision_rows(words: &Words, report: &Report) -> Vec<Vec<String>> {
    let row = |decision: &DecisionReport| {
        let key = if decision.met { "cli-sim-met" } else { "cli-sim-failed" };
        let side = words.phrase(&Phrase::new(key).with("side", called(words, &decision.side)));
        vec![side, words.remarks(&decision.objectives), share(words, decision.share)]
    };
    report.decisions.iter().map(row).collect()
}

/// The heading over how many die.
pub const DEATHS: [&str; 5] =
    ["cli-sim-side", "cli-sim-members", "cli-sim-nobody-dies", "cli-sim-everybody-dies", "cli-sim-dead"];

/// How many of each side die, a row for each.
pub fn deaths_rows(words: &Words, report: &Report) -> Vec<Vec<String>> {
    let row = |side: &SideReport| {
        let Deaths { members, nobody_dies, everybody_dies, dead, .. } = &side.deaths;
        let mut row = vec![called(words, &side.name), members.to_string()];
        row.extend([*nobody_dies, *everybody_dies].map(|part| share(words, part)));
        row.push(give_or_take(words, *dead, 2));
        row
    };
    report.sides.iter().map(row).collect()
}

/// The heading over the states in which combatants end.
pub const ENDS: [&str; 3] = ["cli-sim-combatant", "cli-sim-ends", "cli-sim-rate"];

/// In what states combatants end, a row for each state of each.
pub fn ends_rows(words: &Words, report: &Report) -> Vec<Vec<String>> {
    let rows = report.combatants.iter().flat_map(|one| {
        let name = name_among(words, &report.combatants, one);
        one.ends.iter().map(move |of| {
            let end = words.phrase(&Phrase::new("cli-sim-end").with("end", of.end));
            vec![name.clone(), end, share(words, of.share)]
        })
    });
    rows.collect()
}

/// The heading over whose blows fell whom.
pub const FELLED: [&str; 3] = ["cli-sim-combatant", "cli-sim-felled-by", "cli-sim-rate"];

/// How many of those who felled a combatant the table shows: the most frequent ones.
const MOST_WHO_FELLED: usize = 3;

/// Whose blows fell whom most often.
pub fn felled_rows(words: &Words, report: &Report) -> Vec<Vec<String>> {
    let called = |key: &str| {
        let by = report.combatants.iter().find(|one| one.key == key);
        by.map(|by| name_among(words, &report.combatants, by)).unwrap_or_default()
    };
    let rows = report.combatants.iter().flat_map(|one| {
        let name = name_among(words, &report.combatants, one);
        let by = one.felled_by.iter().take(MOST_WHO_FELLED);
        by.map(move |of| vec![name.clone(), called(&of.by), share(words, of.share)])
    });
    rows.collect()
}

/// Who falls how often and first, who flees, and the harm that each of them suffers.
fn falls(terminal: &mut Terminal, report: &Report) -> Result<(), Failure> {
    let words = terminal.words().clone();
    let heading = [
        "cli-sim-combatant",
        "cli-sim-falls",
        "cli-sim-falls-in",
        "cli-sim-falls-first",
        "cli-sim-flees",
        "cli-sim-suffers",
    ];
    let row = |one: &CombatantReport| {
        let mut row = vec![name_among(&words, &report.combatants, one), share(&words, one.fell)];
        row.push(round_of_fall(&words, one));
        row.extend([one.fell_first, one.fled].map(|part| share(&words, part)));
        row.push(give_or_take(&words, one.harm_suffered, 2));
        row
    };
    let rows = report.combatants.iter().map(row).collect();
    terminal.line("")?;
    terminal.line(&table(&words, &heading.map(Phrase::new), rows))
}

/// The round in which a combatant falls on average; nothing if they never do.
pub fn round_of_fall(words: &Words, one: &CombatantReport) -> String {
    one.fell_in_round.map(|round| give_or_take(words, round, 1)).unwrap_or_default()
}

/// A table after an empty line, unless it has no rows.
fn list(terminal: &mut Terminal, heading: &[&'static str], rows: Vec<Vec<String>>) -> Result<(), Failure> {
    if rows.is_empty() {
        return Ok(());
    }
    let heading: Vec<Phrase> = heading.iter().copied().map(Phrase::new).collect();
    let text = table(terminal.words(), &heading, rows);
    terminal.line("")?;
    terminal.line(&text)
}

/// What is left at the end of all that is spent.
fn left(terminal: &mut Terminal, report: &Report) -> Result<(), Failure> {
    let (heading, rows) = left_table(terminal.words(), report);
    if rows.is_empty() {
        return Ok(());
    }
    terminal.line("")?;
    terminal.line(&table_of(heading, rows))
}

/// What is left of all that is spent: the heading and a row for each thing of each combatant.
pub fn left_table(words: &Words, report: &Report) -> (Vec<String>, Vec<Vec<String>>) {
    let heading = ["cli-sim-combatant", "cli-sim-supply", "cli-sim-before", "cli-sim-left"];
    let mut heading: Vec<String> = heading.map(|key| words.phrase(&Phrase::new(key))).to_vec();
    let after_win = Phrase::new("cli-sim-left-after-win").with("side", called(words, &report.asked));
    heading.push(words.phrase(&after_win));
    (heading, left_rows(words, report))
}

/// What is left of all that is spent, a row for each thing of each combatant.
fn left_rows(words: &Words, report: &Report) -> Vec<Vec<String>> {
    let rows = report.combatants.iter().flat_map(|one| {
        let name = name_among(words, &report.combatants, one);
        // What every battle leaves as it was need not be told.
        let is_spent = |left: &&LeftReport| left.left.mean != f64::from(left.before);
        one.left.iter().filter(is_spent).map(move |left| {
            let supply = words.supply(left.supply);
            let means = [Some(left.left), left.after_win];
            let means = means.map(|mean| mean.map(|mean| give_or_take(words, mean, 1)).unwrap_or_default());
            [name.clone(), supply, left.before.to_string()].into_iter().chain(means).collect()
        })
    });
    rows.collect()
}

/// The harm of each round that is told.
fn harm_by_round(terminal: &mut Terminal, report: &Report) -> Result<(), Failure> {
    let (heading, rows) = harm_table(terminal.words(), report);
    terminal.line("")?;
    terminal.line(&table_of(heading, rows))
}

/// The harm of each round that is told: the heading and the rows.
pub fn harm_table(words: &Words, report: &Report) -> (Vec<String>, Vec<Vec<String>>) {
    let mut heading: Vec<String> =
        ["cli-sim-round", "cli-sim-battles"].map(|key| words.phrase(&Phrase::new(key))).to_vec();
    let side = |side: &SideReport| {
        words.phrase(&Phrase::new("cli-sim-harm-of").with("side", called(words, &side.name)))
    };
    heading.extend(report.sides.iter().map(side));
    let row = |harm: &RoundHarm| {
        let mut row = vec![harm.round.to_string(), harm.battles.to_string()];
        row.extend(harm.sides.iter().map(|side| give_or_take(words, *side, 1)));
        row
    };
    (heading, told_rounds(report).map(row).collect())
}

/// The rounds that at least one battle in twenty came to.
pub fn told_rounds(report: &Report) -> impl Iterator<Item = &RoundHarm> {
    report.harm_by_round.iter().filter(|harm| harm.round > 0 && harm.battles * 20 >= report.battles)
}

/// The battles that stand for others, and how to open them.
fn named(terminal: &mut Terminal, report: &Report, set_up: &str) -> Result<(), Failure> {
    if report.named.is_empty() {
        return Ok(());
    }
    let words = terminal.words().clone();
    let title = Phrase::new("cli-sim-named").with("side", called(&words, &report.asked));
    let heading = [title, Phrase::new("cli-sim-number")];
    let row = |named: &NamedBattle| vec![which(&words, named), named.battle.to_string()];
    terminal.line("")?;
    terminal.line(&table(&words, &heading, report.named.iter().map(row).collect()))?;
    terminal.say(&how_to_open(report, set_up))
}

/// How to open a battle by its number, with the words of a command line that set it up.
pub fn how_to_open(report: &Report, set_up: &str) -> Phrase {
    Phrase::new("cli-sim-open").with("set-up", set_up).with("seed", report.seed.to_string())
}

/// What a battle stands for, in words.
pub fn which(words: &Words, named: &NamedBattle) -> String {
    let part = named.which.strip_prefix('p').unwrap_or_default();
    words.phrase(&Phrase::new("cli-sim-which").with("which", named.which.as_str()).with("part", part))
}

/// Compares the results of one scenario under several rulebooks.
pub fn compare(terminal: &mut Terminal, reports: &[TimedReport]) -> Result<(), Failure> {
    let Some(first) = reports.first().map(|timed| &timed.report) else { return Ok(()) };
    let words = terminal.words().clone();
    let title = Phrase::new("cli-sim-compared").with("scenario", called(&words, &first.scenario));
    let title = terminal.set_off(Style::Bold, &words.phrase(&title));
    terminal.line(&title)?;
    let wins = |side: &SideReport| {
        words.phrase(&Phrase::new("cli-sim-wins-of").with("side", called(&words, &side.name)))
    };
    let own = |key| words.phrase(&Phrase::new(key));
    let mut heading = vec![own("cli-sim-rulebook")];
    heading.extend(first.sides.iter().map(wins));
    heading.extend(["cli-sim-draws-alone", "cli-sim-mean-rounds"].map(own));
    let rows = reports.iter().map(|timed| book_row(&words, &timed.report)).collect();
    terminal.line(&table_of(heading, rows))?;
    let mut heading = vec![own("cli-sim-survivors")];
    heading.extend(reports.iter().map(|timed| called(&words, &timed.report.rulebook)));
    let survival =
        |place: usize| reports.iter().map(move |timed| timed.report.combatants[place].survival_rate);
    let rows = first.combatants.iter().enumerate().map(|(place, combatant)| {
        std::iter::once(name_among(&words, &first.combatants, combatant))
            .chain(survival(place).map(|rate| percent(&words, rate)))
            .collect()
    });
    terminal.line(&table_of(heading, rows.collect()))
}

fn book_row(words: &Words, report: &Report) -> Vec<String> {
    let mut row = vec![called(words, &report.rulebook)];
    row.extend(report.sides.iter().map(|side| percent(words, side.win_rate)));
    row.push(percent(words, report.draws as f64 / report.battles.max(1) as f64));
    row.push(words.decimal(report.rounds.mean, 1));
    row
}

/// A combatant's name, with their key if others have the same name.
pub fn name_among(words: &Words, all: &[CombatantReport], combatant: &CombatantReport) -> String {
    let is_alone = all.iter().filter(|other| other.name == combatant.name).count() == 1;
    if is_alone {
        return called(words, &combatant.name);
    }
    let name = Phrase::new("name-with-key").with("name", called(words, &combatant.name));
    words.phrase(&name.with("key", combatant.key.as_str()))
}

fn side_row(words: &Words, side: &SideReport) -> Vec<String> {
    let rate = percent(words, side.win_rate);
    vec![called(words, &side.name), side.wins.to_string(), rate, from_to(words, side.ci95)]
}

fn combatant_row(words: &Words, combatant: &CombatantReport, name: String) -> Vec<String> {
    let [survival, down] = [combatant.survival_rate, combatant.down_rate].map(|rate| percent(words, rate));
    let harm = words.decimal(combatant.mean_harm_dealt, 2);
    vec![name, called(words, &combatant.side), survival, down, harm]
}
