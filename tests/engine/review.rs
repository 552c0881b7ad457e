//! Earlier decisions of a session are looked at without losing later ones, and a battle is taken over from them.

use std::sync::Arc;

use affray::brain::Mind;
use affray::data::catalogue::{Catalogue, Kind};
use affray::data::prepare::{Wanted, prepare};
use affray::engine::Session;
use affray::lab::Opponents;

/// A whole battle between opponents.
fn fought() -> Session {
    let catalogue = Catalogue::bundled();
    let source = |kind: Kind, id: &str| catalogue.source(kind, id).expect("bundled");
    let wanted = Wanted {
        scenario: ("first_blood", source(Kind::Scenario, "first_blood")),
        rulebook: ("lot", source(Kind::Rulebook, "lot")),
    };
    let prepared = prepare(&catalogue, wanted, |_| {}).unwrap_or_else(|problems| panic!("{problems:#?}"));
    let mut session = Session::new(&Arc::clone(&prepared.muster), 8);
    let (opponents, mut mind) = (Opponents::of_scenario(), Mind::new());
    while let Some(order) = opponents.decide(session.battle(), &mut mind) {
        session.submit(order).expect("opponents keep to the rules");
    }
    session
}

#[test]
fn every_decision_is_found_again_from_any_other() {
    let mut session = fought();
    let (end, facts) = (session.battle().snapshot(), session.all_facts().to_vec());
    let decisions = session.decisions();
    assert!(decisions.len() > 30, "{} are too few to learn anything", decisions.len());
    let mut first = Vec::new();
    for (len, told) in &decisions {
        session.review(*len);
        assert_eq!(session.battle().chronicle().len(), *told);
        first.push(session.battle().snapshot());
    }
    assert_eq!(first.last(), Some(&end));
    // From one end to the other and back, ever nearer to the middle.
    let count = decisions.len();
    for turn in 0..count {
        let place = if turn % 2 == 0 { turn / 2 } else { count - 1 - turn / 2 };
        session.review(decisions[place].0);
        assert!(session.battle().snapshot() == first[place], "decision {place} differs");
        assert!(session.battle().chronicle().since(0) == &facts[..decisions[place].1]);
        assert_eq!(session.all_facts().len(), facts.len());
    }
    session.end_review();
    assert!(!session.is_reviewed());
    assert!(session.battle().snapshot() == end && session.battle().chronicle().since(0) == facts);
}

#[test]
fn a_battle_that_is_taken_over_has_lost_what_came_later_and_can_be_undone() {
    let mut session = fought();
    let (middle, told) = session.decisions()[session.decisions().len() / 2];
    session.review(middle);
    session.go_on_from_here();
    assert_eq!((session.given().len(), session.battle().chronicle().len()), (middle, told));
    let order = Opponents::of_scenario().decide(session.battle(), &mut Mind::new()).expect("it goes on");
    let before = session.battle().snapshot();
    session.submit(order).expect("opponents keep to the rules");
    assert!(session.undo());
    assert!(session.given().len() <= middle);
    session.redo();
    session.review(middle);
    assert!(session.battle().snapshot() == before);
}
