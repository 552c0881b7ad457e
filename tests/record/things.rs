//! Records of battles with a thing that is seized, carried, dropped and handed over: they replay to the same battle, and every
//! earlier moment shows the thing where it was.

use std::sync::Arc;

use affray::battle::order_text::parse_order;
use affray::battle::{Refusal, Source, ThingId, Whereabouts};
use affray::data::catalogue::Catalogue;
use affray::data::resolve::load_scenario;
use affray::data::rulebooks::{load_rulebook, muster};
use affray::engine::Battle;
use affray::engine::record::{About, Journal, RecordWriter, read_record, replay};
use affray::engine::session::{Session, SessionInput};
use affray::grid::Pos;
use affray::rules::book::muster::Muster;

use crate::play::state_of;

const TEXT: &str = r#"(
    map: ["A.....", "C.....", "......", ".....F"],
    things: { "relic": (at: (1, 0)) },
    sides: { "party": (objectives: [CarryOff("relic")]), "foes": () },
    combatants: {
        "A": (creature: "warden", side: "party"),
        "C": (creature: "warden", side: "party"),
        "F": (creature: "raider", side: "foes"),
    },
    first_side: "party",
    morale_on: [],
)"#;

const ABOUT: About<'_> = About { scenario: "relic", rulebook: "skirmish", sources: &[("relic.ron", TEXT)] };

fn ready() -> Arc<Muster> {
    let catalogue = Catalogue::bundled();
    let scenario = load_scenario(&catalogue, "relic", &Source::new("relic.ron", TEXT.to_owned())).sound();
    let book = load_rulebook(&catalogue, "skirmish").sound();
    muster(&catalogue, &Arc::new(scenario.unwrap()), &Arc::new(book.unwrap()), None).unwrap()
}

fn relic(battle: &Battle) -> Whereabouts {
    battle.table().thing(ThingId(0)).expect("the truth is known")
}

fn give(session: &mut Session, line: &str) -> Result<(), Refusal> {
    let order = parse_order(line, &**session.battle().muster()).unwrap();
    session.submit(order)
}

/// A seizes the relic, and hands it over in the next round: A drops it and C, who stands beside A, takes it up.
const ORDERS: [&str; 9] = [
    "A takes up relic",
    "A moves to 1,1",
    "A ends",
    "C ends",
    "F ends",
    "A drops relic",
    "A ends",
    "C takes up relic",
    "C moves to 0,3",
];

/// Gives the orders to a new battle, and writes its record after each of them.
fn recorded(muster: &Arc<Muster>) -> (Session, Vec<Whereabouts>, Vec<u8>) {
    let mut session = Session::new(muster, 3);
    let (journal, beginning) = Journal::begin(&session, &ABOUT);
    let mut writer = RecordWriter::new(beginning.into_bytes(), journal);
    let mut seen = vec![relic(session.battle())];
    for line in ORDERS {
        give(&mut session, line).unwrap_or_else(|refusal| panic!("{line}: {refusal:?}"));
        writer.follow(&session).unwrap();
        seen.push(relic(session.battle()));
    }
    (session, seen, writer.into_inner())
}

#[test]
fn a_thing_that_is_dropped_by_one_is_taken_up_by_a_neighbour() {
    let muster = ready();
    let (session, seen, _) = recorded(&muster);
    let who =
        |key: &str| session.battle().table().everybody().find(|who| muster.sheet(*who).key == key).unwrap();
    let (one, other) = (Whereabouts::With(who("A")), Whereabouts::With(who("C")));
    let there = Whereabouts::Lies(Pos::new(1, 1));
    assert_eq!(
        seen,
        [Whereabouts::Lies(Pos::new(1, 0)), one, one, one, one, one, there, there, other, other]
    );
}

#[test]
fn a_record_with_a_carried_thing_replays_byte_for_byte() {
    let muster = ready();
    let (session, _, bytes) = recorded(&muster);
    let record = read_record(&bytes).record.unwrap();
    let again = replay(&record, &muster);
    assert_eq!(again.difference, None);
    assert_eq!(state_of(again.session.battle()), state_of(session.battle()));
    assert_eq!(relic(again.session.battle()), relic(session.battle()));
    // The orders of the replay make the same record once more.
    let mut session = Session::new(&muster, again.session.seed());
    let (journal, beginning) = Journal::begin(&session, &ABOUT);
    let mut writer = RecordWriter::new(beginning.into_bytes(), journal);
    for given in again.session.given() {
        let SessionInput::Order(order) = given else { panic!("only orders were given") };
        session.submit(order.clone()).unwrap();
        writer.follow(&session).unwrap();
    }
    assert_eq!(writer.into_inner(), bytes);
}

#[test]
fn stepping_back_shows_a_thing_where_it_was_and_taking_back_puts_it_there() {
    let muster = ready();
    let (mut session, seen, _) = recorded(&muster);
    let end = state_of(session.battle());
    for (given, was) in seen.iter().enumerate().rev() {
        session.review(given);
        assert_eq!(relic(session.battle()), *was, "after {given} orders");
    }
    session.end_review();
    assert_eq!(state_of(session.battle()), end);
    let mut undone = 0;
    while session.undo() {
        // One step may take back several orders: those of opponents go with the one before them.
        assert_eq!(relic(session.battle()), seen[session.given().len()]);
        undone += 1;
    }
    assert_eq!(session.given().len(), 0, "everything has been taken back in {undone} steps");
    assert!(undone >= 5, "{undone}");
    while session.redo() {}
    assert_eq!(state_of(session.battle()), end);
}

#[test]
fn a_record_that_takes_a_seizure_back_replays_to_the_battle_without_it() {
    let muster = ready();
    let mut session = Session::new(&muster, 3);
    let (journal, beginning) = Journal::begin(&session, &ABOUT);
    let mut writer = RecordWriter::new(beginning.into_bytes(), journal);
    give(&mut session, "A takes up relic").unwrap();
    writer.follow(&session).unwrap();
    assert!(session.undo());
    writer.follow(&session).unwrap();
    give(&mut session, "A moves to 1,1").unwrap();
    writer.follow(&session).unwrap();
    let record = read_record(&writer.into_inner()).record.unwrap();
    let again = replay(&record, &muster);
    assert_eq!(again.difference, None);
    assert_eq!(relic(again.session.battle()), Whereabouts::Lies(Pos::new(1, 0)));
    assert_eq!(state_of(again.session.battle()), state_of(session.battle()));
}
