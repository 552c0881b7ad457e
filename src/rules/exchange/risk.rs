//! A risky deed (`Tempo::Risky`): the game master has marked it, and before it is done a check says whether it comes off, by
//! whatever check is in force. Where it does not, it is paid for and nothing comes of it.

use serde::{Deserialize, Serialize};
use smallvec::smallvec;

use crate::battle::{
    Change, Check, CombatantId, Condition, Deed, Dread, Feat, Happening, Part, Purpose, Reason, Tested,
    Track, clauses,
};
use crate::dice::{Goal, Rolled};
use crate::rules::axes::harm::HarmPlan;
use crate::rules::exchange::Exchange;
use crate::rules::step::{Ask, Ending, Matters, Step};
use crate::rules::table::Table;

/// A risky deed that somebody is about to do.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Risk {
    who: CombatantId,
    deed: Deed,
    check: Check,
}

impl Table<'_> {
    /// A check of whether somebody takes a point, at its own risk or not.
    pub fn point_check(&self, who: CombatantId, track: Track, risk: bool) -> Option<Exchange> {
        match track {
            Track::Injuries => self.injury_check(who, risk).map(HarmPlan::Injury).map(Exchange::Harm),
            Track::Fatigue | Track::Stress => {
                let rule = self.muster.book.track(track)?;
                self.track_plan(rule, who, None, Dread::DeadAlly, risk).map(Exchange::Endure)
            }
        }
    }

    /// What makes a deed of somebody a risky one: the mark on its next deed. Of what it has declared it is the first that
    /// is more than a way to do something else.
    pub fn risk_in(&self, who: CombatantId, deed: &Deed) -> Option<Condition> {
        let more_follows = || {
            let intent = self.intent(who);
            intent.is_some_and(|intent| intent.deeds.iter().any(|deed| !deed.leads_up()))
        };
        self.mark_of_risk(who).filter(|_| deed.may_be_risky() && !(deed.leads_up() && more_follows()))
    }

    /// The check that a risky deed hangs on.
    pub fn risk(&self, who: CombatantId, deed: &Deed) -> Option<Risk> {
        let (tested, against) = self.risk_in(who, deed)?.risk()?;
        Some(Risk { who, deed: deed.clone(), check: self.check_of_risk(who, tested, against)? })
    }

    /// A check of something, or the rulebook's usual test; none where the rulebook does not test such a thing.
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
            (check.threshold, check.goal) = (smallvec![Part { why: Reason::Base, amount }], Goal::Reach);
        }
        if let Some(amount) = against {
            check.threshold = smallvec![Part { why: Reason::GameMaster, amount }];
        }
        Some(check)
    }
}

impl Risk {
    /// Goes on by one roll.
    pub fn next(self, rolled: Option<&Rolled>) -> Step<Self> {
        let Some(rolled) = rolled else {
            let ask = Ask {
                who: Some(self.who),
                purpose: Purpose::Feat(Feat::Venture),
                clause: clauses::Tempo::Risky.into(),
                check: self.check.clone(),
                matters: Matters::Success,
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
