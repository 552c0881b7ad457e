//! An attempt: a deed that helps or harms one combatant and is settled by one check of the combatant who acts, or by none.

use serde::{Deserialize, Serialize};
use smallvec::smallvec;

use crate::battle::{
    Ability, Check, Clause, CombatantId, DeedName, Effect, Modifier, Purpose, Reason, Training,
};
use crate::dice::{Goal, Rolled};
use crate::rules::book::rulebook::Axis;
use crate::rules::step::{Ask, Ending, RelevantResult, Step};
use crate::rules::table::Table;

/// An attempt that lies ahead or is under way.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct AttemptPlan {
    pub deed: DeedName,
    pub clause: Clause,
    pub who: CombatantId,
    pub target: CombatantId,
    /// None if the deed succeeds without a roll.
    pub check: Option<Check>,
    /// The effects of success.
    pub won: Vec<Effect>,
}

impl Table<'_> {
    /// A check of an ability against a number, for an attempt.
    pub fn check_against(
        &self,
        who: CombatantId,
        (axis, training): (Axis, &[Training]),
        ability: Ability,
        dc: i32,
    ) -> Option<Check> {
        let mut check = self.trained_check(who, axis, ability, training)?;
        check.threshold = smallvec![Modifier { why: Reason::Base, amount: dc }];
        check.goal = Goal::Reach;
        Some(check)
    }
}

impl AttemptPlan {
    /// Asks for the check, if there is one, then ends.
    pub fn next(self, rolled: Option<&Rolled>) -> Step<Self> {
        match (rolled, &self.check) {
            (None, Some(check)) => {
                let ask = Ask {
                    who: Some(self.who),
                    purpose: Purpose::Attempt { deed: self.deed, target: self.target },
                    clause: self.clause,
                    check: check.clone(),
                    matters: RelevantResult::Success,
                };
                Step::Ask(self, ask)
            }
            (Some(rolled), _) if !rolled.succeeds => {
                Step::Done(Ending { landed: Some(false), effects: Vec::new() })
            }
            _ => Step::Done(Ending { landed: Some(true), effects: self.won }),
        }
    }
}
