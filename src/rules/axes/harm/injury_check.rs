//! Every hit forces an injury check (`Harm::InjuryCheck`): a success brings one more injury, and a failure fells.

use serde::{Deserialize, Serialize};

use super::{Felled, HarmPlan, HarmStep};
use crate::battle::{
    Change, Check, Clause, CombatantId, Modifier, Purpose, Reason, Track, WeaponId, clauses,
};
use crate::dice::Rolled;
use crate::rules::axes::check::d6_check;
use crate::rules::book::rulebook::Axis;
use crate::rules::choices::harm::InjuryChecks;
use crate::rules::step::{Ask, RelevantResult};
use crate::rules::table::Table;

/// An injury check that lies ahead or is under way.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct InjuryPlan {
    who: CombatantId,
    check: Check,
    felled: Felled,
    /// A check at the combatant's own risk: a failure brings the injury and nothing worse, and a success brings none.
    risk: bool,
    stage: InjuryStage,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum InjuryStage {
    /// Nothing is rolled yet.
    Ahead,
    /// The check is being rolled.
    Checking,
    /// A die decides between death and maiming.
    Deciding,
}

impl InjuryChecks {
    /// The check that a weapon's blow forces on a combatant, or one that comes without a blow.
    pub fn plan(
        &self,
        table: &Table<'_>,
        who: CombatantId,
        weapon: Option<WeaponId>,
        risk: bool,
    ) -> Option<InjuryPlan> {
        let body = table.body(who)?;
        let deadlier = weapon.and_then(|weapon| table.weapon_sheet(weapon).blocks.of(Axis::Harm).itm);
        let sheet = table.sheet(who);
        let mut threshold = vec![Modifier { why: Reason::Base, amount: self.base }];
        for (why, amount) in [
            (Reason::Points(Track::Injuries), i32::from(body.points(Track::Injuries))),
            (Reason::Weapon, deadlier.unwrap_or(0)),
        ] {
            if amount != 0 {
                threshold.push(Modifier { why, amount });
            }
        }
        let felled = table.felled(who, false);
        let mut check = d6_check(sheet, Axis::Harm, self.help, &threshold);
        check.bonuses.extend(table.score_help(who, Axis::Harm, self.score.as_ref()));
        Some(InjuryPlan { who, check, felled, risk, stage: InjuryStage::Ahead })
    }
}

impl InjuryPlan {
    /// Continues with a roll.
    pub fn next(self, rolled: Option<&Rolled>) -> HarmStep {
        let who = self.who;
        match (self.stage, rolled) {
            (InjuryStage::Checking, Some(rolled)) if self.risk && rolled.succeeds => {
                HarmStep::Done(Vec::new(), true)
            }
            (InjuryStage::Checking, Some(rolled)) if self.risk || rolled.succeeds => {
                let injury = Change::Points { who, track: Track::Injuries, change: 1 };
                HarmStep::Done(vec![injury.by(self.clause())], true)
            }
            (InjuryStage::Checking, Some(_)) => match self.felled.ask(who) {
                None => HarmStep::Done(self.felled.effects(who, None), false),
                Some(ask) => self.asks(InjuryStage::Deciding, ask),
            },
            (InjuryStage::Deciding, rolled) => HarmStep::Done(self.felled.effects(who, rolled), false),
            (_, _) => {
                let ask = Ask {
                    who: Some(who),
                    purpose: if self.risk { Purpose::Risk(Track::Injuries) } else { Purpose::Injury },
                    clause: self.clause(),
                    check: self.check.clone(),
                    matters: RelevantResult::Success,
                };
                self.asks(InjuryStage::Checking, ask)
            }
        }
    }

    fn asks(self, stage: InjuryStage, ask: Ask) -> HarmStep {
        HarmStep::Ask(Vec::new(), HarmPlan::Injury(InjuryPlan { stage, ..self }), ask)
    }

    fn clause(&self) -> Clause {
        if self.risk { clauses::Track::Risk.into() } else { clauses::Harm::InjuryCheck.into() }
    }
}
