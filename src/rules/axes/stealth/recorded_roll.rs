//! A roll to go unseen (`Stealth::Enter`) stands until the next one, which comes when the combatant's turn ends
//! (`Stealth::Again`). Each enemy rolls against it for themselves when their turn starts (`Stealth::Spot`).

use serde::{Deserialize, Serialize};
use smallvec::{SmallVec, smallvec};

use crate::battle::{Change, Check, Clause, CombatantId, Modifier, Posture, Purpose, Reason, clauses};
use crate::dice::{Goal, Rolled};
use crate::rules::book::rulebook::Axis;
use crate::rules::step::{Ask, Ending, RelevantResult, Step};
use crate::rules::table::Table;

/// A roll to go unseen.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct SneakPlan {
    pub(super) who: CombatantId,
    pub(super) check: Check,
    pub(super) clause: Clause,
    /// Whether the combatant begins to sneak with this roll.
    pub(super) anew: bool,
    /// The enemies who watch the combatant hide, and whom the combatant's side may not know of.
    pub(super) watchers: SmallVec<[CombatantId; 1]>,
}

/// A roll to spot a sneaking combatant.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct SpotPlan {
    who: CombatantId,
    target: CombatantId,
    check: Check,
}

impl Table<'_> {
    /// The roll of a combatant who begins to sneak.
    pub(super) fn begin_to_sneak(&self, who: CombatantId) -> Option<SneakPlan> {
        Some(SneakPlan {
            who,
            check: self.sneak_check(who)?,
            clause: clauses::Stealth::Enter.into(),
            anew: true,
            watchers: self.watchers(who).collect(),
        })
    }

    /// The roll of a combatant who still sneaks when their turn ends.
    pub fn sneak_on(&self, who: CombatantId) -> Option<SneakPlan> {
        let rule = self.stealth().filter(|_| self.is_sneaking(who))?;
        let (body, sheet) = (self.body(who)?, self.sheet(who));
        let mut check = self.sneak_check(who)?;
        let mut add = |why, amount| {
            if amount != 0 {
                check.bonuses.push(Modifier { why, amount });
            }
        };
        if body.sneaking.as_ref().is_some_and(|sneaking| sneaking.stride > sheet.pace / 2) {
            add(Reason::Haste, rule.more_than_half_a_move);
        }
        if sheet.flies && body.posture == Posture::Standing {
            add(Reason::Aloft, rule.flying);
        }
        let clause = clauses::Stealth::Again.into();
        Some(SneakPlan { who, check, clause, anew: false, watchers: SmallVec::new() })
    }

    /// What a combatant's skill adds to rolls to go unseen; none where the book has no such rolls.
    pub fn sneaking_skill(&self, who: CombatantId) -> Option<i32> {
        let skill = self.stealth()?.skill;
        let skills = self.sheet(who).blocks.of(Axis::Stealth).skills.as_ref();
        Some(skills.map_or(0, |skills| skills.of(skill)))
    }

    fn sneak_check(&self, who: CombatantId) -> Option<Check> {
        self.skill_check(who, Axis::Stealth, &[self.stealth()?.skill])
    }

    /// The roll of an enemy to spot a sneaking combatant: it must reach the sneaking combatant's roll. A tie spots,
    /// whichever of the two is a hero.
    pub fn spot(&self, who: CombatantId, target: CombatantId) -> Option<SpotPlan> {
        let roll = self.body(target)?.sneaking.as_ref()?.roll?;
        let mut check = self.skill_check(who, Axis::Stealth, &self.stealth()?.observers)?;
        check.threshold = smallvec![Modifier { why: Reason::Opponent(target), amount: roll }];
        check.goal = Goal::Reach;
        Some(SpotPlan { who, target, check })
    }
}

impl SneakPlan {
    /// Rolls, then notes how well the combatant goes unseen.
    pub fn next(self, rolled: Option<&Rolled>) -> Step<Self> {
        let SneakPlan { who, anew, clause, .. } = self;
        match rolled {
            None => {
                let check = self.check.clone();
                let (purpose, matters) = (Purpose::Sneak, RelevantResult::Natural);
                Step::Ask(self, Ask { who: Some(who), purpose, clause, check, matters })
            }
            Some(rolled) if !rolled.succeeds => {
                Step::Done(Ending { landed: Some(false), effects: Vec::new() })
            }
            Some(rolled) => {
                let sneak = Change::Sneak { who, roll: rolled.total, anew }.by(clause);
                let seen = self.watchers.into_iter().map(|by| Change::Spot { who, by, seen: true }.into());
                let landed = (self.check.goal != Goal::Show).then_some(true);
                Step::Done(Ending { landed, effects: std::iter::once(sneak).chain(seen).collect() })
            }
        }
    }
}

impl SpotPlan {
    /// Rolls, then notes whether the sneaking combatant is spotted.
    pub fn next(self, rolled: Option<&Rolled>) -> Step<Self> {
        let SpotPlan { who, target, .. } = self;
        match rolled {
            None => {
                let ask = Ask {
                    who: Some(who),
                    purpose: Purpose::Spot { target },
                    clause: clauses::Stealth::Spot.into(),
                    check: self.check.clone(),
                    matters: RelevantResult::Success,
                };
                Step::Ask(self, ask)
            }
            Some(rolled) => {
                let spot = Change::Spot { who: target, by: who, seen: rolled.succeeds }.into();
                Step::Done(Ending { landed: Some(rolled.succeeds), effects: vec![spot] })
            }
        }
    }
}
