//! `docs/creatures.md` shows all that is bundled side by side in all books, and is written by this test:
//! `UPDATE=1 cargo test --test docs` writes it anew, and without that the test fails where a file has changed since.

use std::fmt::Write;
use std::fs;

use affray::data::catalogue::{Catalogue, Kind};
use affray::data::tree::{Value, parse};

const PAGE: &str = "docs/creatures.md";

/// The books that have stat blocks of their own, with the heading of their column.
const BOOKS: [(&str, &str); 5] = [
    ("llcf", "LLCF"),
    ("lot", "LoT"),
    ("twodice", "Two Dice"),
    ("autohit", "Autohit"),
    ("torchlit", "Torchlit"),
];

const INTRODUCTION: &str = "\
# Creatures and their gear, book by book

Everything bundled, with the numbers that each book reads of it. A rulebook mixed of several reads them as its `stats` say; what a
field means stands in [authoring.md](authoring.md#creatures). This page is written by a test (`UPDATE=1 cargo test --test docs`):
change the files in `assets/`, not the page.
";

/// One of the files, field by field as it was written.
struct Entry {
    id: String,
    /// What its first comment says of it.
    remark: String,
    fields: Vec<(String, String)>,
}

impl Entry {
    fn field(&self, name: &str) -> Option<&str> {
        self.fields.iter().find(|(own, _)| own == name).map(|(_, text)| text.as_str())
    }

    fn name(&self) -> String {
        self.field("name").unwrap_or(&self.id).trim_matches('"').to_owned()
    }

    /// What a book reads of it; a block without numbers still says that the book knows the thing.
    fn block(&self, book: &str) -> String {
        match self.field(book).map(within) {
            None => "-".to_owned(),
            Some(text) if text.is_empty() => "as it is".to_owned(),
            Some(text) => text.replace('|', "\\|"),
        }
    }

    /// Some of the fields that all books share, as they stand in the file.
    fn shared(&self, names: &[&str]) -> String {
        let known = names.iter().filter_map(|name| Some(format!("{name}: {}", self.field(name)?)));
        known.collect::<Vec<_>>().join(", ")
    }
}

/// Text in one line, without the brackets about it.
fn within(text: &str) -> String {
    let line = text.split_whitespace().collect::<Vec<_>>().join(" ");
    let inner = line.strip_prefix('(').and_then(|line| line.strip_suffix(')')).unwrap_or(&line);
    inner.trim().trim_end_matches(',').replace("( ", "(").replace(", )", ")").to_owned()
}

fn entries(catalogue: &Catalogue, kind: Kind) -> Vec<Entry> {
    let entry = |id: &str| {
        let source = catalogue.source(kind, id).unwrap_or_else(|| panic!("{id} is bundled"));
        let parsed = parse(source);
        let Value::Struct(_, fields) = &parsed.tree.root.value else { panic!("{id} has fields") };
        let text = source.text();
        let field = |field: &affray::data::tree::Field| {
            let span = field.node.span;
            let line = text[span.start..span.end].split_whitespace().collect::<Vec<_>>().join(" ");
            (field.word.text.clone(), line)
        };
        let comment = text.lines().map_while(|line| line.strip_prefix("// "));
        Entry {
            id: id.to_owned(),
            remark: comment.collect::<Vec<_>>().join(" "),
            fields: fields.iter().map(field).collect(),
        }
    };
    catalogue.names(kind).map(entry).collect()
}

/// A section for each, with a row for each book.
fn sections(page: &mut String, entries: &[Entry], shared: &[&str]) {
    for entry in entries {
        let _ = writeln!(page, "\n### {}\n", entry.name());
        if !entry.remark.is_empty() {
            let _ = writeln!(page, "{}\n", entry.remark);
        }
        let fields = entry.shared(shared);
        let _ = writeln!(page, "`{}` {}\n\n| book | numbers |\n|---|---|", entry.id, fields);
        for (book, heading) in BOOKS {
            let _ = writeln!(page, "| {heading} | {} |", entry.block(book));
        }
    }
}

/// One table, with a column for each book.
fn table(page: &mut String, entries: &[Entry], shared: &[&str]) {
    let headings = BOOKS.map(|(_, heading)| heading).join(" | ");
    let _ = writeln!(page, "\n| name | all books | {headings} |\n|---|---|{}", "---|".repeat(BOOKS.len()));
    for entry in entries {
        let blocks = BOOKS.map(|(book, _)| entry.block(book)).join(" | ");
        let _ = writeln!(page, "| {} (`{}`) | {} | {blocks} |", entry.name(), entry.id, entry.shared(shared));
    }
}

fn page() -> String {
    let catalogue = Catalogue::bundled();
    let mut page = INTRODUCTION.to_owned();
    page.push_str("\n## Creatures\n");
    let fields = ["size", "speed", "flies", "darksight", "tags", "weapons", "items", "natural", "armour"];
    sections(&mut page, &entries(&catalogue, Kind::Creature), &fields);
    let (spells, weapons): (Vec<Entry>, Vec<Entry>) = entries(&catalogue, Kind::Weapon)
        .into_iter()
        .partition(|weapon| weapon.field("spell") == Some("true"));
    page.push_str("\n## Weapons\n");
    table(&mut page, &weapons, &["reach", "range"]);
    page.push_str("\n## Spells\n");
    table(&mut page, &spells, &["reach", "range"]);
    page.push_str("\n## Items\n");
    table(&mut page, &entries(&catalogue, Kind::Item), &["range"]);
    page.push_str("\n## Armour\n");
    table(&mut page, &entries(&catalogue, Kind::Armour), &[]);
    page
}

#[test]
fn the_page_of_creatures_shows_what_the_files_say() {
    let page = page();
    if std::env::var_os("UPDATE").is_some() {
        fs::write(PAGE, page).unwrap_or_else(|error| panic!("{PAGE}: {error}"));
    } else {
        let kept = fs::read_to_string(PAGE).unwrap_or_default();
        assert!(kept == page, "{PAGE} is out of date: UPDATE=1 cargo test --test docs writes it anew");
    }
}
