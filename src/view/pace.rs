//! How fast a battle is shown.

use serde::{Deserialize, Serialize};

/// How fast the battle is shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Pace {
    #[default]
    Normal,
    Double,
    Fourfold,
    Instant,
}

impl Pace {
    /// Every pace, from slow to fast.
    pub const ALL: [Pace; 4] = [Pace::Normal, Pace::Double, Pace::Fourfold, Pace::Instant];

    /// How many times as fast as usual the battle is shown. What is shown at once has no speed, and counts as the fastest.
    pub const fn speed(self) -> f32 {
        match self {
            Pace::Normal => 1.0,
            Pace::Double => 2.0,
            Pace::Fourfold | Pace::Instant => 4.0,
        }
    }

    /// The next faster pace, or the next slower one below 0; the fastest and the slowest stay as they are.
    pub fn stepped(self, steps: i8) -> Pace {
        let place = Pace::ALL.iter().position(|pace| *pace == self).unwrap_or(0);
        let next = place.saturating_add_signed(steps.into()).min(Pace::ALL.len() - 1);
        Pace::ALL[next]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pace_steps_up_and_down_and_stays_within_the_list() {
        assert_eq!(Pace::Normal.stepped(1), Pace::Double);
        assert_eq!(Pace::Double.stepped(-1), Pace::Normal);
        assert_eq!(Pace::Normal.stepped(-1), Pace::Normal);
        assert_eq!(Pace::Instant.stepped(1), Pace::Instant);
        assert!(Pace::ALL.windows(2).all(|pair| pair[0].stepped(1) == pair[1]));
    }
}
