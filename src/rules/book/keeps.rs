//! What a rulebook keeps account of in a battle: which counts every combatant has, and which things of a scenario it has
//! rules for.

use crate::battle::Working;
use crate::rules::book::muster::{Muster, Sheet};
use crate::rules::book::rulebook::{Axis, Rulebook};
use crate::rules::choices::aftermath::AftermathRule;
use crate::rules::choices::budget::BudgetRule;
use crate::rules::choices::harm::HarmRule;
use crate::rules::choices::initiative::InitiativeRule;
use crate::rules::choices::light::LightRule;
use crate::rules::choices::manoeuvre::{HandleTraps, ManoeuvreRule};
use crate::rules::choices::morale::{Counted, HeroesNerve, MoraleBonus, MoraleRule, OnOccasions};
use crate::rules::choices::protection::ProtectionRule;

impl Rulebook {
    /// Whether it counts hit points.
    pub const fn counts_hit_points(&self) -> bool {
        match &self.harm.take {
            HarmRule::InjuryChecks(_) => false,
            HarmRule::HitPoints(_)
            | HarmRule::ProtectionThenStrength(_)
            | HarmRule::HitPointsThenInjuries(_) => true,
        }
    }

    /// Whether it counts injuries.
    pub const fn counts_injuries(&self) -> bool {
        match &self.harm.take {
            HarmRule::InjuryChecks(_) | HarmRule::HitPointsThenInjuries(_) => true,
            HarmRule::HitPoints(_) | HarmRule::ProtectionThenStrength(_) => false,
        }
    }

    /// Whether points of abilities and parts of the body can be lost for good.
    pub const fn loses_for_good(&self) -> bool {
        self.loses_parts() || matches!(&self.harm.take, HarmRule::ProtectionThenStrength(_))
    }

    /// Whether parts of the body can be lost.
    pub const fn loses_parts(&self) -> bool {
        matches!(&self.aftermath.take, AftermathRule::InjuryTable(_))
    }

    /// Whether overshields take damage before the body does.
    pub const fn has_overshields(&self) -> bool {
        matches!(&self.protection.take, ProtectionRule::ReductionByType(rule) if rule.overshield)
    }

    /// Whether nerve may fail.
    pub const fn has_nerve(&self) -> bool {
        matches!(&self.morale.take, MoraleRule::OnOccasions(_))
    }

    /// Whether nerve goes by hit dice.
    pub fn counts_hit_dice(&self) -> bool {
        matches!(&self.morale.take, MoraleRule::OnOccasions(rule)
            if rule.bonus == MoraleBonus::HalfHitDice || rule.counted == Counted::HitDice)
    }

    /// Whether those who follow somebody make a check when that one tries to retreat.
    pub const fn tests_followers(&self) -> bool {
        matches!(&self.morale.take, MoraleRule::OnOccasions(rule) if rule.followers_of_one_who_retreats.is_some())
    }

    /// Whether light is more than a picture.
    pub const fn has_light(&self) -> bool {
        matches!(&self.light.take, LightRule::FourLevels(_))
    }

    /// The names of the items that give light, whatever their blocks say.
    pub fn items_that_shine(&self) -> impl Iterator<Item = &str> {
        let sources = match &self.light.take {
            LightRule::FourLevels(rule) => rule.sources.as_slice(),
            LightRule::Ignored => &[],
        };
        sources.iter().map(|source| source.name.as_str())
    }

    /// Whether whole sides take turns.
    pub const fn goes_by_sides(&self) -> bool {
        matches!(&self.initiative.take, InitiativeRule::SidesAlternate(_))
    }

    /// Whether armour may be put on and off in a battle.
    pub const fn changes_armour(&self) -> bool {
        matches!(&self.budget.take, BudgetRule::FullSwiftFree(rule) if rule.armour.is_some())
    }

    /// How traps are handled; where the rulebook says nothing, there are none.
    pub fn trap_rule(&self) -> Option<HandleTraps> {
        self.manoeuvres.iter().find_map(|chosen| match chosen.take {
            ManoeuvreRule::HandleTraps(rule) => Some(rule),
            _ => None,
        })
    }
}

impl Muster {
    /// Whether the nerve of one can be shaken without the game master's asking for it.
    pub fn can_be_shaken(&self, sheet: &Sheet) -> bool {
        let is_spared = |rule: &OnOccasions| sheet.hero && rule.heroes == HeroesNerve::OneByOneWhenAsked;
        match &self.book.morale.take {
            MoraleRule::Nothing => false,
            MoraleRule::OnOccasions(rule) => sheet.living && !is_spared(rule),
        }
    }

    /// Whether anything in the battle calls for checks of nerve: an occasion, a retreat, or somebody who frightens others.
    pub fn calls_for_nerve(&self) -> bool {
        let MoraleRule::OnOccasions(rule) = &self.book.morale.take else { return false };
        let occasions = self.scenario.morale_on.as_ref().unwrap_or(&rule.occasions);
        let mut manoeuvres = self.book.manoeuvres.iter();
        !occasions.is_empty()
            || rule.followers_of_one_who_retreats.is_some()
            || manoeuvres.any(|chosen| matches!(chosen.take, ManoeuvreRule::Frighten(_)))
    }

    /// Whether combatants may have overshields, of themselves or by what somebody puts up.
    pub fn keeps_shields(&self) -> bool {
        let mut workings =
            self.arms.iter().flat_map(|arm| arm.blocks.of(Axis::Attack).effects.iter().flatten());
        self.book.has_overshields() || workings.any(|working| matches!(working, Working::Overshield(_)))
    }
}
