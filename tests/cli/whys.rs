//! Why opponents do what they do, on the command line: `run --why` and `why`.

use std::fs;

use super::program::Place;

#[test]
fn every_order_is_followed_by_its_reason_and_nothing_else_changes() {
    let place = Place::new();
    let plain = place.run(["run", "first_blood", "--rulebook", "llcf", "--seed", "5"]).ended(0).out;
    let told = place.run(["run", "first_blood", "--rulebook", "llcf", "--seed", "5", "--why"]).ended(0).out;
    let is_why =
        |line: &&str| line.trim_start().starts_with("Why: ") || line.starts_with("The amounts count");
    let rest: Vec<&str> = told.lines().filter(|line| !is_why(line)).collect();
    assert_eq!(rest, plain.lines().collect::<Vec<_>>());
    assert!(told.lines().filter(is_why).count() > 5, "{told}");
    assert!(told.contains("rather than “"), "{told}");
}

#[test]
fn the_reasons_of_a_walk_follow_the_walk() {
    let place = Place::new();
    let mut walks = 0;
    for (scenario, book, seed) in
        [("lantern_ford", "llcf", "2"), ("to_the_gate", "torchlit", "1"), ("hedge_fire", "autohit", "1")]
    {
        let told = place.run(["run", scenario, "--rulebook", book, "--seed", seed, "--why"]).ended(0).out;
        let is_why = |line: &&str| line.trim_start().starts_with("Why: ");
        let lines: Vec<&str> = told.lines().collect();
        for (number, line) in lines.iter().enumerate() {
            let Some((walker, _)) = line.trim_start().split_once(" moves to ") else { continue };
            let whys = lines[..number].iter().rev().take_while(|line| is_why(line)).count();
            let before = lines[number - whys - 1].trim_start();
            let begins =
                before == format!("{walker} acts.") || before.starts_with(&format!("{walker} acts. ["));
            assert!(whys == 0 || !begins, "{scenario}: {:?}", &lines[number - whys - 1..=number]);
            walks += 1;
        }
    }
    assert!(walks > 30, "{walks}");
}

#[test]
fn the_reasons_of_a_declaration_follow_it() {
    let place = Place::new();
    let told =
        place.run(["run", "first_blood", "--rulebook", "autohit", "--seed", "1", "--why"]).ended(0).out;
    let lines: Vec<&str> = told.lines().map(str::trim_start).collect();
    let after = |place: usize| lines.get(place + 1).is_some_and(|next| next.starts_with("Why: "));
    let rounds = lines.iter().enumerate().filter(|(_, line)| line.starts_with("Round "));
    assert!(rounds.clone().count() > 1 && !rounds.into_iter().any(|(place, _)| after(place)), "{told}");
    let declared = lines.iter().enumerate().filter(|(_, line)| line.contains(" is going to"));
    assert!(declared.clone().count() > 3 && declared.into_iter().all(|(place, _)| after(place)), "{told}");
}

#[test]
fn a_side_is_told_its_own_reasons_alone() {
    let place = Place::new();
    let whys = |arguments: &[&str]| {
        let told = place.run(arguments.iter().copied()).ended(0).out;
        told.lines().filter(|line| line.trim_start().starts_with("Why: ")).count()
    };
    let all = ["run", "mill_yard", "--seed", "3", "--why"];
    let [party, foes] =
        ["Wayfarers", "robbers"].map(|side| whys(&[all.as_slice(), &["--as", side]].concat()));
    assert!(party > 0 && foes > 0 && party + foes <= whys(&all));
}

#[test]
fn a_record_answers_why_at_each_of_its_orders() {
    let place = Place::new();
    place.run(["run", "the_duel", "--seed", "4", "--record", "duel.affray"]).ended(0);
    let listed = place.run(["why", "duel.affray"]).ended(0).out;
    let record = fs::read_to_string(place.path("duel.affray")).unwrap();
    let orders = record.lines().filter(|line| line[17..].starts_with("order ")).count();
    assert_eq!(listed.lines().count(), orders);
    let third =
        place.run(["why", "duel.affray", "--at", "3", "--level", "soldier", "--level", "brute"]).ended(0);
    for part in ["Order 3 of ", "soldier would: ", "brute would: ", "Why: "] {
        assert!(third.out.contains(part), "no {part:?} in {}", third.out);
    }
    // The opponents were soldiers, so a soldier would do the same again.
    let after = |beginning: &str| {
        let line = third.out.lines().find(|line| line.starts_with(beginning)).unwrap();
        line.split_once(": ").unwrap().1.to_owned()
    };
    assert_eq!(after("Order 3 of "), after("soldier would"), "{}", third.out);
    let beyond = place.run(["why", "duel.affray", "--at", "9999"]).ended(2);
    assert!(beyond.aside.contains("There is no order 9999"), "{}", beyond.aside);
    let misspelled = place.run(["why", "duel.affray", "--at", "3", "--level", "soldir"]).ended(2);
    assert!(misspelled.aside.contains("soldier"), "{}", misspelled.aside);
    assert_eq!(misspelled.out, "");
}

#[test]
fn misspelled_levels_and_tempers_are_answered_with_the_nearest() {
    let place = Place::new();
    let said = |ai: &str| place.run(["run", "first_blood", "--ai", ai]).ended(2).aside;
    assert!(said("all=soldir:bold").contains("soldier"));
    assert!(said("all=soldier:bolt").contains("bold"));
    assert!(said("foes=brute:bold").contains("brute"), "brutes have no temper");
    place.run(["sim", "first_blood", "--battles", "2", "--ai", "foes=novice:wary"]).ended(0);
}
