//! Whether one can hide.

use serde::{Deserialize, Serialize};

use crate::battle::{Ability, Difficulty, Skill, Training};
use crate::dice::Edge;
use crate::rules::answers::axes::Axis;
use crate::rules::answers::faults::Faults;
use crate::rules::answers::reads::{Bearer, Demand, Reader, Reading};
use crate::rules::answers::{Named, Rule, TWENTY, Variant};

/// Whether one can hide.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum StealthRule {
    /// No.
    Nothing,
    /// Nobody can be attacked who hides, until it attacks itself.
    UntargetableTillAttack(Untargetable),
    /// A roll to go unseen stands until the next one, and each enemy rolls against it for itself.
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

/// To whom an attack reveals one who sneaks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Reveals {
    /// To everybody: it sneaks no longer.
    All,
    /// To those whom it attacked, each until its own next turn.
    Target,
    /// To nobody.
    Nobody,
}

/// A roll to go unseen, against which each enemy rolls for itself.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RecordedRoll {
    /// What helps to go unseen.
    pub skill: Skill,
    /// What helps to spot; each uses its best of them.
    pub observers: Vec<Skill>,
    /// To whom an attack reveals one.
    pub attack_reveals: Reveals,
    /// What an attack on one who has not spotted one brings.
    pub unseen_attack: Edge,
    /// What is added to the next roll of one who went more than half its movement in one move.
    pub more_than_half_a_move: i32,
    /// What is added to the next roll of one who flies.
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

/// Who has hidden cannot be attacked until it attacks itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Untargetable {
    /// What is rolled for it.
    pub by: HidingCheck,
    /// Whether nobody can hide where an enemy sees it plainly: in light that is lit to that enemy's eyes, and without
    /// cover.
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

/// What is rolled by one who hides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum HidingCheck {
    /// A check of an ability.
    Ability(AbilityHiding),
    /// A test, by whatever check is in force.
    Test(Difficulty),
}

impl HidingCheck {
    /// The check of an ability, where it is one.
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
    /// The ability that helps.
    pub ability: Ability,
    /// What the check must reach.
    pub dc: i32,
    /// What is added to that.
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
    /// The best modifier of an ability among the enemies that would see one.
    BestObserver(Ability),
}
