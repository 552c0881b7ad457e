//! Objectives in small battles: when each is met, when it is lost, who wins, and what becomes of things that are carried.

use std::sync::Arc;

use affray::battle::deeds::End;
use affray::battle::order_text::parse_order;
use affray::battle::{
    CombatantId, Happening, Order, Outcome, Refusal, SideId, SideSet, Source, ThingId, Whereabouts,
};
use affray::data::catalogue::Catalogue;
use affray::data::resolve::load_scenario;
use affray::data::rulebooks::{load_rulebook, muster};
use affray::engine::session::Session;
use affray::engine::{Awaiting, Battle};
use affray::grid::Pos;

const PARTY: SideId = SideId(0);
const FOES: SideId = SideId(1);
const WON: Option<Outcome> = Some(Outcome::Won(SideSet::only(PARTY)));
const LOST: Option<Outcome> = Some(Outcome::Won(SideSet::only(FOES)));
const DRAW: Option<Outcome> = Some(Outcome::Draw);

/// A battle of two against two with these objectives. The gate is on the right, a wall hides the corner `E`.
fn begun_with(party: &str, foes: &str, more: &str) -> Session {
    let text = r###"(
        map: [
            "A......gg",
            "C......gg",
            ".........",
            "##.......",
            "E#......F",
        ],
        areas: { "gate": Mark('g') },
        exits: "gate",
        creatures: { "soldier": (speed: 60, weapons: ["club"], llcf: (aptitudes: [might], speed: 60)) },
        weapons: { "club": (llcf: (kind: Melee)) },
        sides: {
            "party": (control: Player, objectives: [PARTY]),
            "foes": (control: Player, objectives: [FOES]),
            "sleepers": (neutral: true),
        },
        combatants: {
            "A": (creature: "soldier", side: "party"),
            "C": (creature: "soldier", side: "party"),
            "E": (creature: "soldier", side: "foes"),
            "F": (creature: "soldier", side: "foes"),
            "S": (creature: "soldier", side: "sleepers", at: (2, 2), unconscious: true),
        },
        first_side: "party",
        round_limit: 6,
        MORE
    )"###;
    let text = text.replace("PARTY", party).replace("FOES", foes).replace("MORE", more);
    let catalogue = Catalogue::bundled();
    let scenario = load_scenario(&catalogue, "aims", &Source::new("aims.ron", text)).sound();
    let scenario = scenario.unwrap_or_else(|problems| panic!("{problems:#?}"));
    let book = load_rulebook(&catalogue, "skirmish").sound();
    let book = book.unwrap_or_else(|problems| panic!("{problems:#?}"));
    let muster = muster(&catalogue, &Arc::new(scenario), &Arc::new(book), None).expect("all have blocks");
    Session::new(&muster, 7)
}

fn begun(objectives: &str) -> Session {
    begun_with(objectives, "", "")
}

const RELIC: &str = r#"things: { "relic": (at: (1, 0)) }"#;

fn with_relic(party: &str, foes: &str) -> Session {
    begun_with(party, foes, RELIC)
}

fn order(session: &Session, line: &str) -> Order {
    parse_order(line, &**session.battle().muster()).unwrap_or_else(|problem| panic!("{line}: {problem:?}"))
}

fn give(session: &mut Session, lines: &[&str]) {
    for line in lines {
        let order = order(session, line);
        session.submit(order).unwrap_or_else(|refusal| panic!("{line}: {refusal:?}"));
    }
}

fn refusal_of(session: &mut Session, line: &str) -> Refusal {
    let order = order(session, line);
    session.submit(order).expect_err(line)
}

/// Everybody passes until the round is over, or the battle.
fn pass_round(session: &mut Session) {
    let round = session.battle().table().turn.round;
    while session.battle().table().turn.round == round {
        match session.battle().awaiting() {
            Some(Awaiting::Order(_)) => {
                let who = session.battle().candidates()[0];
                session.submit(Order::deed(who, End {})).unwrap();
            }
            Some(Awaiting::Answer(_)) => session.submit(Order::Decline).unwrap(),
            _ => break,
        }
    }
}

fn outcome(session: &Session) -> Option<Outcome> {
    match session.battle().awaiting() {
        Some(Awaiting::Over(outcome)) => Some(outcome),
        _ => None,
    }
}

fn relic(battle: &Battle) -> Whereabouts {
    battle.table().thing(ThingId(0)).expect("the truth is known")
}

const A: CombatantId = CombatantId(0);
const C: CombatantId = CombatantId(1);
const E: CombatantId = CombatantId(2);

