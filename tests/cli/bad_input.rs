//! Wrong command lines: exit status 2, and the word that was probably meant.

use super::program::Place;

#[test]
fn an_unknown_name_is_bad_usage_and_the_nearest_known_one_is_suggested() {
    let place = Place::new();
    for (arguments, meant) in [
        (vec!["run", "first_blod"], "first_blood"),
        (vec!["run", "first_blood", "--rulebook", "lcf"], "llcf"),
        (vec!["run", "first_blood", "--as", "partie"], "party"),
        (vec!["run", "first_blood", "--ai", "foe=brute"], "foes"),
        (vec!["run", "first_blood", "--keep", "partie=kept.ron"], "party"),
        (vec!["run", "first_blood", "--keep", "party=no/such/folder/kept.ron"], "no/such/folder"),
        (vec!["run", "first_blood", "--ai", "foes=brut"], "brute"),
        (vec!["sim", "first_blood", "--ai", "all=soldire"], "soldier"),
        (vec!["odds", "first_blood", "--by", "Vesnaa", "--at", "R"], "Vesna"),
        (vec!["odds", "first_blood", "--by", "V", "--at", "R", "--with", "swrd"], "sword"),
        (vec!["check", "--list", "scenario"], "scenarios"),
        (vec!["chekc", "x.ron"], "did you mean \"check\"?"),
        (vec!["rnu", "first_blood"], "did you mean \"run\"?"),
        (vec!["help", "rnu"], "did you mean \"run\"?"),
        (vec!["run", "first_blood", "--ia", "foes=brute"], "--ai"),
        (vec!["sim", "first_blood", "--format", "jsno"], "json"),
        (vec!["codex", "LLCF-ATK-9"], "LLCF-ATK-"),
        (vec!["new", "scenari", "mill"], "scenario"),
    ] {
        let said = place.run(&arguments).ended(2).complains(meant);
        let has_message = ["cli-", "kind-", "unknown-"].iter().any(|start| said.aside.contains(start));
        assert!(!has_message, "the name of a message is no sentence: {}", said.aside);
        assert_eq!(said.out, "", "{arguments:?}");
    }
    assert_eq!(place.files(), [""; 0]);
}

#[test]
fn arguments_that_are_missing_or_malformed_are_bad_usage() {
    let place = Place::new();
    for arguments in [
        &["check"][..],
        &["run"],
        &["sim", "first_blood", "--battles", "0"],
        &["sim", "first_blood", "--battles", "many"],
        &["sim", "first_blood", "--format", "xml"],
        &["run", "first_blood", "--seed", "-1"],
        &["run", "first_blood", "--seed", "99999999999999999999999"],
        &["run", "first_blood", "--ai", "brute"],
        &["odds", "first_blood", "--by", "V"],
        &["odds", "first_blood", "--by", "V", "--at", "R", "--move-to", "here"],
        &["new", "scenario"],
        &["new", "scenario", "???"],
        &["replay"],
        &["card"],
        &["frobnicate"],
    ] {
        let said = place.run(arguments).ended(2);
        assert!(!said.aside.is_empty() && said.out.is_empty(), "{arguments:?}: {said:?}");
    }
}

#[test]
fn a_file_that_is_not_there_is_bad_usage() {
    let place = Place::new();
    for arguments in [
        &["check", "gone.ron"][..],
        &["run", "gone.ron"],
        &["run", "first_blood", "--rulebook", "gone.ron"],
        &["replay", "gone.affray"],
        &["card", "gone.md"],
    ] {
        place.run(arguments).ended(2).complains("gone");
    }
}

#[test]
fn a_missing_file_is_named_once() {
    let said = Place::new().run(["check", "gone.ron"]).ended(2);
    assert_eq!(said.aside.matches("gone.ron").count(), 1, "{}", said.aside);
}

#[test]
fn a_known_weapon_that_is_not_carried_gets_its_own_message() {
    let place = Place::new();
    let attack = ["odds", "first_blood", "--by", "W", "--at", "R", "--with", "axe"];
    place.run(attack).ended(2).complains("Wystan does not carry").complains("sword, bow");
    let far = ["odds", "first_blood", "--by", "W", "--at", "R", "--move-to", "99,1"];
    place.run(far).ended(2).complains("99,1 is not on the map");
}

#[test]
fn a_folder_without_cards_proves_nothing() {
    let place = Place::new();
    place.run(["card", "."]).ended(2).complains("no rule card");
}

#[test]
fn a_file_that_is_not_a_record_gets_only_that_message() {
    let place = Place::new();
    place.write("other", b"hello\n");
    let said = place.run(["replay", "other"]).ended(1).complains("not the record of a battle");
    assert!(!said.aside.contains("damaged"), "{}", said.aside);
}

#[test]
fn a_broken_scenario_is_not_fought_and_all_its_problems_are_reported() {
    let place = Place::new();
    place.write(
        "fight.ron",
        "(\n map: [\"W.R\"],\n combatants: {\"W\": (creature: \"wardne\"), \"R\": (creatur: 3)},\n)",
    );
    for task in ["run", "sim", "check"] {
        place
            .run([task, "fight.ron"])
            .ended(1)
            .complains("fight.ron:3:")
            .complains("warden")
            .complains("creatur");
    }
}

#[test]
fn all_rulebooks_at_once_make_no_record() {
    let place = Place::new();
    place.run(["run", "first_blood", "--rulebook", "all", "--record", "x.affray"]).ended(2);
    assert_eq!(place.files(), [""; 0]);
}

#[test]
fn help_shows_every_subcommand_with_examples() {
    let place = Place::new();
    let all = place.run(["--help"]).ended(0).answers("Examples:");
    for task in ["check", "run", "sim", "odds", "replay", "card", "codex", "new"] {
        assert!(all.out.contains(&format!("\n  {task}")), "{task}");
        place.run([task, "--help"]).ended(0).answers("Examples:").answers(&format!("affray {task}"));
    }
    place.run(["--version"]).ended(0).answers(env!("CARGO_PKG_VERSION"));
}

#[test]
fn survivors_that_cannot_be_saved_are_reported_before_the_battle() {
    let place = Place::new();
    place.write("kept.ron", "mine");
    let said = place.run(["run", "first_blood", "--keep", "party=kept.ron"]).ended(2).complains("already");
    assert_eq!(said.out, "");
    assert_eq!(std::fs::read_to_string(place.path("kept.ron")).unwrap(), "mine");
}

#[test]
fn a_folder_without_any_file_to_check_is_an_error() {
    let place = Place::new();
    place.write("mill.ron/notes.txt", "Nothing of the game's.");
    place.run(["check", "mill.ron"]).ended(2).complains("nothing to check there");
}

#[test]
fn a_file_that_calls_an_opponent_by_a_former_name_is_told_the_present_one() {
    let place = Place::new();
    place.write(
        "old.ron",
        r#"(
            name: "Old", map: ["A.b"],
            sides: { "a": (control: Player), "b": (control: Opponent("careful")) },
            combatants: { "A": (creature: "warden", side: "a"), "b": (creature: "raider", side: "b") },
        )"#,
    );
    let said = place.run(["check", "old.ron"]);
    assert!(said.status != 0, "{said:?}");
    assert!([said.out, said.aside].concat().contains("did you mean \"soldier\"?"));
}
