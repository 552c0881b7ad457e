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
    assert_eq!((score.won_twice, score.lost_twice), (0, 0));
    assert_eq!(score.wins + score.losses + score.draws, 2 * REPEATS);
    assert_eq!(score, own.round(0, 2).unwrap());
    assert_ne!(score, own.round(1, 1).unwrap());
}

#[test]
fn a_match_ends_when_it_is_clear_or_long_enough() {
    let own = bout(Level::Brute, Level::Brute);
    let score = |won_twice, won_and_lost, lost_twice| Score {
        wins: 2 * won_twice + won_and_lost,
        losses: 2 * lost_twice + won_and_lost,
        won_twice,
        won_and_lost,
        lost_twice,
        ..Score::default()
    };
    assert_eq!(own.verdict(&score(41, 8, 1)), Verdict::Reached);
    assert_eq!(own.verdict(&score(8, 24, 18)), Verdict::Missed);
    assert_eq!(own.verdict(&score(21, 23, 6)), Verdict::Open);
    assert!(own.goes_on(&score(21, 23, 6)));
    assert!(!own.goes_on(&score(78, 94, 28)));
    assert!(!own.goes_on(&score(41, 8, 1)));
    // Where one end nearly always wins, the same wins and losses show more.
    assert_eq!(own.verdict(&score(46, 44, 10)), Verdict::Open);
    assert_eq!(own.verdict(&score(36, 64, 0)), Verdict::Reached);
}
