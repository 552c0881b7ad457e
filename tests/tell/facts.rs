//! Facts, refusals, purposes, reasons and everything they contain: each has a sentence that says what it should.

use affray::battle::reactions::OpportunityAttack;
use affray::battle::{
    Check, Clause, Fact, Fate, Happening, Modifier, Objective, Offer, Order, Posture, Purpose, Reason,
    Refusal, SideSet, Track, clauses,
};
use affray::dice::{Edge, Goal, Throw};
use affray::grid::Pos;
use affray::tell::{About, Weight};

use crate::deeds::every_deed;
use crate::every::{conditions, fates, gm_orders, happenings, purposes, reasons, refusals, tracks};
use crate::stage::{AXE, OTHER, RAIDER, WARDEN, assert_said, teller};

/// A check in which only the parts cite rules.
const ABOUT: About = About { purpose: Purpose::Injury, clause: None };

#[test]
fn everything_that_may_happen_has_a_sentence() {
    let teller = teller();
    for what in happenings() {
        assert_said(&teller.happening(&what));
        // Every happening has a weight; those that divide a battle must never be hidden.
        if matches!(what, Happening::RoundBegins { .. } | Happening::Over { .. }) {
            assert_eq!(Weight::of(&what), Weight::Headline);
        }
    }
}

#[test]
fn every_refusal_has_a_sentence_of_its_own() {
    let teller = teller();
    let mut sentences: Vec<_> = refusals().iter().map(|refusal| teller.refusal(refusal)).collect();
    sentences.iter().for_each(|sentence| assert_said(sentence));
    sentences.sort();
    let count = sentences.len();
    sentences.dedup();
    assert_eq!(sentences.len(), count);
}

#[test]
fn refusals_count_in_feet() {
    let teller = teller();
    let too_far = teller.refusal(&Refusal::too_far(7, 6));
    assert!(too_far.contains("35 feet") && too_far.contains("30 feet"), "{too_far}");
    let out_of_range = teller.refusal(&Refusal::out_of_range(8, 1));
    assert!(out_of_range.contains("40 feet") && out_of_range.contains("5 feet"), "{out_of_range}");
}

#[test]
fn every_order_and_offer_has_words_for_buttons_and_questions() {
    let teller = teller();
    for deed in every_deed() {
        let label = teller.label(&deed);
        assert_said(&label.short);
        assert_said(&label.long);
        assert!(!label.long.starts_with(char::is_uppercase), "it stands within sentences: {}", label.long);
        assert!(!label.alone().starts_with(char::is_lowercase), "it begins one: {}", label.alone());
        assert!(label.short.len() <= 10, "{}", label.short);
        assert_said(&teller.order(&Order::deed(WARDEN, deed)));
    }
    for order in gm_orders().into_iter().map(Order::Gm).chain([Order::Accept, Order::Decline]) {
        assert_said(&teller.order(&order));
    }
    let offer = Offer { to: RAIDER, reaction: OpportunityAttack { target: WARDEN, weapon: AXE }.into() };
    assert!(teller.offer(offer).ends_with('?'));
}

#[test]
fn every_purpose_and_reason_has_words() {
    let teller = teller();
    purposes().into_iter().for_each(|purpose| assert_said(&teller.tell(&purpose)));
    reasons().into_iter().for_each(|why| assert_said(&teller.tell(&why)));
}

#[test]
fn every_state_of_a_combatant_has_words() {
    let teller = teller();
    let words = teller.words();
    fates().into_iter().for_each(|fate| assert_said(&words.tell(&fate)));
    conditions().into_iter().for_each(|condition| assert_said(&teller.condition(condition)));
    for track in tracks() {
        assert_said(&words.tell(&track));
    }
    assert_eq!(words.points(Track::Injuries, 1), "one injury");
    assert_eq!(words.tell(&Fate::Unconscious { turns: Some(3) }), "unconscious for 3 exploration turns");
    let postures = [Posture::Standing, Posture::Prone];
    postures.into_iter().for_each(|posture| assert_said(&words.tell(&posture)));
}

