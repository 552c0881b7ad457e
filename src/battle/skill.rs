//! Skills: what a combatant is practised at, each with a number.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::words::words;
use super::{Ability, AptitudeSet, CombatantId};

words! {
    /// Something that one is practised at: the handling of a kind of weapon, or a gift of body or mind.
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
    /// Those that a weapon or a spell is wielded with: the head of the list.
    pub const WEAPONS: &'static [Skill] = Skill::ALL.split_at(10).0;
}

words! {
    /// How difficult a test is.
    pub enum Difficulty {
        Trivial = "trivial",
        Easy = "easy",
        Average = "average",
        Difficult = "difficult",
    }
}

/// What a check puts to the test.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Tested {
    Skill(Skill),
    /// An ability.
    Ability(Ability),
    /// What one is simply good at.
    Aptitudes(AptitudeSet),
}

/// What a check that is called for is made against.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Against {
    /// The rulebook's usual number.
    Usual,
    /// A number of its own.
    Number(i32),
    /// Somebody who makes a check as well; the higher total wins.
    One {
        other: CombatantId,
        /// What the other tries; the same where nothing is said.
        with: Option<Tested>,
    },
}

/// Skills with their numbers; 0 where nothing is named.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Skills(BTreeMap<Skill, i32>);

impl Skills {
    /// How practised one is.
    pub fn of(&self, skill: Skill) -> i32 {
        self.0.get(&skill).copied().unwrap_or(0)
    }

    /// Those that are named.
    pub fn named(&self) -> impl Iterator<Item = Skill> + '_ {
        self.0.keys().copied()
    }

    /// Changes how practised one is.
    pub fn set(&mut self, skill: Skill, number: i32) {
        self.0.insert(skill, number);
    }

    /// These, with what others name put over them.
    pub fn overridden_by(&self, other: &Skills) -> Skills {
        let mut skills = self.clone();
        skills.0.extend(&other.0);
        skills
    }
}
