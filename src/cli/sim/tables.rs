//! The tables of `affray sim`: one of the sides and one of the combatants for each batch, and a comparison if there
//! were several rulebooks.

use comfy_table::{CellAlignment, ContentArrangement, Table, presets};

use crate::battle::Phrase;
use crate::cli::failure::Failure;
use crate::cli::terminal::{Style, Terminal};
use crate::lab::{CombatantReport, Interval, Report, SideReport, TimedReport};
use crate::tell::Words;

/// Shows the results of one batch.
pub fn show(terminal: &mut Terminal, timed: &TimedReport) -> Result<(), Failure> {
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
    let row = |combatant: &CombatantReport| {
        combatant_row(combatant, name_among(&words, &report.combatants, combatant))
    };
    let rows = report.combatants.iter().map(row).collect();
    terminal.line(&table(&words, &people, rows))?;
    let speed = Phrase::new("cli-sim-speed")
        .with("seconds", format!("{:.2}", timed.elapsed_s))
        .with("rate", format!("{:.0}", timed.battles_per_s));
    terminal.say(&speed)
}

/// Compares the results of one scenario under several rulebooks.
pub fn compare(terminal: &mut Terminal, reports: &[TimedReport]) -> Result<(), Failure> {
    let Some(first) = reports.first().map(|timed| &timed.report) else { return Ok(()) };
    let words = terminal.words().clone();
    let title = Phrase::new("cli-sim-compared").with("scenario", first.scenario.as_str());
    let title = terminal.set_off(Style::Bold, &words.phrase(&title));
    terminal.line(&title)?;
    let wins =
        |side: &SideReport| words.phrase(&Phrase::new("cli-sim-wins-of").with("side", side.name.as_str()));
    let own = |key| words.phrase(&Phrase::new(key));
    let mut heading = vec![own("cli-sim-rulebook")];
    heading.extend(first.sides.iter().map(wins));
    heading.extend(["cli-sim-draws-alone", "cli-sim-mean-rounds"].map(own));
    let rows = reports.iter().map(|timed| book_row(&timed.report)).collect();
    terminal.line(&table_of(heading, rows))?;
    let mut heading = vec![own("cli-sim-survivors")];
    heading.extend(reports.iter().map(|timed| timed.report.rulebook.clone()));
    let survival =
        |place: usize| reports.iter().map(move |timed| percent(timed.report.combatants[place].survival_rate));
    let rows = first.combatants.iter().enumerate().map(|(place, combatant)| {
        std::iter::once(name_among(&words, &first.combatants, combatant)).chain(survival(place)).collect()
    });
    terminal.line(&table_of(heading, rows.collect()))
}

fn book_row(report: &Report) -> Vec<String> {
    let mut row = vec![report.rulebook.clone()];
    row.extend(report.sides.iter().map(|side| percent(side.win_rate)));
    row.push(percent(report.draws as f64 / report.battles.max(1) as f64));
    row.push(format!("{:.1}", report.rounds.mean));
    row
}

/// A combatant's name, with their key if others have the same name.
fn name_among(words: &Words, all: &[CombatantReport], combatant: &CombatantReport) -> String {
    let is_alone = all.iter().filter(|other| other.name == combatant.name).count() == 1;
    if is_alone {
        return combatant.name.clone();
    }
    let name = Phrase::new("name-with-key").with("name", combatant.name.as_str());
    words.phrase(&name.with("key", combatant.key.as_str()))
}

fn side_row(side: &SideReport) -> Vec<String> {
    let Interval(low, high) = side.ci95;
    let interval = format!("{} - {}", percent(low), percent(high));
    vec![side.name.clone(), side.wins.to_string(), percent(side.win_rate), interval]
}

fn combatant_row(combatant: &CombatantReport, name: String) -> Vec<String> {
    let [survival, down] = [combatant.survival_rate, combatant.down_rate].map(percent);
    vec![name, combatant.side.clone(), survival, down, format!("{:.2}", combatant.mean_harm_dealt)]
}

fn percent(rate: f64) -> String {
    format!("{:.1}%", rate * 100.0)
}

/// A table; columns of figures are aligned to the right.
fn table(words: &Words, heading: &[Phrase], rows: Vec<Vec<String>>) -> String {
    table_of(heading.iter().map(|phrase| words.phrase(phrase)).collect(), rows)
}

fn table_of(heading: Vec<String>, rows: Vec<Vec<String>>) -> String {
    let columns = heading.len();
    let mut table = Table::new();
    table.load_style(presets::NOTHING).set_content_arrangement(ContentArrangement::Disabled);
    table.set_header(heading);
    table.add_rows(rows.iter().cloned());
    let is_figure = |column: usize| {
        let starts_like_one =
            |row: &Vec<String>| row[column].starts_with(|letter: char| letter.is_ascii_digit());
        rows.iter().all(starts_like_one)
    };
    for column in (0..columns).filter(|column| is_figure(*column)) {
        if let Some(column) = table.column_mut(column) {
            column.set_cell_alignment(CellAlignment::Right);
        }
    }
    table.trim_fmt()
}
