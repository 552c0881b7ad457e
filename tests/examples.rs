//! The programs of `examples/`, each compared with another way to the same answer.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use std::error::Error;
use std::process::Command;

use affray::battle::{CombatantId, Happening};
use affray::brain::Mind;
use affray::data::catalogue::Catalogue;
use affray::data::prepare::prepare_by_name;
use affray::engine::Battle;
use affray::lab::{Opponents, battle_seed, play_out};
use affray::tell::Teller;

#[allow(dead_code, reason = "its `main` is for those who run it alone")]
#[path = "../examples/batch.rs"]
mod batch;
#[allow(dead_code, reason = "its `main` is for those who run it alone")]
#[path = "../examples/chronicle.rs"]
mod chronicle;
#[allow(dead_code, reason = "its `main` is for those who run it alone")]
#[path = "../examples/odds.rs"]
mod odds;

/// The output of a program.
fn written(run: impl Fn(&mut Vec<u8>) -> Result<(), Box<dyn Error>>) -> String {
    let mut out = Vec::new();
    run(&mut out).unwrap();
    String::from_utf8(out).unwrap()
}

/// The output of the command line.
fn answered(arguments: &[&str]) -> String {
    let mut program = Command::new(env!("CARGO_BIN_EXE_affray"));
    let home = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/nothing");
    let output = program.env("AFFRAY_HOME", home).env("LC_ALL", "C").args(arguments).output().unwrap();
    assert!(output.status.success(), "{output:?}");
    String::from_utf8(output.stdout).unwrap()
}

/// The number that follows some words.
fn number(text: &str, words: &str) -> f64 {
    let rest = text.split(words).nth(1).unwrap_or_else(|| panic!("no {words:?} in {text}"));
    rest.split_whitespace().next().unwrap().parse().unwrap()
}

#[test]
fn a_chronicle_is_what_the_command_line_tells_of_the_same_battle() {
    let own = written(chronicle::run);
    let run = answered(&["run", "first_blood", "--rulebook", "torchlit", "--seed", "7"]);
    // Before it come a title and the scenario's notes, after it how the battle ended.
    let told = run.splitn(3, '\n').nth(2).unwrap();
    let told = told.split("\n\nHow it ended").next().unwrap();
    assert!(told.lines().count() > 20, "{told}");
    let rest = own.strip_prefix(told).unwrap_or_else(|| panic!("{own}\n---\n{told}"));
    assert!(rest.contains("facts; Won("), "{rest}");
}

#[test]
fn odds_add_up_and_are_those_of_the_command_line() {
    let own = written(odds::run);
    let (hits, mean, most) =
        (number(&own, "hits:"), number(&own, "hit points lost:"), number(&own, "on average,"));
    let spread: Vec<(f64, f64)> = own
        .lines()
        .filter_map(|line| line.split_once(" lost: "))
        .filter_map(|(lost, chance)| Some((lost.trim().parse().ok()?, chance.parse().ok()?)))
        .collect();
    assert!(spread.len() > 3, "{own}");
    let sum = |worth: fn(f64) -> f64| spread.iter().map(|(lost, chance)| worth(*lost) * chance).sum::<f64>();
    // Each chance is rounded to four digits.
    assert!((sum(|_| 1.0) - 1.0).abs() < 0.001, "{own}");
    assert!((sum(|lost| lost) - mean).abs() < 0.01, "{own}");
    assert!((sum(|lost| f64::from(lost > 0.0)) - hits).abs() < 0.001, "{own}");
    assert!(spread.iter().all(|(lost, _)| *lost <= most), "{own}");
    let attack = ["odds", "first_blood", "--rulebook", "torchlit", "--by", "R", "--at", "Wystan"];
    let told = answered(&[&attack[..], &["--with", "javelin"]].concat());
    assert!(told.contains(own.lines().next().unwrap()), "{told}");
    assert!(told.contains(&format!("{hits:.4}")), "{hits} in {told}");
}

#[test]
fn a_batch_answers_what_its_battles_answer_one_by_one() {
    let own = written(batch::run);
    let muster = prepare_by_name(&Catalogue::bundled(), "first_blood", "torchlit").unwrap().muster;
    let vesna = muster.named("V").unwrap();
    let (mut falls, mut unhurt) = (vec![0; muster.sheets.len()], 0);
    for number in 0..batch::BATTLES {
        let mut battle = Battle::new(&muster, battle_seed(1, number));
        play_out(&mut battle, &Opponents::of_scenario(), &mut Mind::for_battle(battle_seed(1, number)));
        let facts = battle.chronicle().since(0);
        let first = facts.iter().find_map(|fact| match fact.what {
            Happening::Fate { who, fate } if fate.is_felled() => Some(who),
            _ => None,
        });
        if let Some(who) = first {
            falls[who.index()] += 1;
        }
        let hurts = |what: &Happening| matches!(what, Happening::Harmed { who, .. } if *who == vesna);
        unhurt += u64::from(!facts.iter().any(|fact| hurts(&fact.what)));
    }
    let teller = Teller::english(&muster);
    for (who, count) in by_combatant(&falls) {
        let line = format!("{} falls first in {count} of {}\n", teller.name(who), batch::BATTLES);
        assert_eq!(own.contains(&line), count > 0, "{line}{own}");
    }
    assert!(falls.iter().filter(|count| **count > 0).count() > 1, "{own}");
    assert!(own.contains(&format!("never hurt in {unhurt} of {}", batch::BATTLES)), "{unhurt}: {own}");
}

/// Counts together with their combatants.
fn by_combatant(counts: &[u64]) -> impl Iterator<Item = (CombatantId, u64)> {
    counts.iter().enumerate().map(|(place, count)| (CombatantId::at(place), *count))
}
