//! The lab on the command line: what varies, what is compared, and what is found.

use std::fs;

use super::program::Place;

#[test]
fn a_brief_battle_ends_like_the_long_one_and_any_battle_of_a_batch_can_be_replayed() {
    let place = Place::new();
    let long = place.run(["run", "first_blood", "--rulebook", "lot", "--battle", "3"]).ended(0).out;
    let brief =
        place.run(["run", "first_blood", "--rulebook", "lot", "--battle", "3", "--brief"]).ended(0).out;
    let end = long.split_once("How it ended").expect("it is told").1;
    assert!(brief.ends_with(end), "{brief}");
    assert!(brief.lines().count() < 40, "{brief}");
    assert!(long.lines().nth(1).is_some_and(|line| line.starts_with("Two wardens")), "{long}");
    let again = place.run(["replay", "first_blood", "--rulebook", "lot", "--battle", "3"]).ended(0).out;
    assert!(again.starts_with(&long), "{again}");
}

#[test]
fn a_sweep_fights_every_variant_in_every_format() {
    let place = Place::new();
    let sweep = |format: &str| {
        let what =
            ["lab", "sweep", "first_blood", "--vary", "count:raider=1..2", "--vary", "light=lit,darkness"];
        let how = ["--rulebook", "lot", "--battles", "4", "--format", format];
        place.run(what.into_iter().chain(how)).ended(0).out
    };
    let lines: Vec<serde_json::Value> =
        sweep("json").lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let names: Vec<&str> = lines.iter().filter_map(|line| line["variant"].as_str()).collect();
    assert_eq!(
        names,
        [
            "count:raider=1 light=lit",
            "count:raider=1 light=darkness",
            "count:raider=2 light=lit",
            "count:raider=2 light=darkness",
        ]
    );
    assert_eq!(lines[0]["combatants"].as_array().map(Vec::len), Some(3));
    assert!(lines[0]["difference"].is_null() && lines[1]["difference"]["won"]["mean"].is_number());
    let csv = sweep("csv");
    let columns: Vec<usize> = csv.lines().map(|line| line.split(',').count()).collect();
    assert!(columns.iter().all(|count| *count == 17), "{csv}");
    let text = sweep("text");
    assert!(text.contains("count:raider=2 light=darkness") && text.contains("Difficulty"), "{text}");
}

#[test]
fn a_page_holds_all_it_needs() {
    let place = Place::new();
    place.run(["sim", "first_blood", "--rulebook", "lot", "--battles", "4", "--html", "page.html"]).ended(0);
    let page = fs::read_to_string(place.path("page.html")).unwrap();
    assert!(page.starts_with("<!DOCTYPE html>") && page.contains("<svg") && page.contains("Wystan"));
    for outside in ["src=", "href=", "url(", "<script"] {
        assert!(!page.contains(outside), "{outside}");
    }
    // The page of a sweep says in one table who wins, how hard that is, and who falls first.
    let what = ["lab", "sweep", "first_blood", "--vary", "count:raider=1..2", "--vary", "light=lit,darkness"];
    let how = ["--rulebook", "lot", "--battles", "8", "--html", "sweep.html"];
    place.run(what.into_iter().chain(how)).ended(0);
    let page = fs::read_to_string(place.path("sweep.html")).unwrap();
    let (before, table) = page.split("</svg>").next().zip(page.split("<table>").nth(1)).unwrap();
    let (said, plot) = before.split_once("<svg").unwrap();
    for part in ["8 battles of each variant", "seen from party"] {
        assert!(before.contains(part), "{before}");
    }
    // This changes nothing by LoT.
    assert!(said.contains("light and darkness make no difference"), "{said}");
    assert!(
        said.contains("count:raider=2 light=darkness: every battle went as with count:raider=2 light=lit"),
        "{said}"
    );
    for variant in ["raider=1 light=lit", "raider=1 light=darkness", "raider=2 light=lit"] {
        let label = format!("count:{variant}");
        // In the plot each variant has one label of its own, and in the table one row.
        assert_eq!(
            (plot.matches(&label).count(), table.split("</table>").next().unwrap().matches(&label).count()),
            (1, 1)
        );
    }
    assert!(
        table.contains("<th>Difficulty</th>") && table.contains("<th>Falls first most often</th>"),
        "{table}"
    );
    // An existing page is never overwritten.
    place
        .run(["sim", "first_blood", "--battles", "4", "--html", "page.html"])
        .ended(2)
        .complains("page.html");
}

