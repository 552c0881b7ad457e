//! Checks `docs/cards.md`: it explains every order, and every word that a claim may contain.

use affray::battle::{
    AddableCondition, Arg, ConditionName, DeedName, ReactionName, RemovableCondition, Source,
};
use affray::cards::run_card;
use affray::data::catalogue::Catalogue;

const PAGE: &str = include_str!("../../docs/cards.md");

/// A card whose only claim is wrong.
fn card(claim: &str) -> String {
    format!(
        "# A card\n\nrule: LLCF-ACT-1\nrulebook: llcf\n\n```map\nI..R\n```\n```ron\n(\n    combatants: {{\n        \
         \"I\": (creature: \"warden\", side: \"party\"),\n        \"R\": (creature: \"raider\", side: \"foes\"),\n    \
         }},\n)\n```\n```then\n{claim}\n```\n"
    )
}

/// The words that the game expects in place of a wrong word of a claim.
fn expected(claim: &str) -> Vec<String> {
    let result = run_card(&Catalogue::bundled(), &Source::new("x.md", card(claim)));
    let names = result.problems.iter().find_map(|problem| match problem.phrase.arg("expected") {
        Some(Arg::Names(names)) => Some(names.clone()),
        Some(Arg::Phrase(wants)) => match wants.arg("words") {
            Some(Arg::Names(names)) => Some(names.clone()),
            _ => None,
        },
        _ => None,
    });
    names.unwrap_or_else(|| panic!("{claim}: {:?}", result.problems))
}

/// The rows of tables that begin with one of these texts.
fn rows(starts: &[&str]) -> String {
    let rows: Vec<&str> =
        PAGE.lines().filter(|line| starts.iter().any(|start| line.starts_with(start))).collect();
    assert_eq!(rows.len(), starts.len(), "{starts:?}");
    rows.join("\n")
}

/// The words that the rows leave out.
fn left_out(starts: &[&str], words: &[&str]) -> Vec<String> {
    let rows = rows(starts);
    words.iter().filter(|word| !rows.contains(&format!("`{word}"))).map(|word| (*word).to_owned()).collect()
}

#[test]
fn every_order_has_its_form_on_the_page() {
    let form = |deed: &DeedName| format!("`A {}", deed.forms()[0].join(" "));
    let missing: Vec<String> =
        DeedName::ALL.iter().map(form).filter(|form| !PAGE.contains(form.as_str())).collect();
    assert!(missing.is_empty(), "docs/cards.md leaves out the orders {missing:?}");
}

#[test]
fn every_word_for_a_condition_a_reaction_or_a_deed_has_its_row() {
    let conditions: Vec<&str> = ConditionName::ALL.iter().flat_map(|name| name.words()).copied().collect();
    let addable: Vec<&str> = AddableCondition::ALL.iter().map(|condition| condition.kind().word()).collect();
    let removable: Vec<&str> = RemovableCondition::ALL.iter().map(|condition| condition.word()).collect();
    // The words of the usual form of a deed, without the last letter, begin its verb: `try` and `tries`.
    let is_usual = |word: &&str| {
        DeedName::ALL
            .iter()
            .any(|deed| deed.verb().starts_with(&word[..word.len() - 1]) && !word.ends_with(':'))
    };
    let deeds = expected("I may nosuch");
    let deeds: Vec<&str> = deeds.iter().map(String::as_str).filter(is_usual).collect();
    assert!(deeds.contains(&"trip"), "{deeds:?}");
    let (claim, gets, sheds) = ("| `A has condition K`", "| `gm: A gets", "| `gm: A sheds");
    let missing = [
        left_out(&[claim], &conditions),
        left_out(&[gets], &addable),
        left_out(&[gets, sheds], &removable),
        left_out(&["| `offered: KIND to A`"], ReactionName::WORDS),
        left_out(&["| `A may DEED`"], &deeds),
    ];
    assert!(missing.iter().all(Vec::is_empty), "docs/cards.md leaves out {missing:?}");
}
