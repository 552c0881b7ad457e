//! The Lantern Ford under the house rules uses every mechanism in one battle: over several battles, facts of every kind
//! occur.

use std::collections::BTreeMap;

use affray::battle::{
    Clause, Fact, Happening, MoraleChange, MoraleOrLife, Purpose, Reaction, Reason, Track, clauses,
};
use affray::brain::Mind;
use affray::engine::Battle;
use affray::lab::{Opponents, battle_seed, play_out};
use affray::rules::book::muster::Muster;
use affray::rules::book::rulebook::Axis;
use rayon::prelude::{IntoParallelIterator, ParallelIterator};

use crate::common::muster_of;

/// How many battles are fought; `AFFRAY_FORD_BATTLES` sets another number.
const BATTLES: u64 = 10;

/// Each kind of fact that must occur, with a name for messages.
const KINDS: [(&str, fn(&Muster, &Fact) -> bool); 22] = [
    ("a roll for a place in the order of play", |_, fact| {
        is_rolled(fact, |purpose| purpose == Purpose::Initiative)
    }),
    ("a tie that is rolled again", |_, fact| {
        fact.clause == Some(Clause::Initiative(clauses::Initiative::Ties))
    }),
    ("difficult terrain paid for", |_, fact| matches!(fact.what, Happening::HardGoing { .. })),
    ("an attack of opportunity", |_, fact| {
        matches!(
            &fact.what,
            Happening::Answered { offer, accepted: true } if matches!(offer.reaction, Reaction::OpportunityAttack(_))
        )
    }),
    ("nerve that fails", |_, fact| has_morale_change(fact, MoraleChange::Breaks)),
    ("nerve that is rallied", |_, fact| has_morale_change(fact, MoraleChange::Rallies)),
    ("somebody who flees the field", |_, fact| {
        is_rolled(fact, |purpose| purpose == Purpose::Retreat)
            || fact.clause == Some(Clause::Exit(clauses::Exit::Retreat))
    }),
    ("light that bears on an attack", |_, fact| {
        matches!(
            &fact.what,
            Happening::Rolled { purpose: Purpose::Attack { .. }, check, .. }
                if check.edges.iter().any(|(why, _)| matches!(why, Reason::Light(_)))
        )
    }),
    ("light that bears on one who looks out", |_, fact| {
        matches!(
            &fact.what,
            Happening::Rolled { purpose: Purpose::Spot { .. }, check, .. }
                if check.edges.iter().any(|(why, _)| matches!(why, Reason::Light(_)))
        )
    }),
    ("an injury", |_, fact| has_point(fact, Track::Injuries)),
    ("fatigue", |_, fact| has_point(fact, Track::Fatigue)),
    ("stress", |_, fact| has_point(fact, Track::Stress)),
    ("damage that is reduced", |_, fact| matches!(fact.what, Happening::KeptOff { .. })),
    ("an attack of several swings", is_of_several_swings),
    ("action points that are used", |_, fact| matches!(fact.what, Happening::Swung { hit: true, .. })),
    ("stealth entered", |_, fact| {
        matches!(fact.what, Happening::Sneaks { .. })
            && fact.clause == Some(Clause::Stealth(clauses::Stealth::Enter))
    }),
    ("stealth broken", |_, fact| matches!(fact.what, Happening::Revealed { .. })),
    ("an overshield that goes up", |_, fact| matches!(fact.what, Happening::ShieldRaised { .. })),
    ("an overshield that breaks", |_, fact| matches!(fact.what, Happening::Shielded { left: 0, .. })),
    ("a test to hold on to life", |_, fact| {
        fact.clause == Some(Clause::LastChances(clauses::LastChances::OwnTest))
    }),
    ("one who is stabilised", |_, fact| {
        matches!(fact.what, Happening::MoraleOrLife { event: MoraleOrLife::Saved { .. } })
    }),
    ("the injury table", |_, fact| is_rolled(fact, |purpose| purpose == Purpose::Aftermath)),
];

/// Whether more dice were rolled for damage than a single swing has.
fn is_of_several_swings(muster: &Muster, fact: &Fact) -> bool {
    let Happening::Rolled { purpose: Purpose::Damage { weapon, .. }, rolled, .. } = &fact.what else {
        return false;
    };
    let parts =
        muster.weapon_sheets[weapon.index()].blocks.of(Axis::Damage).damage.as_deref().unwrap_or_default();
    let of_one: usize = parts.iter().map(|part| usize::from(part.dice.0)).sum();
    rolled.faces.len() > of_one
}

fn is_rolled(fact: &Fact, is_wanted: impl Fn(Purpose) -> bool) -> bool {
    matches!(&fact.what, Happening::Rolled { purpose, .. } if is_wanted(*purpose))
}

fn has_morale_change(fact: &Fact, wanted: MoraleChange) -> bool {
    matches!(fact.what, Happening::MoraleOrLife { event: MoraleOrLife::MoraleChanges { change, .. } } if change == wanted)
}

fn has_point(fact: &Fact, wanted: Track) -> bool {
    matches!(fact.what, Happening::Points { track, now, .. } if track == wanted && now > 0)
}

#[test]
fn the_lantern_ford_shows_facts_of_every_kind() {
    let muster = muster_of("lantern_ford", "affray");
    let battles = std::env::var("AFFRAY_FORD_BATTLES").ok().and_then(|text| text.parse().ok());
    let battles = battles.unwrap_or(BATTLES);
    let told_in = (0..battles).into_par_iter().map(|number| {
        let mut battle = Battle::new(&muster, battle_seed(1, number));
        play_out(&mut battle, &Opponents::of_scenario(), &mut Mind::new());
        let facts = battle.chronicle().since(0);
        KINDS.map(|(_, is_of_kind)| u64::from(facts.iter().any(|fact| is_of_kind(&muster, fact))))
    });
    let none = || [0; KINDS.len()];
    let counts = told_in.reduce(none, |one, other| std::array::from_fn(|kind| one[kind] + other[kind]));
    let by_name: BTreeMap<&str, u64> = KINDS.iter().map(|(name, _)| *name).zip(counts).collect();
    let missing: Vec<&str> =
        by_name.iter().filter(|(_, count)| **count == 0).map(|(name, _)| *name).collect();
    assert!(missing.is_empty(), "in {battles} battles there was never {missing:?}; all told: {by_name:#?}");
}
