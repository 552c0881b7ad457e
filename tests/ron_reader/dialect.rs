//! Everything that the reader accepts, the `ron` crate accepts with the same meaning; and every text gets an answer.

use std::{collections::BTreeMap, sync::LazyLock};

use affray::{
    battle::{listed::Listed, problem::Severity, source::Span},
    data::{
        reader::read,
        tree::{Node, Value},
        write::{dialect, to_ron},
    },
};
use proptest::prelude::*;
use serde::{Deserialize, de::DeserializeOwned};

use crate::camp::{Camp, Guard, Spot, Tent, assert_sayable, places, read_camp, sentences, source};

#[test]
fn ron_accepts_every_depth_that_the_reader_accepts() {
    #[derive(Debug, PartialEq, Deserialize)]
    struct Shell {
        inner: Option<Layer>,
    }
    #[derive(Debug, PartialEq, Deserialize)]
    enum Layer {
        More(Box<Shell>),
        Core,
    }
    // The outermost shell opens one bracket, and each layer one more: 24 in all.
    let text = format!("(inner: {}Core{})", "More(inner: ".repeat(23), ")".repeat(23));
    let ours = read::<Shell>(&source(&text));
    assert_eq!(ours.problems, []);
    assert_eq!(ours.value.as_ref(), dialect().from_str::<Shell>(&text).as_ref().ok());
    assert!(ours.value.is_some());
    let deeper = format!("(inner: {}Core{})", "More(inner: ".repeat(24), ")".repeat(24));
    assert_eq!(places(&read::<Shell>(&source(&deeper))), [("too-deep", 1, 9 + 23 * 12 + 4)]);
}

/// Asserts that spans are within the text and within their parents.
fn check_spans(node: &Node, outer: Span, text: &str) {
    assert!(outer.start <= node.span.start && node.span.end <= outer.end && node.span.start <= node.span.end);
    assert!(text.get(node.span.range()).is_some() && text.get(node.head().range()).is_some());
    match &node.value {
        Value::List(nodes) | Value::Tuple(_, nodes) => {
            nodes.iter().for_each(|child| check_spans(child, node.span, text));
        }
        Value::Map(entries) => entries.iter().for_each(|(key, value)| {
            check_spans(key, node.span, text);
            check_spans(value, node.span, text);
        }),
        Value::Struct(_, fields) => {
            fields.iter().for_each(|field| check_spans(&field.node, node.span, text));
        }
        _ => {}
    }
}

fn check_against_ron<T: DeserializeOwned + PartialEq + std::fmt::Debug>(
    text: &str,
    sentences: &BTreeMap<String, String>,
) {
    let ours = read::<T>(&source(text));
    check_spans(&ours.tree.root, Span::new(0, text.len()), text);
    for problem in &ours.problems {
        if problem.key() != "unlucky" {
            assert_sayable(&problem.phrase, sentences);
        }
        let span = problem.span.unwrap_or_default();
        let shown = problem.source.as_ref().map_or("", |source| source.text());
        assert!(shown.get(span.range()).is_some(), "{text:?} {problem:?}");
    }
    assert_eq!(ours.value.is_none(), ours.problems.iter().any(|problem| problem.severity == Severity::Error));
    if let Some(value) = &ours.value {
        let theirs = dialect().from_str::<T>(text);
        assert_eq!(theirs.as_ref(), Ok(value), "{text:?}");
    }
}

