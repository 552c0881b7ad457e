//! A step of a chain of checks: what is to be rolled next, or how the chain ended.

use serde::{Deserialize, Serialize};

use crate::battle::{Check, Clause, CombatantId, Effect, Purpose};
use crate::dice::Rolled;
use crate::rules::choices::critical::CriticalPlan;

/// What an exchange asks for next, or how it ended.
pub enum Step<E> {
    /// This check is to be rolled; then the exchange continues.
    Ask(E, Ask),
    /// The exchange is over.
    Done(Ending),
}

impl<E> Step<E> {
    /// The same step, with the exchange wrapped in a more general type.
    pub fn of<O>(self, kind: impl FnOnce(E) -> O) -> Step<O> {
        match self {
            Step::Ask(exchange, ask) => Step::Ask(kind(exchange), ask),
            Step::Done(ending) => Step::Done(ending),
        }
    }
}

/// A check that an exchange asks for.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Ask {
    /// Who rolls; none where the roll belongs to nobody, such as one for the first side.
    pub who: Option<CombatantId>,
    pub purpose: Purpose,
    /// The rule behind it.
    pub clause: Clause,
    /// The check, without what favours or hampers it at the moment.
    pub check: Check,
    /// What the exchange looks at in the result, so that odds can merge results that make no difference.
    pub matters: RelevantResult,
}

/// What an exchange looks at in a roll.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum RelevantResult {
    /// Whether the check succeeded.
    Success,
    /// For a roll to hit: whether it succeeded, whether it is a critical hit by itself, and whether it shows the
    /// worst face.
    Hit(Option<CriticalPlan>),
    /// The numbers as well.
    Natural,
}

impl RelevantResult {
    /// Whether an exchange that looks only at this continues in the same way after two results of a check.
    pub fn are_alike(self, one: &Rolled, other: &Rolled) -> bool {
        let is_critical =
            |critical: Option<CriticalPlan>, rolled| critical.is_some_and(|plan| plan.is_met_by(rolled));
        one.succeeds == other.succeeds
            && match self {
                RelevantResult::Success => true,
                RelevantResult::Hit(plan) if one.succeeds => {
                    is_critical(plan, one) == is_critical(plan, other)
                }
                RelevantResult::Hit(_) => one.is_worst() == other.is_worst(),
                RelevantResult::Natural => one.natural == other.natural,
            }
    }
}

/// How an exchange ended.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Ending {
    /// For a blow or a contest: whether the combatant who tried it succeeded.
    pub landed: Option<bool>,
    /// The effects to be applied.
    pub effects: Vec<Effect>,
}

impl Ending {
    /// An ending of effects alone.
    pub const fn of(effects: Vec<Effect>) -> Ending {
        Ending { landed: None, effects }
    }
}
