//! What a hit does to the body, and what happens to a combatant whose body gives out.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::check::{ScoreHelp, help_reads};
use crate::battle::{Ability, AptitudeSet, Severity};
use crate::rules::answers::axes::Axis;
use crate::rules::answers::faults::Faults;
use crate::rules::answers::reads::{Bearer, Demand, Reader, Reading};
use crate::rules::answers::{Named, Need, Rule, TWENTY, Variant};

/// What happens to a combatant whose body gives out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum ZeroRule {
    /// They are dead, or out of the fight with a lasting injury.
    DeadOrMaimed(FailedInjury),
    /// They are down, and die unless they are saved.
    Down(Down),
    /// They are unconscious, or dead if they took more damage than they had hit points left.
    SenselessThenDead(SenselessThenDead),
    /// They can only crawl.
    CriticalDamage(CriticalDamage),
}

impl Rule for ZeroRule {
    fn variant(&self) -> Named<'_> {
        match self {
            ZeroRule::DeadOrMaimed(_) => Named::plain("DeadOrMaimed"),
            ZeroRule::Down(rule) => Named::new("Down", rule),
            ZeroRule::SenselessThenDead(_) => Named::plain("SenselessThenDead"),
            ZeroRule::CriticalDamage(rule) => Named::new("CriticalDamage", rule),
        }
    }
}

/// What a hit does to the body.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum HarmRule {
    /// Every hit forces a check; each injury makes the next one deadlier.
    InjuryChecks(InjuryChecks),
    /// Damage reduces hit points.
    HitPoints(HitPointRule),
    /// Damage reduces protection, then strength, then forces a save.
    ProtectionThenStrength(ProtectionThenStrength),
    /// Damage reduces hit points; at 0 it forces injury checks.
    HitPointsThenInjuries(HitPointsThenInjuries),
}

impl Rule for HarmRule {
    fn variant(&self) -> Named<'_> {
        match self {
            HarmRule::InjuryChecks(rule) => Named::new("InjuryChecks", rule),
            HarmRule::HitPoints(rule) => Named::new("HitPoints", rule),
            HarmRule::ProtectionThenStrength(rule) => Named::new("ProtectionThenStrength", rule),
            HarmRule::HitPointsThenInjuries(rule) => Named::new("HitPointsThenInjuries", rule),
        }
    }

    fn looks_at(&self) -> &'static [Bearer] {
        &[Bearer::Creature]
    }
}

impl HarmRule {
    /// Whether bodies have hit points.
    pub const fn counts_hit_points(&self) -> bool {
        match self {
            HarmRule::HitPoints(_)
            | HarmRule::ProtectionThenStrength(_)
            | HarmRule::HitPointsThenInjuries(_) => true,
            HarmRule::InjuryChecks(_) => false,
        }
    }

    /// Whether injuries are counted.
    pub const fn counts_injuries(&self) -> bool {
        match self {
            HarmRule::InjuryChecks(_) | HarmRule::HitPointsThenInjuries(_) => true,
            HarmRule::HitPoints(_) | HarmRule::ProtectionThenStrength(_) => false,
        }
    }

    /// Whether damage reduces abilities once no hit points are left.
    pub const fn takes_abilities(&self) -> bool {
        match self {
            HarmRule::ProtectionThenStrength(_) => true,
            HarmRule::InjuryChecks(_) | HarmRule::HitPoints(_) | HarmRule::HitPointsThenInjuries(_) => false,
        }
    }
}

/// What a failed injury check means.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum FailedInjury {
    /// Everybody dies.
    Dies,
    /// Everybody is maimed.
    Maimed,
    /// Heroes roll a die: on 1 to 3 they die, on 4 to 6 they are maimed. Others die.
    HeroesRoll,
}

/// They are unconscious, or dead if they took more damage than they had hit points left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SenselessThenDead {
    /// Whether healing wakes an unconscious combatant.
    pub healing_wakes: bool,
}

/// They are down, and die unless they are saved.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Down {
    /// What happens to combatants who are not heroes.
    pub others_at_zero: OthersAtZero,
    /// The rounds after which a combatant who has not been saved is dead; not counted if left out.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub dead_after_rounds: Option<u16>,
    /// Whether combatants who are down die only after the battle.
    pub waits_for_the_end: bool,
}

impl Variant for Down {
    fn meets(&self, need: Need) -> bool {
        need == Need::Dying
    }
}

/// Down, and able to crawl at most.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CriticalDamage {
    /// Feet that a combatant crawls in a turn.
    pub crawl_feet: u16,
    /// What combatants who are not heroes do.
    pub others: OthersDown,
}

