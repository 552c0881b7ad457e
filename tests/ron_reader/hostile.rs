//! Files that no author wrote get the same kind of answer: few problems and short lines, however long the file is.

use std::fs;

use affray::{
    battle::{
        problem::{Arg, Problem, Severity},
        source::Source,
    },
    data::{
        reader::read,
        source::{LINE_LIMIT, SIZE_LIMIT},
    },
};

use crate::camp::{Camp, places, read_camp};

#[test]
fn hostile_texts_are_answered_with_a_place_and_little_else() {
    let lines = |piece: &str, count: usize| format!("{piece}\n").repeat(count);
    let cases = [
        ("brackets on lines", lines("[", 200_000), "too-deep"),
        ("mixed brackets", lines("({[(a:", 200_000), "too-deep"),
        ("titled brackets", lines("Some(", 200_000), "too-deep"),
        ("brackets in one line", "[".repeat(200_000), "line-too-long"),
        ("a long text", format!("\"{}\"", "x".repeat(3 << 20)), "line-too-long"),
        ("too much text", "x\n".repeat(SIZE_LIMIT), "file-too-big"),
        ("open comments", lines("/*", 1_000_000), "unclosed-comment"),
        ("digits", "9".repeat(LINE_LIMIT), "number-too-large"),
        ("zeros", format!("1e{}", "9".repeat(5_000)), "number-too-large"),
        ("open text", format!("\"{}", lines("x", 1_000_000)), "unclosed-text"),
        ("open raw text", format!("r#\"{}", lines("\"", 1_000_000)), "unclosed-raw-text"),
        ("many values", format!("[{}]", lines("1,", 1_000_000)), "too-many-values"),
        ("many commas", format!("[{}]", lines(",", 1_000_000)), "extra-comma"),
        ("many colons", lines(":", 1_000_000), "value-missing"),
        ("closing brackets", lines("]", 1_000_000), "value-missing"),
        ("a NUL", "(title: \"a\0\")".to_owned(), "control-character"),
        ("an escape code", "(title: \"\u{1b}[31m\")".to_owned(), "control-character"),
    ];
    for (what, text, key) in cases {
        let camp = read_camp(&text);
        assert_eq!(camp.problems[0].key(), key, "{what}");
        assert!(camp.value.is_none() && camp.problems.len() <= 41, "{what}");
        for problem in &camp.problems {
            let line = problem.line().unwrap_or_default();
            assert!(line.len() <= LINE_LIMIT * 3, "{what}: a line of {} bytes", line.len());
            for (_, arg) in &problem.phrase.args {
                assert!(format!("{arg:?}").len() < 2_000, "{what}");
            }
        }
    }
    assert_eq!(places(&read_camp("(\n title: \"a\0\")")), [("control-character", 2, 11)]);
}

#[test]
fn only_the_first_of_a_thousand_problems_are_reported() {
    let entries: String =
        (0..1_000).map(|index| format!("\"g{index}\": (hit_points: 900, weapn: 3),\n")).collect();
    let camp = read_camp(&format!("(guards: {{\n{entries}}})"));
    assert_eq!(camp.problems.len(), 41);
    assert_eq!(camp.problems[40].key(), "more-problems");
    assert_eq!(camp.problems[40].severity, Severity::Warning);
}

#[test]
fn no_more_of_a_file_is_read_than_is_allowed() {
    let folder = std::env::temp_dir().join(format!("affray-ron-reader-{}", std::process::id()));
    fs::create_dir_all(&folder).unwrap();
    let refused = |name: &str, bytes: &[u8]| {
        let path = folder.join(name);
        fs::write(&path, bytes).unwrap();
        *Source::read(&path).unwrap_err()
    };
    let big = folder.join("big.ron");
    fs::File::create(&big).unwrap().set_len(50 << 30).unwrap();
    let problem = Source::read(&big).unwrap_err();
    let place = |problem: &Problem| problem.place().map(|place| (place.line, place.column));
    assert_eq!((problem.key(), place(&problem)), ("file-too-big", Some((1, (4 << 20) + 1))));
    let long = [b"(\n\"".as_slice(), &b"x".repeat(20_000), b"\"\n)"].concat();
    let problem = refused("long.ron", &long);
    assert_eq!((problem.key(), place(&problem)), ("line-too-long", Some((2, 10_001))));
    let problem = refused("latin.ron", b"(\n  title: \"caf\xe9\",\n)");
    assert_eq!((problem.key(), place(&problem)), ("not-utf8", Some((2, 14))));
    assert_eq!(problem.phrase.arg("found"), Some(&Arg::from("0xe9")));
    let problem = refused("nul.ron", b"(\n\0)");
    assert_eq!((problem.key(), place(&problem)), ("control-character", Some((2, 1))));
    let problem = refused("nul_first.ron", b"\0\0\xff");
    assert_eq!((problem.key(), place(&problem)), ("not-utf8", Some((1, 3))));

    assert_eq!(Source::read(&folder).unwrap_err().key(), "file-is-folder");
    assert_eq!(Source::read(&folder.join("none.ron")).unwrap_err().key(), "file-missing");
    fs::write(folder.join("marked.ron"), "\u{feff}(title: \"a\")").unwrap();
    let marked = Source::read(&folder.join("marked.ron")).unwrap();
    assert!(read::<Camp>(&marked).value.is_some());
    fs::remove_dir_all(&folder).unwrap();
}
