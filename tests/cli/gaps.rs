//! Missing stat blocks: reported, worked out, and written into files.

use std::fs;

use super::program::Place;

const IMP: &str = "\
// An imp.
(
    name: \"Imp\", // it is small
    weapons: [\"hook\"],

    llcf: (aptitudes: [speed, might]) // and strong
    /* the end */
)
";

const HOOK: &str = "(name: \"hook\", llcf: (kind: Melee, itm: 1))";

const FIGHT: &str = "(map: [\"A....I\"], combatants: {\"A\": (creature: \"warden\", side: \"a\"), \"I\": (creature: \"imp\", side: \"b\")})";

/// A user folder with an imp and its hook.
fn den() -> Place {
    let place = Place::new();
    place.write("home/creatures/imp.ron", IMP);
    place.write("home/weapons/hook.ron", HOOK);
    place.write("fight.ron", FIGHT);
    place
}

#[test]
fn a_creature_and_a_weapon_from_templates_can_be_used_under_every_rulebook() {
    let place = Place::new();
    place.run(["new", "creature", "imp"]).ended(0);
    place.run(["new", "weapon", "hook"]).ended(0);
    for (kind, name) in [("creatures", "imp"), ("weapons", "hook")] {
        let text = fs::read_to_string(place.path(&format!("{name}.ron"))).unwrap();
        place.write(&format!("home/{kind}/{name}.ron"), text);
    }
    place.write("fight.ron", FIGHT.replace("creature: \"imp\"", "creature: \"imp\", weapons: [\"hook\"]"));
    let books = place.run(["check", "--list", "rulebooks"]).ended(0).out;
    assert!(books.lines().count() >= 11, "{books}");
    for book in books.lines() {
        place.run(["run", "fight.ron", "--rulebook", book]).ended(0).answers("Imp");
    }
    // The house rules are the default; under them, one line says what was worked out.
    let said = place.run(["run", "fight.ron"]).ended(0).answers("Imp").complains("imp, hook");
    assert_eq!(said.aside.lines().filter(|line| !line.is_empty()).count(), 1, "{}", said.aside);
}

#[test]
fn a_check_notes_which_blocks_are_worked_out_from_which() {
    let place = den();
    let said = place.run(["check", "home/creatures/imp.ron"]).ended(0).complains("note:");
    let said = said.complains("lot, twodice, autohit, torchlit").complains("from llcf");
    said.complains("imp.ron:2:1").answers("no errors, no warnings");
    // Under the default rulebook the scenario needs both, and the notes point at their files.
    let said = place.run(["check", "fight.ron"]).ended(0);
    said.complains("imp.ron:2:1").complains("hook.ron:1:1").answers("no errors, no warnings");
    // No block is missing, so there is no message.
    place.write("llcf.ron", FIGHT.replacen('(', "(rulebook: \"llcf\", ", 1));
    let said = place.run(["check", "llcf.ron"]).ended(0);
    assert_eq!(said.aside, "");
}

#[test]
fn missing_blocks_are_written_once_and_nothing_else_changes() {
    let place = den();
    let file = "home/creatures/imp.ron";
    place.run(["check", "--fill", file]).ended(0).answers("imp.ron: wrote stat blocks");
    let text = fs::read_to_string(place.path(file)).unwrap();
    let kept = text.lines().filter(|line| {
        !["lot:", "twodice:", "autohit:", "torchlit:"].iter().any(|book| line.trim_start().starts_with(book))
    });
    let kept: Vec<&str> = kept.collect();
    let was: Vec<String> = IMP.lines().map(|line| line.replace("might]) //", "might]), //")).collect();
    assert_eq!(kept, was);
    assert_eq!(text.lines().count(), IMP.lines().count() + 4);
    // A block is added after the last field, before the bracket that closes the creature.
    let order: Vec<usize> = ["llcf: (", "lot: (", "twodice: (", "autohit: (", "torchlit: (", "\n)"]
        .iter()
        .map(|part| text.find(&format!("    {part}")).or_else(|| text.rfind(part)).unwrap())
        .collect();
    assert!(order.is_sorted(), "{text}");
    let said = place.run(["check", file]).ended(0).answers("no errors, no warnings");
    assert_eq!(said.aside, "");
    let said = place.run(["check", "--fill", file]).ended(0);
    assert!(!said.out.contains("wrote"), "{}", said.out);
    assert_eq!(fs::read_to_string(place.path(file)).unwrap(), text);
    // The written block equals the one that was worked out.
    place.run(["check", "--fill", "home/weapons"]).ended(0).answers("hook.ron: wrote");
    let hook = fs::read_to_string(place.path("home/weapons/hook.ron")).unwrap();
    assert!(
        hook.starts_with("(name: \"hook\", llcf: (kind: Melee, itm: 1), lot: (") && hook.ends_with("))"),
        "{hook}"
    );
    let filled = place.run(["run", "fight.ron", "--seed", "3"]).ended(0);
    assert_eq!(filled.aside, "");
    let found = den();
    assert_eq!(found.run(["run", "fight.ron", "--seed", "3"]).ended(0).out, filled.out);
    assert_eq!(place.files(), ["fight.ron", "home"], "nothing else is left behind");
}

#[test]
fn a_problem_of_several_files_is_reported_once() {
    let place = den();
    let said = place.run(["check", "fight.ron", "home/creatures", "home/weapons/hook.ron"]).ended(0);
    assert_eq!(said.aside.matches("has no stat block").count(), 2, "{}", said.aside);
}

#[test]
fn a_filled_folder_has_no_missing_blocks_to_report() {
    let place = den();
    // The scenario is checked before the creature, and reports the creature's missing block.
    let said = place.run(["check", "--fill", "fight.ron", "home/creatures", "home/weapons"]).ended(0);
    let said = said.answers("imp.ron: wrote").answers("hook.ron: wrote");
    assert_eq!(said.aside, "");
}

#[test]
fn entries_of_a_scenario_get_their_blocks_in_the_scenario() {
    let place = Place::new();
    let own = "(\r\n    map: [\"A....I\"],\r\n    creatures: {\r\n        \"imp\": (\r\n            name: \"Imp\",\r\n            lot: (hp: 9, ap: 20),\r\n        ),\r\n    },\r\n    combatants: {\"A\": (creature: \"warden\", side: \"a\"), \"I\": (creature: \"imp\", side: \"b\")},\r\n)\r\n";
    place.write("own.ron", own);
    place.run(["check", "--fill", "own.ron"]).ended(0).answers("own.ron: wrote");
    let text = fs::read_to_string(place.path("own.ron")).unwrap();
    assert!(text.contains("lot: (hp: 9, ap: 20),\r\n            llcf: ("), "{text}");
    assert_eq!(text.matches('\n').count(), text.matches("\r\n").count(), "{text}");
    for book in ["llcf", "twodice", "autohit", "torchlit", "affray"] {
        let said = place.run(["run", "own.ron", "--rulebook", book]).ended(0);
        assert_eq!(said.aside, "", "{book}");
    }
}

#[test]
fn nothing_is_written_into_a_file_with_errors() {
    let place = Place::new();
    let text = "(name: \"Imp\", lot: (ap: 20))";
    place.write("creatures/imp.ron", text);
    place
        .run(["check", "--fill", "creatures"])
        .ended(1)
        .complains("cannot be worked out")
        .complains("imp.ron:1:1");
    assert_eq!(fs::read_to_string(place.path("creatures/imp.ron")).unwrap(), text);
}

#[cfg(unix)]
#[test]
fn a_link_stays_a_link_and_a_file_keeps_its_permissions() {
    use std::os::unix::fs::{PermissionsExt, symlink};
    let place = den();
    let own = place.path("home/creatures/imp.ron");
    fs::set_permissions(&own, fs::Permissions::from_mode(0o640)).unwrap();
    fs::create_dir_all(place.path("creatures")).unwrap();
    symlink(&own, place.path("creatures/imp.ron")).unwrap();
    place.run(["check", "--fill", "creatures/imp.ron"]).ended(0).answers("wrote");
    assert!(fs::symlink_metadata(place.path("creatures/imp.ron")).unwrap().is_symlink());
    assert!(fs::read_to_string(&own).unwrap().contains("torchlit: ("));
    assert_eq!(fs::metadata(&own).unwrap().permissions().mode() & 0o777, 0o640);
}
