//! Sessions: after any undo and redo, the battle is the one that its orders make.

use std::collections::BTreeSet;
use std::sync::Arc;

use affray::battle::{Control, Happening, Order, Scenario};
use affray::data::catalogue::{Catalogue, Kind};
use affray::data::prepare::{Wanted, prepare};
use affray::engine::session::{Session, SessionInput, TakeBack};
use affray::engine::{Awaiting, Battle};
use affray::grid::Reach;
use affray::rules::book::muster::Muster;

use crate::common::{Chooser, random_order};
use crate::play::{do_anything, go_on, musters, state_of};

/// The same orders in a new battle without a session. Orders of a session with rulings are given to another session.
fn fresh(muster: &Arc<Muster>, session: &Session) -> Battle {
    let mut battle = Battle::new(muster, session.seed());
    for given in session.given() {
        let SessionInput::Order(order) = given else { panic!("only orders were given") };
        battle.submit(order.clone()).unwrap();
    }
    battle
}

fn orders(session: &Session) -> Vec<SessionInput> {
    session.given().cloned().collect()
}

#[test]
fn any_submitting_undoing_and_redoing_equals_a_fresh_battle_with_the_same_orders() {
    for muster in musters() {
        for seed in 0..6 {
            let (mut chooser, mut reach) = (Chooser::new(seed), Reach::new());
            let mut session = Session::new(&muster, seed);
            for _ in 0..60 {
                match chooser.below(5) {
                    0 => drop(session.undo()),
                    1 => drop(session.redo()),
                    _ => go_on(&mut session, &mut chooser, &mut reach),
                }
                assert_eq!(state_of(session.battle()), state_of(&fresh(&muster, &session)), "seed {seed}");
            }
        }
    }
}

#[test]
fn undoing_and_redoing_a_long_battle_gives_the_same_end() {
    for muster in musters() {
        let played = |seed| {
            let (mut chooser, mut reach) = (Chooser::new(seed), Reach::new());
            let mut session = Session::new(&muster, seed);
            let first = state_of(session.battle());
            for _ in 0..150 {
                go_on(&mut session, &mut chooser, &mut reach);
            }
            (first, session)
        };
        // Longer than the list of recent snapshots.
        let is_long = |(_, session): &(_, Session)| session.given().len() > 40;
        let (first, mut session) = (0..).map(played).find(is_long).unwrap();
        let (last, given) = (state_of(session.battle()), orders(&session));
        while session.can_undo() {
            let before = orders(&session);
            assert!(session.undo());
            assert!(session.given().len() < before.len());
            assert_eq!(orders(&session), before[..session.given().len()]);
        }
        assert_eq!(state_of(session.battle()), first);
        assert!(!session.undo());
        while session.can_redo() {
            assert!(session.redo());
        }
        assert_eq!((state_of(session.battle()), orders(&session)), (last, given));
        assert!(!session.redo());
    }
}

#[test]
fn undo_goes_back_to_a_decision_of_the_same_person() {
    let is_persons = |battle: &Battle| match battle.awaiting() {
        Some(Awaiting::Order(_)) => {
            battle.candidates().iter().any(|who| battle.control(*who) == Control::Player)
        }
        Some(Awaiting::Answer(offer)) => battle.control(offer.to) == Control::Player,
        _ => false,
    };
    let [muster, ..] = musters();
    let mut met = 0;
    for seed in 0..8 {
        let (mut chooser, mut reach) = (Chooser::new(seed), Reach::new());
        let mut session = Session::new(&muster, seed);
        for _ in 0..40 {
            let Some(order) = random_order(session.battle(), &mut chooser, &mut reach) else { break };
            session.submit(order).unwrap();
        }
        let mut decided = Vec::new();
        let mut battle = Battle::new(&muster, seed);
        for given in session.given() {
            decided.push(is_persons(&battle));
            let SessionInput::Order(order) = given else { panic!("only orders were given") };
            battle.submit(order.clone()).unwrap();
        }
        while let Some(previous) = decided.iter().rposition(|persons| *persons) {
            assert!(session.undo());
            assert_eq!(session.given().len(), previous, "seed {seed}");
            decided.truncate(previous);
            met += 1;
        }
    }
    assert!(met > 50, "enough was undone: {met}");
}

#[test]
fn where_people_play_both_sides_undo_takes_back_the_last_decision_whoever_made_it() {
    let catalogue = Catalogue::bundled();
    let wanted = |kind, id| (id, catalogue.source(kind, id).unwrap());
    let wanted =
        Wanted { scenario: wanted(Kind::Scenario, "first_blood"), rulebook: wanted(Kind::Rulebook, "llcf") };
    let by_people = |scenario: &mut Scenario| {
        scenario.sides.iter_mut().for_each(|side| side.control = Control::Player);
    };
    let muster = prepare(&catalogue, wanted, by_people).unwrap().muster;
    let (mut chooser, mut reach) = (Chooser::new(5), Reach::new());
    let mut session = Session::new(&muster, 5);
    let mut sides = BTreeSet::new();
    for _ in 0..30 {
        let Some(order) = random_order(session.battle(), &mut chooser, &mut reach) else { break };
        sides.extend(session.battle().candidates().iter().map(|who| session.battle().table().side(*who).0));
        session.submit(order).unwrap();
    }
    assert_eq!(sides.len(), 2, "both sides have decided something");
    let count = session.given().len();
    for left in (0..count).rev() {
        assert!(session.undo());
        assert_eq!(session.given().len(), left);
    }
}

