//! What a blow does to the body.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::check::ScoreHelp;
use crate::battle::{Ability, AptitudeSet};

/// What becomes of one whose body gives out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum ZeroRule {
    /// Dead, or out of the fight with a wound that stays.
    DeadOrMaimed(FailedInjury),
    /// Down, and lost unless it is saved.
    Down(Down),
    /// Senseless, and dead where more was dealt than was left.
    SenselessThenDead(SenselessThenDead),
    /// Out of the fight, crawling.
    CriticalDamage(CriticalDamage),
}

/// What a blow does to the body.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum HarmRule {
    /// Every hit forces a check; each injury makes the next one deadlier.
    InjuryChecks(InjuryChecks),
    /// Damage comes off hit points.
    HitPoints(HitPointRule),
    /// Damage comes off protection, then off strength, then forces a save.
    ProtectionThenStrength(ProtectionThenStrength),
    /// Damage comes off hit points; at 0 it forces injury checks.
    HitPointsThenInjuries(InjuryChecks),
}

/// What a failed injury check means.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum FailedInjury {
    /// Everybody dies of it.
    Dies,
    /// Everybody is maimed by it.
    Maimed,
    /// Heroes roll a die: 1 to 3 they die, 4 to 6 they are maimed; others die.
    HeroesRoll,
}

/// Senseless, and dead where more was dealt than was left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SenselessThenDead {
    /// Whether healing brings one back to one's senses.
    pub healing_wakes: bool,
}

/// Down, and lost unless it is saved.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Down {
    /// What becomes of those who are no heroes.
    pub others_at_zero: OthersAtZero,
    /// Rounds after which one who has not been saved is dead; none where nobody counts them.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub dead_after_rounds: Option<u16>,
    /// Whether nobody dies of it while the battle lasts, however long that is.
    pub waits_for_the_end: bool,
}

/// Down, and able to crawl at most.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CriticalDamage {
    /// Feet that one crawls in a turn.
    pub crawl_feet: u16,
    /// What those who are no heroes do.
    pub others: OthersDown,
}

/// What those who are no heroes do when they are down.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum OthersDown {
    OutOfTheBattle,
    /// They crawl like heroes.
    Crawl,
}

/// What becomes of those who are no heroes when their bodies give out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum OthersAtZero {
    #[default]
    #[serde(alias = "Stabilise")]
    Down,
    Dead,
}

/// Damage comes off hit points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct HitPointRule {
    /// Whom no single attack kills while it is at its best.
    pub spared_at_full: Spared,
}

/// Whom no single attack kills while it is at its best.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Spared {
    Nobody,
    Heroes,
    Everybody,
}

/// Every hit forces a check; each injury makes the next one deadlier.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct InjuryChecks {
    /// What injuries and weapon are added to.
    pub base: i32,
    /// What helps.
    #[serde(default)]
    pub help: AptitudeSet,
    /// A score that helps from certain values on, for books that know scores instead of aptitudes.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub score: Option<ScoreHelp>,
}

/// Damage comes off protection, then off an ability, then forces a save.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ProtectionThenStrength {
    /// The ability that damage comes off, and that is saved on then.
    pub save: Ability,
    /// What becomes of one who has nothing left of an ability.
    pub emptied: BTreeMap<Ability, Emptied>,
    /// Whether critical damage routs a detachment, instead of felling it like anybody.
    #[serde(default)]
    pub detachments_rout: bool,
}

/// What becomes of one who has nothing left of an ability.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Emptied {
    Dead,
    Paralysed,
    Delirious,
}
