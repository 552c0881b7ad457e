//! An exchange: a chain of checks under way, as a plain value. The engine feeds it one roll a pass; odds feed it
//! every result with its weight. There is no second formula anywhere.

pub mod risk;
pub mod strike;
pub mod trial;
pub mod work;

use serde::{Deserialize, Serialize};

use crate::battle::{Check, Clause, CombatantId, Effect, Purpose};
use crate::dice::Rolled;
use crate::rules::axes::aftermath::AftermathPlan;
use crate::rules::axes::attempt::AttemptPlan;
use crate::rules::axes::critical::CriticalPlan;
use crate::rules::axes::exit::{RetreatPlan, SafetyPlan};
use crate::rules::axes::hardship::CorruptionPlan;
use crate::rules::axes::harm::HarmPlan;
use crate::rules::axes::initiative::{FirstSideRoll, OrderRolls, SavesToAct};
use crate::rules::axes::last_chances::HoldOn;
use crate::rules::axes::leaving::Extrication;
use crate::rules::axes::manoeuvre::Contest;
use crate::rules::axes::morale::MoralePlan;
use crate::rules::axes::stealth::{SneakPlan, SpotPlan};
use crate::rules::axes::track::TrackPlan;
use crate::rules::axes::trap::TrapPlan;
use crate::rules::exchange::risk::Risk;
use crate::rules::exchange::strike::{Strike, Sums};
use crate::rules::exchange::trial::Trial;
use crate::rules::exchange::work::Work;
use crate::rules::workings::TakingIn;

/// A chain of checks under way.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Exchange {
    /// Who begins.
    FirstSide(FirstSideRoll),
    /// In which order everybody goes.
    Order(OrderRolls),
    /// Who acts before the opponents.
    Saves(SavesToAct),
    /// One who runs for safety.
    Safety(SafetyPlan),
    /// A blow and what comes of it.
    Strike(Strike),
    /// Something that does good.
    Work(Work),
    /// Whether a risky deed comes off.
    Risk(Risk),
    /// How boldly something is done to several at once, and how many they are.
    TakingIn(TakingIn),
    /// Two who roll against each other.
    Contest(Contest),
    /// One who tries a skill.
    Trial(Trial),
    /// One who means to go unseen.
    Sneak(SneakPlan),
    /// One who may spot another who sneaks.
    Spot(SpotPlan),
    /// One who lies dying.
    HoldOn(HoldOn),
    /// One who deals with a trap.
    Trap(TrapPlan),
    /// One who tries to get away from enemies.
    Extrication(Extrication),
    /// One who endures, or does not.
    Endure(TrackPlan),
    /// One whose body holds, or does not, without a blow.
    Harm(HarmPlan),
    /// Those who keep their heads, or do not.
    Morale(MoralePlan),
    /// One who would get away from the battle.
    Retreat(RetreatPlan),
    /// A deed for or against one other.
    Attempt(AttemptPlan),
    /// What stays with one who was saved.
    Aftermath(AftermathPlan),
    /// One who withstands what would get into its blood.
    Corruption(CorruptionPlan),
}

/// What an exchange asks for next, or what it came to.
pub enum Step {
    /// This check is to be rolled; then the exchange goes on.
    Ask(Exchange, Ask),
    /// It is over.
    Done(Ending),
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

impl Exchange {
    /// What the dice from now on may add up to, where they merely add up; back it comes where something hangs on the next
    /// roll.
    ///
    /// # Errors
    /// The exchange itself.
    #[allow(clippy::result_large_err, reason = "it is given back as it was; a box would cost every roll")]
    pub fn adding_up(self) -> Result<Sums, Exchange> {
        match self {
            Exchange::Strike(strike) => strike.adding_up().map_err(Exchange::Strike),
            other => Err(other),
        }
    }

    /// Goes on by one roll; none to begin with.
    pub fn next(self, rolled: Option<&Rolled>) -> Step {
        match self {
            Exchange::FirstSide(roll) => roll.next(rolled),
            Exchange::Order(rolls) => rolls.next(rolled),
            Exchange::Safety(plan) => plan.next(rolled),
            Exchange::Saves(saves) => saves.next(rolled),
            Exchange::Strike(strike) => strike.next(rolled),
            Exchange::Work(work) => work.next(rolled),
            Exchange::Risk(plan) => plan.next(rolled),
            Exchange::TakingIn(plan) => plan.next(rolled),
            Exchange::Contest(contest) => contest.next(rolled),
            Exchange::Trial(trial) => trial.next(rolled),
            Exchange::Sneak(plan) => plan.next(rolled),
            Exchange::Spot(plan) => plan.next(rolled),
            Exchange::HoldOn(plan) => plan.next(rolled),
            Exchange::Trap(plan) => plan.next(rolled),
            Exchange::Extrication(plan) => plan.next(rolled),
            Exchange::Endure(plan) => plan.step(rolled),
            Exchange::Harm(plan) => plan.step(rolled),
            Exchange::Morale(plan) => plan.next(rolled),
            Exchange::Retreat(plan) => plan.next(rolled),
            Exchange::Attempt(plan) => plan.next(rolled),
            Exchange::Aftermath(plan) => plan.next(rolled),
            Exchange::Corruption(plan) => plan.next(rolled),
        }
    }

    /// What is settled before the roll that is asked for now, and is to be applied first. Where odds are weighed nobody
    /// takes it, and it is part of the ending.
    pub fn take_settled(&mut self) -> Vec<Effect> {
        match self {
            Exchange::Strike(strike) => strike.take_settled(),
            _ => Vec::new(),
        }
    }
}
