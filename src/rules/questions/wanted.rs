//! What somebody may want to know the chance of, and which endings are such ones.

use crate::battle::{Change, Fate, Track};
use crate::rules::step::Ending;

/// What somebody may want to know the chance of.
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
    /// All of them, with the words that rule cards use.
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

    /// Whether an ending is such a one.
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
            Change::Begin { condition, .. } => !condition.kind.keeps_count(),
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
                Change::Begin { condition, .. } => condition.kind.fells().is_some(),
                _ => false,
            }),
            Wanted::Disarmed => ending.landed == Some(true) && drops(),
            Wanted::Mishap => ending.landed == Some(false) && (drops() || begins() || fizzles()),
        }
    }
}
