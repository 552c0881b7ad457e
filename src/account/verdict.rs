//! The verdict on a battle for those who played it, and why it ended.

use crate::battle::{Fact, Happening, Objective, Outcome, SideId};
use crate::rules::book::muster::Muster;

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

/// Why a battle ended as it did.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reason {
    /// A side met an objective, or could no longer meet it.
    Objective { side: SideId, aim: Objective, met: bool },
    /// The last round is over.
    TimeIsUp { rounds: u16 },
    /// A side has nobody left who fights.
    NobodyLeft { side: SideId },
    /// No side has anybody left who fights.
    NobodyAtAll,
}

impl Reason {
    /// Why the battle that these facts tell of ended.
    pub fn of(muster: &Muster, facts: &[Fact], outcome: Outcome, rounds: u16) -> Reason {
        let settled = facts.iter().rev().find_map(|fact| match &fact.what {
            Happening::ObjectiveSettled { side, aim, met, .. } => {
                let decides = match outcome {
                    Outcome::Won(winners) => *met == winners.contains(*side),
                    Outcome::Draw => true,
                };
                decides.then(|| Reason::Objective { side: *side, aim: aim.clone(), met: *met })
            }
            _ => None,
        });
        match (settled, outcome) {
            (Some(reason), Outcome::Won(_)) => reason,
            (_, Outcome::Draw) if rounds >= muster.scenario.round_limit => Reason::TimeIsUp { rounds },
            (Some(reason), Outcome::Draw) => reason,
            (None, Outcome::Draw) => Reason::NobodyAtAll,
            (None, Outcome::Won(winners)) => {
                let beaten =
                    |side: &SideId| !winners.contains(*side) && !muster.scenario.sides[side.index()].neutral;
                let side = muster.scenario.side_ids().find(beaten);
                side.map_or(Reason::NobodyAtAll, |side| Reason::NobodyLeft { side })
            }
        }
    }
}
