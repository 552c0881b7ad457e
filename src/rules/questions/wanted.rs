//! The kinds of endings whose chance can be asked for, and which endings are of which kind.

use crate::battle::words::words;
use crate::battle::{Change, Fate, Track};
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
    /// Whether an ending is of this kind.
    pub fn is_in(self, ending: &Ending) -> bool {
        let changes = || ending.effects.iter().map(|effect| &effect.change);
        let points = |wanted: Track| {
            changes().any(
                |change| matches!(change, Change::Points { track, change, .. } if *track == wanted && *change > 0),
            )
        };
        let fates = || {
            changes().filter_map(|change| match change {
                Change::Fate { fate, .. } => Some(*fate),
                _ => None,
            })
        };
        let drops = || changes().any(|change| matches!(change, Change::Drop { .. }));
        let goes_wrong = |change: &Change| match change {
            Change::BeginCondition { condition, .. } => !condition.kind.keeps_count(),
            _ => false,
        };
        let begins = || changes().any(goes_wrong);
        let fizzles = || changes().any(|change| matches!(change, Change::Fizzle { .. }));
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
            Wanted::Prone => changes().any(|change| match change {
                Change::Posture { prone, .. } => *prone,
                Change::BeginCondition { condition, .. } => condition.kind.fall_when_it_ends().is_some(),
                _ => false,
            }),
            Wanted::Disarmed => ending.landed == Some(true) && drops(),
            Wanted::Mishap => ending.landed == Some(false) && (drops() || begins() || fizzles()),
        }
    }
}
