//! What a player or a rule card may want to know the chance of, and in which endings that comes about.

use crate::battle::words::words;
use crate::battle::{Effect, Fate, Track};
use crate::rules::step::Ending;

words! {
    /// What a player or a rule card may want to know the chance of.
    pub enum Wanted {
        Hit = "hit",
        Miss = "miss",
        Injured = "injured",
        Dead = "dead",
        Down = "down",
        Maimed = "maimed",
        Senseless = "unconscious",
        OutOfTheFight = "out",
        Tired = "tired",
        Stressed = "stressed",
        Prone = "prone",
        Disarmed = "disarmed",
        /// A miss that goes wrong for the attacker.
        Mishap = "mishap",
    }
}

impl Wanted {
    /// Whether this comes about in an ending.
    pub fn is_in(self, ending: &Ending) -> bool {
        let points = |wanted: Track| {
            ending.effects.iter().any(
                |effect| matches!(effect, Effect::Points { track, change, .. } if *track == wanted && *change > 0),
            )
        };
        let fates = || {
            ending.effects.iter().filter_map(|effect| match effect {
                Effect::Fate { fate, .. } => Some(*fate),
                _ => None,
            })
        };
        let drops = || ending.effects.iter().any(|effect| matches!(effect, Effect::Drop { .. }));
        let goes_wrong = |effect: &Effect| match effect {
            Effect::Begin { condition, .. } => !condition.kind.keeps_count(),
            _ => false,
        };
        let begins = || ending.effects.iter().any(goes_wrong);
        let fizzles = || ending.effects.iter().any(|effect| matches!(effect, Effect::Fizzle { .. }));
        match self {
            Wanted::Hit => ending.landed == Some(true),
            Wanted::Miss => ending.landed == Some(false),
            Wanted::Injured => points(Track::Injuries),
            Wanted::Tired => points(Track::Fatigue),
            Wanted::Stressed => points(Track::Stress),
            Wanted::Dead => fates().any(|fate| fate == Fate::Dead),
            Wanted::Down => fates().any(|fate| fate == Fate::Down),
            Wanted::Maimed => fates().any(|fate| fate == Fate::Maimed),
            Wanted::Senseless => fates().any(|fate| matches!(fate, Fate::Unconscious { .. })),
            Wanted::OutOfTheFight => fates().any(|fate| !fate.is_able()),
            Wanted::Prone => ending.effects.iter().any(|effect| match effect {
                Effect::Posture { prone, .. } => *prone,
                Effect::Begin { condition, .. } => condition.kind.fells().is_some(),
                _ => false,
            }),
            Wanted::Disarmed => ending.landed == Some(true) && drops(),
            Wanted::Mishap => ending.landed == Some(false) && (drops() || begins() || fizzles()),
        }
    }
}
