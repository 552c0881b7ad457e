//! An exchange: a chain of checks under way, as a plain value. The engine gives it one roll in each pass; to work out odds, it is
//! given every possible result with its chance. There is no second formula anywhere.

pub mod attempt;
pub mod contest;
pub mod risk;
pub mod shared;
pub mod strike;
pub mod trap;
pub mod trial;
pub mod work;

use serde::{Deserialize, Serialize};

use crate::battle::{CombatantId, Dread, Effect, Track};
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
use crate::rules::exchange::trap::{Sprung, TrapPlan};
use crate::rules::exchange::trial::Trial;
use crate::rules::exchange::work::Work;
use crate::rules::step::Step;
use crate::rules::table::Table;
use crate::rules::workings::TargetRolls;

/// A chain of checks under way.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Exchange {
    /// Which side begins.
    FirstSide(FirstSideRoll),
    /// In which order the combatants act.
    Order(OrderRolls),
    /// Which combatants act before their opponents.
    Saves(SavesToAct),
    /// A combatant runs for safety.
    Safety(SafetyPlan),
    /// A blow and everything that follows from it.
    Strike(Strike),
    /// A spell or item that does good.
    Work(Work),
    /// Whether a risky deed succeeds.
    Risk(Risk),
    /// Whether a daring manoeuvre against several targets succeeds, and how many targets there are.
    TargetRolls(TargetRolls),
    /// Two combatants roll against each other.
    Contest(Contest),
    /// A combatant tries a skill.
    Trial(Trial),
    /// A combatant goes into hiding.
    Sneak(SneakPlan),
    /// A combatant may spot another who sneaks.
    Spot(SpotPlan),
    /// A dying combatant may hold on.
    HoldOn(HoldOn),
    /// A combatant deals with a trap.
    Trap(TrapPlan),
    /// A combatant tries to get away from enemies.
    Extrication(Extrication),
    /// Whether a combatant gains a point of fatigue or stress.
    Endure(TrackPlan),
    /// Whether a combatant is injured, though no blow has hit them.
    Harm(HarmPlan),
    /// Whether combatants keep their nerve.
    Morale(MoralePlan),
    /// A combatant tries to leave the battle.
    Retreat(RetreatPlan),
    /// A deed that helps or harms one combatant.
    Attempt(AttemptPlan),
    /// What stays with a combatant who was saved from death.
    Aftermath(AftermathPlan),
    /// Whether a combatant withstands corruption.
    Corruption(CorruptionPlan),
}

impl Exchange {
    /// The totals that the next dice may add up to, if the dice are only added up.
    pub fn adding_up(&self) -> Option<Sums> {
        match self {
            Exchange::Strike(strike) => strike.adding_up(),
            _ => None,
        }
    }

    /// Takes the result of the last roll, none at the beginning, then asks for the next one or ends.
    pub fn next(self, rolled: Option<&Rolled>) -> Step<Exchange> {
        match self {
            Exchange::FirstSide(roll) => roll.next(rolled).of(Exchange::FirstSide),
            Exchange::Order(rolls) => rolls.next(rolled).of(Exchange::Order),
            Exchange::Safety(plan) => plan.next(rolled).of(Exchange::Safety),
            Exchange::Saves(saves) => saves.next(rolled).of(Exchange::Saves),
            Exchange::Strike(strike) => strike.next(rolled).of(Exchange::Strike),
            Exchange::Work(work) => work.next(rolled).of(Exchange::Work),
            Exchange::Risk(plan) => plan.next(rolled).of(Exchange::Risk),
            Exchange::TargetRolls(plan) => plan.next(rolled).of(Exchange::TargetRolls),
            Exchange::Contest(contest) => contest.next(rolled).of(Exchange::Contest),
            Exchange::Trial(trial) => trial.next(rolled).of(Exchange::Trial),
            Exchange::Sneak(plan) => plan.next(rolled).of(Exchange::Sneak),
            Exchange::Spot(plan) => plan.next(rolled).of(Exchange::Spot),
            Exchange::HoldOn(plan) => plan.next(rolled).of(Exchange::HoldOn),
            Exchange::Trap(plan) => plan.next(rolled).of(|sprung| match sprung {
                Sprung::Trap(plan) => Exchange::Trap(plan),
                Sprung::Strike(strike) => Exchange::Strike(strike),
            }),
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

    /// The effects that are settled before the next roll and must be applied first. When odds are worked out, nobody takes
    /// them, and they are part of the ending.
    pub fn take_settled(&mut self) -> Vec<Effect> {
        match self {
            Exchange::Strike(strike) => strike.take_settled(),
            _ => Vec::new(),
        }
    }
}

impl Table<'_> {
    /// The check of whether a combatant gains a point on a track, at their own risk or not.
    pub fn point_check(&self, who: CombatantId, track: Track, risk: bool) -> Option<Exchange> {
        match track {
            Track::Injuries => self.injury_check(who, risk).map(HarmPlan::Injury).map(Exchange::Harm),
            Track::Fatigue | Track::Stress => {
                let rule = self.muster.book.track(track)?;
                self.track_plan(rule, who, None, Dread::DeadAlly, risk).map(Exchange::Endure)
            }
        }
    }
}
