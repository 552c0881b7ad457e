//! `affray check --needs`: what a rulebook reads of stat blocks, and what it cannot do without. The list itself is
//! that of its choices, `rules::book::asked`.

use super::failure::{Failure, Outcome, Verdict};
use super::library::find;
use super::terminal::{Style, Terminal};
use crate::battle::{Phrase, Severity};
use crate::data::catalogue::{Catalogue, Kind};
use crate::data::cautions::scenario_fields;
use crate::data::rulebooks::read_rulebook;
use crate::rules::answers::reads::{Bearer, Demand, Excuse, Occurrence, Parts, Reader, Reading};
use crate::rules::book::reads::BlockRead;
use crate::rules::book::rulebook::Rulebook;
use crate::tell::plain;

/// What can have stat blocks, each with the message that names it.
const BEARERS: [(Bearer, &str); 3] = [
    (Bearer::Creature, "needs-of-creatures"),
    (Bearer::Weapon, "needs-of-weapons"),
    (Bearer::Armour, "needs-of-armours"),
];

/// A field, with every reader that wants it equally much.
struct Line {
    field: &'static str,
    want: Want,
    /// Each reader with the parts of the field that it reads, and with remarks about when the field is needed.
    readers: Vec<(Reader, Parts, Vec<&'static str>)>,
}

/// How much a field is wanted, from required to merely used.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Want {
    Required,
    Expected,
    Sometimes,
    Asked,
    Counted,
}

impl Want {
    const ALL: [Want; 5] = [Want::Required, Want::Expected, Want::Sometimes, Want::Asked, Want::Counted];

    const fn of(demand: &Demand) -> Want {
        match demand {
            Demand::Needed(Severity::Error, _) => Want::Required,
            Demand::Needed(Severity::Warning | Severity::Note, _) => Want::Expected,
            Demand::NeededWhere(_) => Want::Sometimes,
            Demand::Meant => Want::Asked,
            Demand::Welcome => Want::Counted,
        }
    }

    fn word(self) -> Phrase {
        match self {
            Want::Required => Phrase::new("needs-required"),
            Want::Expected => Phrase::new("needs-expected"),
            Want::Sometimes => Phrase::new("needs-sometimes"),
            Want::Asked => Phrase::new("needs-asked"),
            Want::Counted => Phrase::new("needs-counted"),
        }
    }

    fn meaning(self) -> Phrase {
        match self {
            Want::Required => Phrase::new("needs-required-means"),
            Want::Expected => Phrase::new("needs-expected-means"),
            Want::Sometimes => Phrase::new("needs-sometimes-means"),
            Want::Asked => Phrase::new("needs-asked-means"),
            Want::Counted => Phrase::new("needs-counted-means"),
        }
    }
}

/// Remarks about when a block can do without a field, or when it needs the field.
fn remarks(demand: &Demand) -> Vec<&'static str> {
    let excuse = |excuse: &Excuse| match excuse {
        Excuse::BringsAbout => "needs-unless-effects",
        Excuse::OnlyBringsAbout => "needs-unless-only-effects",
        Excuse::Unarmed => "needs-unless-unarmed",
        Excuse::Constant => "needs-unless-constant",
    };
    match demand {
        Demand::Needed(_, excuses) => excuses.iter().map(excuse).collect(),
        Demand::NeededWhere(Occurrence::AreaByDie) => vec!["needs-where-by-die"],
        Demand::NeededWhere(Occurrence::DemandingArmour) => vec!["needs-where-armour"],
        Demand::Meant | Demand::Welcome => Vec::new(),
    }
}

/// The fields of a block, the most wanted first.
fn lines(readings: Vec<Reading>) -> Vec<Line> {
    let mut lines: Vec<Line> = Vec::new();
    for Reading { field, parts, reader, demand, .. } in readings {
        let (want, remarks) = (Want::of(&demand), remarks(&demand));
        let is_same = |line: &Line| (line.field, line.want) == (field, want);
        let known = lines.iter().position(is_same).unwrap_or_else(|| {
            lines.push(Line { field, want, readers: Vec::new() });
            lines.len() - 1
        });
        let line = &mut lines[known];
        match line.readers.iter_mut().find(|(own, _, said)| *own == reader && *said == remarks) {
            Some((_, own, _)) => own.extend(parts),
            None => line.readers.push((reader, parts, remarks)),
        }
    }
    lines.sort_by_key(|line| line.want);
    lines
}

