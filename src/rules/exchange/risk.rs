//! A risky deed (`Tempo::Risky`): the game master has marked it, and a check decides beforehand whether it succeeds. If it fails,
//! it is paid for, but has no effect.

use serde::{Deserialize, Serialize};
use smallvec::smallvec;

use crate::battle::{
    Change, Check, CombatantId, Condition, Deed, ExtraRoll, Happening, Modifier, Purpose, Reason, Tested,
    clauses,
};
use crate::dice::{Goal, Rolled};
use crate::rules::step::{Ask, Ending, RelevantResult, Step};
use crate::rules::table::Table;

/// A risky deed that a combatant is about to do.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Risk {
    who: CombatantId,
    deed: Deed,
    check: Check,
}

impl Table<'_> {
    /// The game master's mark on the next deed of a combatant, if it makes this deed risky. Of several declared deeds, it
    /// is the first that does not only prepare another.
    pub fn risk_mark_for(&self, who: CombatantId, deed: &Deed) -> Option<Condition> {
        let more_follows = || {
            let intent = self.intent(who);
            intent.is_some_and(|intent| intent.deeds.iter().any(|deed| !deed.only_prepares()))
        };
        self.mark_of_risk(who).filter(|_| deed.may_be_risky() && !(deed.only_prepares() && more_follows()))
    }

    /// The check on which a risky deed depends.
    pub fn risk(&self, who: CombatantId, deed: &Deed) -> Option<Risk> {
        let (tested, against) = self.risk_mark_for(who, deed)?.risk()?;
        Some(Risk { who, deed: deed.clone(), check: self.check_of_risk(who, tested, against)? })
    }

    /// The check of a skill or ability, or the rulebook's usual test; none if the rulebook has no such check.
    pub fn check_of_risk(
        &self,
        who: CombatantId,
        tested: Option<Tested>,
        against: Option<i32>,
    ) -> Option<Check> {
        let mut check = match tested {
            None => self.test(who, self.usual_difficulty())?,
            Some(tested) => self.check_of(who, tested)?,
        };
        if check.goal == Goal::Show {
            let amount = self.usual_threshold()?;
            (check.threshold, check.goal) = (smallvec![Modifier { why: Reason::Base, amount }], Goal::Reach);
        }
        if let Some(amount) = against {
            check.threshold = smallvec![Modifier { why: Reason::GameMaster, amount }];
        }
        Some(check)
    }
}

impl Risk {
    /// Asks for the check, then ends.
    pub fn next(self, rolled: Option<&Rolled>) -> Step<Self> {
        let Some(rolled) = rolled else {
            let ask = Ask {
                who: Some(self.who),
                purpose: Purpose::ExtraRoll(ExtraRoll::RiskyDeed),
                clause: clauses::Tempo::Risky.into(),
                check: self.check.clone(),
                matters: RelevantResult::Success,
            };
            return Step::Ask(self, ask);
        };
        let Risk { who, deed, .. } = self;
        let happening = Happening::Thwarted { who, deed };
        let thwarted = Change::tell(happening).by(clauses::Tempo::Risky);
        let effects = if rolled.succeeds { Vec::new() } else { vec![thwarted] };
        Step::Done(Ending { landed: Some(rolled.succeeds), effects })
    }
}
