//! Every hit forces an injury check (`Harm::InjuryCheck`): one who passes has an injury more, one who fails is felled
//! (`Harm::Felled`).

use serde::{Deserialize, Serialize};

use super::{FailedInjury, ZeroRule};
use crate::battle::{
    AptitudeSet, Check, Clause, CombatantId, Condition, ConditionKind, Effect, Fate, Part, Purpose, Reason,
    Track, Until, WeaponId, clauses,
};
use crate::dice::Rolled;
use crate::rules::axes::check::d6_check;
use crate::rules::book::rulebook::Axis;
use crate::rules::exchange::{Ask, Ending, Exchange, Matters, Step};
use crate::rules::table::Table;

/// Every hit forces a check; each injury makes the next one deadlier.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct InjuryChecks {
    /// What injuries and weapon are added to.
    pub base: i32,
    /// What helps.
    pub help: AptitudeSet,
}

/// An injury check that lies ahead.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct InjuryPlan {
    who: CombatantId,
    check: Check,
    felled: Felled,
    /// At one's own risk: the injury comes with a failure, and nothing worse.
    risk: bool,
    stage: InjuryStage,
}

/// What a failed check means for this one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
enum Felled {
    Is(Fate),
    Rolls,
}

/// How far an injury check has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum InjuryStage {
    /// Nothing is rolled yet.
    Ahead,
    /// The check is being rolled.
    Checking,
    /// A die decides between death and maiming.
    Deciding,
}

/// What the harm to one body came to.
pub enum HarmStep {
    /// Something must be rolled first.
    Ask(InjuryPlan, Ask),
    /// This is what comes of it, and whether the body is still in the fight.
    Done(Vec<Effect>, bool),
}

impl InjuryChecks {
    /// The check that a weapon's blow forces on a body, or that comes about without a blow.
    #[must_use]
    pub fn plan(
        &self,
        table: &Table<'_>,
        who: CombatantId,
        weapon: Option<WeaponId>,
        risk: bool,
    ) -> Option<InjuryPlan> {
        let body = table.body(who)?;
        let deadlier = weapon.and_then(|weapon| table.arm(weapon).blocks.of(Axis::Harm).itm);
        let sheet = table.sheet(who);
        let mut threshold = vec![Part { why: Reason::Base, amount: self.base }];
        for (why, amount) in [
            (Reason::Points(Track::Injuries), i32::from(body.points(Track::Injuries))),
            (Reason::Weapon, deadlier.unwrap_or(0)),
        ] {
            if amount != 0 {
                threshold.push(Part { why, amount });
            }
        }
        let felled = match &table.muster.book.at_zero.take {
            ZeroRule::DeadOrMaimed(FailedInjury::Maimed) => Felled::Is(Fate::Maimed),
            ZeroRule::DeadOrMaimed(FailedInjury::HeroesRoll) if sheet.hero => Felled::Rolls,
            ZeroRule::DeadOrMaimed(_) => Felled::Is(Fate::Dead),
            ZeroRule::Down(no) | ZeroRule::SenselessThenDead(no) | ZeroRule::CriticalDamage(no) => no.never(),
        };
        let check = d6_check(sheet, Axis::Harm, self.help, &threshold);
        Some(InjuryPlan { who, check, felled, risk, stage: InjuryStage::Ahead })
    }
}

impl InjuryPlan {
    /// Goes on by one roll.
    #[must_use]
    pub fn next(self, rolled: Option<&Rolled>) -> HarmStep {
        let who = self.who;
        match (self.stage, rolled) {
            (InjuryStage::Checking, Some(rolled)) if self.risk && rolled.succeeds => {
                HarmStep::Done(Vec::new(), true)
            }
            (InjuryStage::Checking, Some(rolled)) if self.risk || rolled.succeeds => {
                let clause = Some(self.clause());
                HarmStep::Done(vec![Effect::Points { who, track: Track::Injuries, change: 1, clause }], true)
            }
            (InjuryStage::Checking, Some(_)) => match self.felled {
                Felled::Is(fate) => HarmStep::Done(fell(who, fate), false),
                Felled::Rolls => {
                    let ask = Ask {
                        who: Some(who),
                        purpose: Purpose::DeathOrMaiming,
                        clause: clauses::Harm::Felled.into(),
                        check: Check::show(6),
                        matters: Matters::Natural,
                    };
                    HarmStep::Ask(InjuryPlan { stage: InjuryStage::Deciding, ..self }, ask)
                }
            },
            (InjuryStage::Deciding, Some(rolled)) => {
                let fate = if rolled.natural <= 3 { Fate::Dead } else { Fate::Maimed };
                HarmStep::Done(fell(who, fate), false)
            }
            (_, _) => {
                let ask = Ask {
                    who: Some(who),
                    purpose: if self.risk { Purpose::Risk(Track::Injuries) } else { Purpose::Injury },
                    clause: self.clause(),
                    check: self.check.clone(),
                    matters: Matters::Success,
                };
                HarmStep::Ask(InjuryPlan { stage: InjuryStage::Checking, ..self }, ask)
            }
        }
    }

    /// Goes on by one roll as an exchange of its own.
    #[must_use]
    pub fn step(self, rolled: Option<&Rolled>) -> Step {
        match self.next(rolled) {
            HarmStep::Ask(plan, ask) => Step::Ask(Exchange::Harm(plan), ask),
            HarmStep::Done(effects, _) => Step::Done(Ending::of(effects)),
        }
    }

    fn clause(&self) -> Clause {
        if self.risk { clauses::Track::Risk.into() } else { clauses::Harm::InjuryCheck.into() }
    }
}

fn fell(who: CombatantId, fate: Fate) -> Vec<Effect> {
    let clause: Option<Clause> = Some(clauses::Harm::Felled.into());
    let mut effects = vec![Effect::Fate { who, fate, clause }];
    if fate == Fate::Maimed {
        let condition = Condition { kind: ConditionKind::Maiming, source: None, until: Until::Lasting };
        effects.push(Effect::Begin { who, condition, clause });
    }
    effects
}
