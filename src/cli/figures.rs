//! Figures as the command line shows them: shares, intervals and tables.

use comfy_table::{CellAlignment, ContentArrangement, Table, presets};

use crate::battle::Phrase;
use crate::lab::{Hardness, Interval, Mean, Share};
use crate::tell::Words;

/// A name as the language calls it.
pub fn called(words: &Words, name: &str) -> String {
    words.called(name).into_plain()
}

/// A share in percent.
pub fn percent(words: &Words, rate: f64) -> String {
    percent_to(words, rate, 1)
}

/// A share in percent with so many decimals.
pub fn percent_to(words: &Words, rate: f64, decimals: usize) -> String {
    words.phrase(&Phrase::new("cli-percent").with("percent", words.decimal(rate * 100.0, decimals)))
}

/// An interval of shares.
pub fn from_to(words: &Words, Interval(low, high): Interval) -> String {
    let interval = Phrase::new("cli-from-to").with("low", percent(words, low));
    words.phrase(&interval.with("high", percent(words, high)))
}

/// A share with its interval.
pub fn share(words: &Words, share: Share) -> String {
    let phrase = Phrase::new("cli-share").with("rate", percent(words, share.rate));
    words.phrase(&phrase.with("interval", from_to(words, share.ci95)))
}

/// A mean, with half the width of its interval.
pub fn give_or_take(words: &Words, mean: Mean, decimals: usize) -> String {
    let half = words.decimal(mean.ci95.half_width(), decimals);
    let phrase = Phrase::new("cli-give-or-take").with("mean", words.decimal(mean.mean, decimals));
    words.phrase(&phrase.with("half", half))
}

/// A mean of shares in percent, with half the width of its interval.
pub fn percent_give_or_take(words: &Words, mean: Mean) -> String {
    let half = percent(words, mean.ci95.half_width());
    words.phrase(&Phrase::new("cli-give-or-take").with("mean", percent(words, mean.mean)).with("half", half))
}

/// The word for how hard a scenario is.
pub fn hardness(words: &Words, hardness: Hardness) -> String {
    words.phrase(&Phrase::new(hardness.message()))
}

/// What the words for how hard a scenario is mean.
pub fn scale_of_hardness() -> Phrase {
    let from = |hardness: Hardness| usize::try_from(hardness.from_percent()).unwrap_or(0);
    Phrase::new("cli-sim-scale")
        .with("gentle", from(Hardness::Gentle))
        .with("fair", from(Hardness::Fair))
        .with("even", from(Hardness::Even))
        .with("hard", from(Hardness::Hard))
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