impl Variant for CriticalDamage {
    fn find_faults(&self, faults: &mut Faults) {
        faults.feet("crawl_feet", self.crawl_feet);
    }

    fn meets(&self, need: Need) -> bool {
        need == Need::Dying
    }
}

/// What combatants who are not heroes do when they are down.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum OthersDown {
    OutOfTheBattle,
    /// They crawl like heroes.
    Crawl,
}

/// What happens to combatants who are not heroes when their bodies give out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum OthersAtZero {
    #[default]
    #[serde(alias = "Stabilise")]
    Down,
    Dead,
}

/// Damage reduces hit points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct HitPointRule {
    /// Who cannot be killed by a single attack while they have all their hit points.
    pub spared_at_full: Spared,
}

impl Variant for HitPointRule {
    fn reads_of_creatures(&self, by: Reader) -> Vec<Reading> {
        vec![by.needs(Axis::Harm, "hp")]
    }

    fn needs(&self) -> Vec<(Severity, Need)> {
        damage_or_nobody_falls()
    }
}

/// Who cannot be killed by a single attack while they have all their hit points.
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
    /// The base of the threshold, to which injuries and the weapon's bonus are added.
    pub base: i32,
    /// The aptitudes that help.
    #[serde(default)]
    pub help: AptitudeSet,
    /// A score that helps, for books that have scores instead of aptitudes.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub score: Option<ScoreHelp>,
}

impl Variant for InjuryChecks {
    fn reads_of_creatures(&self, by: Reader) -> Vec<Reading> {
        help_reads(by, Axis::Harm, &Demand::Meant, self.help, self.score.as_ref()).collect()
    }

    fn reads_of_weapons(&self, by: Reader) -> Vec<Reading> {
        vec![by.welcomes(Axis::Harm, "itm")]
    }

    fn find_faults(&self, faults: &mut Faults) {
        faults.threshold_of_six("base", self.base);
    }
}

/// Damage reduces hit points; at 0 it forces injury checks.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct HitPointsThenInjuries(pub InjuryChecks);

impl Variant for HitPointsThenInjuries {
    fn reads_of_creatures(&self, by: Reader) -> Vec<Reading> {
        let HitPointsThenInjuries(checks) = self;
        let help = help_reads(by, Axis::Harm, &Demand::Welcome, checks.help, checks.score.as_ref());
        std::iter::once(by.needs(Axis::Harm, "hp")).chain(help).collect()
    }

    fn reads_of_weapons(&self, by: Reader) -> Vec<Reading> {
        self.0.reads_of_weapons(by)
    }

    fn find_faults(&self, faults: &mut Faults) {
        self.0.find_faults(faults);
    }

    fn needs(&self) -> Vec<(Severity, Need)> {
        damage_or_nobody_falls()
    }
}

/// Damage reduces protection, then an ability, then forces a save.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ProtectionThenStrength {
    /// The ability that damage reduces, and that the save then uses.
    pub save: Ability,
    /// What happens to a combatant with nothing left of an ability.
    pub emptied: BTreeMap<Ability, Emptied>,
    /// Whether critical damage routs detachments instead of felling them.
    #[serde(default)]
    pub detachments_rout: bool,
}

impl Variant for ProtectionThenStrength {
    fn reads_of_creatures(&self, by: Reader) -> Vec<Reading> {
        let others = self.emptied.keys().copied().filter(|ability| *ability != self.save);
        let mut reads = vec![
            by.needs(Axis::Harm, "hp"),
            by.needs(Axis::Harm, "scores").of([self.save]),
            by.welcomes(Axis::Harm, "scores").of(others).and_others(),
        ];
        if self.detachments_rout {
            reads.extend(by.detachments());
        }
        reads
    }

    fn reads_of_weapons(&self, by: Reader) -> Vec<Reading> {
        vec![by.welcomes(Axis::Harm, "on_critical")]
    }

    fn largest_die(&self) -> u8 {
        TWENTY
    }

    fn needs(&self) -> Vec<(Severity, Need)> {
        damage_or_nobody_falls()
    }
}

/// What happens to a combatant with nothing left of an ability.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Emptied {
    Dead,
    Paralysed,
    Delirious,
}

/// If only damage can fell a combatant, a rulebook without damage would fell nobody.
fn damage_or_nobody_falls() -> Vec<(Severity, Need)> {
    vec![(Severity::Error, Need::Damage)]
}
