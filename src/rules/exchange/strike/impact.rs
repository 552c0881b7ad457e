//! The impact of a strike: what the damage that got through does to the body (`Harm::HitHarms`), how it tires the target, and
//! its other effects.

use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use super::Dealt;
use crate::battle::{Change, CombatantId, Effect, Happening, clauses};
use crate::dice::Rolled;
use crate::rules::axes::harm::{HarmPlan, HarmStep};
use crate::rules::axes::track::{TrackPlan, TrackStep};
use crate::rules::step::Ask;

/// What a hit does to its target.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct ImpactPlan {
    pub who: CombatantId,
    pub harm: HarmPlan,
    /// The check of whether the hit tires a target who still fights.
    pub tiring: Option<TrackPlan>,
    /// The effects besides damage.
    pub always: SmallVec<[Effect; 1]>,
    /// The effects besides damage that an overshield can keep off.
    pub unless_kept_off: SmallVec<[Effect; 1]>,
}

/// An impact that waits for a roll.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Impact {
    /// Whether the strike that it belongs to has hit; none for harm that neither hits nor misses.
    landed: Option<bool>,
    stage: ImpactStage,
    /// The effects that come last.
    after: SmallVec<[Effect; 1]>,
}

#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
enum ImpactStage {
    /// What the damage does to the body, and then whether the hit tires the target.
    Harming(HarmPlan, Option<TrackPlan>),
    Tiring(TrackPlan),
}

/// What an impact asks for next, or whether the strike has hit now that it is over.
pub enum ImpactStep {
    Ask(Box<Impact>, Ask),
    Done(Option<bool>),
}

impl ImpactPlan {
    /// Begins with what has been dealt.
    pub fn suffer(&self, dealt: Dealt, effects: &mut Vec<Effect>) -> ImpactStep {
        // While an overshield holds, a hit does nothing else to the body.
        let tiring = if dealt.has_held { None } else { self.tiring.clone() };
        let after = self.left_behind(dealt);
        harm(dealt.landed, self.harm.suffer(dealt.through), tiring, after, effects)
    }

    /// The effects besides damage, without those that an overshield keeps off.
    fn left_behind(&self, dealt: Dealt) -> SmallVec<[Effect; 1]> {
        let mut left = SmallVec::new();
        // The damage that the target takes in spite of a save is no hit.
        if dealt.is_saved {
            return left;
        }
        left.extend(self.always.iter().cloned());
        if !dealt.keeps_off_effects {
            left.extend(self.unless_kept_off.iter().cloned());
        } else if !self.unless_kept_off.is_empty() {
            let happening = Happening::Warded { who: self.who };
            left.push(Change::tell(happening).by(clauses::Protection::Overshield));
        }
        left
    }
}

impl Impact {
    /// Continues with a roll.
    pub fn next(self, rolled: Option<&Rolled>, effects: &mut Vec<Effect>) -> ImpactStep {
        let Impact { landed, stage, after } = self;
        match (stage, rolled) {
            (ImpactStage::Harming(plan, tiring), Some(rolled)) => {
                harm(landed, plan.next(rolled), tiring, after, effects)
            }
            (ImpactStage::Harming(plan, tiring), None) => {
                harm(landed, plan.suffer(None), tiring, after, effects)
            }
            (ImpactStage::Tiring(plan), rolled) => tire(landed, plan, rolled, after, effects),
        }
    }
}

fn harm(
    landed: Option<bool>,
    step: HarmStep,
    tiring: Option<TrackPlan>,
    after: SmallVec<[Effect; 1]>,
    effects: &mut Vec<Effect>,
) -> ImpactStep {
    match step {
        HarmStep::Ask(settled, plan, ask) => {
            effects.extend(settled);
            let stage = ImpactStage::Harming(plan, tiring);
            ImpactStep::Ask(Box::new(Impact { landed, stage, after }), ask)
        }
        HarmStep::Done(settled, still_fights) => {
            effects.extend(settled);
            match tiring.filter(|_| still_fights) {
                Some(plan) => tire(landed, plan, None, after, effects),
                None => {
                    effects.extend(after);
                    ImpactStep::Done(landed)
                }
            }
        }
    }
}

fn tire(
    landed: Option<bool>,
    plan: TrackPlan,
    rolled: Option<&Rolled>,
    after: SmallVec<[Effect; 1]>,
    effects: &mut Vec<Effect>,
) -> ImpactStep {
    match plan.next(rolled) {
        TrackStep::Ask(plan, ask) => {
            ImpactStep::Ask(Box::new(Impact { landed, stage: ImpactStage::Tiring(plan), after }), ask)
        }
        TrackStep::Done(settled) => {
            effects.extend(settled);
            effects.extend(after);
            ImpactStep::Done(landed)
        }
    }
}
