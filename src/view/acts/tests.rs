//! Every rulebook strikes in its own way, and every strike is understood.

use std::collections::BTreeSet;
use std::sync::Arc;

use super::act::Word;
use super::choreography::score;
use super::ground::Ground;
use super::strike::{Striker, lead};
use super::*;
use crate::battle::{CombatantId, Fact, Fate, Happening, SideId, WeaponId};
use crate::brain::Mind;
use crate::data::catalogue::{Catalogue, Kind};
use crate::data::prepare::prepare_by_name;
use crate::engine::Battle;
use crate::lab::{Opponents, play_out};
use crate::rules::book::muster::Muster;
use crate::view::paint::Stain;

/// The battle that is fought by every rulebook.
const SCENARIO: &str = "first_blood";

/// The facts of two whole battles by every rulebook that comes with the game, each with the rulebook's name.
fn battles() -> Vec<(String, Arc<Muster>, Vec<Fact>)> {
    let catalogue = Catalogue::bundled();
    let battles = catalogue.names(Kind::Rulebook).map(|book| {
        let muster = prepare_by_name(&catalogue, SCENARIO, book).unwrap().muster;
        let facts = (1..3).flat_map(|seed| {
            let mut battle = Battle::new(&muster, seed);
            play_out(&mut battle, &Opponents::of_scenario(), &mut Mind::default());
            battle.chronicle().since(0).to_vec()
        });
        let facts = facts.collect();
        (book.to_owned(), muster, facts)
    });
    battles.collect()
}

/// Somebody who sees only what one side does, or everything.
struct Onlooker {
    side: Option<SideId>,
    sees: bool,
}

const ALL: Onlooker = Onlooker { side: None, sees: true };

impl Scene for Onlooker {
    fn perceives(&self, fact: &Fact) -> bool {
        self.side.is_none_or(|side| fact.seen_by.contains(side))
    }

    fn sees(&self, _who: CombatantId) -> bool {
        self.sees
    }

    fn manner(&self, _who: CombatantId, _at: CombatantId, weapon: WeaponId) -> Manner {
        if weapon.0.is_multiple_of(2) { Manner::Melee } else { Manner::Missile(Missile::Arrow) }
    }
}

/// Facts, moment by moment.
fn moments<'f>(facts: &'f [Fact], scene: &impl Scene) -> Vec<(&'f [Fact], Moment)> {
    let mut rest = facts;
    let mut moments = Vec::new();
    while !rest.is_empty() {
        let moment = next_moment(rest, scene);
        let (these, others) = rest.split_at(moment.facts.len());
        moments.push((these, moment));
        rest = others;
    }
    moments
}

fn harms(facts: &[Fact]) -> Vec<(CombatantId, u16)> {
    let harm = facts.iter().filter_map(|fact| match fact.what {
        Happening::Harmed { who, amount, .. } => Some((who, amount)),
        _ => None,
    });
    harm.collect()
}

fn shown_harms(moment: &Moment) -> Vec<(CombatantId, u16)> {
    let harm = moment.acts.iter().filter_map(|(_, act)| match act {
        Act::Rise { who, word: Word::Harm(amount) } => Some((*who, *amount)),
        _ => None,
    });
    harm.collect()
}

#[test]
fn every_strike_of_every_rulebook_is_shown_with_the_harm_that_it_does() {
    for (book, _, facts) in battles() {
        let mut strikes = 0;
        for (facts, moment) in moments(&facts, &ALL) {
            assert_eq!(shown_harms(&moment), harms(facts), "{book}: {facts:#?}");
            for (who, target, ..) in facts.iter().filter_map(|fact| lead(&fact.what)) {
                strikes += 1;
                let comes = |act: &Act| match act {
                    Act::Lunge { who: striker, at, .. } => (*striker, *at) == (who, target),
                    _ => false,
                };
                let is_own = who == target;
                assert!(is_own || moment.acts.iter().any(|(_, act)| comes(act)), "{book}: {facts:#?}");
                let ends = moment.acts.iter().any(|(_, act)| {
                    matches!(act, Act::Rise { .. } | Act::Flash { .. }) && act.whom().contains(&target)
                });
                assert!(ends, "{book}: nothing shows how it ends: {facts:#?}");
            }
        }
        assert!(strikes > 3, "{book}: {strikes} strikes");
    }
}