/// Text that looks like a camp, more or less.
fn camp_like() -> impl Strategy<Value = String> {
    let leaf = prop_oneof![
        prop::sample::select(vec![
            "1",
            "-3",
            "+7",
            "0x1F",
            "0b10",
            "0o17",
            "1_000",
            "255",
            "300",
            "1.5",
            ".5",
            "2.",
            "1e3",
            "1E-2",
            "-0",
            "true",
            "false",
            "None",
            "Some(3)",
            "Some",
            "()",
            "( )",
            "\"a\"",
            "\"\\n\\u{e4}\"",
            "r#\"x\"y\"#",
            "'c'",
            "'\\''",
            "open",
            "barred",
            "Empty",
            "Empty()",
            "Sleeps(2)",
            "Bare()",
            "Bare(())",
            "inf",
            "/* x */ 4",
            "18446744073709551615",
            "-9223372036854775808",
            "Stands (1, 2)",
            "Wrapped([1,2])",
            "Pair(1,2)",
            "[]",
            "{}",
        ])
        .prop_map(str::to_owned),
        "[a-z]{1,3}",
    ];
    let names = prop::sample::select(vec![
        "title",
        "watch",
        "guards",
        "tents",
        "centre",
        "is_lit",
        "chance",
        "flag",
        "gate",
        "fires",
        "hit_points",
        "weapon",
        "note",
        "rows",
        "width",
        "nothing",
        "spot",
        "paths",
    ]);
    let titles = prop::sample::select(vec![
        "", "", "", "Camp", "Guard", "Holds", "Maybe", "Some", "Rows", "Nested", "Stands", "Spot", "Pair",
        "Wrapped ",
    ]);
    leaf.prop_recursive(4, 40, 5, move |inner| {
        let field = (names.clone(), inner.clone()).prop_map(|(name, value)| format!("{name}: {value}"));
        let entry = (inner.clone(), inner.clone()).prop_map(|(key, value)| format!("{key}: {value}"));
        let separator = prop::sample::select(vec![", ", ",", ",\n", ", // c\n", ", "]);
        let joined = |parts: Vec<String>, separator: &str| parts.join(separator);
        prop_oneof![
            (prop::collection::vec(inner.clone(), 0..4), separator.clone())
                .prop_map(move |(parts, separator)| format!("[{}]", joined(parts, separator))),
            (titles.clone(), prop::collection::vec(inner, 0..4), separator.clone())
                .prop_map(move |(title, parts, separator)| format!("{title}({})", joined(parts, separator))),
            (titles.clone(), prop::collection::vec(field, 1..4), separator.clone())
                .prop_map(move |(title, parts, separator)| format!("{title}({})", joined(parts, separator))),
            (prop::collection::vec(entry, 0..3), separator)
                .prop_map(move |(parts, separator)| format!("{{{}}}", joined(parts, separator))),
        ]
    })
}

