//! Every problem has the right kind and the exact place, and all problems of a file are reported at once.

use affray::{
    battle::{
        problem::{Arg, Phrase, Problem},
        source::Span,
    },
    data::{reader::read, tree::parse},
};
use serde::Deserialize;

use crate::camp::{Guard, Omen, assert_one, assert_sayable, places, read_camp, sentences, source};

#[test]
fn every_problem_has_its_kind_and_its_exact_place() {
    let cases: &[(&str, &str, usize, usize)] = &[
        // Mistakes in the syntax.
        (" ", "empty-file", 1, 2),
        ("()\n ()", "trailing-text", 2, 2),
        ("())", "trailing-text", 1, 3),
        ("(\n  tents: [", "unclosed-bracket", 2, 10),
        ("(tents: [Empty)", "wrong-bracket", 1, 15),
        ("(tents: [Empty}])", "wrong-bracket", 1, 15),
        ("(title: \"a", "unclosed-text", 1, 9),
        ("(title: r#\"a\")", "unclosed-raw-text", 1, 9),
        ("(/* /* */", "unclosed-comment", 1, 2),
        ("(title: )", "value-missing", 1, 9),
        ("(title: , watch: 2)", "value-missing", 1, 9),
        ("(title: \"a\"\n watch: 2)", "comma-missing", 1, 12),
        ("(tents: [Empty Empty])", "comma-missing", 1, 15),
        ("(title: \"a\"; watch: 2)", "comma-instead", 1, 12),
        ("(title: \"a\",, watch: 2)", "extra-comma", 1, 13),
        ("(title = \"a\")", "colon-missing", 1, 8),
        ("(guards: {\"a\" (hit_points: 1, weapon: \"axe\")})", "colon-missing", 1, 15),
        ("(title: @@)", "unexpected-character", 1, 9),
        ("(title: öd)", "unexpected-character", 1, 9),
        ("(title: orc-chief)", "not-a-word", 1, 9),
        ("(\"title\": \"a\")", "quoted-field", 1, 2),
        ("(title: \"a\", 3: 4)", "field-name-wrong", 1, 14),
        ("(title: \"a\", 3)", "field-name-missing", 1, 14),
        ("(centre: (1, y: 2))", "field-among-values", 1, 14),
        ("(title: \"a\",\n title: \"b\")", "duplicate-field", 2, 2),
        ("(paths: {(1,2): \"a\", (1, 2): \"b\"})", "duplicate-key", 1, 22),
        ("(watch: 12ab)", "malformed-number", 1, 9),
        ("(watch: +)", "malformed-number", 1, 9),
        ("(chance: inf)", "malformed-number", 1, 10),
        ("(chance: 1.5f32)", "malformed-number", 1, 10),
        ("(watch: 123456789012345678901234567890)", "number-too-large", 1, 9),
        ("(chance: 1e999)", "number-too-large", 1, 10),
        ("(title: \"a\\q\")", "malformed-escape", 1, 11),
        ("(title: \"\\u{1b}\")", "malformed-escape", 1, 10),
        ("(title: \"\\0\")", "malformed-escape", 1, 10),
        ("(flag: 'ab')", "malformed-character", 1, 8),
        ("(flag: '')", "malformed-character", 1, 8),
        // Values that do not fit.
        ("5", "wrong-kind", 1, 1),
        ("(is_lit: 1)", "wrong-kind", 1, 10),
        ("(chance: 0x10)", "wrong-kind", 1, 10),
        ("(tents: {\"a\": 1})", "wrong-kind", 1, 9),
        ("(tents: [5])", "wrong-kind", 1, 10),
        ("(tents: [Rows(5)])", "wrong-kind", 1, 15),
        ("(nothing: 3)", "wrong-kind", 1, 11),
        ("(gate: \"open\")", "needless-quotes", 1, 8),
        ("(title: Hollow)", "missing-quotes", 1, 9),
        ("(guards: {\n bob: (hit_points: 1, weapon: \"axe\")})", "missing-quotes", 2, 2),
        ("(watch: 256)", "out-of-range", 1, 9),
        ("(watch: Some(-1))", "out-of-range", 1, 14),
        ("(tents: [Sleeps(-1)])", "out-of-range", 1, 17),
        ("(fires: 0)", "out-of-range", 1, 9),
        ("(centre: (1, 2, 3))", "wrong-count", 1, 10),
        ("(tents: [Stands(1)])", "wrong-count", 1, 10),
        ("(tents: [Sleeps(1, 2)])", "wrong-count", 1, 10),
        ("Kamp(title: \"a\")", "wrong-title", 1, 1),
        ("(tents: [Holds((hit_points: 1, weapon: \"axe\"))])", "doubled-brackets", 1, 16),
        ("(tents: [Rows((rows: [], width: 1))])", "doubled-brackets", 1, 15),
        ("(tents: [Pair((1, 2))])", "doubled-brackets", 1, 15),
        ("(tents: [Empty()])", "holds-nothing", 1, 10),
        ("(tents: [Sleeps])", "holds-something", 1, 10),
        ("(watch: Some)", "holds-something", 1, 9),
        ("(titel: \"a\")", "unknown-field", 1, 2),
        ("(gate: opne)", "unknown-choice", 1, 8),
        ("(tents: [Slepes(2)])", "unknown-choice", 1, 10),
        ("(guards: {\"a\":\n (hit_points: 1)})", "missing-field", 2, 2),
        ("(tents: [Holds(hit_points: 1)])", "missing-field", 1, 10),
        ("(omen: \"odd\")", "unlucky", 1, 8),
        ("(omen: Some(\"odd\"))", "unlucky", 1, 13),
        ("(omen: \"plain\")", "custom", 1, 8),
    ];
    let mut wrong = Vec::new();
    let sentences = sentences();
    for (text, key, line, column) in cases {
        let camp = read_camp(text);
        for problem in camp.problems.iter().filter(|problem| problem.key() != "unlucky") {
            assert_sayable(&problem.phrase, &sentences);
            problem.related.iter().for_each(|related| assert_sayable(&related.phrase, &sentences));
        }
        if places(&camp) != [(*key, *line, *column)] || camp.value.is_some() {
            wrong.push(format!("{text}: expected {key} at {line}:{column}, got {:?}", places(&camp)));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn a_problem_tells_what_was_expected_and_what_was_probably_meant() {
    let problem = assert_one("(gate: opne)", "unknown-choice", 1, 8);
    assert_eq!(problem.suggestion.as_deref(), Some("open"));
    assert_eq!(problem.phrase.arg("expected"), Some(&Arg::Names(vec!["open".into(), "barred".into()])));
    assert_eq!(problem.line(), Some("(gate: opne)"));

    let problem = assert_one("(\n  watch: \"two\",\n)", "wrong-kind", 2, 10);
    let number = Phrase::new("expect-integer").with("from", 0_i128).with("to", 255_i128);
    assert_eq!(problem.phrase.arg("expected"), Some(&Arg::Phrase(number)));
    assert_eq!(problem.phrase.arg("found"), Some(&Arg::from("\"two\"")));
    assert_eq!(problem.line(), Some("  watch: \"two\","));

    let problem = assert_one("(omen: \"odd\")", "unlucky", 1, 8);
    assert_eq!(problem.phrase.arg("variant"), Some(&Arg::from("odd")));
    assert_eq!(problem.suggestion.as_deref(), Some("good"));

    let problem = assert_one("(fires: 0)", "out-of-range", 1, 9);
    assert_eq!(problem.phrase.arg("from"), Some(&Arg::Number(1)));

    let problem = assert_one("(title: \"a\",\n title: \"b\")", "duplicate-field", 2, 2);
    assert_eq!(problem.related[0].span, Span::new(1, 6));
}

#[test]
fn all_problems_of_a_file_come_at_once_and_in_order() {
    let text = r#"(
    titel: "A camp",
    watch: 300,
    guards: {
        "anna": (hit_points: "ten", weapon: axe, nots: "x"),
        "bert": (weapon: 5)
        "carl": (),
    },
    tents: [Sleeps(2), Sleep(2), Holds(hit_points: 1), Rows(rows: [1, "a"], width: -1)],
    omen: "odd",
    colour: 3,
)"#;
    let camp = read_camp(text);
    assert_eq!(
        places(&camp),
        [
            ("unknown-field", 2, 5),
            ("out-of-range", 3, 12),
            ("wrong-kind", 5, 30),
            ("missing-quotes", 5, 45),
            ("unknown-field", 5, 50),
            ("missing-field", 6, 17),
            ("wrong-kind", 6, 26),
            ("comma-missing", 6, 28),
            ("missing-fields", 7, 17),
            ("unknown-choice", 9, 24),
            ("missing-field", 9, 34),
            ("wrong-kind", 9, 68),
            ("out-of-range", 9, 84),
            ("unlucky", 10, 11),
            ("unknown-field", 11, 5),
        ]
    );
}

#[test]
fn a_misspelt_field_is_not_missing_as_well() {
    let camp = read_camp(r#"(guards: {"anna": (hitpoints: 3, weapon: "axe")})"#);
    assert_eq!(places(&camp), [("unknown-field", 1, 20)]);
    assert_eq!(camp.problems[0].suggestion.as_deref(), Some("hit_points"));
}

#[test]
fn all_missing_fields_of_a_struct_are_named() {
    let guard = read::<Guard>(&source("()"));
    assert_eq!(places(&guard), [("missing-fields", 1, 1)]);
    let named = Arg::Names(vec!["hit_points".to_owned(), "weapon".to_owned()]);
    assert_eq!(guard.problems[0].phrase.arg("fields"), Some(&named));
    let tent = read::<Vec<(Guard, Guard)>>(&source("[((), ())]"));
    assert_eq!(places(&tent), [("missing-fields", 1, 3), ("missing-fields", 1, 7)]);
}

#[test]
fn a_missing_quote_is_one_problem_at_the_text_that_lacks_it() {
    let forgotten = [
        ("(\n  title: \"a camp,\n  guards: {\"bob\": (hit_points: 1, weapon: \"axe\")},\n)", 2, 10),
        ("(\n  guards: {\n    \"bob: (hit_points: 1, weapon: \"axe\"),\n  },\n)", 3, 5),
        ("(\n  title: \"two\nlines\",\n  guards: {\"bob\": (weapon: \"axe), \"al\": ()},\n)", 4, 28),
        ("(title: \"a camp)", 1, 9),
    ];
    for (text, line, column) in forgotten {
        let camp = read_camp(text);
        assert_eq!(places(&camp), [("unclosed-text", line, column)], "{text}");
    }
    let other = read_camp("(\n  gate: Open\n  title: \"a camp,\n  guards: {\"bob\": ()},\n)");
    assert_eq!(places(&other), [("comma-missing", 2, 13), ("unclosed-text", 3, 10)]);
}

#[test]
fn a_type_that_no_made_up_value_fits_costs_no_more_than_its_neighbours() {
    // An omen does not accept an empty text, so the made-up guard fails as a whole; the other entries are still
    // checked.
    #[derive(Debug, Deserialize)]
    struct Seer {
        _omen: Omen,
    }
    let seers = read::<Vec<Seer>>(&source("[(), (_omen: 3), (_omen: \"odd\"), (_omen: \"good\")]"));
    assert_eq!(places(&seers), [("missing-field", 1, 2), ("wrong-kind", 1, 14), ("unlucky", 1, 26)]);
}

#[test]
fn a_recursive_type_can_be_read() {
    #[derive(Debug, PartialEq, Deserialize)]
    enum Knot {
        Both(Box<Knot>, Box<Knot>),
        End,
    }
    let knots = read::<Vec<Knot>>(&source("[Ends, Both(End, 3), Both(End, Both(End, End))]"));
    assert_eq!(places(&knots), [("unknown-choice", 1, 2), ("wrong-kind", 1, 18)]);
    let knot = read::<Knot>(&source("Both(End, End)"));
    assert_eq!(knot.value, Some(Knot::Both(Box::new(Knot::End), Box::new(Knot::End))));
}

#[test]
fn the_parser_keeps_reading_after_a_slip() {
    let parsed = parse(&source("(a: [1 2,, 3], b = 'xx', c: )"));
    let keys: Vec<&str> = parsed.problems.iter().map(Problem::key).collect();
    assert_eq!(
        keys,
        ["comma-missing", "extra-comma", "colon-missing", "malformed-character", "value-missing"]
    );
    assert!(parsed.keeps_shape);
}