#[test]
fn a_new_order_discards_undone_orders() {
    let [muster, ..] = musters();
    let (mut chooser, mut reach) = (Chooser::new(3), Reach::new());
    let mut session = Session::new(&muster, 3);
    for _ in 0..10 {
        go_on(&mut session, &mut chooser, &mut reach);
    }
    session.undo();
    assert!(session.can_redo());
    let order = random_order(session.battle(), &mut chooser, &mut reach).unwrap();
    session.submit(order).unwrap();
    assert!(!session.can_redo());
}

#[test]
fn a_refused_order_changes_nothing_and_forgets_nothing() {
    let [muster, ..] = musters();
    let (mut chooser, mut reach) = (Chooser::new(4), Reach::new());
    let mut session = Session::new(&muster, 4);
    for _ in 0..6 {
        let order = random_order(session.battle(), &mut chooser, &mut reach).unwrap();
        session.submit(order).unwrap();
    }
    session.undo();
    let before = (state_of(session.battle()), orders(&session));
    assert!(session.submit(Order::Accept).is_err());
    assert_eq!((state_of(session.battle()), orders(&session)), before);
    assert!(session.can_redo());
}

#[test]
fn a_session_continues_from_a_snapshot_without_a_difference() {
    for muster in musters() {
        for seed in 0..6 {
            let (mut chooser, mut reach) = (Chooser::new(seed), Reach::new());
            let mut session = Session::new(&muster, seed);
            for _ in 0..25 {
                go_on(&mut session, &mut chooser, &mut reach);
            }
            if matches!(session.battle().awaiting(), Some(Awaiting::Answer(_))) {
                continue;
            }
            let mut other = Session::resume(&muster, seed, session.battle().snapshot()).unwrap();
            for _ in 0..25 {
                let Some(order) = random_order(session.battle(), &mut chooser, &mut reach) else { break };
                session.submit(order.clone()).unwrap();
                other.submit(order).unwrap();
                assert_eq!(session.battle().snapshot(), other.battle().snapshot());
            }
            while other.undo() {}
            assert_eq!(Some(&other.battle().snapshot()), other.started_from());
        }
    }
}

#[test]
fn a_snapshot_of_another_battle_cannot_be_resumed() {
    let [muster, ..] = musters();
    let mut scenario = (*muster.scenario).clone();
    scenario.combatants.pop();
    let smaller = Arc::new(Muster::new(Arc::new(scenario), Arc::clone(&muster.book)).unwrap());
    let snapshot = Battle::new(&muster, 1).snapshot();
    assert!(Session::resume(&smaller, 1, snapshot.clone()).is_none());
    assert!(Session::resume(&muster, 1, snapshot).is_some());
}

#[test]
fn any_use_of_a_session_equals_a_new_session_with_its_remaining_orders() {
    for muster in musters() {
        for seed in 100..106 {
            let (mut chooser, mut reach) = (Chooser::new(seed), Reach::new());
            let mut session = Session::new(&muster, seed);
            for _ in 0..80 {
                do_anything(&mut session, &mut chooser, &mut reach);
                let rounds: Vec<_> =
                    session.rounds().map(|(after, snapshot)| (after, snapshot.round())).collect();
                assert!(rounds.is_sorted_by(|one, other| one.0 < other.0), "{rounds:?}");
            }
            let state = state_of(session.battle());
            // Orders that had been undone before must not come back.
            let mut undone = 0;
            while session.undo() {
                undone += 1;
            }
            for _ in 0..undone {
                assert!(session.redo());
            }
            assert_eq!(state_of(session.battle()), state, "seed {seed}");
        }
    }
}

#[test]
fn nothing_is_taken_back_where_that_was_chosen_and_no_dice_where_dice_stay() {
    let (mut stayed, mut went) = (0, 0);
    for muster in musters() {
        for seed in 0..4 {
            let (mut chooser, mut reach) = (Chooser::new(seed), Reach::new());
            let mut strict = Session::new(&muster, seed).with_take_back(TakeBack::Nothing);
            let mut dicey = Session::new(&muster, seed).with_take_back(TakeBack::UntilDice);
            for _ in 0..25 {
                go_on(&mut strict, &mut chooser, &mut reach);
                assert!(!strict.can_undo() && !strict.undo(), "seed {seed}");
                go_on(&mut dicey, &mut chooser, &mut reach);
                let rolls = |session: &Session| {
                    let facts = session.battle().chronicle().since(0).iter();
                    facts.filter(|fact| matches!(fact.what, Happening::Rolled { .. })).count()
                };
                let (before, can) = (rolls(&dicey), dicey.can_undo());
                assert_eq!(dicey.undo(), can);
                assert_eq!(rolls(&dicey), before, "seed {seed}: dice stay");
                (stayed, went) = (stayed + usize::from(!can), went + usize::from(can));
            }
        }
    }
    assert!(stayed > 20 && went > 20, "{stayed} and {went}");
}
