//! Skills, each with a number, and what a check can test.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::words::words;
use super::{Ability, AptitudeSet, CombatantId};

words! {
    /// A skill: the use of a kind of weapon, or something else that takes practice.
    pub enum Skill {
        Blades,
        Axes,
        Bludgeons,
        Polearms,
        Bows,
        Crossbows,
        Slings,
        Throwing,
        Unarmed,
        Magic,
        Vigor,
        Dexterity,
        Cognition,
        Intellect,
        Awareness,
        Sneak,
    }
}

impl Skill {
    /// The skills that weapons and spells are used with: the first ones of the list.
    pub const WEAPONS: &'static [Skill] = Skill::ALL.split_at(10).0;
}

words! {
    /// The difficulty of a test.
    pub enum Difficulty {
        Trivial = "trivial",
        Easy = "easy",
        Average = "average",
        Difficult = "difficult",
    }
}

/// What a check tests.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Tested {
    Skill(Skill),
    Ability(Ability),
    Aptitudes(AptitudeSet),
}

/// What a check must reach or beat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Against {
    /// The rulebook's usual number.
    Usual,
    /// This number.
    Number(i32),
    /// The check of another combatant; the higher total wins.
    One {
        other: CombatantId,
        /// What the other combatant tests; the same if nothing is given.
        with: Option<Tested>,
    },
}

/// Skills with their numbers. A skill without a number counts as 0.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Skills(BTreeMap<Skill, i32>);

impl Skills {
    /// The number of a skill.
    pub fn of(&self, skill: Skill) -> i32 {
        self.0.get(&skill).copied().unwrap_or(0)
    }

    /// The skills that have a number.
    pub fn named(&self) -> impl Iterator<Item = Skill> + '_ {
        self.0.keys().copied()
    }

    /// Sets the number of a skill.
    pub fn set(&mut self, skill: Skill, number: i32) {
        self.0.insert(skill, number);
    }

    /// These skills, replaced by those of `other` wherever `other` has a number.
    pub fn overridden_by(&self, other: &Skills) -> Skills {
        let mut skills = self.clone();
        skills.0.extend(&other.0);
        skills
    }
}
