//! A strike: attack, then what a hit deals, what protects from it, what it does to the body (`Harm::HitHarms`), and
//! what it costs in breath. Each axis brings its own part; this file only hands values from one to the next.

use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use crate::battle::{Check, CombatantId, Effect, Fate, Purpose, WeaponId, clauses};
use crate::dice::Rolled;
use crate::rules::axes::attack::AttackRule;
use crate::rules::axes::harm::{HarmRule, HarmStep, InjuryPlan};
use crate::rules::axes::track::{TrackPlan, TrackStep};
use crate::rules::exchange::{Ask, Ending, Exchange, Matters, Step};
use crate::rules::table::Table;

/// A blow that lies ahead or is under way.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Strike {
    attacker: CombatantId,
    target: CombatantId,
    weapon: WeaponId,
    stage: StrikeStage,
    effects: Vec<Effect>,
}

/// How far a strike has come, with all that still lies ahead.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
enum StrikeStage {
    /// Nothing is rolled yet.
    Ahead(Box<Ahead>),
    /// The roll to hit.
    Attacking(Box<Ahead>),
    /// The body takes it.
    Harming(InjuryPlan, SmallVec<[TrackPlan; 1]>),
    /// The breath takes it.
    Tiring(TrackPlan),
}

/// What a strike is going to ask, as it stood when the strike was weighed.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
struct Ahead {
    attack: Check,
    harm: InjuryPlan,
    tiring: SmallVec<[TrackPlan; 1]>,
}

impl Table<'_> {
    /// The strike that an attack comes to.
    #[must_use]
    pub fn strike(&self, attacker: CombatantId, target: CombatantId, weapon: WeaponId) -> Option<Strike> {
        let attack = match &self.muster.book.attack.take {
            AttackRule::AgainstDefence(rule) => rule.check(self, attacker, target, weapon)?,
            AttackRule::AgainstArmourClass(no)
            | AttackRule::TestByProficiency(no)
            | AttackRule::AlwaysLands(no)
            | AttackRule::AgainstDodgeOrArmour(no) => no.never(),
        };
        let harm = match &self.muster.book.harm.take {
            HarmRule::InjuryChecks(rule) => rule.plan(self, target, Some(weapon), false)?,
            HarmRule::HitPoints(no)
            | HarmRule::ProtectionThenStrength(no)
            | HarmRule::HitPointsThenInjuries(no) => no.never(),
        };
        // Who lies senseless is out of the fight already and has no breath to lose.
        let is_able = self.fate(target).is_some_and(Fate::is_able);
        let tiring =
            if is_able { self.tiring_hit(target, weapon).into_iter().collect() } else { SmallVec::new() };
        let stage = StrikeStage::Ahead(Box::new(Ahead { attack, harm, tiring }));
        Some(Strike { attacker, target, weapon, stage, effects: Vec::new() })
    }
}

impl Strike {
    /// Goes on by one roll.
    #[must_use]
    pub fn next(mut self, rolled: Option<&Rolled>) -> Step {
        match self.stage {
            StrikeStage::Ahead(ahead) => {
                let ask = Ask {
                    who: Some(self.attacker),
                    purpose: Purpose::Attack { target: self.target, weapon: self.weapon },
                    clause: clauses::Attack::Defence.into(),
                    check: ahead.attack.clone(),
                    matters: Matters::Success,
                };
                let stage = StrikeStage::Attacking(ahead);
                Step::Ask(Exchange::Strike(Strike { stage, ..self }), ask)
            }
            StrikeStage::Attacking(ahead) => {
                if rolled.is_none_or(|rolled| !rolled.succeeds) {
                    return Step::Done(Ending { landed: Some(false), effects: self.effects });
                }
                let Ahead { harm, tiring, .. } = *ahead;
                self.stage = StrikeStage::Harming(harm.clone(), tiring.clone());
                self.harm(harm, tiring, None)
            }
            StrikeStage::Harming(ref harm, ref tiring) => {
                let (harm, tiring) = (harm.clone(), tiring.clone());
                self.harm(harm, tiring, rolled)
            }
            StrikeStage::Tiring(ref plan) => {
                let plan = plan.clone();
                self.tire(plan, rolled)
            }
        }
    }

    fn harm(
        mut self,
        harm: InjuryPlan,
        mut tiring: SmallVec<[TrackPlan; 1]>,
        rolled: Option<&Rolled>,
    ) -> Step {
        match harm.next(rolled) {
            HarmStep::Ask(harm, ask) => {
                let stage = StrikeStage::Harming(harm, tiring);
                Step::Ask(Exchange::Strike(Strike { stage, ..self }), ask)
            }
            HarmStep::Done(effects, still_fights) => {
                self.effects.extend(effects);
                match tiring.pop().filter(|_| still_fights) {
                    Some(plan) => self.tire(plan, None),
                    None => self.landed(),
                }
            }
        }
    }

    fn tire(mut self, plan: TrackPlan, rolled: Option<&Rolled>) -> Step {
        match plan.next(rolled) {
            TrackStep::Ask(plan, ask) => {
                let stage = StrikeStage::Tiring(plan);
                Step::Ask(Exchange::Strike(Strike { stage, ..self }), ask)
            }
            TrackStep::Done(effects) => {
                self.effects.extend(effects);
                self.landed()
            }
        }
    }

    fn landed(self) -> Step {
        Step::Done(Ending { landed: Some(true), effects: self.effects })
    }
}
