//! Losses: what a body or a mind has lost and does not get back by itself.

use bevy_ecs::prelude::Component;
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use super::words::words;
use super::{Ability, Scores};

/// What one has lost and does not get back by itself.
#[derive(Component, Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Losses {
    /// Points of abilities.
    pub points: Scores,
    /// Parts of the body, in the order lost.
    pub parts: SmallVec<[BodyPart; 1]>,
}

impl Losses {
    /// How many points of an ability are lost.
    pub fn of(&self, ability: Ability) -> u8 {
        self.points.of(ability).unwrap_or(0)
    }

    /// Notes points of an ability as lost; below 0 they come back.
    pub fn lose(&mut self, ability: Ability, points: i8) {
        let lost = self.of(ability).saturating_add_signed(points);
        *self.points.of_mut(ability) = (lost > 0).then_some(lost);
    }
}

words! {
    /// A part of the body that may be lost.
    pub enum BodyPart {
        Hand = "hand",
        Foot = "foot",
        Eye = "eye",
        Ear = "ear",
        Fingers = "fingers",
        Nose = "nose",
    }
}

/// Something lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Loss {
    /// So many points of an ability; below 0 they come back.
    Points(Ability, i8),
    /// A part of the body.
    Part(BodyPart),
    /// A part of the body that was lost, and is whole again.
    PartBack(BodyPart),
}

/// What a weapon carries into the blood: disease, poison or venom.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Corruption {
    /// What a check against it must reach, where that is not what is usual.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub dc: Option<i32>,
    /// What each stage does; the last one goes on.
    pub stages: Vec<Stage>,
}

/// What a stage of corruption does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Stage {
    /// It exhausts.
    Exhausts,
    /// It takes points of an ability, as the rulebook's dice say.
    LostPoints(Ability),
}
