//! README lists and counts what really exists.

use std::collections::BTreeSet;

use affray::data::catalogue::{Catalogue, Kind};
use affray::data::rulebooks::load_rulebook;

const README: &str = include_str!("../../README.md");
const CHANGES: &str = include_str!("../../docs/CHANGELOG.md");

/// Numbers as the pages write them.
const NUMBERS: [&str; 25] = [
    "no",
    "one",
    "two",
    "three",
    "four",
    "five",
    "six",
    "seven",
    "eight",
    "nine",
    "ten",
    "eleven",
    "twelve",
    "thirteen",
    "fourteen",
    "fifteen",
    "sixteen",
    "seventeen",
    "eighteen",
    "nineteen",
    "twenty",
    "twenty-one",
    "twenty-two",
    "twenty-three",
    "twenty-four",
];

/// The cells of one column of the table with this heading, without their backticks.
fn column(heading: &str, place: usize) -> Vec<&'static str> {
    let (_, rest) = README.split_once(heading).unwrap_or_else(|| panic!("no table {heading}"));
    let rows = rest.lines().skip(2).take_while(|line| line.starts_with('|'));
    rows.filter_map(|row| Some(row.split('|').nth(place)?.trim().trim_matches('`'))).collect()
}

#[test]
fn the_table_of_scenarios_names_all_that_are_listed_and_counts_them() {
    let catalogue = Catalogue::bundled();
    let listed: BTreeSet<&str> = catalogue.listed(Kind::Scenario).collect();
    let table = column("| scenario | what it is there for |", 1);
    assert_eq!(table.iter().copied().collect::<BTreeSet<_>>(), listed);
    assert_eq!(table.len(), listed.len(), "each once");
    let number = NUMBERS[listed.len()];
    let capital = format!("{}{} scenarios come with the game", number[..1].to_uppercase(), &number[1..]);
    assert!(README.contains(&capital), "README counts {capital}");
    assert!(CHANGES.contains(&format!("Fight {number} scenarios")), "the changes count {number}");
}

#[test]
fn the_table_of_rulebooks_names_rulebooks_by_their_names() {
    let catalogue = Catalogue::bundled();
    let ids = column("| book | `--rulebook` | in one line |", 2);
    for (id, name) in ids.iter().zip(column("| book | `--rulebook` | in one line |", 1)) {
        let book = load_rulebook(&catalogue, id).sound().unwrap_or_else(|problems| panic!("{problems:#?}"));
        assert_eq!(book.name, name.trim_matches('*'), "{id}");
    }
    let number = NUMBERS[ids.len()];
    let capital = format!("{}{} rulebooks can be played", number[..1].to_uppercase(), &number[1..]);
    assert!(README.contains(&capital), "README counts {capital}");
}

#[test]
fn the_first_lines_of_the_readme_show_the_quick_way_in() {
    assert!(README.contains("cargo run --release --no-default-features -- run first_blood"));
}