/// Prints what a rulebook reads.
pub fn say_needs(terminal: &mut Terminal, library: &Catalogue, name: &str) -> Outcome {
    let named = find(library, Kind::Rulebook, name)?;
    let book = read_rulebook(&named.catalogue, &named.source).sound().map_err(Failure::BrokenFiles)?;
    let title = Phrase::new("needs-title").with("name", book.name.as_str()).with("book", named.id);
    let title = terminal.words().phrase(&title);
    let title = terminal.set_off(Style::Bold, &title);
    terminal.line(&title)?;
    let mut wants = Vec::new();
    for (bearer, whose) in BEARERS {
        for BlockRead { books, is_needed, readings } in book.blocks_read_of(bearer) {
            let (books, lines) = (books.names().to_vec(), lines(readings));
            let phrase =
                Phrase::new("needs-block").with("whose", Phrase::new(whose)).with("count", books.len());
            let needed = if is_needed { "yes" } else { "no" };
            terminal.line("")?;
            terminal.say(&phrase.with("books", books).with("needed", needed))?;
            wants.extend(lines.iter().map(|line| line.want));
            say_lines(terminal, &lines)?;
        }
    }
    terminal.line("")?;
    for want in Want::ALL.into_iter().filter(|want| wants.contains(want)) {
        terminal.say(&want.meaning().with("word", want.word()))?;
    }
    terminal.say(&Phrase::new("needs-beside"))?;
    let lights: Vec<String> = book.items_that_shine().map(str::to_owned).collect();
    if !lights.is_empty() {
        terminal.say(&Phrase::new("needs-lights").with("names", lights))?;
    }
    say_unread(terminal, &book)?;
    Ok(Verdict::Sound)
}

/// Prints which fields of a scenario the rulebook does not read, and why.
fn say_unread(terminal: &mut Terminal, book: &Rulebook) -> Result<(), Failure> {
    let mut causes: Vec<(&str, Vec<String>)> = Vec::new();
    for own in scenario_fields(book, book.has_overshields()).into_iter().filter(|own| !own.is_read) {
        let field = own.field.to_owned();
        match causes.iter_mut().find(|(reason, _)| *reason == own.reason) {
            Some((_, fields)) if fields.contains(&field) => {}
            Some((_, fields)) => fields.push(field),
            None => causes.push((own.reason, vec![field])),
        }
    }
    terminal.line("")?;
    terminal.say(&Phrase::new(if causes.is_empty() {
        "needs-all-of-scenarios"
    } else {
        "needs-of-scenarios"
    }))?;
    for (reason, fields) in causes {
        let phrase = Phrase::new("needs-unread").with("fields", fields);
        terminal.say(&phrase.with("reason", Phrase::new(reason)))?;
    }
    Ok(())
}

fn say_lines(terminal: &mut Terminal, lines: &[Line]) -> Result<(), Failure> {
    if lines.is_empty() {
        return terminal.say(&Phrase::new("needs-nothing"));
    }
    let words = terminal.words().clone();
    let word = |line: &Line| words.phrase(&line.want.word());
    let field_width = lines.iter().map(|line| line.field.len()).max().unwrap_or(0);
    let word_width = lines.iter().map(|line| word(line).chars().count()).max().unwrap_or(0);
    for line in lines {
        let readers = line.readers.iter().map(|(reader, parts, remarks)| {
            let phrase = match reader.choice {
                Some(choice) => Phrase::new("needs-reader").with("choice", choice),
                None => Phrase::new("needs-any-reader"),
            };
            let phrase = phrase.with("axis", reader.field);
            let named: Vec<String> = parts.named.iter().map(|word| (*word).to_owned()).collect();
            let told = match (named.is_empty(), parts.is_open) {
                (true, false) => words.phrase(&phrase),
                (true, true) => words.phrase(&Phrase::new("needs-any-part").with("reader", phrase)),
                (false, is_open) => {
                    let open = if is_open { "yes" } else { "no" };
                    let phrase = Phrase::new("needs-parts").with("reader", phrase);
                    words.phrase(&phrase.with("parts", named).with("open", open))
                }
            };
            let remarks: Vec<String> = remarks.iter().map(|key| words.phrase(&Phrase::new(*key))).collect();
            std::iter::once(told).chain(remarks).collect::<Vec<_>>().join(" ")
        });
        let readers: Vec<String> = readers.collect();
        let (field, word) = (line.field, word(line));
        let row = format!("  {field:<field_width$}  {word:<word_width$}  {}", readers.join("; "));
        terminal.line(&plain(&row))?;
    }
    Ok(())
}
