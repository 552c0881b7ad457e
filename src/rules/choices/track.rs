//! Counts that wear a combatant down, and what being worn down does.

use serde::{Deserialize, Serialize};

use super::check::ScoreHelp;
use crate::battle::{AptitudeSet, Track};

/// A count that wears a combatant down.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TrackRule {
    pub track: Track,
    /// What the points already taken are added to.
    pub base: i32,
    /// What helps.
    #[serde(default)]
    pub help: AptitudeSet,
    /// A score that helps from certain values on, for books that know scores instead of aptitudes.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub score: Option<ScoreHelp>,
    /// What calls for the check.
    pub on: Vec<Trigger>,
    /// What a failed check means.
    pub collapse: Collapse,
}

/// What being worn down does to checks that are not about taking damage.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PenaltyRule {
    pub track: Track,
    /// From how many points on.
    pub at_least: u8,
    /// What it adds to such checks.
    pub amount: i32,
}

/// What it is to collapse.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Collapse {
    /// Senseless for so many exploration turns as a die shows.
    Senseless,
    /// A trauma, named after what brought it about.
    Trauma,
    /// Senseless, but only from so many points on; the point comes with a failure until then.
    SenselessFrom(u8),
    /// A trauma that weighs on one's nerve alone.
    TraumaOfNerve,
}

/// What calls for a track's check.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Trigger {
    /// A hit by a weapon that tires.
    TiringHit,
    /// A hit by a heavy weapon, whether or not it says how much it tires.
    HeavyHit(HeavyHit),
    /// A turn given wholly to fighting and moving in armour.
    AllOutTurn(AllOutTurn),
    /// An ally dying in sight.
    AllyDies,
    /// An ally dying in sight, or going down.
    AllyFalls,
    /// The first sight of a kind of creature that terrifies.
    TerrifyingSight,
    /// Nerve that failed and was rallied.
    Rallied,
}

/// A hit by a heavy weapon.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct HeavyHit {
    /// What such a weapon adds to the threshold where it does not say itself.
    pub unless_named: i32,
    /// Whether the point is only risked: it comes with a failure.
    #[serde(default)]
    pub risked: bool,
}

/// A turn given wholly to fighting and moving in armour.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AllOutTurn {
    /// What medium armour adds to the threshold.
    pub medium: i32,
    /// What heavy armour adds to the threshold.
    pub heavy: i32,
    /// Whether the point is only risked: it comes with a failure.
    #[serde(default)]
    pub risked: bool,
}
