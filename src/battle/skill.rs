//! Skills: what a combatant is practised at, each with a number.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

/// Something that one is practised at: the handling of a kind of weapon, or a gift of body or mind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[allow(missing_docs, reason = "the words say what they mean")]
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
}

/// Skills with their numbers; 0 where nothing is named.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Skills(BTreeMap<Skill, i32>);

impl Skills {
    /// How practised one is.
    #[must_use]
    pub fn of(&self, skill: Skill) -> i32 {
        self.0.get(&skill).copied().unwrap_or(0)
    }

    /// These, with what others name put over them.
    #[must_use]
    pub fn overridden_by(&self, other: &Skills) -> Skills {
        let mut skills = self.clone();
        skills.0.extend(&other.0);
        skills
    }
}
