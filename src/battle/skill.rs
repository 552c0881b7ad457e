//! Skills: what a combatant is practised at, each with a number.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::{Ability, AptitudeSet, CombatantId};

/// Something that one is practised at: the handling of a kind of weapon, or a gift of body or mind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
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

impl Skill {
    /// Every skill.
    pub const ALL: [Skill; 16] = [
        Skill::Blades,
        Skill::Axes,
        Skill::Bludgeons,
        Skill::Polearms,
        Skill::Bows,
        Skill::Crossbows,
        Skill::Slings,
        Skill::Throwing,
        Skill::Unarmed,
        Skill::Magic,
        Skill::Vigor,
        Skill::Dexterity,
        Skill::Cognition,
        Skill::Intellect,
        Skill::Awareness,
        Skill::Sneak,
    ];

    /// Those that a weapon or a spell is wielded with: the head of the list.
    pub const WEAPONS: &'static [Skill] = Skill::ALL.split_at(10).0;

    /// The word that files and orders use.
    pub const fn word(self) -> &'static str {
        match self {
            Skill::Blades => "Blades",
            Skill::Axes => "Axes",
            Skill::Bludgeons => "Bludgeons",
            Skill::Polearms => "Polearms",
            Skill::Bows => "Bows",
            Skill::Crossbows => "Crossbows",
            Skill::Slings => "Slings",
            Skill::Throwing => "Throwing",
            Skill::Unarmed => "Unarmed",
            Skill::Magic => "Magic",
            Skill::Vigor => "Vigor",
            Skill::Dexterity => "Dexterity",
            Skill::Cognition => "Cognition",
            Skill::Intellect => "Intellect",
            Skill::Awareness => "Awareness",
            Skill::Sneak => "Sneak",
        }
    }
}

/// How difficult a test is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Difficulty {
    Trivial,
    Easy,
    Average,
    Difficult,
}

impl Difficulty {
    /// Every difficulty, the least first.
    pub const ALL: [Difficulty; 4] =
        [Difficulty::Trivial, Difficulty::Easy, Difficulty::Average, Difficulty::Difficult];

    /// The word that orders use.
    pub const fn word(self) -> &'static str {
        match self {
            Difficulty::Trivial => "trivial",
            Difficulty::Easy => "easy",
            Difficulty::Average => "average",
            Difficulty::Difficult => "difficult",
        }
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