#[test]
fn the_times_of_a_moment_add_up_and_a_usual_blow_takes_about_six_tenths_of_a_second() {
    for (book, _, facts) in battles() {
        for (facts, moment) in moments(&facts, &ALL) {
            assert!(moment.facts.windows(2).all(|pair| pair[0] <= pair[1]), "{book}: {moment:#?}");
            assert!(moment.facts.iter().all(|at| *at <= moment.length), "{book}: {moment:#?}");
            assert!(moment.acts.windows(2).all(|pair| pair[0].0 <= pair[1].0), "{book}: {moment:#?}");
            assert!(moment.acts.iter().all(|(at, _)| *at <= moment.length), "{book}: {moment:#?}");
            let falls = facts.iter().any(|fact| matches!(fact.what, Happening::Fate { .. }));
            let breaks = moment.acts.iter().any(|(_, act)| matches!(act, Act::Shiver { breaks: true, .. }));
            if lead(&facts[0].what).is_some() && !falls && !breaks {
                assert!((0.3..=0.7).contains(&moment.length), "{book}: {} for {facts:#?}", moment.length);
            }
            assert!(moment.length < 1.2, "{book}: {} for {facts:#?}", moment.length);
        }
    }
}

#[test]
fn every_fact_belongs_to_exactly_one_moment_and_consequences_follow_their_dice() {
    for (book, _, facts) in battles() {
        let count: usize = moments(&facts, &ALL).iter().map(|(these, _)| these.len()).sum();
        assert_eq!(count, facts.len());
        for (these, moment) in moments(&facts, &ALL) {
            let dice = these.iter().zip(&moment.facts).filter(|(fact, _)| lead(&fact.what).is_some());
            let harm = these
                .iter()
                .zip(&moment.facts)
                .filter(|(fact, _)| matches!(fact.what, Happening::Harmed { .. } | Happening::Fate { .. }));
            let first = dice.map(|(_, at)| *at).reduce(f32::min);
            for (fact, at) in harm.filter(|_| first.is_some()) {
                assert!(*at >= first.unwrap() + crate::sound::cues::IMPACT, "{book}: {fact:#?}");
            }
        }
    }
}

/// Shows moments in frames that take so many seconds. Returns the acts that were begun, how many of them were still to be
/// seen when their frame was drawn, and how many facts were shown.
fn shown_in_frames(moments: Vec<Moment>, frame: f32) -> (Vec<Act>, usize, usize) {
    let (mut begun, mut seen, mut facts) = (Vec::new(), 0, 0);
    let mut left = frame;
    for moment in moments {
        let mut running = Running::new(moment);
        loop {
            left = running.pass(left);
            let due = running.due();
            facts += due.facts;
            for (act, late) in due.acts {
                let mut acts = Acts::default();
                acts.begin(act.clone(), late);
                seen += usize::from(acts.playing.iter().all(|playing| playing.share() < 1.0));
                begun.push(act);
            }
            if running.is_over() {
                break;
            }
            left = frame;
        }
    }
    (begun, seen, facts)
}

#[test]
fn however_long_a_frame_takes_every_act_is_seen_once_and_every_fact_is_shown_once() {
    // Sixty frames a second, five at four times the pace, and everything in a single frame.
    for frame in [1.0 / 60.0, 0.1, 0.4, f32::MAX] {
        for (book, _, facts) in battles() {
            let moments: Vec<Moment> = moments(&facts, &ALL).into_iter().map(|(_, moment)| moment).collect();
            let acts: Vec<Act> =
                moments.iter().flat_map(|moment| &moment.acts).map(|(_, act)| act.clone()).collect();
            let (begun, seen, shown) = shown_in_frames(moments, frame);
            assert_eq!(shown, facts.len(), "{book}: frames of {frame} seconds");
            assert_eq!(begun, acts, "{book}: frames of {frame} seconds");
            assert_eq!(seen, acts.len(), "{book}: frames of {frame} seconds");
        }
    }
}

/// What of an act tells one outcome from another.
fn look(act: &Act) -> String {
    match act {
        Act::Swing { is_wide, .. } => format!("swing {is_wide}"),
        Act::Missile { flight, .. } => format!("missile {flight:?}"),
        Act::Rise { word, .. } => format!("word {word:?}"),
        Act::Knock { .. } => "knock".to_owned(),
        Act::Dodge { .. } => "dodge".to_owned(),
        Act::Parry { .. } => "parry".to_owned(),
        Act::Glance { .. } => "glance".to_owned(),
        Act::Ward { .. } => "ward".to_owned(),
        Act::Shell { .. } => "shell".to_owned(),
        Act::Shatter { .. } => "shatter".to_owned(),
        _ => String::new(),
    }
}

