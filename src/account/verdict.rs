//! The verdict on a battle for those who played it.

use crate::battle::{Outcome, SideId};

/// How the battle ended for the people who played it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// Everybody who was played by people has won.
    Held,
    /// Nobody who was played by people has won.
    Lost,
    /// Nobody has won at all.
    Drawn,
    /// People played on both sides, or on none.
    Decided(SideId),
}

impl Verdict {
    /// The verdict, given the sides that people play.
    pub fn of(outcome: Outcome, people: &[SideId]) -> Verdict {
        let Outcome::Won(winners) = outcome else { return Verdict::Drawn };
        let won = people.iter().filter(|side| winners.contains(**side)).count();
        match (won, people.len()) {
            (won, all) if all > 0 && won == all => Verdict::Held,
            (0, 1..) => Verdict::Lost,
            _ => {
                let first = (0..8).map(SideId).find(|side| winners.contains(*side));
                first.map_or(Verdict::Drawn, Verdict::Decided)
            }
        }
    }
}
