//! Tracks of points that wear combatants down, and what such points do.

use serde::{Deserialize, Serialize};

use super::check::{ScoreHelp, help_reads};
use crate::battle::{AptitudeSet, Phrase, Severity, Track};
use crate::rules::answers::axes::Axis;
use crate::rules::answers::faults::Faults;
use crate::rules::answers::limits::{FARTHEST_OF_SIX, beyond_reach};
use crate::rules::answers::reads::{Bearer, Demand, Reader, Reading};
use crate::rules::answers::{Named, Need, Rule, Variant};

/// A track of points that wear a combatant down.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TrackRule {
    pub track: Track,
    /// The base of the threshold, to which the points on the track are added.
    pub base: i32,
    /// The aptitudes that help.
    #[serde(default)]
    pub help: AptitudeSet,
    /// A score that helps, for books that have scores instead of aptitudes.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub score: Option<ScoreHelp>,
    /// What calls for the check.
    pub on: Vec<Trigger>,
    /// What happens after a failed check.
    pub collapse: Collapse,
}

impl Rule for TrackRule {
    fn variant(&self) -> Named<'_> {
        Named::new(self.track.name(), self)
    }

    fn looks_at(&self) -> &'static [Bearer] {
        &[Bearer::Creature]
    }
}

impl Variant for TrackRule {
    fn reads_of_creatures(&self, by: Reader) -> Vec<Reading> {
        help_reads(by, Axis::Tracks, &Demand::Meant, self.help, self.score.as_ref()).collect()
    }

    fn reads_of_weapons(&self, by: Reader) -> Vec<Reading> {
        let read = |field: &str| self.on.iter().any(|trigger| trigger.reads_of_weapons().contains(&field));
        let fields = ["ftm", "class"].into_iter().filter(|field| read(field));
        fields.map(|field| by.welcomes(Axis::Tracks, field)).collect()
    }

    fn reads_of_armour(&self, by: Reader) -> Vec<Reading> {
        let weighs = self.on.iter().any(Trigger::minds_armour);
        if weighs { vec![by.welcomes(Axis::Tracks, "weight")] } else { Vec::new() }
    }

    fn find_faults(&self, faults: &mut Faults) {
        if self.on.is_empty() {
            faults.warning(Phrase::new("never-called-for"));
        }
        if let Some(phrase) = beyond_reach(self.base, FARTHEST_OF_SIX) {
            faults.warning(phrase);
        }
    }

    fn meets(&self, need: Need) -> bool {
        need == Need::Track(self.track)
    }
}

/// What points on a track do to checks that are not about taking damage.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PenaltyRule {
    pub track: Track,
    /// The fewest points that have this effect.
    pub at_least: u8,
    /// Added to such checks.
    pub amount: i32,
}

impl Rule for PenaltyRule {
    fn variant(&self) -> Named<'_> {
        Named::new(self.track.name(), self)
    }
}

impl Variant for PenaltyRule {
    fn find_faults(&self, faults: &mut Faults) {
        if self.amount == 0 {
            faults.warning(Phrase::new("changes-nothing"));
        }
    }

    fn needs(&self) -> Vec<(Severity, Need)> {
        match self.track {
            // Books that count injuries have such penalties, and mixtures with other books may keep them without
            // effect.
            Track::Injuries => Vec::new(),
            Track::Fatigue | Track::Stress => vec![(Severity::Warning, Need::Track(self.track))],
        }
    }
}

/// What happens after a failed check of a track.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Collapse {
    /// They fall unconscious for as many exploration turns as a die shows.
    Senseless,
    /// They get a trauma, named after its cause.
    Trauma,
    /// They fall unconscious, but only with at least this many points; with fewer, a failed check adds a point.
    SenselessFrom(u8),
    /// They get a trauma that only counts in morale checks.
    TraumaOfNerve,
}

/// What calls for a track's check.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Trigger {
    /// A hit by a tiring weapon.
    TiringHit,
    /// A hit by a heavy weapon, even if the weapon does not say how tiring it is.
    HeavyHit(HeavyHit),
    /// A turn spent wholly on fighting and moving in armour.
    AllOutTurn(AllOutTurn),
    /// An ally dying in sight.
    AllyDies,
    /// An ally dying in sight, or going down.
    AllyFalls,
    /// The first sight of a terrifying kind of creature.
    TerrifyingSight,
    /// Being rallied.
    Rallied,
}

impl Trigger {
    /// The fields of weapons that say whether and how much a hit tires.
    const fn reads_of_weapons(&self) -> &'static [&'static str] {
        match self {
            Trigger::TiringHit => &["ftm"],
            Trigger::HeavyHit(_) => &["ftm", "class"],
            Trigger::AllOutTurn(_)
            | Trigger::AllyDies
            | Trigger::AllyFalls
            | Trigger::TerrifyingSight
            | Trigger::Rallied => &[],
        }
    }

    /// Whether a hit may call for the check.
    pub const fn comes_of_hits(&self) -> bool {
        match self {
            Trigger::TiringHit | Trigger::HeavyHit(_) => true,
            Trigger::AllOutTurn(_)
            | Trigger::AllyDies
            | Trigger::AllyFalls
            | Trigger::TerrifyingSight
            | Trigger::Rallied => false,
        }
    }

    /// Whether the weight of armour matters.
    const fn minds_armour(&self) -> bool {
        match self {
            Trigger::AllOutTurn(_) => true,
            Trigger::TiringHit
            | Trigger::HeavyHit(_)
            | Trigger::AllyDies
            | Trigger::AllyFalls
            | Trigger::TerrifyingSight
            | Trigger::Rallied => false,
        }
    }
}

/// A hit by a heavy weapon.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct HeavyHit {
    /// What a weapon adds to the threshold if its stat block does not say.
    pub unless_named: i32,
    /// Whether only a failed check adds the point.
    #[serde(default)]
    pub risked: bool,
}

/// A turn spent wholly on fighting and moving in armour.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AllOutTurn {
    /// What medium armour adds to the threshold.
    pub medium: i32,
    /// What heavy armour adds to the threshold.
    pub heavy: i32,
    /// Whether only a failed check adds the point.
    #[serde(default)]
    pub risked: bool,
}