#[test]
fn every_outcome_has_a_look_and_a_word_of_its_own() {
    let (who, target) = (CombatantId(0), CombatantId(1));
    let outcomes = [
        (Outcome::Hit, Word::Harm(3)),
        (Outcome::Miss, Word::Missed),
        (Outcome::Dodge, Word::Dodged),
        (Outcome::Parry, Word::Parried),
        (Outcome::Block, Word::Stopped),
        (Outcome::Save, Word::Saved),
        (Outcome::ShieldHolds, Word::ShieldHolds(2)),
        (Outcome::ShieldBreaks, Word::ShieldBroken),
    ];
    for manner in [Manner::Melee, Manner::Missile(Missile::Bolt), Manner::Spell] {
        let looks = outcomes.map(|(outcome, word)| {
            let harmed = if outcome == Outcome::Hit { vec![(target, false)] } else { Vec::new() };
            let strike = Strike {
                strikers: vec![Striker { who, manner, outcome }],
                target: Some(target),
                words: vec![(target, word)],
                harmed,
                ..Strike::default()
            };
            let acts = score(&strike, &ALL).acts;
            let without_words =
                acts.iter().map(|(_, act)| look(act)).filter(|look| !look.starts_with("word"));
            without_words.collect::<BTreeSet<String>>()
        });
        for (place, one) in looks.iter().enumerate() {
            for (other, (outcome, _)) in looks.iter().zip(&outcomes).skip(place + 1) {
                assert_ne!(one, other, "{outcome:?} and {:?} by {manner:?}", outcomes[place].0);
            }
        }
    }
}

#[test]
fn death_and_broken_morale_have_moments_of_their_own() {
    let who = CombatantId(1);
    let strike = Strike {
        felled: vec![(who, Fate::Dead)],
        words: vec![(who, Word::Fate(Fate::Dead))],
        ..Strike::default()
    };
    let death = score(&strike, &ALL);
    assert!(death.acts.iter().any(|(_, act)| *act == Act::Topple { who }));
    assert!(death.length > death.fall + 0.3, "one may look at them");
    let strike = Strike { words: vec![(who, Word::MoraleBreaks)], ..Strike::default() };
    let broken = score(&strike, &ALL);
    assert!(broken.acts.iter().any(|(_, act)| *act == Act::Shiver { who, breaks: true }));
    assert!(broken.acts.iter().any(|(_, act)| *act == Act::Flash { who, hue: Hue::Violet }));
}

#[test]
fn nothing_is_shown_that_the_viewer_does_not_perceive() {
    for (book, _, facts) in battles() {
        let nobody = Onlooker { side: Some(SideId(7)), sees: true };
        for (_, moment) in moments(&facts, &nobody) {
            let is_nobodys = |act: &Act| matches!(act, Act::Throw(thrown) if thrown.who.is_none());
            assert!(moment.acts.iter().all(|(_, act)| is_nobodys(act)), "{book}: {moment:#?}");
        }
        let blind = Onlooker { side: None, sees: false };
        for (_, moment) in moments(&facts, &blind) {
            let figures = moment.acts.iter().filter(|(_, act)| !matches!(act, Act::Throw(_)));
            assert_eq!(figures.count(), 0, "{book}: {moment:#?}");
        }
        let side = Onlooker { side: Some(SideId(0)), sees: true };
        for (facts, moment) in moments(&facts, &side) {
            let perceived: Vec<Fact> = facts.iter().filter(|fact| side.perceives(fact)).cloned().collect();
            assert_eq!(shown_harms(&moment), harms(&perceived), "{book}");
        }
    }
}

#[test]
fn marks_on_the_ground_follow_from_the_facts_alone() {
    for (book, muster, facts) in battles() {
        let marks = |is_perceived: bool| {
            let mut ground = Ground::default();
            for fact in &facts {
                ground.take_in(&muster, &fact.what, is_perceived);
            }
            ground.marks
        };
        assert_eq!(marks(true), marks(true));
        assert!(marks(false).is_empty());
        let bears = |is: fn(Stain) -> bool| marks(true).into_iter().any(|mark| is(mark.stain));
        assert!(bears(|stain| matches!(stain, Stain::Blood(_))), "{book}: somebody bled");
        let falls = |fact: &Fact| matches!(fact.what, Happening::Fate { fate: Fate::Dead, .. });
        if facts.iter().any(falls) {
            assert!(bears(|stain| matches!(stain, Stain::Blot(_))), "{book}: somebody fell");
        }
    }
}