#[test]
fn the_words_of_a_page_open_the_battles_of_a_variant() {
    let place = Place::new();
    let what = ["lab", "sweep", "first_blood", "--vary", "count:raider=2,3", "--vary", "rulebook=lot,llcf"];
    place.run(what.into_iter().chain(["--battles", "8", "--seed", "5", "--html", "page.html"])).ended(0);
    let page = fs::read_to_string(place.path("page.html")).unwrap();
    let third = page.split("<details><summary>count:raider=3 rulebook=lot").nth(1).unwrap();
    let worst = third.split("the worst</td><td>").nth(1).and_then(|rest| rest.split('<').next()).unwrap();
    let words = third.split("<code>affray run ").nth(1).and_then(|rest| rest.split('<').next()).unwrap();
    assert_eq!(words, "first_blood --vary count:raider=3 --rulebook lot --seed 5 --battle");
    let open = |task: &'static str| {
        let all: Vec<&str> = std::iter::once(task).chain(words.split(' ')).chain([worst]).collect();
        place.run(all).ended(0).out
    };
    let told = open("run");
    assert!(told.contains("Raider (Q2)") && told.contains("Foes won"), "the worst battle is lost: {told}");
    assert!(open("replay").starts_with(&told));
    for (value, status, why) in [
        ("rulebook=lot", 2, "--rulebook"),
        ("ai:foes=brute", 2, "--ai"),
        ("count:raider=1..3", 2, "several values"),
        ("hp:nobody=3", 1, "Nobody here is called"),
    ] {
        place.run(["run", "first_blood", "--vary", value]).ended(status).complains(why);
    }
}

#[test]
fn a_page_is_well_formed_and_says_its_plots_and_folds_all_but_one_report() {
    let place = Place::new();
    let how = ["--rulebook", "all", "--battles", "2", "--html", "books.html"];
    place.run(["sim", "first_blood"].into_iter().chain(how)).ended(0);
    place.run(["sim", "first_blood", "--battles", "2", "--html", "one.html"]).ended(0);
    let read = |name: &str| fs::read_to_string(place.path(name)).unwrap();
    let (books, one) = (read("books.html"), read("one.html"));
    for page in [&books, &one] {
        assert!(tags_close(page), "{page}");
        assert!(page.contains("<title>First Blood: what the lab found</title>"), "{page}");
        let plots = page.matches("<svg ").count();
        assert!(plots > 1);
        for part in ["<svg role=\"img\" aria-label=\"", "<figcaption>"] {
            assert_eq!(page.matches(part).count(), plots, "{part}");
        }
        for part in ["Draws: ", "Rounds: ", "--seed 1 --battle"] {
            assert!(page.contains(part), "{part}");
        }
    }
    let reports = |page: &str| page.matches("<summary>first_blood (").count();
    assert_eq!((reports(&one), one.matches("<h2>").count()), (0, 1));
    // A table says in a row for each rulebook what the reports below say.
    assert!(reports(&books) > 5);
    let table = books.split("</table>").next().unwrap();
    assert_eq!(table.matches("<td>first_blood</td>").count(), reports(&books));
}

