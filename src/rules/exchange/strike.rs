//! A strike, step by step: first its delivery, which is the roll to hit and the damage that gets through what protects the
//! target; then its impact, which is what that damage does to the body, how it tires the target, and its other effects.
//! Each axis works out its own part; this file only passes values from one to the next. What a strike needs is worked out
//! when it begins, and shared by all that may come of it.

mod dealing;
mod delivery;
mod impact;
mod plan;
mod progress;
mod sums;

use serde::{Deserialize, Serialize};

use crate::battle::Effect;
use crate::dice::Rolled;
use crate::rules::exchange::shared::Shared;
use crate::rules::step::{Ask, Ending, Step};
pub use impact::ImpactPlan;
use impact::{Impact, ImpactStep};
pub use plan::{StrikePlan, enough};
use progress::Progress;
pub use sums::Sums;

/// A strike that lies ahead or is under way.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Strike {
    Delivery(Delivery),
    /// The impact, and what has been settled so far.
    Impact(Box<Impact>, Vec<Effect>),
}

/// The delivery of a strike.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Delivery {
    pub plan: Shared<StrikePlan>,
    progress: Progress,
    /// What has been settled so far.
    effects: Vec<Effect>,
}

/// How the delivery of a strike ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Delivered {
    /// What has reached the body; none if the strike missed.
    pub dealt: Option<Dealt>,
    /// What has been settled so far.
    pub effects: Vec<Effect>,
}

/// What has reached the body of the target.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Dealt {
    /// Whether the strike has hit; false for harm that comes of a check that has failed, none for harm that neither hits nor
    /// misses.
    pub landed: Option<bool>,
    /// The place of the hand whose blow counts.
    pub hand: usize,
    /// The damage that got through; none if weapons have no damage of their own.
    pub through: Option<i32>,
    /// Whether the target has made the save, but takes damage all the same.
    pub is_saved: bool,
    /// Whether an overshield has taken all blows and still stands.
    pub has_held: bool,
    /// Whether an overshield keeps off the effects besides damage.
    pub keeps_off_effects: bool,
}

/// What a delivery asks for next, or how it ended.
pub enum DeliveryStep {
    Ask(Delivery, Ask),
    Over(Delivered),
}

impl Strike {
    fn of(plan: StrikePlan) -> Strike {
        let plan = Shared::new(plan);
        Strike::Delivery(Delivery { plan, progress: Progress::default(), effects: Vec::new() })
    }

    /// Takes the result of the last roll, then asks for the next one or ends.
    pub fn next(self, rolled: Option<&Rolled>) -> Step<Strike> {
        match self {
            Strike::Delivery(delivery) => {
                let plan = delivery.plan.clone();
                match delivery.next(rolled) {
                    DeliveryStep::Ask(delivery, ask) => Step::Ask(Strike::Delivery(delivery), ask),
                    DeliveryStep::Over(delivered) => follow_up(&plan.impacts, delivered),
                }
            }
            Strike::Impact(impact, mut effects) => impact.next(rolled, &mut effects).with(effects),
        }
    }

    /// The effects that are settled before the next roll, such as a loss of hit points before the check that it calls for.
    /// They are removed from the strike, so the caller must apply them.
    pub fn take_settled(&mut self) -> Vec<Effect> {
        match self {
            Strike::Delivery(_) => Vec::new(),
            Strike::Impact(_, effects) => std::mem::take(effects),
        }
    }

    /// The totals that the damage dice of this strike may add up to; none if its next roll is not for damage.
    pub fn adding_up(&self) -> Option<Sums> {
        match self {
            Strike::Delivery(delivery) => delivery.adding_up(),
            Strike::Impact(..) => None,
        }
    }

    /// The same strike, with effects that come before it.
    pub fn preceded_by(self, effects: Vec<Effect>) -> Strike {
        match self {
            Strike::Delivery(delivery) => Strike::Delivery(Delivery { effects, ..delivery }),
            Strike::Impact(..) => self,
        }
    }
}

/// Goes on with the impact of what was delivered; `impacts` has one for each hand.
pub fn follow_up(impacts: &[ImpactPlan], delivered: Delivered) -> Step<Strike> {
    let Delivered { dealt, mut effects } = delivered;
    let impact = dealt.and_then(|dealt| Some((dealt, impacts.get(dealt.hand)?)));
    match impact {
        Some((dealt, impact)) => impact.suffer(dealt, &mut effects).with(effects),
        None => Step::Done(Ending { landed: Some(false), effects }),
    }
}

impl ImpactStep {
    fn with(self, effects: Vec<Effect>) -> Step<Strike> {
        match self {
            ImpactStep::Ask(impact, ask) => Step::Ask(Strike::Impact(impact, effects), ask),
            ImpactStep::Done(landed) => Step::Done(Ending { landed, effects }),
        }
    }
}
