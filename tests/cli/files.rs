//! Files on the command line: `new`, `check`, `check --list` and `codex`.

use std::fs;

use super::program::{Place, repository};

#[test]
fn every_new_file_passes_its_check_and_is_never_overwritten() {
    let place = Place::new();
    for kind in ["scenario", "creature", "weapon", "rulebook"] {
        let name = format!("My {kind}");
        let file = format!("my_{kind}.ron");
        place.run(["new", kind, &name]).ended(0).answers(&file);
        let text = fs::read_to_string(place.path(&file)).unwrap();
        assert!(text.contains(&format!("name: \"{name}\"")) && text.contains("//"), "{text}");
        place.run(["check", &file]).ended(0).answers("One file checked: no errors, no warnings.");
        place.run(["new", kind, &name]).ended(2).complains("already");
        assert_eq!(fs::read_to_string(place.path(&file)).unwrap(), text);
    }
    place.run(["run", "my_scenario.ron", "--rulebook", "my_rulebook.ron"]).ended(0).answers("MINE-ATTACK-1");
    let expected = ["my_creature.ron", "my_rulebook.ron", "my_scenario.ron", "my_weapon.ron"];
    assert_eq!(place.files(), expected, "nothing else is left behind");
}

#[test]
fn a_title_may_hold_any_character() {
    let place = Place::new();
    place.run(["new", "scenario", "A \"quoted\" \\ title"]).ended(0);
    place.run(["check", "a_quoted_title.ron"]).ended(0);
}

#[test]
fn the_bundled_files_pass() {
    let place = Place::new();
    let assets = repository("assets");
    place.run(["check".as_ref(), assets.as_os_str()]).ended(0).answers("no errors");
}

#[test]
fn the_files_of_a_folder_can_name_each_other() {
    let place = Place::new();
    place.write("pack/creatures/imp.ron", "(name: \"Imp\", llcf: (aptitudes: [speed]))");
    place.write(
        "pack/scenarios/imps.ron",
        "(rulebook: \"llcf\", map: [\"A....I\"], combatants: {\"A\": (creature: \"warden\", side: \"a\"), \"I\": (creature: \"imp\", side: \"b\")})",
    );
    place.write("pack/README.md", "# Read me\n\nNothing to play.\n");
    place.run(["check", "pack"]).ended(0).answers("2 files checked");
    place.run(["run", "pack/scenarios/imps.ron"]).ended(0).answers("Imp");
    place.write("pack/creatures/imp.ron", "(name: \"Imp\", llcf: (aptitudes: [sped]))");
    let said = place.run(["check", "pack"]).ended(1).complains("speed");
    assert_eq!(said.aside.matches("error:").count(), 1, "told once, though it is met twice: {}", said.aside);
}

#[test]
fn user_files_add_to_the_bundled_ones_and_override_them() {
    let place = Place::new();
    place.write(
        "home/scenarios/mine.ron",
        "(rulebook: \"llcf\", map: [\"A....B\"], combatants: {\"A\": (creature: \"warden\", side: \"a\"), \"B\": (creature: \"raider\", side: \"b\")})",
    );
    place.write("home/creatures/raider.ron", "(name: \"Changeling\", llcf: ())");
    let list =
        place.run(["check", "--list", "scenarios"]).ended(0).answers("first_blood\n").answers("mine\n");
    assert!(!list.out.contains("bench"), "what is hidden is not listed: {}", list.out);
    place.run(["run", "bench_4v4", "--rulebook", "llcf"]).ended(0).answers("Four Against Four");
    place.run(["run", "mine"]).ended(0).answers("Changeling");
    let home = place.path("home").display().to_string();
    place.run(["check", "--where"]).ended(0).answers(&home);
    // A broken file in the user's folder gives a message, and does not prevent other battles.
    place.write("home/creatures/ghost.ron", [0xff, 0xfe]);
    place.run(["run", "first_blood", "--rulebook", "llcf"]).ended(0).complains("ghost.ron");
}

#[test]
fn a_rule_is_found_by_its_id_and_by_words_of_it() {
    let place = Place::new();
    place
        .run(["codex", "llcf-atk-1"])
        .ended(0)
        .answers("LLCF-ATK-1")
        .answers("src/rules/axes/attack/against_defence.rs");
    place.run(["codex", "injury", "check"]).ended(0).answers("LLCF-HRM-2");
    let all = place.run(["codex"]).ended(0);
    assert!(all.out.lines().count() > 15, "{}", all.out);
    place.run(["codex", "xyzzy"]).ended(2).complains("xyzzy");
}

#[test]
fn two_pages_of_the_codex_cannot_explain_the_same_rule() {
    let place = Place::new();
    place.write("codex/one.md", "# One\n\n## MY-1 Blows\n\nThey land.\n");
    place.write("codex/two.md", "# Two\n\n## MY-1 Blows\n\nThey miss.\n");
    place.run(["check", "codex/one.md"]).ended(0);
    place.run(["check", "codex"]).ended(1).complains("two.md:3:1").complains("MY-1");
}

#[test]
fn a_correct_card_passes_and_a_wrong_one_fails_with_its_line() {
    let place = Place::new();
    let card = |claim: &str| {
        format!(
            "# A warden strikes\n\nrule: LLCF-ATK-1\nrulebook: llcf\n\nIt misses.\n\n```map\nWR\n```\n```ron\n(combatants: {{\
             \"W\": (creature: \"warden\", side: \"a\"), \"R\": (creature: \"raider\", side: \"b\")}})\n```\n\
             ```orders\nW attacks R with sword\n```\n```dice\nd6 1\n```\n```then\n{claim}\n```\n"
        )
    };
    place.write("cards/good.md", card("R has injuries 0"));
    place.run(["card", "cards"]).ended(0).answers("A warden strikes").answers("One card run: all hold.");
    place.run(["check", "cards"]).ended(0);
    place.write("cards/bad.md", card("R has injuries 1"));
    place
        .run(["card", "cards", "--quiet"])
        .ended(1)
        .complains("bad.md:")
        .answers("2 cards run: one does not hold.");
    place.run(["check", "cards/bad.md"]).ended(1).complains("bad.md:");
}
