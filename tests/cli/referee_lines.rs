//! `affray referee`: lines that come early, too long or not at all, and a program that no longer reads.

use super::program::Place;
use super::referee::{Game, choose};

#[test]
fn lines_that_come_early_or_all_at_once_are_kept_and_empty_ones_skipped() {
    let place = Place::new();
    let arguments = ["first_blood", "--as", "party", "--rulebook", "llcf", "--seed", "2"];
    // Two orders that the battle allows one after the other, as a program that waits for each question gives them.
    let mut patient = Game::begin(&place, &arguments);
    let start = patient.hear();
    let mut asked = vec![patient.hear()];
    let mut given = Vec::new();
    for _ in 0..2 {
        given.push(choose(&asked[asked.len() - 1]));
        patient.say(&given[given.len() - 1]);
        asked.push(patient.hear());
    }
    let mut hasty = Game::begin(&place, &arguments);
    hasty.say(&format!("\u{feff}{}\r\n\n   \n{}", given[0], given[1]));
    assert_eq!(hasty.hear(), start);
    for question in &asked {
        assert_eq!(&hasty.hear(), question);
    }
}

#[test]
fn a_line_that_is_too_long_is_one_error_however_long_it_is() {
    let place = Place::new();
    let mut game = Game::begin(&place, &["first_blood", "--as", "party", "--rulebook", "llcf"]);
    game.hear();
    let question = game.line();
    for line in ["x".repeat(300_000), format!("{{\"order\": \"{}\"}}", "x".repeat(65_536))] {
        game.say(&line);
        let error = game.hear();
        assert_eq!(error["reason"], "This line is no order: it is longer than 65536 bytes.");
        assert_eq!(game.line(), question);
    }
    // What is left of it is not taken for an answer.
    game.say(&choose(&serde_json::from_str(&question).unwrap()));
    assert_eq!(game.hear()["number"], 2);
}

#[test]
fn a_program_that_no_longer_reads_has_stopped_and_the_battle_is_kept_to_its_end() {
    let place = Place::new();
    let mut game =
        Game::begin(&place, &["bridge", "--as", "party", "--rulebook", "llcf", "--record", "kept.affray"]);
    game.hear();
    let order = choose(&game.hear());
    assert_eq!(game.say_without_reading(&order), 1);
    place.run(["replay", "kept.affray"]).ended(0).answers("How it ended");
}
