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
    assert!(sweep("text").contains("count:raider=2 light=darkness"));
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
    let (plot, table) = page.split("</svg>").next().zip(page.split("<table>").nth(1)).unwrap();
    for part in ["8 battles of each variant", "seen from party"] {
        assert!(plot.contains(part), "{plot}");
    }
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
fn a_balance_writes_the_scenario_that_it_found() {
    let place = Place::new();
    let what = ["lab", "balance", "first_blood", "--vary", "count:raider=1..3", "--win", "95%"];
    let said =
        place.run(what.into_iter().chain(["--rulebook", "lot", "--battles", "16", "--write", "found.ron"]));
    let said = said.ended(0);
    assert!(said.out.contains("count:raider=1: "), "{}", said.out);
    place.run(["check", "found.ron"]).ended(0);
    let alone = place.run(["sim", "found.ron", "--rulebook", "lot", "--battles", "2"]).ended(0).out;
    assert!(!alone.contains("Raider (Q)"), "{alone}");
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
    let alike = "light=darkness: every battle went as in the first variant";
    assert!(dark("llcf").contains(alike));
    assert!(!dark("torchlit").contains(alike));
}
