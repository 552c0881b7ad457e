//! What a blow does to the body, and what becomes of one whose body gives out.

mod injury_check;

use serde::{Deserialize, Serialize};

use crate::rules::book::rulebook::Unbuilt;
pub use injury_check::{HarmStep, InjuryChecks, InjuryPlan, InjuryStage};

/// What a blow does to the body.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum HarmRule {
    /// Every hit forces a check; each injury makes the next one deadlier.
    InjuryChecks(InjuryChecks),
    /// Damage comes off hit points.
    HitPoints(Unbuilt),
    /// Damage comes off protection, then off strength, then forces a save.
    ProtectionThenStrength(Unbuilt),
    /// Damage comes off hit points; at 0 it forces injury checks.
    HitPointsThenInjuries(Unbuilt),
}

/// What becomes of one whose body gives out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum ZeroRule {
    /// Dead, or out of the fight with a wound that stays.
    DeadOrMaimed(FailedInjury),
    /// Down, and to be saved by others.
    Down(Unbuilt),
    /// Senseless, and dead where more was dealt than was left.
    SenselessThenDead(Unbuilt),
    /// Out of the fight, crawling.
    CriticalDamage(Unbuilt),
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
