//! Losses: points of abilities and body parts that a combatant has lost and does not get back by themselves.

use bevy_ecs::prelude::Component;
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use super::words::words;
use super::{Ability, Scores};
use crate::in_place::clone_in_place;

/// What a combatant has lost and does not get back by themselves.
#[derive(Component, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Losses {
    /// The points lost of each ability.
    pub points: Scores,
    /// The body parts lost, in the order in which they were lost.
    pub parts: SmallVec<[BodyPart; 1]>,
}

clone_in_place! { Losses { points, parts } }

impl Losses {
    pub fn of(&self, ability: Ability) -> u8 {
        self.points.of(ability).unwrap_or(0)
    }

    /// Adds to the lost points of an ability; a negative number gives points back.
    pub fn lose(&mut self, ability: Ability, points: i8) {
        let lost = self.of(ability).saturating_add_signed(points);
        *self.points.of_mut(ability) = (lost > 0).then_some(lost);
    }
}

words! {
    /// A body part that can be lost.
    pub enum BodyPart {
        Hand = "hand",
        Foot = "foot",
        Eye = "eye",
        Ear = "ear",
        Fingers = "fingers",
        Nose = "nose",
    }
}

/// A loss, or something that comes back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Loss {
    /// Points of an ability; a negative number gives points back.
    Points(Ability, i8),
    Part(BodyPart),
    /// A lost body part is whole again.
    PartBack(BodyPart),
}

/// Corruption: a disease, poison or venom that a weapon brings into the blood.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Corruption {
    /// The number that a check against it must reach; the rulebook's usual number if none is given.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub dc: Option<i32>,
    /// The effect of each stage. The last stage repeats.
    pub stages: Vec<Stage>,
}

/// The effect of a stage of corruption.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Stage {
    /// The combatant becomes exhausted.
    Exhausts,
    /// The combatant loses points of an ability; the rulebook says with which dice they are rolled.
    LostPoints(Ability),
}
