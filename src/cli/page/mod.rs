//! A page with the results of batches and their plots: one HTML file that holds everything it needs, to be opened in any
//! browser, printed or sent to others.

mod plots;

use std::io;
use std::path::Path;

use super::failure::Failure;
use super::figures::{called, from_to, give_or_take, hardness, percent, percent_give_or_take, share};
use super::sim::tables::{
    DEATHS, DECISIONS, ENDS, FELLED, cause, deaths_rows, decision_rows, difficulty, draws, ends_rows,
    felled_rows, harm_table, how_to_open, left_table, name_among, round_of_fall, rounds, title, which,
};
use super::terminal::Terminal;
use crate::battle::Phrase;
use crate::data::files::write_new;
use crate::lab::{Compared, Difference, Report, Share, SideReport};
use crate::tell::Words;

/// How the page looks.
const STYLE: &str = "\
body{font:16px/1.5 Georgia,serif;max-width:72rem;margin:2rem auto;padding:0 1rem;color:#2b2118;background:#faf5e9}\
h1,h2{line-height:1.2}h2{margin-top:2.5rem;border-bottom:1px solid #b9a98c}p{max-width:45rem}\
table{border-collapse:collapse}th,td{padding:.2rem .8rem .2rem 0;text-align:left;vertical-align:bottom;white-space:nowrap}\
th{border-bottom:1px solid #b9a98c}td{font-variant-numeric:tabular-nums;border-bottom:1px solid #e9dfc8}\
th:first-child,td:first-child{position:sticky;left:0;background:#faf5e9;white-space:normal}\
.wide{overflow-x:auto;margin:1rem 0}\
figure{margin:1rem 0}figcaption{font-style:italic}svg{display:block;max-width:100%;height:auto}\
details{margin:1rem 0}summary{cursor:pointer;font-weight:bold}code{background:#f0e7d0;padding:0 .2rem}\
@media(max-width:40rem){body{margin:1rem auto}h1{font-size:1.5rem}h2{font-size:1.2rem;margin-top:1.5rem}}";

/// Checks before any battle whether the page can be written.
pub fn check(path: &Path) -> Result<(), Failure> {
    if path.exists() {
        return Err(Failure::unwritable(path, &io::ErrorKind::AlreadyExists.into()));
    }
    Ok(())
}

/// Writes a page to a new file.
pub fn write(terminal: &mut Terminal, path: &Path, page: &str) -> Result<(), Failure> {
    write_new(path, page).map_err(|cause| Failure::unwritable(path, &cause))?;
    terminal.remark(&Phrase::new("cli-page-written").with("file", path.display().to_string()));
    Ok(())
}

/// The page on batches, each with the words of a command line that set its battles up.
pub fn of_reports(words: &Words, reports: &[(Report, &str)]) -> String {
    let title = |report: &Report| words.phrase(&title(words, report));
    let mut page = Page::new(words, reports.iter().map(|(report, _)| report));
    if let [(report, set_up)] = reports {
        page.tag("h2", &title(report));
        page.report(report, set_up);
        return page.finish();
    }
    let heading = [
        "cli-page-scenario",
        "cli-sim-rulebook",
        "cli-sim-side",
        "cli-sim-wins-alone",
        "cli-sweep-difficulty",
        "cli-sim-mean-rounds",
        "cli-sweep-falls-first",
    ];
    let won = |side: &SideReport| Share { battles: side.wins, rate: side.win_rate, ci95: side.ci95 };
    let row = |(report, _): &(Report, &str)| {
        let side = report.asked_about();
        vec![
            called(words, &report.scenario),
            called(words, &report.rulebook),
            called(words, &report.asked),
            side.map(won).map(|won| share(words, won)).unwrap_or_default(),
            hardness(words, report.difficulty),
            words.decimal(report.rounds.mean, 1),
            first_to_fall(words, report),
        ]
    };
    page.table(&heading, reports.iter().map(row).collect());
    for (report, set_up) in reports {
        page.folded(&title(report), |page| page.report(report, set_up));
    }
    page.finish()
}

