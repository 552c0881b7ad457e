//! Battles on the command line: `run`, `sim`, `odds`, records and `replay`.

use std::fs;
use std::process::Stdio;

use super::program::Place;

#[test]
fn the_same_seed_gives_the_same_battle_and_another_seed_another() {
    let place = Place::new();
    let tell =
        |seed: &str| place.run(["run", "first_blood", "--rulebook", "llcf", "--seed", seed]).ended(0).out;
    let first = tell("7");
    assert_eq!(first, tell("7"));
    assert_ne!(first, tell("8"));
    for part in ["Round 1", "d6 ", " against ", "[LLCF-ATK-1]", "The battle is over"] {
        assert!(first.contains(part), "no {part:?} in {first}");
    }
}

#[test]
fn a_side_reads_no_more_than_it_perceived() {
    let place = Place::new();
    let all = place.run(["run", "mill_yard", "--seed", "3"]).ended(0).out;
    let one = place.run(["run", "mill_yard", "--seed", "3", "--as", "Wayfarers"]).ended(0).out;
    let rolls = |text: &str| -> Vec<String> {
        let rolled = text.lines().map(str::trim).filter(|line| line.contains(": d6 "));
        rolled.map(str::to_owned).collect()
    };
    let (known, seen) = (rolls(&all), rolls(&one));
    assert!(!seen.is_empty() && seen.iter().all(|line| known.contains(line)), "{one}");
    assert_ne!(all, one);
}

#[test]
fn opponents_can_be_put_on_sides() {
    let place = Place::new();
    let with = |ai: &[&str]| {
        // A rulebook in which nobody can lose their nerve before the first attack.
        let mut arguments = vec!["run", "first_blood", "--rulebook", "llcf", "--seed", "5"];
        for level in ai {
            arguments.extend(["--ai", level]);
        }
        place.run(arguments).ended(0).out
    };
    assert_eq!(with(&["all=brute"]), with(&["party=brute", "foes=brute"]));
    assert_eq!(with(&["foes=brute", "all=soldier"]), with(&["all=soldier"]));
    assert_ne!(with(&["all=brute"]), with(&["all=soldier"]));
}

#[test]
fn a_replay_gives_the_same_chronicle() {
    let place = Place::new();
    place.write(
        "fight.ron",
        fs::read(super::program::repository("assets/scenarios/first_blood.ron")).unwrap(),
    );
    let fought = place.run(["run", "fight.ron", "--seed", "9", "--record", "a.affray"]).ended(0);
    fs::remove_file(place.path("fight.ron")).unwrap();
    let again = place.run(["replay", "a.affray"]).ended(0);
    assert!(again.out.starts_with(&fought.out), "{again:?}");
    // An existing record is never overwritten.
    let before = fs::read(place.path("a.affray")).unwrap();
    place.run(["run", "first_blood", "--record", "a.affray"]).ended(2).complains("a.affray");
    assert_eq!(fs::read(place.path("a.affray")).unwrap(), before);
    assert_eq!(place.files(), ["a.affray"]);
}

#[test]
fn a_record_plays_again_however_the_user_s_own_files_have_changed_since() {
    let place = Place::new();
    let creature = |hp: u16, might: &str| {
        format!(
            "(name: \"Marauder\", token: (letters: \"Mr\", colour: (150, 60, 60)), weapons: [\"axe\"], \
             llcf: (aptitudes: [{might}]), \
             lot: (hp: {hp}, ap: 40, dodge: 12, armour: 10, critical: 22, skills: {{ Axes: 4 }}))"
        )
    };
    let scenario = |text: &str| text.replace("\"raider\"", "\"marauder\"");
    let bundled = fs::read_to_string(super::program::repository("assets/scenarios/first_blood.ron")).unwrap();
    place.write("home/creatures/marauder.ron", creature(25, "might"));
    place.write("home/scenarios/fight.ron", scenario(&bundled));
    for book in ["llcf", "lot"] {
        let record = format!("{book}.affray");
        let run = ["run", "fight", "--seed", "4", "--rulebook", book, "--record", &record];
        let fought = place.run(run).ended(0);
        let replay = |state: &str| {
            let again = place.run(["replay", &record]).ended(0);
            assert!(again.out.starts_with(&fought.out), "{book}, {state}: {again:?}");
        };
        place.write("home/creatures/marauder.ron", creature(1, "sanity"));
        replay("changed");
        fs::remove_file(place.path("home/creatures/marauder.ron")).unwrap();
        replay("gone");
        place.write("home/creatures/marauder.ron", "(((");
        replay("broken");
        place.write("home/creatures/marauder.ron", creature(25, "might"));
    }
}

