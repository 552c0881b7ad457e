//! Figures as the command line shows them: shares, intervals and tables.

use comfy_table::{CellAlignment, ContentArrangement, Table, presets};

use crate::battle::Phrase;
use crate::lab::Interval;
use crate::tell::Words;

/// A name as the language calls it.
pub fn called(words: &Words, name: &str) -> String {
    words.called(name).into_plain()
}

/// A share in percent.
pub fn percent(words: &Words, rate: f64) -> String {
    words.phrase(&Phrase::new("cli-percent").with("percent", words.decimal(rate * 100.0, 1)))
}

/// An interval of shares.
pub fn from_to(words: &Words, Interval(low, high): Interval) -> String {
    let interval = Phrase::new("cli-from-to").with("low", percent(words, low));
    words.phrase(&interval.with("high", percent(words, high)))
}

/// A table; columns of figures are aligned to the right.
pub fn table(words: &Words, heading: &[Phrase], rows: Vec<Vec<String>>) -> String {
    table_of(heading.iter().map(|phrase| words.phrase(phrase)).collect(), rows)
}

/// A table whose heading is put into words already.
pub fn table_of(heading: Vec<String>, rows: Vec<Vec<String>>) -> String {
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