/// A variant of a battle, as it is told.
#[derive(Clone, Debug, Default)]
pub struct Label {
    /// What tells it from others.
    pub name: String,
    /// The words of a command line that set its battles up.
    pub set_up: String,
}

/// The page on variants of a battle; `answer` says what was asked for and found, if anything was.
pub fn of_variants(words: &Words, labels: &[Label], compared: &[Compared], answer: &[Phrase]) -> String {
    let mut page = Page::new(words, compared.iter().map(|one| &one.report));
    if let Some(title) = title_of_variants(words, compared) {
        page.tag("h2", &words.phrase(&title));
    }
    for sentence in answer {
        page.tag("p", &words.phrase(sentence));
    }
    let label = words.phrase(&Phrase::new("cli-sim-wins-alone"));
    page.plot("cli-page-wins", &plots::shares(words, labels, compared, &label));
    let columns = [
        ("cli-sweep-variant", true),
        ("cli-sweep-won", true),
        ("cli-sweep-more-won", are_paired(compared)),
        ("cli-sweep-more-won-in-group", are_in_groups(compared)),
        ("cli-sweep-difficulty", true),
        ("cli-sim-mean-rounds", true),
        ("cli-sim-dead", true),
        ("cli-sweep-lead", true),
        ("cli-sweep-falls-first", true),
    ];
    let rows = labels.iter().zip(compared).map(|(Label { name, .. }, compared)| {
        let more = |difference: Option<Difference>| {
            difference.map(|difference| percent_give_or_take(words, difference.won)).unwrap_or_default()
        };
        let cells = [
            name.clone(),
            share(words, compared.won),
            more(compared.difference),
            more(compared.difference_in_group),
            hardness(words, compared.report.difficulty),
            words.decimal(compared.report.rounds.mean, 1),
            dead_of_those_asked_about(words, &compared.report),
            percent_give_or_take(words, compared.lead),
            first_to_fall(words, &compared.report),
        ];
        told_of(columns, cells)
    });
    page.table(&told_of(columns, columns.map(|(key, _)| key)), rows.collect());
    for note in notes(compared) {
        page.tag("p", &words.phrase(&note));
    }
    for (Label { name, set_up }, compared) in labels.iter().zip(compared) {
        page.folded(name, |page| page.report(&compared.report, set_up));
    }
    page.finish()
}

/// The heading of variants of a battle; none if there are no variants.
pub fn title_of_variants(words: &Words, compared: &[Compared]) -> Option<Phrase> {
    let report = &compared.first()?.report;
    let told = |of: &dyn Fn(&Report) -> String| without_repeats(compared.iter().map(|one| of(&one.report)));
    let scenarios = told(&|report| called(words, &report.scenario));
    let books = told(&|report| called(words, &report.rulebook));
    let fights = told(&|report| {
        let fight = Phrase::new("cli-sweep-fight").with("scenario", called(words, &report.scenario));
        words.phrase(&fight.with("book", called(words, &report.rulebook)))
    });
    // Where the rulebook itself varies, the variants tell it.
    let fights = if scenarios.len() == 1 && books.len() > 1 { scenarios } else { fights };
    let battles = || compared.iter().map(|one| usize::try_from(one.report.battles).unwrap_or(usize::MAX));
    let (least, most) = (battles().min().unwrap_or_default(), battles().max().unwrap_or_default());
    let title = Phrase::new(if least == most { "cli-sweep-title" } else { "cli-sweep-title-unlike" })
        .with("scenario", words.list(fights))
        .with("battles", least)
        .with("most", most)
        .with("seed", report.seed.to_string())
        .with("side", words.list(told(&|report| called(words, &report.asked))));
    Some(title)
}

/// Whether variants were fought side by side: values that were fought one by one have no differences.
pub fn are_paired(compared: &[Compared]) -> bool {
    compared.iter().any(|one| one.difference.is_some())
}