#[test]
fn a_damaged_record_fails_and_an_incomplete_last_line_is_ignored() {
    let place = Place::new();
    place.run(["run", "first_blood", "--record", "a.affray"]).ended(0);
    let whole = fs::read(place.path("a.affray")).unwrap();
    place.write("torn.affray", &whole[..whole.len() - 3]);
    place.run(["replay", "torn.affray", "--quiet"]).ended(0).complains("torn.affray");
    let mut changed = whole.clone();
    let middle = changed.len() - 200;
    changed[middle] ^= 1;
    place.write("changed.affray", &changed);
    place.run(["replay", "changed.affray", "--quiet"]).ended(1);
    for (name, bytes) in [("empty", &b""[..]), ("other", b"hello\n"), ("binary", &[0xff, 0, 0xfe, 10])] {
        place.write(name, bytes);
        place.run(["replay", name]).ended(1).complains(name);
    }
}

#[test]
fn a_batch_gives_the_same_results_on_any_number_of_threads() {
    let place = Place::new();
    let figures = |threads: &str| {
        let said =
            place.run(["sim", "first_blood", "--battles", "150", "--format", "csv", "--threads", threads]);
        said.ended(0).out
    };
    let one = figures("1");
    assert_eq!(one, figures("3"));
    assert_eq!(one.lines().next().map(|heading| heading.split(',').count()), Some(16));
}

#[test]
fn combatants_of_the_same_name_have_separate_rows_in_a_batch() {
    let place = Place::new();
    let said = place.run(["sim", "first_blood", "--battles", "5"]).ended(0);
    for name in ["Raider (R)", "Raider (Q)", " Wystan "] {
        assert!(said.out.contains(name), "{name}: {}", said.out);
    }
    let rows = place.run(["sim", "first_blood", "--battles", "5", "--format", "csv"]).ended(0).out;
    for key in [",combatant,R,Raider,foes,", ",combatant,Q,Raider,foes,"] {
        assert!(rows.contains(key), "{key}: {rows}");
    }
}

#[test]
fn a_batch_in_json_is_one_object_per_line_with_the_documented_names() {
    let place = Place::new();
    let said = place.run(["sim", "first_blood", "bridge", "--battles", "40", "--format", "json"]).ended(0);
    assert_eq!(said.out.lines().count(), 2);
    for line in said.out.lines() {
        let report: serde_json::Value = serde_json::from_str(line).unwrap();
        let object = report.as_object().unwrap();
        for name in [
            "scenario",
            "scenario_name",
            "rulebook",
            "seed",
            "battles",
            "sides",
            "draws",
            "rounds",
            "combatants",
            "elapsed_s",
            "battles_per_s",
        ] {
            assert!(object.contains_key(name), "{name}");
        }
        let wins: u64 =
            report["sides"].as_array().unwrap().iter().map(|side| side["wins"].as_u64().unwrap()).sum();
        assert!(wins + report["draws"].as_u64().unwrap() >= 40, "{line}");
        for side in report["sides"].as_array().unwrap() {
            let rate = side["win_rate"].as_f64().unwrap();
            let bound = |place: usize| side["ci95"][place].as_f64().unwrap();
            assert!(bound(0) <= rate && rate <= bound(1) && bound(0) < bound(1), "{side}");
        }
        for one in report["combatants"].as_array().unwrap() {
            for name in ["survival_rate", "down_rate", "mean_harm_dealt"] {
                assert!(one[name].as_f64().is_some_and(|rate| rate >= 0.0), "{one}");
            }
        }
        for name in ["mean", "p5", "p50", "p95"] {
            assert!(report["rounds"][name].as_f64().is_some_and(|rounds| rounds >= 0.0), "{name}");
        }
    }
}

