//! Every rule card of the repository is correct, and every rule that a playable rulebook cites has a card.
//!
//! `UPDATE=1 cargo test --test rules` rewrites the chronicles of `facts` blocks; review the difference before you keep
//! it.
#![allow(clippy::unwrap_used, clippy::expect_used, reason = "what fails in a test fails the test")]

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use affray::battle::Source;
use affray::cards::{CardResult, find_cards, run_card};
use affray::data::catalogue::{Catalogue, Kind};
use affray::data::codex::Codex;
use affray::data::rulebooks::load_rulebook;
use affray::tell::Words;

fn cards() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/rules");
    find_cards(&folder).unwrap()
}

fn run(catalogue: &Catalogue, path: &Path) -> CardResult {
    let result = run_card(catalogue, &Source::read(path).unwrap());
    match &result.rewritten {
        Some(text) if std::env::var_os("UPDATE").is_some() => {
            std::fs::write(path, text).unwrap();
            run_card(catalogue, &Source::read(path).unwrap())
        }
        _ => result,
    }
}

#[test]
fn every_rule_card_holds() {
    let catalogue = Catalogue::bundled();
    let words = Words::english();
    let mut reports = String::new();
    let mut count = 0;
    for path in cards() {
        let result = run(&catalogue, &path);
        if !result.holds() {
            count += 1;
            reports.push_str(&words.reports(&result.problems, false));
        }
    }
    assert!(count == 0, "{count} cards do not hold:\n{reports}");
}

#[test]
fn every_fact_of_a_card_has_its_sentence() {
    let catalogue = Catalogue::bundled();
    // Where a message is missing, its name stands instead, such as `rolled-contest-trip`.
    let english = std::fs::read_to_string("assets/text/en.ftl").unwrap();
    let sorts: BTreeSet<&str> = english
        .lines()
        .filter_map(|line| line.split_once(" =")?.0.split_once('-'))
        .map(|(sort, _)| sort)
        .filter(|sort| !sort.is_empty())
        .collect();
    let is_name = |word: &str| {
        let of_letters = word.chars().all(|letter| letter.is_ascii_lowercase() || letter == '-');
        of_letters && word.split_once('-').is_some_and(|(sort, _)| sorts.contains(sort))
    };
    let mut missing = BTreeSet::new();
    for path in cards() {
        let card = std::fs::read_to_string(&path).unwrap();
        // Given an empty block of facts, a card says everything that happens.
        let result = run_card(&catalogue, &Source::new("card.md", format!("{card}\n```facts\n```\n")));
        let told = result.rewritten.unwrap_or_default();
        let told = told.rsplit_once("```facts").map_or("", |(_, told)| told);
        assert!(!told.contains("{$"), "{}: an argument is missing\n{told}", path.display());
        let words = told.split(|letter: char| letter.is_whitespace() || ".,:;()[]".contains(letter));
        missing.extend(words.filter(|word| is_name(word)).map(str::to_owned));
    }
    assert!(missing.is_empty(), "assets/text/en.ftl lacks {missing:?}");
}

#[test]
fn every_rule_that_a_playable_book_cites_has_a_card() {
    let catalogue = Catalogue::bundled();
    let carded: BTreeSet<String> = cards().iter().flat_map(|path| run(&catalogue, path).rules).collect();
    let mut missing = BTreeSet::new();
    for id in catalogue.names(Kind::Rulebook) {
        let Ok(book) = load_rulebook(&catalogue, id).sound() else { continue };
        let cited = book.citations().flat_map(|cites| cites.values()).cloned();
        missing.extend(cited.filter(|rule| !carded.contains(rule)));
    }
    assert!(missing.is_empty(), "no card for {missing:?}");
}

#[test]
fn titles_are_sentences_of_their_own() {
    let catalogue = Catalogue::bundled();
    let mut titles = BTreeSet::new();
    for path in cards() {
        let title = run(&catalogue, &path).title;
        assert!(
            title.contains(' ') && !title.ends_with('.'),
            "{title} is no sentence, in {}",
            path.display()
        );
        assert!(titles.insert(title.clone()), "{title} is the title of two cards");
    }
}

#[test]
fn rules_listed_as_unbuilt_have_no_card_and_rules_with_a_card_are_in_the_codex() {
    let catalogue = Catalogue::bundled();
    let (codex, _) = Codex::read(&catalogue);
    let carded: BTreeSet<String> = cards().iter().flat_map(|path| run(&catalogue, path).rules).collect();
    let page = std::fs::read_to_string("docs/rules-coverage.md").unwrap();
    let is_listed = |rule: &&String| page.split([' ', ',', '\n']).any(|word| word == rule.as_str());
    let built: Vec<&String> = carded.iter().filter(is_listed).collect();
    assert!(built.is_empty(), "listed as unbuilt: {built:?}");
    let untold: Vec<&String> = carded.iter().filter(|rule| codex.find(rule).is_none()).collect();
    assert!(untold.is_empty(), "not in the codex: {untold:?}");
}
