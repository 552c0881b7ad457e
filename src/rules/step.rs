//! One step of a chain of checks under way: what is to be rolled next, or what it came to.

use serde::{Deserialize, Serialize};

use crate::battle::{Check, Clause, CombatantId, Effect, Purpose};
use crate::dice::Rolled;
use crate::rules::choices::critical::CriticalPlan;

/// What an exchange asks for next, or what it came to.
pub enum Step<E> {
    /// This check is to be rolled; then the exchange goes on.
    Ask(E, Ask),
    /// It is over.
    Done(Ending),
}

impl<E> Step<E> {
    /// The same step of the exchange that this one is a kind of.
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
    /// Who rolls; nobody where the battle itself does.
    pub who: Option<CombatantId>,
    pub purpose: Purpose,
    /// The rule behind it.
    pub clause: Clause,
    /// The check, without what favours or hampers it at the moment.
    pub check: Check,
    /// What the exchange looks at, so that odds need not tell apart what it does not.
    pub matters: Matters,
}

/// What an exchange looks at in a roll.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Matters {
    /// Whether it succeeded.
    Success,
    /// Of a roll to hit: whether it succeeded, whether it is a critical one by itself, and whether its die shows the worst.
    Hit(Option<CriticalPlan>),
    /// The numbers as well.
    Natural,
}

impl Matters {
    /// Whether an exchange that looks at no more than this goes on alike after two results of one check.
    pub fn are_alike(self, one: &Rolled, other: &Rolled) -> bool {
        let is_critical =
            |critical: Option<CriticalPlan>, rolled| critical.is_some_and(|plan| plan.is_met_by(rolled));
        one.succeeds == other.succeeds
            && match self {
                Matters::Success => true,
                Matters::Hit(plan) if one.succeeds => is_critical(plan, one) == is_critical(plan, other),
                Matters::Hit(_) => one.is_worst() == other.is_worst(),
                Matters::Natural => one.natural == other.natural,
            }
    }
}

/// What an exchange came to.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Ending {
    /// For a blow or a contest: whether the one who tried had its way.
    pub landed: Option<bool>,
    /// What is to be applied.
    pub effects: Vec<Effect>,
}

impl Ending {
    /// An ending of effects alone.
    pub const fn of(effects: Vec<Effect>) -> Ending {
        Ending { landed: None, effects }
    }
}