/// A camp with mostly correct fields, in different ways of writing.
fn likely_camp() -> impl Strategy<Value = String> {
    let fields = prop::sample::select(vec![
        ("title", vec!["\"a\"", "r\"\\\"", "\"\\u{1F9FF}\\\n  x\"", "''"]),
        ("watch", vec!["1", "None", "Some(2)", "Some(2,)", "0b1_1", "+0x_1", "-0", "Some(None)", "00_7"]),
        (
            "guards",
            vec![
                "{}",
                "{\"a\": (hit_points: 1, weapon: \"b\", note: \"c\")}",
                "{\"a\": Guard(weapon: \"\", hit_points: 0,),}",
            ],
        ),
        (
            "tents",
            vec![
                "[]",
                "[Empty, Sleeps(1), Stands (1, -2,)]",
                "[Holds(), Bare( )]",
                "[Nested(Nested(Wrapped([])))]",
            ],
        ),
        (
            "tents",
            vec![
                "[Maybe(Some(hit_points: 1, weapon: \"\"))]",
                "[Maybe(None,), Maybe()]",
                "[Nested(Rows(rows: [], width: 1))]",
            ],
        ),
        (
            "tents",
            vec![
                "[Pair(1, 2)]",
                "[Pair((1, 2))]",
                "[Bare(()),]",
                "[Rows (width: 1, rows: [r#\"a\"#])]",
                "[Holds(Guard(hit_points: 1, weapon: \"\"))]",
            ],
        ),
        ("centre", vec!["(1, 2)", "Some((1, 2))", "Some(1, 2)", "( -1 ,+2, )", "Some(Some(1, 2))"]),
        ("is_lit", vec!["true", "false", "/* x */ true // y\n"]),
        ("chance", vec!["1", "-0.5", "Some(1e-3)", ".5", "5.", "1_0.2_5", "0b1", "18446744073709551615"]),
        ("flag", vec!["'a'", "Some('\\'')", "'\\u{e4}'", "'\"'", "'\\x41'"]),
        ("gate", vec!["open", "Some(barred)", "Open", "open()"]),
        ("omen", vec!["\"good\"", "Some(\"bad\")", "\"ugly\""]),
        ("fires", vec!["3", "0"]),
        ("paths", vec!["{(1, 2): \"a\"}", "{( 1,2, ):\"a\",}", "{Some(1, 2): \"a\"}"]),
        ("nothing", vec!["()", "( )"]),
        ("spot", vec!["(1, 2)", "Spot(1, 2)", "Some(1, 2)"]),
    ]);
    let field = fields.prop_flat_map(|(name, values)| (Just(name), prop::sample::select(values)));
    prop::collection::btree_map("[a-z]{2}", field, 0..6)
        .prop_map(|fields| {
            let fields: BTreeMap<&str, &str> = fields.into_values().collect();
            fields.iter().map(|(name, value)| format!("{name}: {value},")).collect::<String>()
        })
        .prop_flat_map(|fields| {
            prop::sample::select(vec!["", "Camp", "Camp "])
                .prop_map(move |title| format!("{title}({fields})"))
        })
}

static SENTENCES: LazyLock<BTreeMap<String, String>> = LazyLock::new(sentences);

proptest! {
    #![proptest_config(ProptestConfig { cases: 600, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_text_is_answered_and_ron_accepts_whatever_the_reader_accepts(text in "[ \\n(){}\\[\\]:,\"'a-cSome0-9.xe_+/*#r\\\\-]{0,60}|\\PC{0,40}") {
        check_against_ron::<Camp>(&text, &SENTENCES);
        check_against_ron::<ron::Value>(&text, &SENTENCES);
        check_against_ron::<Vec<Tent>>(&text, &SENTENCES);
    }

    #[test]
    fn text_like_a_camp_is_read_as_ron_reads_it(text in camp_like()) {
        check_against_ron::<Camp>(&text, &SENTENCES);
        check_against_ron::<ron::Value>(&text, &SENTENCES);
        check_against_ron::<Tent>(&text, &SENTENCES);
        check_against_ron::<Vec<Tent>>(&text, &SENTENCES);
        check_against_ron::<Option<Option<Guard>>>(&text, &SENTENCES);
        check_against_ron::<Option<f64>>(&text, &SENTENCES);
        check_against_ron::<Listed<u64>>(&text, &SENTENCES);
        check_against_ron::<Spot>(&text, &SENTENCES);
    }

    #[test]
    fn a_likely_camp_is_read_as_ron_reads_it(text in likely_camp()) {
        check_against_ron::<Camp>(&text, &SENTENCES);
        check_against_ron::<ron::Value>(&text, &SENTENCES);
        check_against_ron::<Option<Camp>>(&text, &SENTENCES);
    }

    #[test]
    fn a_camp_survives_writing_and_reading(
        title in "\\PC{0,20}", watch in any::<Option<u8>>(), centre in any::<Option<(i8, i8)>>(),
        chance in prop::option::of(-1e6..1e6_f64), sizes in prop::collection::vec(any::<u8>(), 0..4),
    ) {
        let camp = Camp { title, watch, centre, chance, tents: sizes.into_iter().map(Tent::Sleeps).collect(), ..Camp::default() };
        let text = to_ron(&camp).unwrap();
        prop_assert_eq!(read_camp(&text).value, Some(camp), "{}", text);
    }
}