/// Whether every tag closes in the right place.
fn tags_close(page: &str) -> bool {
    let mut open: Vec<&str> = Vec::new();
    for part in page.split('<').skip(1) {
        let tag = part.split('>').next().unwrap_or_default();
        let name = tag.trim_start_matches('/').split(' ').next().unwrap_or_default();
        let is_alone = tag.ends_with('/') || tag.starts_with('!') || name == "meta";
        if tag.starts_with('/') {
            if open.pop() != Some(name) {
                return false;
            }
        } else if !is_alone {
            open.push(name);
        }
    }
    open.is_empty()
}

#[test]
fn what_cannot_vary_is_explained() {
    let place = Place::new();
    let sweep = |vary: &str| place.run(["lab", "sweep", "first_blood", "--vary", vary]);
    sweep("count:rader=1..2").ended(1).complains("raider");
    sweep("count:raider").ended(2).complains("count:raider=1..4");
    sweep("hitpoints:R=3").ended(1).complains("hitpoints");
    sweep("weapons:R=swrod").ended(1).complains("sword");
}

#[test]
fn a_variant_that_cannot_be_fought_is_named_and_one_that_changes_nothing_is_too() {
    let place = Place::new();
    // Without any raider there is nobody to fight.
    place
        .run(["lab", "sweep", "first_blood", "--vary", "count:raider=0..1", "--battles", "2"])
        .ended(1)
        .complains("count:raider=0");
    // LLCF counts no light; Torchlit does.
    let dark = |book: &str| {
        let what = ["lab", "sweep", "first_blood", "--vary", "light=lit,darkness", "--battles", "6"];
        place.run(what.into_iter().chain(["--rulebook", book])).ended(0).out
    };
    let alike = "light=darkness: every battle went as with light=lit";
    assert!(dark("llcf").contains(alike));
    assert!(!dark("torchlit").contains(alike));
}

#[test]
fn armour_can_be_left_off_and_people_are_found_by_what_their_kind_is_called() {
    let place = Place::new();
    place.write("shared.ron", SHARED);
    let sweep = |who: &str| {
        let vary = format!("armour:{who}=plate,none");
        let what = ["lab", "sweep", "shared.ron", "--vary", &vary, "--battles", "24"];
        place.run(what).ended(0).out.replace(&format!("armour:{who}="), "armour=")
    };
    // They are called Raider 1 and Raider 2, and their kind Raider.
    let by_kind = sweep("Raider");
    assert!(!by_kind.contains("every battle went as in the first variant"), "{by_kind}");
    let words = |text: String| text.split_whitespace().map(str::to_owned).collect::<Vec<_>>();
    assert_eq!(words(by_kind), words(sweep("R")));
}

