//! An exchange: a chain of checks under way, as a plain value. The engine feeds it one roll a pass; odds feed it
//! every result with its weight. There is no second formula anywhere.

pub mod attempt;
pub mod contest;
pub mod risk;
pub mod strike;
pub mod trap;
pub mod trial;
pub mod work;

use serde::{Deserialize, Serialize};

use crate::battle::Effect;
use crate::dice::Rolled;
use crate::rules::axes::aftermath::AftermathPlan;
use crate::rules::axes::exit::{RetreatPlan, SafetyPlan};
use crate::rules::axes::hardship::CorruptionPlan;
use crate::rules::axes::harm::HarmPlan;
use crate::rules::axes::initiative::{FirstSideRoll, OrderRolls, SavesToAct};
use crate::rules::axes::last_chances::HoldOn;
use crate::rules::axes::leaving::Extrication;
use crate::rules::axes::morale::MoralePlan;
use crate::rules::axes::stealth::{SneakPlan, SpotPlan};
use crate::rules::axes::track::TrackPlan;
use crate::rules::exchange::attempt::AttemptPlan;
use crate::rules::exchange::contest::Contest;
use crate::rules::exchange::risk::Risk;
use crate::rules::exchange::strike::{Strike, Sums};
use crate::rules::exchange::trap::TrapPlan;
use crate::rules::exchange::trial::Trial;
use crate::rules::exchange::work::Work;
use crate::rules::step::Step;
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
    pub fn next(self, rolled: Option<&Rolled>) -> Step<Exchange> {
        match self {
            Exchange::FirstSide(roll) => roll.next(rolled).of(Exchange::FirstSide),
            Exchange::Order(rolls) => rolls.next(rolled).of(Exchange::Order),
            Exchange::Safety(plan) => plan.next(rolled).of(Exchange::Safety),
            Exchange::Saves(saves) => saves.next(rolled).of(Exchange::Saves),
            Exchange::Strike(strike) => strike.next(rolled).of(Exchange::Strike),
            Exchange::Work(work) => work.next(rolled).of(Exchange::Work),
            Exchange::Risk(plan) => plan.next(rolled).of(Exchange::Risk),
            Exchange::TakingIn(plan) => plan.next(rolled).of(Exchange::TakingIn),
            Exchange::Contest(contest) => contest.next(rolled).of(Exchange::Contest),
            Exchange::Trial(trial) => trial.next(rolled).of(Exchange::Trial),
            Exchange::Sneak(plan) => plan.next(rolled).of(Exchange::Sneak),
            Exchange::Spot(plan) => plan.next(rolled).of(Exchange::Spot),
            Exchange::HoldOn(plan) => plan.next(rolled).of(Exchange::HoldOn),
            Exchange::Trap(plan) => plan.next(rolled),
            Exchange::Extrication(plan) => plan.next(rolled).of(Exchange::Extrication),
            Exchange::Endure(plan) => plan.step(rolled).of(Exchange::Endure),
            Exchange::Harm(plan) => plan.step(rolled).of(Exchange::Harm),
            Exchange::Morale(plan) => plan.next(rolled).of(Exchange::Morale),
            Exchange::Retreat(plan) => plan.next(rolled).of(Exchange::Retreat),
            Exchange::Attempt(plan) => plan.next(rolled).of(Exchange::Attempt),
            Exchange::Aftermath(plan) => plan.next(rolled).of(Exchange::Aftermath),
            Exchange::Corruption(plan) => plan.next(rolled).of(Exchange::Corruption),
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
