//! Moments: the facts that are shown together, when each of them is shown, and the acts that show them.

use super::act::{Act, Thrown, Word};
use super::choreography::{ROLL, Score, score, score_of_roll};
use super::scene::Scene;
use super::strike::{Strike, is_consequence, is_delivery, lead};
use crate::battle::{Fact, Happening, Purpose};
use crate::rules::reactions::Merit;
use crate::sound::cues::IMPACT;

/// Seconds to see that a side goes on.
const GLANCE: f32 = 0.11;
/// Seconds to take in something that changes the board.
const NOTICE: f32 = 0.38;

/// Facts that are shown together.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Moment {
    /// When each of the facts is shown, in seconds at the usual pace, in order.
    pub facts: Vec<f32>,
    /// The acts, each with its beginning, in the order in which they begin.
    pub acts: Vec<(f32, Act)>,
    /// When the next moment may begin. Acts may play on.
    pub length: f32,
}

/// What a moment is about, by its first fact that the viewer perceives.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Strike,
    /// Something that befalls somebody without a blow that is seen.
    Consequence,
    /// Dice that decide anything else.
    Roll,
    Other,
}

fn kind_of(what: &Happening) -> Kind {
    match what {
        _ if lead(what).is_some() => Kind::Strike,
        _ if is_delivery(what) => Kind::Consequence,
        Happening::Rolled { .. } | Happening::Assured { .. } => Kind::Roll,
        _ if is_consequence(what) => Kind::Consequence,
        _ => Kind::Other,
    }
}

/// The next moment: the facts at the front of those that are coming which belong together.
pub fn next_moment(coming: &[Fact], scene: &impl Scene) -> Moment {
    let Some(start) = coming.iter().position(|fact| scene.perceives(fact)) else {
        return Moment { facts: vec![0.0; coming.len()], ..Moment::default() };
    };
    let first = &coming[start].what;
    let count = start + 1 + joined(&coming[start..], scene);
    let facts: Vec<&Fact> = coming[..count].iter().filter(|fact| scene.perceives(fact)).collect();
    let score = match kind_of(first) {
        Kind::Strike | Kind::Consequence => score(&Strike::read(&facts, scene), scene),
        Kind::Roll => score_of_roll(throws(&facts), scene),
        Kind::Other => other(first, scene),
    };
    let mut shown = 0.0_f32;
    let time = |fact: &Fact| {
        if scene.perceives(fact) {
            shown = shown.max(time_of(&fact.what, &score));
        }
        shown
    };
    let facts: Vec<f32> = coming[..count].iter().map(time).collect();
    // Dice of the figure that was struck may be thrown while the blow still rings out.
    let is_followed = coming.get(count).is_some_and(|fact| {
        scene.perceives(fact) && matches!(kind_of(&fact.what), Kind::Roll) && kind_of(first) == Kind::Strike
    });
    let last = facts.last().copied().unwrap_or_default();
    let length = if is_followed { last.max(IMPACT) + GLANCE } else { score.length.max(last) };
    Moment { facts, acts: score.acts, length }
}

/// How many facts after the first belong to its moment.
fn joined(coming: &[Fact], scene: &impl Scene) -> usize {
    let Some((first, rest)) = coming.split_first() else { return 0 };
    let kind = kind_of(&first.what);
    let (mut is_decided, mut has_harmed) = (kind != Kind::Strike, false);
    let mut strikers: Vec<_> = lead(&first.what).into_iter().collect();
    // What belongs to the moment ends with the last fact that the viewer perceives.
    let (mut count, mut perceived) = (0, 0);
    for fact in rest {
        count += 1;
        if !scene.perceives(fact) {
            continue;
        }
        let what = &fact.what;
        let is_joined = match kind {
            Kind::Other => false,
            Kind::Roll => is_thrown_with(&first.what, what),
            Kind::Strike | Kind::Consequence => match lead(what) {
                // Several strike together, if one decision follows the blows of all.
                Some(next) => {
                    let is_new = strikers.iter().all(|known| known.0 != next.0 && known.1 == next.1);
                    strikers.push(next);
                    is_new && !is_decided
                }
                None if is_delivery(what) => !has_harmed,
                None => is_consequence(what),
            },
        };
        if !is_joined {
            break;
        }
        is_decided |= is_consequence(what) && !matches!(what, Happening::ConditionEnded { .. });
        has_harmed |= does_harm(what);
        perceived = count;
    }
    perceived
}

/// Whether a fact tells that damage has been dealt, or kept off.
const fn does_harm(what: &Happening) -> bool {
    matches!(
        what,
        Happening::Harmed { .. }
            | Happening::Lost { .. }
            | Happening::Points { .. }
            | Happening::Shielded { .. }
            | Happening::KeptOff { .. }
            | Happening::Warded { .. }
            | Happening::Fate { .. }
    )
}

/// Whether dice are thrown together with others: those of a contest, and those for places in the order of play.
fn is_thrown_with(first: &Happening, next: &Happening) -> bool {
    let purpose = |what: &Happening| match what {
        Happening::Rolled { purpose, .. } => Some(*purpose),
        _ => None,
    };
    match (purpose(first), purpose(next)) {
        (Some(Purpose::Contest { deed, .. }), Some(Purpose::Withstand { deed: other, .. })) => deed == other,
        (Some(Purpose::Trial { tested, .. }), Some(Purpose::Outdo { tested: other, .. })) => tested == other,
        (Some(Purpose::Initiative), Some(Purpose::Initiative)) => true,
        _ => false,
    }
}

fn throws(facts: &[&Fact]) -> Vec<Thrown> {
    let thrown = facts.iter().filter_map(|fact| match &fact.what {
        Happening::Rolled { who, purpose, check, rolled } => {
            let about = who.iter().copied().collect();
            let (check, rolled) = (check.clone(), rolled.clone());
            Some(Thrown { who: *who, about, purpose: *purpose, check, rolled })
        }
        _ => None,
    });
    thrown.collect()
}

/// When a fact of a moment is shown.
fn time_of(what: &Happening, score: &Score) -> f32 {
    match what {
        Happening::Rolled { .. } | Happening::Assured { .. } => score.dice,
        Happening::Fate { .. } => score.fall,
        _ => score.consequences,
    }
}

/// The score of what is neither a blow nor a roll.
fn other(what: &Happening, scene: &impl Scene) -> Score {
    let mut score = Score { length: rest_after(what), ..Score::default() };
    let word = match what {
        Happening::SecondMove { who } => Some((*who, Word::SecondMove)),
        Happening::Answered { offer, accepted: true }
            if matches!(offer.reaction.merit(), Merit::Blow { .. }) =>
        {
            Some((offer.to, Word::Strikes))
        }
        _ => None,
    };
    score
        .acts
        .extend(word.filter(|(who, _)| scene.sees(*who)).map(|(who, word)| (0.0, Act::Rise { who, word })));
    score
}

/// Seconds to look at what is neither a blow nor a roll.
const fn rest_after(what: &Happening) -> f32 {
    match what {
        Happening::DoorMoved { .. } | Happening::Said { .. } | Happening::Arrived { .. } => NOTICE,
        Happening::Posture { .. } | Happening::Pushed { .. } => GLANCE * 2.0,
        Happening::SideGoes { .. } => GLANCE,
        Happening::FirstSide { .. } => ROLL,
        _ => 0.0,
    }
}
