//! `affray lab balance`: the value with which a side wins as often as is asked for.

use std::fs;

use super::program::{Place, Said};

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

/// Asks how many raiders let the party of First Blood win so often.
fn balanced(place: &Place, win: &str, how: &[&str]) -> Said {
    let what = ["lab", "balance", "first_blood", "--vary", "count:raider=1..3", "--win", win];
    let many = ["--rulebook", "lot", "--battles", "16"];
    place.run(what.into_iter().chain(many).chain(how.iter().copied())).ended(0)
}

#[test]
fn a_balance_tells_its_values_in_every_format_and_on_a_page() {
    let place = Place::new();
    let balance = |how: &[&str]| balanced(&place, "95%", how);
    let said = balance(&["--format", "json", "--html", "page.html"]);
    let values: Vec<serde_json::Value> =
        said.out.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let names: Vec<&str> = values.iter().filter_map(|value| value["variant"].as_str()).collect();
    assert!(names.starts_with(&["count:raider=1"]) && names.ends_with(&["count:raider=3"]), "{names:?}");
    // What is no result stands beside the results.
    for part in ["count:raider=1: ", "comes nearest to 95.0%"] {
        assert!(said.aside.contains(part), "{}", said.aside);
    }
    let page = fs::read_to_string(place.path("page.html")).unwrap();
    assert!(names.iter().all(|name| page.contains(&format!("<summary>{name}</summary>"))), "{page}");
    let csv = balance(&["--format", "csv"]).out;
    assert_eq!(csv.lines().map(|line| line.split(',').count()).max(), Some(17), "{csv}");
    // Values that were fought one by one are not said to differ from a first.
    let text = balance(&[]).out;
    assert!(!text.contains("Than the first") && text.contains("Lead"), "{text}");
}

#[test]
fn a_balance_says_between_which_values_the_answer_lies() {
    let place = Place::new();
    let balance = |how: &[&str]| balanced(&place, "60%", how);
    let said = balance(&["--format", "json", "--html", "page.html"]);
    let page = fs::read_to_string(place.path("page.html")).unwrap();
    for told in [&said.aside, &page, &balance(&[]).out] {
        assert!(told.contains("60.0% lies between count:raider="), "{told}");
    }
    let are = |field: &str| {
        let values = said.out.lines().map(|line| serde_json::from_str::<serde_json::Value>(line).unwrap());
        values.filter(|value| value[field] == true).count()
    };
    assert_eq!((are("nearest"), are("next_to_answer")), (1, 2));
    // Beyond both ends there is nothing to lie between.
    let what = ["lab", "balance", "first_blood", "--vary", "count:raider=2..3", "--win", "100%"];
    let said = place.run(what.into_iter().chain(["--rulebook", "lot", "--battles", "4"]));
    assert!(!said.out.contains("lies between"), "{}", said.out);
}

#[test]
fn a_balanced_scenario_has_other_numbers_only_where_the_rulebook_reads_them_and_was_not_measured() {
    let place = Place::new();
    let what = ["lab", "balance", "first_blood", "--vary", "hp:raider=20,60", "--win", "65%"];
    let how = ["--battles", "4", "--write", "even.ron"];
    // Four battles may be too few to come near.
    let said = place.run(what.into_iter().chain(how));
    let written = fs::read_to_string(place.path("even.ron")).unwrap_or_else(|_| panic!("{said:?}"));
    // The house rules read hit points from the block for LoT.
    assert_eq!(written.matches("\"lot\": (hp:").count(), 2, "{written}");
    assert!(!written.contains("torchlit") && !written.contains("twodice"), "{written}");
    assert!(!written.contains("measured"), "{written}");
}
