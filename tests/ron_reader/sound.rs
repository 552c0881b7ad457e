//! Valid files give their values, comments and places; and every problem has a sentence.

use std::{fs, path::PathBuf};

use affray::{
    battle::problem::Phrase,
    data::{
        tree::{Step, Value},
        write::{dialect, to_ron},
    },
};

use crate::camp::{Camp, Gate, Guard, Tent, Wrapper, read_camp, sentences};

#[test]
fn a_valid_file_gives_its_value_its_comments_and_its_places() {
    let text = r###"// a camp
Camp(
    title: r#"The "Hollow""#, /* nested /* comment */ */
    watch: 0x1_F,
    guards: { "anna": (hit_points: 1_0, weapon: "a\u{78}e\t\"\
        end"), "bert": Guard(hit_points: 3, weapon: "bow", note: Some("old")) },
    tents: [Empty, Sleeps(2,), Holds(hit_points: 1, weapon: ""), Stands(-1, +1), Rows(rows: [], width: 2),
            Maybe(None), Maybe(Some(hit_points: 1, weapon: "")), Maybe(hit_points: 2, weapon: ""),
            Nested(Sleeps(1)), Wrapped([1]), Bare(), Pair(1, 2)],
    centre: Some(2, -3), is_lit: true, chance: 5, flag: '\'', gate: barred, fires: None,
    paths: { (1, 2): "north" }, nothing: (), spot: (1, 2),
)"###;
    let camp = read_camp(text);
    assert_eq!(camp.problems, []);
    let value = camp.value.unwrap();
    assert_eq!(value.title, "The \"Hollow\"");
    assert_eq!(value.watch, Some(31));
    assert_eq!(value.guards.get("anna").map(|guard| guard.weapon.as_str()), Some("axe\t\"end"));
    assert_eq!(value.tents[5..8].iter().filter(|tent| matches!(tent, Tent::Maybe(Some(_)))).count(), 2);
    assert_eq!(value.centre, Some((2, -3)));
    assert_eq!(dialect().from_str::<Camp>(text).unwrap(), value);

    let shown: Vec<&str> = camp.tree.comments.iter().map(|span| camp.tree.source.slice(*span)).collect();
    assert_eq!(shown, ["// a camp", "/* nested /* comment */ */"]);

    let at = |path: &[Step]| camp.tree.source.slice(camp.tree.place(path)).to_owned();
    assert_eq!(at(&[Step::Field("guards"), Step::Key("bert"), Step::Field("note")]), "Some");
    assert_eq!(at(&[Step::Field("guards"), Step::Key("bert"), Step::Field("hit_points")]), "3");
    assert_eq!(at(&[Step::Field("guards"), Step::Key("bert"), Step::Field("nowhere")]), "Guard");
    assert_eq!(at(&[Step::Field("tents"), Step::Index(6), Step::Field("weapon")]), "Maybe");
    assert_eq!(at(&[Step::Field("gate"), Step::Index(9)]), "barred");
    assert_eq!(at(&[]), "Camp");
    let node = camp.tree.find(&[Step::Field("tents"), Step::Index(3), Step::Index(1)]).unwrap();
    assert_eq!(node.value, Value::Integer(1));
    let found = camp.tree.complain(&[Step::Field("watch")], Phrase::new("too-late"));
    assert_eq!(found.place().map(|place| (place.line, place.column)), Some((4, 12)));
}

#[test]
fn a_written_value_is_read_back() {
    let camp = Camp {
        title: "x \"y\"\n\\z".into(),
        watch: Some(3),
        tents: vec![
            Tent::Holds(Guard { hit_points: 2, weapon: "axe".into(), note: Some("n".into()) }),
            Tent::Maybe(None),
            Tent::Nested(Box::new(Tent::Pair((1, 2)))),
            Tent::Wrapped(Wrapper(vec![1, 2])),
            Tent::Bare(()),
        ],
        centre: Some((-1, 2)),
        chance: Some(0.25),
        flag: Some('ä'),
        gate: Some(Gate::Open),
        paths: [((1, 2), "north".to_owned())].into_iter().collect(),
        ..Camp::default()
    };
    let text = to_ron(&camp).unwrap();
    let again = read_camp(&text);
    assert_eq!(again.problems, [], "{text}");
    assert_eq!(again.value, Some(camp));
    assert!(text.starts_with("(\n    title: ") && text.ends_with(")\n"), "{text}");
}

#[test]
fn every_key_in_the_reader_has_a_sentence() {
    let sentences = sentences();
    let mut missing = Vec::new();
    let mut folders = vec![PathBuf::from("src/data")];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
                continue;
            }
            let text = fs::read_to_string(&path).unwrap();
            let text = text.split("#[cfg(test)]").next().unwrap_or_default();
            for quoted in text.split("Phrase::new(\"").skip(1).filter_map(|rest| rest.split('"').next()) {
                if !sentences.contains_key(quoted) {
                    missing.push(quoted.to_owned());
                }
            }
        }
    }
    assert_eq!(missing, Vec::<String>::new());
}