#[test]
fn any_battle_of_a_batch_can_be_watched() {
    let place = Place::new();
    let batch =
        place.run(["sim", "first_blood", "--battles", "1", "--seed", "4", "--format", "json"]).ended(0);
    let report: serde_json::Value = serde_json::from_str(&batch.out).unwrap();
    let watched = place.run(["run", "first_blood", "--seed", "4", "--battle", "1"]).ended(0);
    let winner = report["sides"].as_array().unwrap().iter().find(|side| side["wins"] == 1);
    let winner = winner.map_or("draw", |side| side["name"].as_str().unwrap());
    // The chronicle uses the titles of sides, which begin with a capital letter.
    let chronicle = watched.out.split("\n\nHow it ended").next().unwrap();
    assert!(chronicle.lines().last().unwrap().to_lowercase().contains(winner), "{winner}: {}", watched.out);
}

#[test]
fn the_odds_of_an_attack_are_exact_and_complete() {
    let place = Place::new();
    place.write(
        "duel.ron",
        "(
        rulebook: \"llcf\",
        map: [\"AB....\"],
        creatures: {
            \"one\": (name: \"One\", weapons: [\"club\"], x: (aptitudes: [might])),
            \"two\": (name: \"Two\", x: (ad: 1)),
        },
        weapons: {\"club\": (x: (kind: Melee)), \"unarmed\": (x: (kind: Unarmed))},
        combatants: {\"A\": (creature: \"one\", side: \"a\"), \"B\": (creature: \"two\", side: \"b\")},
    )"
        .replace("x:", "llcf:"),
    );
    let said = place.run(["odds", "duel.ron", "--by", "A", "--at", "Two"]).ended(0);
    // d6 + 1 against 3 + 1 hits from 3 up: 4 in 6. An injury check of d6 against 2 fails on a 1: 4/6 * 1/6 kill.
    for part in [
        "Hit: 66.7% (2 in 3)",
        "Dead: 11.1% (1 in 9)",
        "Injured: 55.6% (5 in 9)",
        "0.333333333",
        "0.111111111",
    ] {
        assert!(said.out.contains(part), "no {part:?} in {}", said.out);
    }
    let sum: f64 =
        said.out.lines().filter_map(|line| line.trim().split(' ').next()?.parse::<f64>().ok()).sum();
    assert!((sum - 1.0).abs() < 1e-6, "{sum} in {}", said.out);
}

#[test]
fn an_attacker_out_of_reach_is_moved_and_a_line_says_so() {
    let place = Place::new();
    let near = place.run(["odds", "first_blood", "--by", "V", "--at", "R", "--with", "sword"]).ended(0);
    assert!(near.out.contains("nearest square"), "{near:?}");
    let put =
        place.run(["odds", "first_blood", "--by", "V", "--at", "R", "--with", "sword", "--move-to", "0,0"]);
    put.ended(1);
}

#[test]
fn a_closed_pipe_causes_no_panic() {
    let place = Place::new();
    for arguments in
        [&["run", "first_blood"][..], &["codex"], &["--help"], &["sim", "first_blood", "--battles", "64"]]
    {
        let mut program =
            place.program().args(arguments).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
        drop(program.stdout.take());
        let output = program.wait_with_output().unwrap();
        let aside = String::from_utf8(output.stderr).unwrap();
        assert!(!aside.contains("panicked"), "{arguments:?}: {aside}");
        assert_eq!(output.status.code(), Some(0), "{arguments:?}: {aside}");
    }
}

#[test]
fn output_is_coloured_only_on_a_terminal() {
    let place = Place::new();
    for arguments in [
        &["run", "first_blood"][..],
        &["codex"],
        &["check", "gone.ron"],
        &["sim", "first_blood", "--battles", "5"],
    ] {
        let said = place.run(arguments);
        assert!(!format!("{}{}", said.out, said.aside).contains('\u{1b}'), "{arguments:?}");
    }
}

#[test]
fn the_survivors_of_a_battle_start_the_next_one_as_they_were_left() {
    let place = Place::new();
    let members = r#"{
        "A": (creature: "warden", name: "Adela", weapons: ["sword"], armour: "leather", items: ["healing_draught"], hp: 2,
            injuries: 1, fatigue: 1, stress: 2, weakened: true, exhausted: true, maimed: true,
            losses: (points: (str: 2), parts: [Eye]), traumas: [DeadAllies, Defeat, Kind("gaunt")],
            corrupted: (weapon: "venom_fangs", stage: 2), lights: [(item: "torch", lit: false, rounds: 7)]),
        "B": (creature: "hedge_witch", overrides: { "llcf": (aptitudes: [vision]) }),
    }"#;
    place.write("home/parties/old.ron", format!("(name: \"Two\", members: {members})"));
    // A wall separates the sides, and the battle ends a round later.
    let scenario = |party: &str| {
        format!(
            "(map: [\"A#.\", \"B#R\"], round_limit: 1, sides: {{\"two\": (from: \"{party}\"), \"foes\": ()}}, \
             combatants: {{\"R\": (creature: \"raider\", side: \"foes\")}})"
        )
    };
    for book in ["llcf", "lot", "twodice", "autohit", "torchlit", "affray"] {
        let written = |party: &str, kept: &str| {
            place.write("fight.ron", scenario(party));
            let file = format!("home/parties/{kept}.ron");
            let keep = format!("two={}", place.path(&file).display());
            let told =
                place.run(["run", "fight.ron", "--rulebook", book, "--aftermath", "--keep", &keep]).ended(0);
            place.run(["check", &file]).ended(0);
            (told.out, fs::read_to_string(place.path(&file)).unwrap())
        };
        let (told, once) = written("old", &format!("{book}_once"));
        assert!(told.contains("Lasting effects\n  Adela: able, "), "{told}");
        let (_, twice) = written(&format!("{book}_once"), &format!("{book}_twice"));
        assert_eq!(once, twice, "{book}");
        for part in [
            "DeadAllies",
            "Kind(\"gaunt\")",
            "venom_fangs",
            "maimed: true",
            "exhausted: true",
            "healing_draught",
        ] {
            assert!(once.contains(part), "{book} forgets {part}: {once}");
        }
    }
}

#[test]
fn parties_share_a_camp_each_where_there_is_room() {
    let place = Place::new();
    let member = |kind: &str, name: &str| format!("(creature: \"{kind}\", name: \"{name}\")");
    let (sorrel, tansy) = (member("warden", "Sorrel"), member("warden", "Tansy"));
    place.write("home/parties/small.ron", format!("(members: {{\"S\": {sorrel}, \"T\": {tansy}}})"));
    // A creature of two squares per side.
    place.write("home/parties/large.ron", format!("(members: {{\"G\": {}}})", member("hill_brute", "Gorm")));
    place.write(
        "camp.ron",
        r#"(
            map: ["ssss#.", "ssss.R", "......"],
            areas: { "camp": Mark('s') },
            sides: {
                "small": (from: "small", start: "camp", allies: ["large", "guide"]),
                "large": (from: "large", start: "camp", allies: ["guide"]),
                "guide": (),
                "foes": (),
            },
            combatants: {
                "M": (creature: "villager", side: "guide", at: (0, 0)),
                "R": (creature: "raider", side: "foes"),
            },
        )"#,
    );
    let told = place.run(["run", "camp.ron"]).ended(0).out;
    for part in ["Sorrel takes position at 1,0", "Tansy takes position at 2,0", "Gorm takes position at 0,1"]
    {
        assert!(told.contains(part), "no {part:?} in {told}");
    }
}

/// One line for each reason, on standard error: what LLCF does not read of an ambush.
#[test]
fn fields_that_the_rulebook_ignores_are_reported_once_before_the_battle() {
    let place = Place::new();
    let line = "warning: In the rulebook \"LLCF\", started_by, ambush change nothing in this battle: \
                it decides in another way who goes first.\n";
    let commands: [&[&str]; 2] = [&["run", "thorn_ambush"], &["sim", "thorn_ambush", "--battles", "3"]];
    for command in commands {
        let by = |book: &'static str| place.run([command, &["--rulebook", book]].concat()).ended(0).aside;
        assert_eq!(by("llcf"), line, "{command:?}");
        assert!(!by("torchlit").contains("ambush"), "{command:?} by a rulebook that reads it");
    }
}
