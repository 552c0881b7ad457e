//! The kinds of endings whose chance can be asked for, and which endings are of which kind.

use crate::battle::{Effect, Fate, Track};
use crate::rules::step::Ending;

/// A kind of ending whose chance can be asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Wanted {
    Hit,
    Miss,
    Injured,
    Dead,
    Down,
    Maimed,
    Senseless,
    OutOfTheFight,
    Tired,
    Stressed,
    Prone,
    Disarmed,
    /// A miss that goes wrong for the attacker.
    Mishap,
}

impl Wanted {
    /// Every kind, with the word that rule cards use for it.
    pub const ALL: [(Wanted, &'static str); 13] = [
        (Wanted::Hit, "hit"),
        (Wanted::Miss, "miss"),
        (Wanted::Injured, "injured"),
        (Wanted::Dead, "dead"),
        (Wanted::Down, "down"),
        (Wanted::Maimed, "maimed"),
        (Wanted::Senseless, "unconscious"),
        (Wanted::OutOfTheFight, "out"),
        (Wanted::Tired, "tired"),
        (Wanted::Stressed, "stressed"),
        (Wanted::Prone, "prone"),
        (Wanted::Disarmed, "disarmed"),
        (Wanted::Mishap, "mishap"),
    ];

    /// Whether an ending is of this kind.
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
