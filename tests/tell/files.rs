//! Problems of files: the report with its place, and a sentence for every problem.

use affray::battle::{Arg, Phrase, Problem, Source, Span};
use affray::data::catalogue::Catalogue;
use affray::data::resolve::load_scenario;
use affray::tell::Words;

use crate::stage::{SCENARIO, assert_said};

/// The report on the problems of a scenario.
fn report_on(text: &str) -> String {
    let problems = load_scenario(&Catalogue::bundled(), "broken", &Source::new("broken.ron", text)).problems;
    assert!(!problems.is_empty(), "nothing is wrong with {text}");
    Words::english().reports(&problems, false)
}

#[test]
fn a_wrong_name_is_shown_with_file_line_column_the_line_itself_and_the_nearest_name() {
    let report = report_on(
        &SCENARIO.replace("creature: \"raider\", side: \"foes\"", "creature: \"raider\", side: \"fos\""),
    );
    for part in [
        "error: There is no side \"fos\".",
        "broken.ron:12:",
        "\"R\": (creature: \"raider\", side: \"fos\"),",
        "^^^^^ did you mean \"foes\"?",
    ] {
        assert!(report.contains(part), "{part} is not in\n{report}");
    }
}

#[test]
fn a_second_place_explains_a_problem() {
    let report = report_on("(\n    name: \"a\",\n    name: \"b\",\n)");
    assert!(report.contains("The field \"name\" is given twice: delete one."), "{report}");
    assert!(report.contains("first given here"), "{report}");
    assert!(report.contains("broken.ron:3:5"), "{report}");
}

#[test]
fn a_report_has_colours_only_where_they_are_asked_for() {
    let words = Words::english();
    let problem =
        Problem::error(Phrase::new("comma-missing")).at(&Source::new("x.ron", "(a b)"), Span::new(2, 3));
    assert!(words.report(&problem, true).contains("\u{1b}["));
    assert!(!words.report(&problem, false).contains('\u{1b}'));
    assert_said(&words.report(&problem, false));
}

#[test]
fn a_problem_of_a_whole_file_names_the_file_and_one_without_a_file_stands_alone() {
    let words = Words::english();
    let problem = Problem::error(Phrase::new("no-map"));
    assert!(words.report(&problem, false).starts_with("error: There is no map"));
    let warning = Problem::warning(Phrase::new("no-map")).of(&Source::new("x.ron", ""));
    assert!(words.report(&warning, false).starts_with("warning: x.ron: There is no map"));
}

#[test]
fn numbers_and_nested_phrases_are_shown_in_full() {
    let words = Words::english();
    let largest = Phrase::new("expect-integer").with("from", 0i128).with("to", i128::from(u64::MAX));
    let phrase = Phrase::new("wrong-kind").with("expected", Arg::Phrase(largest)).with("found", "\"x\"");
    let sentence = "Expected a whole number from 0 to 18446744073709551615, but found \"x\".";
    assert_eq!(words.phrase(&phrase), sentence);
}

#[test]
fn a_report_of_a_monstrous_line_stays_readable() {
    let report = report_on(&format!("{}\n(name: {}", " ".repeat(3), "[".repeat(9_000)));
    assert!(report.lines().all(|line| line.chars().count() < 200), "{report}");
}

#[test]
fn every_kind_of_problem_has_a_sentence_with_all_its_arguments() {
    let change = |from: &str, to: &str| {
        assert!(SCENARIO.contains(from), "{from}");
        SCENARIO.replace(from, to)
    };
    let texts = [
        String::new(),
        "(".to_owned(),
        "(]".to_owned(),
        "(name: \"x".to_owned(),
        "(name: r#\"x".to_owned(),
        "/* x".to_owned(),
        "(name: 1, name: 'ab', , map: 99999999999999999999999999999999999999999)".to_owned(),
        "(name 1)".to_owned(),
        "(name: \"\\q\")".to_owned(),
        "(\"name\": 1)".to_owned(),
        "(name: x, map: [a b], hidden: \"true\")".to_owned(),
        "(name: \"a\") b".to_owned(),
        "(1, 2)".to_owned(),
        "(light: dark, round_limit: 70000, exits: [], creatures: 3)".to_owned(),
        change("....\", \".", "....x\", \"."),
        change("Q..\"]", "Q?~\"]"),
        change("[\"....\", \".WR.\", \".Q..\"]", "[]"),
        change("\"warden\", side", "\"wardn\", side"),
        change("weapons: [\"axe\"], llcf: (ad", "weapons: [\"axxe\"], llcf: (ad"),
        change("side: \"party\"", "side: \"foes\""),
        change("first_side: \"foes\"", "first_side: \"fs\", round_limit: 0, rulebook: \"lcf\""),
        change("hero: true", "hero: true, at: (9, 9)"),
        change("hero: true", "hero: true, at: (2, 1)"),
        change("hero: true", "hero: true, armour: \"lether\", size: 3"),
        change("first_side", "exits: \"gate\", first_side"),
        change("llcf: (ad: 1", "lcf: (ad: 1"),
        change("name: \"Warden\"", "size: 9"),
        change("first_side", "events: [(when: Round(0), do: [Arrive([\"W\"]), Open((0, 0))])], first_side"),
    ];
    let words = Words::english();
    for text in texts {
        let problems =
            load_scenario(&Catalogue::bundled(), "broken", &Source::new("broken.ron", text.as_str()))
                .problems;
        assert!(!problems.is_empty(), "nothing is wrong with {text}");
        for problem in problems {
            assert_said(&words.problem(&problem));
        }
    }
}
