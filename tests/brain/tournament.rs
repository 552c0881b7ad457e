//! Tournaments: both opponents of a match have the same chances, and a match lasts as long as it has to.

use affray::brain::Level;
use affray::data::catalogue::{Catalogue, Kind};
use affray::data::prepare::{Wanted, prepare};
use affray::data::trials::trials_of;
use affray::lab::{Match, REPEATS, Score, Verdict};

fn bout(one: Level, other: Level) -> Match {
    let catalogue = Catalogue::bundled();
    let trial = trials_of(&catalogue).swap_remove(0);
    let book = catalogue.source(Kind::Rulebook, "llcf").unwrap();
    let wanted = Wanted { scenario: (&trial.id(), &trial.scenario), rulebook: ("llcf", book) };
    let muster = prepare(&catalogue, wanted, |_| {}).unwrap().muster;
    let (one, other) = (one.into(), other.into());
    Match { one, other, trials: vec![muster], rulebook: "llcf".into(), seed: 3, goal: 0.6, most: 400 }
}

#[test]
fn an_opponent_against_itself_wins_as_often_as_it_loses() {
    // The same dice from both ends: whatever one wins from one end it loses from the other.
    let own = bout(Level::Brute, Level::Brute);
    let score = own.round(0, 1).unwrap();
    assert_eq!(score.wins, score.losses);
    assert_eq!(score.wins + score.losses + score.draws, 2 * REPEATS);
    assert_eq!(score, own.round(0, 2).unwrap());
    assert_ne!(score, own.round(1, 1).unwrap());
}

#[test]
fn a_match_ends_when_it_is_clear_or_long_enough() {
    let own = bout(Level::Brute, Level::Brute);
    let score = |wins, losses| Score { wins, losses, draws: 0, first_side: 0 };
    assert_eq!(own.verdict(&score(90, 10)), Verdict::Reached);
    assert_eq!(own.verdict(&score(40, 60)), Verdict::Missed);
    assert_eq!(own.verdict(&score(65, 35)), Verdict::Open);
    assert!(own.goes_on(&score(65, 35)));
    assert!(!own.goes_on(&score(250, 150)));
    assert!(!own.goes_on(&score(90, 10)));
}