#[test]
fn the_one_who_is_named_must_reach_the_gate_and_nobody_else_counts() {
    let mut session = begun(r#"Reach("gate", "C")"#);
    give(&mut session, &["A moves to 8,0"]);
    assert_eq!(outcome(&session), None, "only C counts");
    give(&mut session, &["A ends", "C moves to 7,1"]);
    assert_eq!(outcome(&session), WON);
}

#[test]
fn those_who_are_named_must_stand_there_at_the_same_time() {
    let mut session = begun(r#"Reach("gate", ["A", "C"])"#);
    give(&mut session, &["A moves to 8,0", "A ends"]);
    assert_eq!(outcome(&session), None);
    give(&mut session, &["C moves to 7,1"]);
    assert_eq!(outcome(&session), WON);
}

#[test]
fn an_aim_of_a_named_one_is_lost_with_them_however_they_are_lost() {
    for objective in [r#"Reach("gate", "C")"#, r#"Escape("C")"#] {
        for fate in ["dead", "unconscious", "surrendered"] {
            let mut session = begun(objective);
            give(&mut session, &[&format!("gm: C is {fate}")]);
            assert_eq!(outcome(&session), LOST, "{objective}, {fate}");
        }
    }
    let mut session = begun(r#"Reach("gate", "C")"#);
    give(&mut session, &["gm: C is gone"]);
    assert_eq!(outcome(&session), LOST, "who has left the field reaches no gate on it");
}

#[test]
fn the_one_who_is_named_must_leave_and_nobody_else_counts() {
    let mut session = begun(r#"Escape("C")"#);
    give(&mut session, &["gm: A is gone"]);
    assert_eq!(outcome(&session), None);
    give(&mut session, &["gm: C is gone"]);
    assert_eq!(outcome(&session), WON);
}

#[test]
fn an_enemy_is_beaten_once_they_have_fallen_or_given_up_and_not_if_they_get_away() {
    for (state, expected) in
        [("dead", WON), ("unconscious", WON), ("surrendered", WON), ("gone", LOST), ("prone", None)]
    {
        let mut session = begun(r#"Beat("F")"#);
        give(&mut session, &[&format!("gm: F is {state}")]);
        assert_eq!(outcome(&session), expected, "{state}");
    }
    let mut session = begun(r#"Beat("F")"#);
    give(&mut session, &["gm: E is dead"]);
    assert_eq!(outcome(&session), None, "E was not named");
    give(&mut session, &["gm: F is gone"]);
    assert_eq!(outcome(&session), DRAW, "F got away, and nobody is left who could have won");
}

#[test]
fn a_protected_combatant_who_surrenders_is_lost() {
    for (fate, expected) in [("surrendered", LOST), ("dead", LOST), ("gone", None)] {
        let mut session = begun(r#"Defeat, Protect("C")"#);
        give(&mut session, &[&format!("gm: C is {fate}")]);
        assert_eq!(outcome(&session), expected, "{fate}");
    }
}

#[test]
fn to_protect_until_a_round_is_over_is_met_then_and_not_before() {
    let mut session = begun(r#"ProtectUntil("C", 2)"#);
    pass_round(&mut session);
    assert_eq!(outcome(&session), None);
    pass_round(&mut session);
    assert_eq!(outcome(&session), WON);
    for fate in ["dead", "surrendered"] {
        let mut session = begun(r#"ProtectUntil("C", 2)"#);
        give(&mut session, &[&format!("gm: C is {fate}")]);
        assert_eq!(outcome(&session), LOST, "{fate}");
    }
}

#[test]
fn one_of_several_aims_is_enough() {
    let either = r#"AnyOf([Beat("F"), Reach("gate", 2)])"#;
    let mut session = begun(either);
    give(&mut session, &["gm: F is dead"]);
    assert_eq!(outcome(&session), WON);
    let mut session = begun(either);
    give(&mut session, &["A moves to 8,0", "A ends", "C moves to 7,1"]);
    assert_eq!(outcome(&session), WON);
}

#[test]
fn an_alternative_that_is_lost_leaves_the_others_and_is_told_apart_from_a_lost_objective() {
    let mut session = begun(r#"AnyOf([Beat("F"), Escape("C")])"#);
    give(&mut session, &["gm: F is gone"]);
    assert_eq!(outcome(&session), None);
    let facts = session.battle().chronicle().since(0);
    assert!(facts.iter().any(|fact| matches!(fact.what, Happening::AlternativeLost { side: PARTY, .. })));
    assert!(!facts.iter().any(|fact| matches!(fact.what, Happening::ObjectiveSettled { .. })));
    give(&mut session, &["gm: C is dead"]);
    assert_eq!(outcome(&session), LOST, "the last one is lost too");
}

#[test]
fn a_choice_and_another_objective_must_both_be_met() {
    let mut session = begun(r#"AnyOf([Beat("E"), Beat("F")]), Reach("gate", 1)"#);
    give(&mut session, &["gm: E is dead"]);
    assert_eq!(outcome(&session), None);
    give(&mut session, &["A moves to 8,0"]);
    assert_eq!(outcome(&session), WON);
}

#[test]
fn two_sides_who_meet_their_aims_at_the_same_moment_draw() {
    let mut session = begun_with(r#"ProtectUntil("C", 1)"#, r#"Survive(1)"#, "");
    pass_round(&mut session);
    assert_eq!(outcome(&session), DRAW);
}

#[test]
fn one_who_is_to_be_beaten_and_to_leave_decides_for_one_side_alone() {
    for (fate, expected) in [("gone", LOST), ("dead", WON)] {
        let mut session = begun_with(r#"Beat("F")"#, r#"Escape("F")"#, "");
        give(&mut session, &[&format!("gm: F is {fate}")]);
        assert_eq!(outcome(&session), expected, "{fate}");
    }
}

#[test]
fn two_sides_who_lose_their_aims_at_the_same_moment_draw() {
    let more = r#"events: [(when: Falls("A"), do: [Say("C runs.")])]"#;
    let mut session = begun_with(r#"Escape("A")"#, r#"Beat("A"), Escape("F")"#, more);
    give(&mut session, &["gm: F is surrendered"]);
    assert_eq!(outcome(&session), WON, "the enemy's aim is lost");
    let mut session = begun_with(r#"Escape("A"), Protect("C")"#, r#"Beat("A"), Protect("C")"#, "");
    give(&mut session, &["gm: C is dead"]);
    assert_eq!(outcome(&session), DRAW, "both had to keep C alive");
}

#[test]
fn a_thing_is_picked_up_carried_dropped_and_picked_up_again() {
    let mut session = with_relic(r#"Bring("relic", "gate")"#, "");
    give(&mut session, &["A takes up relic"]);
    assert_eq!(relic(session.battle()), Whereabouts::With(A));
    give(&mut session, &["A moves to 4,0"]);
    assert_eq!(relic(session.battle()), Whereabouts::With(A), "it goes where its carrier goes");
    give(&mut session, &["gm: A drops relic"]);
    assert_eq!(relic(session.battle()), Whereabouts::Lies(Pos::new(4, 0)));
    let table = session.battle().table();
    assert!(table.body(A).unwrap().arms.carried.len() == 1, "it is no weapon");
}

#[test]
fn a_thing_is_taken_only_from_next_to_it_and_dropped_only_by_its_carrier() {
    let mut session = begun_with(r#"Bring("relic", "gate")"#, "", r#"things: { "relic": (at: (5, 2)) }"#);
    assert_eq!(refusal_of(&mut session, "A takes up relic"), Refusal::NothingToTake);
    refusal_of(&mut session, "A drops relic");
    give(&mut session, &["A moves to 4,1", "A takes up relic"]);
    assert_eq!(relic(session.battle()), Whereabouts::With(A));
    refusal_of(&mut session, "gm: C drops relic");
}

#[test]
fn a_thing_falls_with_its_carrier_and_the_next_one_may_bring_it() {
    for fate in ["dead", "unconscious", "surrendered"] {
        let mut session = with_relic(r#"Bring("relic", "gate")"#, "");
        give(&mut session, &["A takes up relic", &format!("gm: A is {fate}")]);
        assert_eq!(relic(session.battle()), Whereabouts::Lies(Pos::new(0, 0)), "{fate}");
        give(&mut session, &["C takes up relic"]);
        pass_round(&mut session);
        assert_eq!(outcome(&session), None);
        give(&mut session, &["C moves to 7,1"]);
        assert_eq!(outcome(&session), WON, "{fate}");
    }
}

#[test]
fn a_thing_is_carried_off_by_whoever_leaves_with_it() {
    let mut session = with_relic(r#"CarryOff("relic")"#, "");
    give(&mut session, &["gm: C is gone"]);
    assert_eq!(outcome(&session), None, "C did not have it");
    give(&mut session, &["A takes up relic", "gm: A is gone"]);
    assert_eq!((relic(session.battle()), outcome(&session)), (Whereabouts::Away(A), WON));
    let carried = |what: &Happening| matches!(what, Happening::CarriedOff { who: A, .. });
    assert!(session.battle().chronicle().since(0).iter().any(|fact| carried(&fact.what)));
}

#[test]
fn a_thing_that_an_enemy_carries_off_is_lost() {
    let things = r#"things: { "relic": (with: "F") }"#;
    for objective in [r#"CarryOff("relic")"#, r#"Bring("relic", "gate")"#, r#"Keep("relic", 2)"#] {
        let mut session = begun_with(objective, "", things);
        give(&mut session, &["gm: F is gone"]);
        assert_eq!(outcome(&session), LOST, "{objective}");
    }
}

#[test]
fn a_thing_is_kept_only_by_carrying_it_round_after_round() {
    let mut session = with_relic(r#"Keep("relic", 2)"#, "");
    pass_round(&mut session);
    give(&mut session, &["A takes up relic"]);
    pass_round(&mut session);
    assert_eq!(outcome(&session), None, "one round");
    give(&mut session, &["gm: A drops relic"]);
    pass_round(&mut session);
    give(&mut session, &["A takes up relic"]);
    pass_round(&mut session);
    assert_eq!(outcome(&session), None, "the rounds must follow each other");
    pass_round(&mut session);
    assert_eq!(outcome(&session), WON);
}

#[test]
fn nobody_knows_of_a_thing_that_they_have_not_seen() {
    let hidden = r#"things: { "relic": (at: (0, 4)) }"#;
    let session = begun_with(r#"Defeat"#, r#"Keep("relic", 5)"#, hidden);
    let table = session.battle().table();
    assert_eq!(table.seen_by(PARTY).thing(ThingId(0)), None, "a wall hides it");
    assert_eq!(table.seen_by(FOES).thing(ThingId(0)), Some(Whereabouts::Lies(Pos::new(0, 4))));
}

#[test]
fn a_side_remembers_who_had_a_thing_until_it_sees_otherwise() {
    let mut session = with_relic("Defeat", r#"Keep("relic", 5)"#);
    let known = |session: &Session| session.battle().table().seen_by(PARTY).thing(ThingId(0));
    assert_eq!(known(&session), Some(Whereabouts::Lies(Pos::new(1, 0))), "it lies in view");
    give(&mut session, &["A ends", "C ends", "gm: E to 2,0", "E takes up relic"]);
    assert_eq!(known(&session), Some(Whereabouts::With(E)));
    give(&mut session, &["gm: E to 0,4", "gm: E drops relic"]);
    assert_eq!(relic(session.battle()), Whereabouts::Lies(Pos::new(0, 4)));
    assert_eq!(known(&session), Some(Whereabouts::With(E)), "nobody of the party saw that");
    give(&mut session, &["gm: E to 4,4"]);
    assert_eq!(known(&session), None, "E no longer has it, and it is nowhere to be seen");
}

#[test]
fn undoing_and_redoing_puts_things_back() {
    let mut session = with_relic(r#"Bring("relic", "gate")"#, "");
    let before = session.battle().snapshot();
    give(&mut session, &["A takes up relic"]);
    let carried = session.battle().snapshot();
    assert_ne!(before, carried);
    assert!(session.undo());
    assert_eq!(
        (relic(session.battle()), session.battle().snapshot() == before),
        (Whereabouts::Lies(Pos::new(1, 0)), true)
    );
    assert!(session.redo());
    assert_eq!(
        (relic(session.battle()), session.battle().snapshot() == carried),
        (Whereabouts::With(A), true)
    );
}

#[test]
fn a_snapshot_in_text_keeps_who_carries_what() {
    let mut session = with_relic(r#"AnyOf([Bring("relic", "gate"), Beat("F")])"#, "");
    give(&mut session, &["A takes up relic"]);
    let snapshot = session.battle().snapshot();
    let text = serde_json::to_string(&snapshot).unwrap();
    let again: affray::engine::Snapshot = serde_json::from_str(&text).unwrap();
    assert_eq!(again, snapshot);
    let resumed = Session::resume(session.battle().muster(), 7, again).expect("it fits");
    assert_eq!(relic(resumed.battle()), Whereabouts::With(A));
    let mut resumed = resumed;
    give(&mut resumed, &["A moves to 8,0"]);
    assert_eq!(outcome(&resumed), WON);
}

#[test]
fn a_combatant_who_starts_helpless_carries_nothing() {
    let more = r#"things: { "relic": (with: "S") }, "#;
    let mut session = begun_with(r#"Keep("relic", 1)"#, "", more);
    assert_eq!(relic(session.battle()), Whereabouts::Lies(Pos::new(2, 2)));
    give(&mut session, &["C moves to 2,1", "C takes up relic"]);
    assert_eq!(relic(session.battle()), Whereabouts::With(C));
}