#[test]
fn whoever_fights_without_armour_goes_home_without_it() {
    let place = Place::new();
    let raiders = r#"creature: "raider", side: "foes""#;
    let armour_of_survivors = |worn: &str| {
        place.write("fight.ron", SHARED.replace(raiders, &format!("{raiders}{worn}")));
        let file = format!("left{}.ron", worn.len());
        place.run(["run", "fight.ron", "--keep", &format!("foes={file}")]).ended(0);
        let left = fs::read_to_string(place.path(&file)).unwrap();
        let armour = left.lines().filter_map(|line| line.trim().strip_prefix("armour: "));
        armour.map(str::to_owned).collect::<Vec<_>>()
    };
    let (dressed, bare) = (armour_of_survivors(""), armour_of_survivors(r#", armour: "none""#));
    assert!(!dressed.is_empty() && dressed.iter().all(|armour| armour == "\"leather\","), "{dressed:?}");
    assert!(!bare.is_empty() && bare.iter().all(|armour| armour == "\"none\","), "{bare:?}");
}

#[test]
fn whoever_gives_a_temper_alone_learns_how_to_write_it() {
    let place = Place::new();
    place.run(["run", "first_blood", "--ai", "foes=bold"]).ended(2).complains("soldier:bold");
}

/// A scenario in which two raiders share a letter on the map, as the first example of the page on authoring has it.
const SHARED: &str = r#"(
    map: [
        "............",
        ".W......R...",
        "........R...",
    ],
    combatants: {
        "W": (creature: "warden", side: "party", hero: true),
        "R": (creature: "raider", side: "foes"),
    },
)"#;

#[test]
fn those_who_share_a_letter_can_be_counted_and_armed_together() {
    let place = Place::new();
    place.write("shared.ron", SHARED);
    let sweep = |vary: &[&str]| {
        let vary = vary.iter().flat_map(|what| ["--vary", what]);
        let how = ["--rulebook", "lot", "--battles", "2", "--format", "json"];
        place.run(["lab", "sweep", "shared.ron"].into_iter().chain(vary).chain(how))
    };
    for whose in ["R", "raider", "foes"] {
        let said = sweep(&[&format!("count:{whose}=1..4")]).ended(0).out;
        for (count, line) in (1..).zip(said.lines()) {
            let variant: serde_json::Value = serde_json::from_str(line).unwrap();
            let keys: Vec<&str> = variant["combatants"]
                .as_array()
                .unwrap()
                .iter()
                .filter_map(|one| one["key"].as_str())
                .collect();
            let named = if count == 1 {
                vec!["R".to_owned()]
            } else {
                (1..=count).map(|one| format!("R{one}")).collect()
            };
            // Whoever comes more comes behind the others, so that nobody else throws other dice.
            assert_eq!(keys, [vec!["W".to_owned()], named].concat(), "count:{whose}={count}");
        }
    }
    sweep(&["weapons:R=sword", "hp:raider=5"]).ended(0);
    sweep(&["armour:R1=plate"]).ended(1).complains("\"R1\" is written together with others, under \"R\"");
    let what = ["lab", "balance", "shared.ron", "--vary", "count:R=3", "--win", "1%"];
    place.run(what.into_iter().chain(["--rulebook", "lot", "--battles", "2", "--write", "found.ron"]));
    place.run(["check", "found.ron"]).ended(0);
    place.run(["sim", "found.ron", "--battles", "2"]).ended(0).answers("Raider 3");
}

#[test]
fn one_value_is_compared_with_the_battle_as_it_is_and_the_first_side_can_vary() {
    let place = Place::new();
    let sweep = |vary: &str, book: &str| {
        let what = [
            "lab",
            "sweep",
            "first_blood",
            "--vary",
            vary,
            "--rulebook",
            book,
            "--battles",
            "6",
            "--format",
            "json",
        ];
        let out = place.run(what).ended(0).out;
        let lines = out.lines().map(|line| serde_json::from_str::<serde_json::Value>(line).unwrap());
        lines.collect::<Vec<_>>()
    };
    let armoured = sweep("armour:raider=plate", "lot");
    let names: Vec<&str> = armoured.iter().filter_map(|one| one["variant"].as_str()).collect();
    assert_eq!(names, ["as it is", "armour:raider=plate"]);
    assert!(armoured[1]["difference"]["won"]["mean"].is_number());
    let by_all = sweep("rulebook=all", "lot");
    assert!(by_all.len() >= 6 && by_all.iter().any(|one| one["variant"] == "rulebook=llcf"));
    // Whole sides take turns by LLCF, combatants by LoT.
    let harm = |one: &serde_json::Value| one["harm_by_round"].clone();
    let first = sweep("first=party,foes", "llcf");
    assert_ne!(harm(&first[0]), harm(&first[1]));
    let single = sweep("first=party,none", "lot");
    assert_eq!(harm(&single[0]), harm(&single[1]));
}

#[test]
fn a_batch_says_that_it_does_not_know_the_win_rates_as_well_as_was_asked() {
    let place = Place::new();
    let sim = |until: &str| {
        let what = ["sim", "first_blood", "--rulebook", "lot", "--battles", "40", "--until", until];
        place.run(what).ended(0).aside
    };
    assert!(sim("1%").contains("After 40 battles the win rates are known to within "), "{}", sim("1%"));
    assert!(!sim("40%").contains("known to within"));
}
