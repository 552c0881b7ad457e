//! Whether nerve may fail.

use serde::{Deserialize, Serialize};

use crate::battle::{Ability, Alarm, Grouping};
use crate::dice::Edge;

/// Whether nerve may fail.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum MoraleRule {
    /// Never.
    Nothing,
    /// On occasions, by a check.
    OnOccasions(OnOccasions),
}

/// A twenty-sided die, an ability and what a seasoned creature adds, on occasions.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OnOccasions {
    /// What must be reached.
    pub target: i32,
    /// What helps.
    pub ability: Ability,
    /// What a creature adds that is no hero and whose block names no bonus of its own.
    pub bonus: MoraleBonus,
    /// What calls for the check, where a scenario says nothing else.
    pub occasions: Vec<Alarm>,
    /// Who makes it together, where a scenario says nothing else.
    pub grouped: Grouping,
    /// When heroes make it.
    pub heroes: HeroesNerve,
    /// What is counted on either side to say who is outnumbered.
    #[serde(default, skip_serializing_if = "Counted::is_heads")]
    pub counted: Counted,
    /// What being outnumbered two to one brings.
    #[serde(default)]
    pub outnumbered_two_to_one: Edge,
    /// What outnumbering the enemy two to one brings.
    #[serde(default)]
    pub outnumbering_two_to_one: Edge,
    /// What it brings that the one whom they follow tries to retreat; they make no check of it where nothing is said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub followers_of_one_who_retreats: Option<Edge>,
    /// What failure means.
    pub failed: FailedNerve,
}

/// What a creature adds to its morale check.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum MoraleBonus {
    Nothing,
    /// Half of its hit dice.
    HalfHitDice,
}

/// What is counted on either side to say who is outnumbered.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Counted {
    /// Heads.
    #[default]
    Heads,
    /// Hit dice.
    HitDice,
}

impl Counted {
    const fn is_heads(&self) -> bool {
        matches!(self, Counted::Heads)
    }
}

/// When heroes make morale checks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum HeroesNerve {
    /// Each for itself, and only when the game master asks.
    OneByOneWhenAsked,
    /// Like everybody else.
    LikeOthers,
}

/// What a failed morale check means.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum FailedNerve {
    /// It flees, and gives itself up where no way is free or so many tries have failed.
    FleesOrSurrenders { tries: u8 },
    /// It flees until somebody rallies it, and gives itself up where no way is free.
    FleesUntilRallied,
}