#[test]
fn advantage_shows_every_die_and_disadvantage_too_and_both_cancel_to_one() {
    let teller = teller();
    let told = |edges: &[(Reason, Edge)], faces: &[u8]| {
        let check = Check::show(6).with_edges(edges.iter().copied().collect());
        teller.check(&check, Some(&check.judge(faces)), ABOUT)
    };
    let (aid, cover) = ((Reason::Aid(OTHER), Edge::Favoured), (Reason::Cover, Edge::Hampered));
    assert_eq!(told(&[aid], &[2, 5]), "d6 5 (from 2, 5; advantage: help from Raider (Q) [LLCF-ACT-2])");
    assert_eq!(told(&[cover], &[2, 5]), "d6 2 (from 2, 5; disadvantage: cover [LLCF-CHK-3])");
    assert_eq!(
        told(&[aid, cover], &[4]),
        "d6 4 (advantage: help from Raider (Q) [LLCF-ACT-2]; disadvantage: cover [LLCF-CHK-3])"
    );
}

#[test]
fn a_contest_names_the_other_roller_and_the_roll_to_beat() {
    let teller = teller();
    let mut check = Check::show(6);
    check.throw = Throw::one(6);
    check.threshold.push(Modifier { why: Reason::Opponent(RAIDER), amount: 5 });
    check.goal = Goal::Exceed;
    assert_eq!(
        teller.check(&check, Some(&check.judge(&[5])), ABOUT),
        "d6 5 against more than 5 rolled by Raider (R) [LLCF-CHK-2]"
    );
}

#[test]
fn points_that_a_track_already_has_cite_the_rule_of_that_track() {
    let teller = teller();
    let tracks =
        [(Track::Injuries, "LLCF-HRM-2"), (Track::Fatigue, "LLCF-HRM-3"), (Track::Stress, "LLCF-HRM-4")];
    for (track, rule) in tracks {
        let mut check = Check::show(6);
        check.threshold.push(Modifier { why: Reason::Points(track), amount: 2 });
        check.goal = Goal::Reach;
        let told = teller.check(&check, None, About { purpose: Purpose::Risk(track), clause: None });
        assert!(told.ends_with(&format!("so far [{rule}]")), "{told}");
    }
}

#[test]
fn a_fact_cites_the_rulebooks_rule_if_it_has_one() {
    let teller = teller();
    let what = Happening::TurnBegins { who: WARDEN };
    let fact = |clause| Fact { what: what.clone(), clause, seen_by: SideSet::ALL };
    assert_eq!(teller.fact(&fact(Some(clauses::Attack::Defence.into()))), "Warden acts. [LLCF-ATK-1]");
    assert_eq!(teller.fact(&fact(Some(Clause::Leaving(clauses::Leaving::Provokes)))), "Warden acts.");
    assert_eq!(teller.fact(&fact(None)), "Warden acts.");
}

#[test]
fn combatants_of_the_same_name_are_distinguished_by_their_keys() {
    let teller = teller();
    assert_eq!([WARDEN, RAIDER, OTHER].map(|who| teller.name(who)), ["Warden", "Raider (R)", "Raider (Q)"]);
}

#[test]
fn an_area_is_described_by_its_corners() {
    let told = |area| teller().objective(&Objective::Hold { area, rounds: 2 });
    let rows = [2, 3].into_iter();
    let whole: Vec<Pos> = rows.flat_map(|row| [1, 2, 3].map(|col| Pos::new(col, row))).collect();
    assert_eq!(told(whole.clone()), "to hold the squares from 1,2 to 3,3 for 2 rounds in a row");
    let without_one: Vec<Pos> = whole.into_iter().filter(|square| *square != Pos::new(2, 2)).collect();
    let area = "the 5 squares of the area from 1,2 to 3,3";
    assert_eq!(told(without_one), format!("to hold {area} for 2 rounds in a row"));
    assert_eq!(told(vec![Pos::new(1, 4)]), "to hold the square 1,4 for 2 rounds in a row");
}
