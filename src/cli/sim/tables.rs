//! The tables of `affray sim`: one of the sides and one of the combatants for each batch, and a comparison if there
//! were several rulebooks.

use crate::battle::Phrase;
use crate::cli::failure::Failure;
use crate::cli::figures::{called, from_to, percent, table, table_of};
use crate::cli::terminal::{Style, Terminal};
use crate::lab::{CombatantReport, Report, SideReport, TimedReport};
use crate::tell::Words;

/// Shows the results of one batch.
pub fn show(terminal: &mut Terminal, timed: &TimedReport) -> Result<(), Failure> {
    let report = &timed.report;
    let battles = usize::try_from(report.battles).unwrap_or(usize::MAX);
    let words = terminal.words().clone();
    let title = Phrase::new("cli-sim-title")
        .with("scenario", called(&words, &report.scenario))
        .with("book", called(&words, &report.rulebook))
        .with("battles", battles)
        .with("seed", report.seed.to_string());
    let title = terminal.set_off(Style::Bold, &terminal.words().phrase(&title));
    terminal.line(&title)?;
    let sides = [
        Phrase::new("cli-sim-side"),
        Phrase::new("cli-sim-wins"),
        Phrase::new("cli-sim-rate"),
        Phrase::new("cli-sim-interval"),
    ];
    let rows = report.sides.iter().map(|side| side_row(&words, side)).collect();
    terminal.line(&table(&words, &sides, rows))?;
    let draws = percent(&words, report.draws as f64 / report.battles.max(1) as f64);
    terminal
        .say(&Phrase::new("cli-sim-draws").with("draws", report.draws.to_string()).with("rate", draws))?;
    let rounds = &report.rounds;
    let spread = Phrase::new("cli-sim-rounds")
        .with("mean", words.decimal(rounds.mean, 1))
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
    let row = |combatant: &CombatantReport| {
        combatant_row(&words, combatant, name_among(&words, &report.combatants, combatant))
    };
    let rows = report.combatants.iter().map(row).collect();
    terminal.line(&table(&words, &people, rows))?;
    let speed = Phrase::new("cli-sim-speed")
        .with("seconds", words.decimal(timed.elapsed_s, 2))
        .with("rate", words.decimal(timed.battles_per_s, 0));
    terminal.say(&speed)
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
fn name_among(words: &Words, all: &[CombatantReport], combatant: &CombatantReport) -> String {
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
