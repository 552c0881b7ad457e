//! What a blow does to a combatant, and what happens when their body gives out.

mod at_zero;
mod hit_points;
mod injury_check;
mod last_stand;
mod strength;

use serde::{Deserialize, Serialize};

use crate::battle::{CombatantId, Effect, WeaponId};
use crate::dice::Rolled;
use crate::rules::choices::harm::{HarmRule, HitPointsThenInjuries};
use crate::rules::step::{Ask, Ending, Step};
use crate::rules::table::Table;
pub use at_zero::Felled;
pub use hit_points::HitPointPlan;
pub use injury_check::{InjuryPlan, InjuryStage};
pub use last_stand::LastStandPlan;
pub use strength::StrengthPlan;

/// What a blow is going to do to one combatant.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum HarmPlan {
    /// It forces a check.
    Injury(InjuryPlan),
    /// It comes off hit points.
    HitPoints(HitPointPlan),
    /// It comes off protection, then off an ability, then forces a save.
    Strength(StrengthPlan),
    /// It comes off hit points, and forces a check where none are left.
    LastStand(LastStandPlan),
}

/// What the harm to one combatant asks for next, or what came of it.
pub enum HarmStep {
    /// These effects are certain, and something must be rolled before the rest is.
    Ask(Vec<Effect>, HarmPlan, Ask),
    /// The effects, and whether the combatant is still in the fight.
    Done(Vec<Effect>, bool),
}

impl HarmRule {
    /// Whether combatants without any hit points left cannot stay in the fight.
    pub const fn falls_at_no_hit_points(&self) -> bool {
        match self {
            HarmRule::HitPoints(_) | HarmRule::HitPointsThenInjuries(_) => true,
            HarmRule::InjuryChecks(_) | HarmRule::ProtectionThenStrength(_) => false,
        }
    }
}

impl Table<'_> {
    /// What a blow with a weapon, or harm without a blow, is going to do to a combatant.
    pub fn harm(&self, who: CombatantId, by: Option<(CombatantId, WeaponId)>) -> Option<HarmPlan> {
        let weapon = by.map(|(_, weapon)| weapon);
        match &self.muster.book.harm.take {
            HarmRule::InjuryChecks(rule) => rule.plan(self, who, weapon, false).map(HarmPlan::Injury),
            HarmRule::HitPoints(rule) => rule.plan(self, who, weapon.is_some()).map(HarmPlan::HitPoints),
            HarmRule::ProtectionThenStrength(rule) => rule.plan(self, who, by).map(HarmPlan::Strength),
            HarmRule::HitPointsThenInjuries(HitPointsThenInjuries(rule)) => {
                rule.last_stand(self, who, weapon).map(HarmPlan::LastStand)
            }
        }
    }
}

impl Table<'_> {
    /// An injury check without a blow, at the combatant's own risk or not; none where the book has no such checks.
    pub fn injury_check(&self, who: CombatantId, risk: bool) -> Option<InjuryPlan> {
        match &self.muster.book.harm.take {
            HarmRule::InjuryChecks(rule) | HarmRule::HitPointsThenInjuries(HitPointsThenInjuries(rule)) => {
                rule.plan(self, who, None, risk)
            }
            HarmRule::HitPoints(_) | HarmRule::ProtectionThenStrength(_) => None,
        }
    }
}

impl HarmPlan {
    /// The combatant takes a blow; the amount is none where blows carry no damage.
    pub fn suffer(&self, amount: Option<i32>) -> HarmStep {
        match self {
            // Where damage is counted, a blow that does not get through harms nobody.
            HarmPlan::Injury(_) if amount.is_some_and(|amount| amount <= 0) => {
                HarmStep::Done(Vec::new(), true)
            }
            HarmPlan::Injury(plan) => plan.clone().next(None),
            HarmPlan::HitPoints(plan) => plan.suffer(amount.unwrap_or(0)),
            HarmPlan::Strength(plan) => plan.suffer(amount.unwrap_or(0)),
            HarmPlan::LastStand(plan) => plan.suffer(amount.unwrap_or(0)),
        }
    }

    /// The amount of damage beyond which more makes no difference to the combatant.
    pub fn enough(&self) -> i32 {
        match self {
            HarmPlan::Injury(_) => 1,
            HarmPlan::HitPoints(plan) => plan.enough(),
            HarmPlan::Strength(plan) => plan.enough(),
            HarmPlan::LastStand(plan) => plan.enough(),
        }
    }

    /// Continues with a roll.
    pub fn next(self, rolled: &Rolled) -> HarmStep {
        match self {
            HarmPlan::Injury(plan) => plan.next(Some(rolled)),
            HarmPlan::HitPoints(plan) => plan.decide(rolled),
            HarmPlan::Strength(plan) => plan.next(rolled),
            HarmPlan::LastStand(plan) => plan.decide(rolled),
        }
    }

    /// Continues as an exchange of its own, which begins without a roll and without damage.
    pub fn step(self, rolled: Option<&Rolled>) -> Step<Self> {
        let step = match rolled {
            None => self.suffer(None),
            Some(rolled) => self.next(rolled),
        };
        match step {
            HarmStep::Ask(_, plan, ask) => Step::Ask(plan, ask),
            HarmStep::Done(effects, _) => Step::Done(Ending::of(effects)),
        }
    }
}
