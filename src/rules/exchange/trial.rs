//! A trial: a combatant tries a skill or an aptitude against a number (`Check::AtLeast`), or against another combatant who tries
//! the same or something else (`Check::Opposed`). It settles who wins and changes nothing by itself.

use serde::{Deserialize, Serialize};
use smallvec::smallvec;

use crate::battle::{Against, Check, CombatantId, Modifier, Purpose, Reason, Tested, clauses};
use crate::dice::{Goal, Rolled};
use crate::rules::step::{Ask, Ending, RelevantResult, Step};
use crate::rules::table::Table;

/// A trial that lies ahead or is under way.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Trial {
    who: CombatantId,
    tested: Tested,
    check: Check,
    /// The opponent, with what they try and roll.
    against: Option<(CombatantId, Tested, Check)>,
    /// Whether a tie goes to the combatant who acts.
    ties_win: bool,
    stage: TrialStage,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
enum TrialStage {
    Trying,
    Outdoing { assured: bool },
}

impl Table<'_> {
    /// The trial of a skill or of aptitudes; none if the rulebook does not test such a thing, or if the opponent is not
    /// seen.
    pub fn trial(&self, who: CombatantId, tested: Tested, against: Against) -> Option<Trial> {
        let other = match against {
            Against::One { other, with } => Some((other, with.unwrap_or(tested))),
            Against::Usual | Against::Number(_) => None,
        };
        let mut check = self.check_of(who, tested)?;
        if let Goal::AtMost { .. } = check.goal {
            // A save has its own number already, and cannot be compared with the roll of an opponent.
            match (against, check.threshold.first_mut()) {
                (Against::One { .. }, _) | (_, None) => return None,
                (Against::Number(amount), Some(part)) => *part = Modifier { why: Reason::Base, amount },
                (Against::Usual, Some(_)) => {}
            }
        } else if other.is_none() {
            let amount = match against {
                Against::Number(number) => number,
                _ => self.usual_threshold()?,
            };
            check.threshold = smallvec![Modifier { why: Reason::Base, amount }];
            check.goal = Goal::Reach;
        }
        let against = match other {
            Some((other, with)) => Some((other, with, self.check_of(other, with)?)),
            None => None,
        };
        let is_hero = |who: CombatantId| self.sheet(who).hero;
        let ties_win = other.is_none_or(|(other, _)| is_hero(who) || !is_hero(other));
        Some(Trial { who, tested, check, against, ties_win, stage: TrialStage::Trying })
    }
}

impl Trial {
    /// Takes the result of the last roll, then asks for the next one or ends.
    pub fn next(self, rolled: Option<&Rolled>) -> Step<Self> {
        let Trial { who, ties_win, .. } = self;
        let Some(rolled) = rolled else { return self.begin() };
        match (self.stage, &self.against) {
            (TrialStage::Outdoing { assured }, _) => {
                let outdone = if assured { rolled.assured } else { rolled.succeeds };
                Step::Done(Ending { landed: Some(!outdone), effects: Vec::new() })
            }
            (TrialStage::Trying, None) => {
                Step::Done(Ending { landed: Some(rolled.succeeds), effects: Vec::new() })
            }
            (TrialStage::Trying, Some((other, with, check))) => {
                let mut check = check.clone();
                check.threshold = smallvec![Modifier { why: Reason::Opponent(who), amount: rolled.total }];
                check.goal = if ties_win { Goal::Exceed } else { Goal::Reach };
                let ask = Ask {
                    who: Some(*other),
                    purpose: Purpose::Outdo { tested: *with, against: who },
                    clause: clauses::Check::Opposed.into(),
                    check,
                    matters: RelevantResult::Success,
                };
                let stage = TrialStage::Outdoing { assured: rolled.assured };
                Step::Ask(Trial { stage, ..self }, ask)
            }
        }
    }

    fn begin(self) -> Step<Self> {
        let against = self.against.as_ref().map(|(other, ..)| *other);
        let matters = if against.is_some() { RelevantResult::Natural } else { RelevantResult::Success };
        let ask = Ask {
            who: Some(self.who),
            purpose: Purpose::Trial { tested: self.tested, against },
            clause: clauses::Check::AtLeast.into(),
            check: self.check.clone(),
            matters,
        };
        Step::Ask(self, ask)
    }
}