/// What the columns of variants mean.
pub fn notes(compared: &[Compared]) -> impl Iterator<Item = Phrase> {
    let groups = are_in_groups(compared).then(|| Phrase::new("cli-sweep-groups"));
    std::iter::once(Phrase::new("cli-sweep-note")).chain(groups)
}

/// Whether variants form groups, since two things vary.
pub fn are_in_groups(compared: &[Compared]) -> bool {
    compared.iter().any(|one| one.difference_in_group.is_some())
}

/// What stands in those columns that are told.
pub fn told_of<T, const N: usize>(columns: [(&'static str, bool); N], cells: [T; N]) -> Vec<T> {
    cells.into_iter().zip(columns).filter(|(_, (_, is_told))| *is_told).map(|(cell, _)| cell).collect()
}

/// Names, each of them once.
fn without_repeats(names: impl Iterator<Item = String>) -> Vec<String> {
    let mut all: Vec<String> = Vec::new();
    for name in names {
        if !all.contains(&name) {
            all.push(name);
        }
    }
    all
}

/// How many of the side that is asked about die.
pub fn dead_of_those_asked_about(words: &Words, report: &Report) -> String {
    report.asked_about().map(|side| give_or_take(words, side.deaths.dead, 2)).unwrap_or_default()
}

/// Who falls first most often on the side that is asked about, and how often; nobody if none of them ever does.
fn first_to_fall(words: &Words, report: &Report) -> String {
    let own = report.combatants.iter().filter(|one| one.side == report.asked && one.fell_first.battles > 0);
    let Some(first) = own.rev().max_by_key(|one| one.fell_first.battles) else { return String::new() };
    let name = name_among(words, &report.combatants, first);
    let phrase = Phrase::new("cli-sweep-faller").with("who", name);
    words.phrase(&phrase.with("rate", percent(words, first.fell_first.rate)))
}

/// A page that is being written.
struct Page<'w> {
    words: &'w Words,
    title: String,
    body: String,
}

impl<'w> Page<'w> {
    /// A page on the scenarios of these reports.
    fn new<'r>(words: &'w Words, reports: impl Iterator<Item = &'r Report>) -> Page<'w> {
        let scenarios = without_repeats(reports.map(|report| called(words, &report.scenario_name)));
        let title = Phrase::new("cli-page-title").with("scenarios", words.list(scenarios));
        let mut page = Page { words, title: words.phrase(&title), body: String::new() };
        page.tag("h1", &page.title.clone());
        page
    }

    fn raw(&mut self, html: &str) {
        self.body.push_str(html);
        self.body.push('\n');
    }

    fn tag(&mut self, tag: &str, text: &str) {
        self.raw(&format!("<{tag}>{}</{tag}>", with_commands(&escaped(text))));
    }

    fn table(&mut self, heading: &[&'static str], rows: Vec<Vec<String>>) {
        let words = self.words;
        self.table_of(heading.iter().map(|key| words.phrase(&Phrase::new(*key))).collect(), rows);
    }

    fn table_of(&mut self, heading: Vec<String>, rows: Vec<Vec<String>>) {
        let row = |tag: &str, cells: &[String]| {
            let cells: String =
                cells.iter().map(|cell| format!("<{tag}>{}</{tag}>", escaped(cell))).collect();
            format!("<tr>{cells}</tr>")
        };
        let rows: String = rows.iter().map(|cells| row("td", cells)).collect();
        self.raw(&format!("<div class=\"wide\"><table>{}{rows}</table></div>", row("th", &heading)));
    }

    /// A part that the reader opens, since the page would be long with all of it.
    fn folded(&mut self, title: &str, inside: impl FnOnce(&mut Page<'w>)) {
        self.raw(&format!("<details><summary>{}</summary>", escaped(title)));
        inside(self);
        self.raw("</details>");
    }

    /// A plot, with what it shows said below it and to those who cannot see it.
    fn plot(&mut self, caption: &'static str, svg: &str) {
        let caption = escaped(&self.words.phrase(&Phrase::new(caption)));
        let svg = svg.replacen("<svg ", &format!("<svg role=\"img\" aria-label=\"{caption}\" "), 1);
        self.raw(&format!("<figure>{svg}<figcaption>{caption}</figcaption></figure>"));
    }

    fn report(&mut self, report: &Report, set_up: &str) {
        let words = self.words;
        let sides = report.sides.iter().map(|side| {
            let rate = percent(words, side.win_rate);
            vec![called(words, &side.name), side.wins.to_string(), rate, from_to(words, side.ci95)]
        });
        self.table(&["cli-sim-side", "cli-sim-wins", "cli-sim-rate", "cli-sim-interval"], sides.collect());
        for sentence in [draws(words, report), difficulty(words, report), rounds(words, report)] {
            self.tag("p", &words.phrase(&sentence));
        }
        let endings = report.endings.iter().filter(|ending| ending.share.battles > 0);
        let endings = endings.map(|ending| vec![cause(words, ending), share(words, ending.share)]);
        self.table(&["cli-sim-ending", "cli-sim-rate"], endings.collect());
        let decisions = decision_rows(words, report);
        if !decisions.is_empty() {
            self.table(&DECISIONS, decisions);
        }
        self.table(&DEATHS, deaths_rows(words, report));
        self.plot("cli-page-rounds", &plots::rounds(words, report));
        self.plot("cli-page-harm", &plots::harm(words, report));
        let (heading, rows) = harm_table(words, report);
        self.folded(&words.phrase(&Phrase::new("cli-page-as-table")), |page| page.table_of(heading, rows));
        let people = report.combatants.iter().map(|one| {
            let mut row = vec![name_among(words, &report.combatants, one), called(words, &one.side)];
            row.extend([one.survived, one.fell].map(|part| share(words, part)));
            row.push(round_of_fall(words, one));
            row.extend([one.fell_first, one.fled].map(|part| share(words, part)));
            row.extend([one.harm_dealt, one.harm_suffered].map(|harm| give_or_take(words, harm, 1)));
            row
        });
        let heading = [
            "cli-sim-combatant",
            "cli-sim-side",
            "cli-sim-survival",
            "cli-sim-falls",
            "cli-sim-falls-in",
            "cli-sim-falls-first",
            "cli-sim-flees",
            "cli-sim-harm",
            "cli-sim-suffers",
        ];
        self.table(&heading, people.collect());
        let title = |key| words.phrase(&Phrase::new(key));
        self.folded(&title("cli-page-ends"), |page| page.table(&ENDS, ends_rows(words, report)));
        let felled = felled_rows(words, report);
        if !felled.is_empty() {
            self.folded(&title("cli-page-felled"), |page| page.table(&FELLED, felled));
        }
        let (heading, left) = left_table(words, report);
        if !left.is_empty() {
            self.folded(&title("cli-page-left"), |page| page.table_of(heading, left));
        }
        let heading = vec![
            words.phrase(&Phrase::new("cli-sim-named").with("side", called(words, &report.asked))),
            words.phrase(&Phrase::new("cli-sim-number")),
        ];
        let named = report.named.iter().map(|named| vec![which(words, named), named.battle.to_string()]);
        self.table_of(heading, named.collect());
        self.tag("p", &words.phrase(&how_to_open(report, set_up)));
    }

    fn finish(self) -> String {
        let title = escaped(&self.title);
        let language = escaped(self.words.language());
        format!(
            "<!DOCTYPE html>\n<html lang=\"{language}\"><head><meta charset=\"utf-8\">\
             <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"><title>{title}</title>\
             <style>{STYLE}</style></head><body>\n{}</body></html>\n",
            self.body
        )
    }
}

/// A text with commands set off that stand between backticks.
fn with_commands(text: &str) -> String {
    let told = |text: String, (place, part): (usize, &str)| match place % 2 {
        0 => text + part,
        _ => text + "<code>" + part + "</code>",
    };
    text.split('`').enumerate().fold(String::new(), told)
}

/// A text with everything in other words that HTML would read as its own.
fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
