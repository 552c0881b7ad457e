//! Whether combatants can hide.

use serde::{Deserialize, Serialize};

use crate::battle::{Ability, Difficulty, Skill, Training};
use crate::dice::Edge;
use crate::rules::answers::axes::Axis;
use crate::rules::answers::faults::Faults;
use crate::rules::answers::reads::{Bearer, Demand, Reader, Reading};
use crate::rules::answers::{Named, Rule, TWENTY, Variant};

/// Whether combatants can hide.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum StealthRule {
    /// They cannot.
    Nothing,
    /// Hidden combatants cannot be attacked until they attack.
    UntargetableTillAttack(Untargetable),
    /// A roll to sneak counts until the next one, and each enemy rolls against it.
    RecordedRoll(RecordedRoll),
}

impl Rule for StealthRule {
    fn variant(&self) -> Named<'_> {
        match self {
            StealthRule::Nothing => Named::none("Nothing"),
            StealthRule::UntargetableTillAttack(rule) => Named::new("UntargetableTillAttack", rule),
            StealthRule::RecordedRoll(rule) => Named::new("RecordedRoll", rule),
        }
    }

    fn looks_at(&self) -> &'static [Bearer] {
        &[Bearer::Creature]
    }
}

/// To whom an attack reveals a sneaking combatant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Reveals {
    /// To everybody: they sneak no longer.
    All,
    /// To those who were attacked, each until their next turn.
    Target,
    /// To nobody.
    Nobody,
}

/// A roll to sneak, against which each enemy rolls.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RecordedRoll {
    /// The skill that helps to sneak.
    pub skill: Skill,
    /// The skills that help to spot sneaking combatants; the best counts.
    pub observers: Vec<Skill>,
    /// To whom an attack reveals a sneaking combatant.
    pub attack_reveals: Reveals,
    /// The edge of attacks on an enemy who has not spotted the attacker.
    pub unseen_attack: Edge,
    /// Added to the next roll of a combatant who moved farther than half a move.
    pub more_than_half_a_move: i32,
    /// Added to the next roll of a flying combatant.
    pub flying: i32,
}

impl Variant for RecordedRoll {
    fn reads_of_creatures(&self, by: Reader) -> Vec<Reading> {
        let skills = std::iter::once(self.skill).chain(self.observers.clone());
        vec![by.means(Axis::Stealth, "skills").of(skills)]
    }

    fn largest_die(&self) -> u8 {
        TWENTY
    }
}

/// Hidden combatants cannot be attacked until they attack.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Untargetable {
    /// What a combatant rolls to hide.
    pub by: HidingCheck,
    /// Whether combatants cannot hide in plain view of an enemy: in light that is lit to that enemy, and without cover.
    pub not_in_plain_view: bool,
}

impl Variant for Untargetable {
    fn reads_of_creatures(&self, by: Reader) -> Vec<Reading> {
        self.by.ability().map(|rule| rule.reads_of_creatures(by)).unwrap_or_default()
    }

    fn largest_die(&self) -> u8 {
        self.by.ability().map_or(0, |_| TWENTY)
    }

    fn find_faults(&self, faults: &mut Faults) {
        if let Some(rule) = self.by.ability() {
            faults.within("by", |faults| faults.threshold_of_twenty("dc", rule.dc));
        }
    }
}

/// What a combatant rolls to hide.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum HidingCheck {
    /// A check of an ability.
    Ability(AbilityHiding),
    /// A test, like other checks of the rulebook.
    Test(Difficulty),
}

impl HidingCheck {
    /// The rules of the ability check, if it is one.
    const fn ability(&self) -> Option<&AbilityHiding> {
        match self {
            HidingCheck::Ability(rule) => Some(rule),
            HidingCheck::Test(_) => None,
        }
    }
}

/// A check of an ability against the eyes of the enemies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AbilityHiding {
    /// The ability that helps with the check.
    pub ability: Ability,
    /// What the check must reach.
    pub dc: i32,
    /// What is added to that number.
    #[serde(default)]
    pub plus: HidingPlus,
}

impl AbilityHiding {
    fn reads_of_creatures(&self, by: Reader) -> Vec<Reading> {
        let own = by.checks(Axis::Stealth, Demand::Meant, self.ability, &[Training::Stealth]);
        let observed_by = match self.plus {
            HidingPlus::Nothing => None,
            HidingPlus::BestObserver(ability) => Some(by.welcomes(Axis::Stealth, "scores").of([ability])),
        };
        own.into_iter().chain(observed_by).collect()
    }
}

/// What makes it harder to hide.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum HidingPlus {
    #[default]
    Nothing,
    /// The best modifier of an ability among the enemies who would see the combatant.
    BestObserver(Ability),
}
