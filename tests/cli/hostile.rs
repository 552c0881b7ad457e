//! Malicious files: each gets a short answer with a place, or at least with its name.

use super::program::Place;

fn scenario_with(map: &str) -> String {
    format!("(\n map: [\n{map}],\n combatants: {{\"A\": (creature: \"warden\", side: \"a\")}},\n)")
}

#[test]
fn a_hostile_file_gets_a_short_answer_with_its_name_and_a_place() {
    let place = Place::new();
    let mut invalid = b"(\n name: \"".to_vec();
    invalid.extend([0xc3, 0x28, b'"', b')']);
    let files: Vec<(&str, Vec<u8>, &str)> = vec![
        ("brackets.ron", b"[".repeat(200_000), ":1:10001"),
        ("lines.ron", b"[\n".repeat(200_000), ":25:1"),
        ("closing.ron", b")\n".repeat(200_000), ":1:1"),
        ("text.ron", [&b"(name: \""[..], &b"x".repeat(50 << 20), b"\")"].concat(), ":1:4194305"),
        ("utf8.ron", invalid, ":2:9"),
        ("nul.ron", b"(\n name: \"a\0b\",\n)".to_vec(), ":2:10"),
        ("digits.ron", format!("(\n round_limit: {},\n)", "9".repeat(30)).into_bytes(), ":2:15"),
        ("wide.ron", scenario_with(&format!("\"{}\",\n", ".".repeat(9_000))).into_bytes(), ":2:7"),
        ("tall.ron", scenario_with(&"\".\",\n".repeat(100_000)).into_bytes(), ":2:7"),
        ("comment.ron", [&b"/*".repeat(100_000)[..], b"\n"].concat(), ":1:10001"),
        ("crowd.ron", crowd().into_bytes(), ":"),
        ("empty.ron", Vec::new(), ":1:1"),
    ];
    for (name, bytes, at) in files {
        place.write(name, &bytes);
        for task in ["check", "run"] {
            let said = place.run([task, name]).ended(1).complains(name);
            assert!(said.aside.contains(&format!("{name}{at}")), "{task} {name}: {}", said.aside);
            assert!(said.aside.len() < 60_000 && !said.aside.contains("panicked"), "{task} {name}");
        }
    }
}

/// A scenario with four thousand combatants of a creature that does not exist.
fn crowd() -> String {
    let one =
        |number| format!(" \"c{number}\": (creature: \"radier\", side: \"a\", at: ({}, 0)),\n", number % 200);
    let all: String = (0..4_000).map(one).collect();
    format!("(\n map: [\"{}\"],\n combatants: {{\n{all} }},\n)", ".".repeat(200))
}

#[test]
fn a_map_that_is_too_wide_and_too_high_is_refused_by_its_size() {
    let place = Place::new();
    // 100,000 rows of 100,000 squares would be ten billion bytes: the file is refused before it is read.
    let row = format!("\"{}\",\n", ".".repeat(2_000));
    place.write("map.ron", scenario_with(&row.repeat(5_000)));
    place.run(["check", "map.ron"]).ended(1).complains("map.ron").complains("MiB");
}

#[cfg(unix)]
#[test]
fn a_file_that_never_ends_is_not_read_to_its_end() {
    let place = Place::new();
    std::os::unix::fs::symlink("/dev/zero", place.path("endless.ron")).unwrap();
    place.run(["check", "endless.ron"]).ended(2).complains("endless.ron").complains("device");
}

#[cfg(unix)]
#[test]
fn folders_linked_in_a_circle_are_not_walked_for_ever() {
    let place = Place::new();
    place.write("loop/a.ron", "(name: \"A\", llcf: ())");
    std::os::unix::fs::symlink(place.path("loop"), place.path("loop/again")).unwrap();
    place.run(["check", "loop"]).ended(0).answers("checked");
}

#[cfg(unix)]
#[test]
fn an_unreadable_file_does_not_stop_the_check_of_its_folder() {
    let place = Place::new();
    place.write("pack/a.ron", "(nmae: \"A\", llcf: ())");
    place.write("pack/creatures/b.ron", "(name: \"B\", size: 9, llcf: ())");
    std::os::unix::fs::symlink("nowhere.ron", place.path("pack/gone.ron")).unwrap();
    std::os::unix::fs::symlink("again.ron", place.path("pack/again.ron")).unwrap();
    place.pipe("pack/pipe.ron");
    let said = place.run(["check", "pack"]).ended(1);
    for wanted in ["nmae", "not 9", "gone.ron", "again.ron", "pipe.ron\" is a named pipe"] {
        assert!(said.aside.contains(wanted), "{wanted}: {}", said.aside);
    }
}

#[test]
fn more_than_a_battle_can_hold_is_refused() {
    let place = Place::new();
    let many = |what: &str, count: usize| what.repeat(count);
    let scenario = |rest: &str| {
        format!(
            "(\n map: [\"A.R\"],\n combatants: {{\n  \"A\": (creature: \"warden\", side: \"a\"),\n  \"R\": (creature: \
             \"raider\", side: \"b\"{rest},\n)"
        )
    };
    place.write("gear.ron", scenario(&format!(", weapons: [{}]) }}", many("\"axe\", ", 65))));
    place.run(["check", "gear.ron"]).ended(1).complains("65").complains("gear.ron:5");
    let events = many("  (when: Round(2), do: [Say(\"x\")]),\n", 257);
    place.write("events.ron", scenario(&format!(") }},\n events: [\n{events} ]")));
    place.run(["check", "events.ron"]).ended(1).complains("257").complains("events.ron:263");
}
