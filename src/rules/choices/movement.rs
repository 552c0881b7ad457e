//! How far and over what one moves.

use serde::{Deserialize, Serialize};

use crate::battle::{Ability, Phrase};
use crate::dice::Edge;
use crate::rules::answers::axes::Axis;
use crate::rules::answers::faults::Faults;
use crate::rules::answers::reads::{Bearer, Reader, Reading};
use crate::rules::answers::{Named, Rule, Variant};

/// How far and over what one moves.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum MovementRule {
    /// By steps of five feet, each terrain at its own price.
    Paced(Paced),
    /// The same, slowed by what one carries.
    PacedUnderLoad(PacedUnderLoad),
    /// Each move an action of its own, with short steps and careful ones beside it.
    PacedByActions(PacedByActions),
}

impl Rule for MovementRule {
    fn variant(&self) -> Named<'_> {
        match self {
            MovementRule::Paced(rule) => Named::new("Paced", rule),
            MovementRule::PacedUnderLoad(rule) => Named::new("PacedUnderLoad", rule),
            MovementRule::PacedByActions(rule) => Named::new("PacedByActions", rule),
        }
    }

    fn looks_at(&self) -> &'static [Bearer] {
        &[Bearer::Creature]
    }

    fn always_reads_of_creatures(&self, by: Reader) -> Vec<Reading> {
        vec![by.welcomes(Axis::Movement, "speed")]
    }
}

/// Movement by steps, each terrain at its own price.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Paced {
    /// Feet to a move for everybody whose block says nothing else; none where each kind goes by its own speed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pace: Option<u16>,
    /// Steps for a square of difficult ground.
    pub difficult: u8,
    /// Steps for a square of rough ground.
    pub rough: u8,
    /// Steps for a square of water.
    pub water: u8,
    /// Steps for a square that must be climbed.
    pub climb: u8,
    /// What one who lies on the ground may do.
    pub prone: ProneRule,
    /// What a square costs for more than one reason.
    #[serde(default)]
    pub several_causes: SeveralCauses,
}

impl Variant for Paced {
    fn find_faults(&self, faults: &mut Faults) {
        find_free_ground(faults, [self.difficult, self.rough, self.water, self.climb]);
        if let Some(pace) = self.pace {
            faults.feet("pace", pace);
        }
        self.prone.find_faults(faults);
    }
}

/// What a square costs for more than one reason: its ground, and that one crawls over it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum SeveralCauses {
    /// The price of the one times that of the other.
    #[default]
    Multiplied,
    /// The dearest of them, once.
    TheDearestOnce,
}

/// Each move an action of its own, with short steps and careful ones beside it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PacedByActions {
    /// Steps for a square of difficult ground.
    pub difficult: u8,
    /// Steps for a square of rough ground.
    pub rough: u8,
    /// Steps for a square of water.
    pub water: u8,
    /// Steps for a square that must be climbed.
    pub climb: u8,
    /// What one who lies on the ground may do.
    pub prone: ProneRule,
    /// Feet that a quick step covers, a deed of its own; none where there is no such deed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub step_feet: Option<u16>,
    /// Feet that one covers in disengaging, which nobody can answer; none where there is no such deed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub disengage_feet: Option<u16>,
}

impl Variant for PacedByActions {
    fn find_faults(&self, faults: &mut Faults) {
        find_free_ground(faults, [self.difficult, self.rough, self.water, self.climb]);
        if let Some(feet) = self.step_feet {
            faults.feet("step_feet", feet);
        }
        if let Some(feet) = self.disengage_feet {
            faults.feet("disengage_feet", feet);
        }
        self.prone.find_faults(faults);
    }
}

/// How one who lies on the ground moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum ProneRule {
    /// Not at all, until it has spent a whole move on standing up.
    StandsWithAMove,
    /// Nothing whatever, until it has got up.
    NothingUntilUp,
    /// By crawling, at so many times the usual cost.
    Crawls(u8),
}

impl ProneRule {
    fn find_faults(&self, faults: &mut Faults) {
        match self {
            ProneRule::Crawls(0) => faults.error_in("prone", Phrase::new("ground-for-nothing")),
            ProneRule::Crawls(_) | ProneRule::StandsWithAMove | ProneRule::NothingUntilUp => {}
        }
    }
}

/// Movement by steps, each terrain at its own price, slowed by what one carries.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PacedUnderLoad {
    /// Steps for a square of difficult ground.
    pub difficult: u8,
    /// Steps for a square of rough ground.
    pub rough: u8,
    /// Steps for a square of water.
    pub water: u8,
    /// Steps for a square that must be climbed.
    pub climb: u8,
    /// What one who lies on the ground may do.
    pub prone: ProneRule,
    /// What a square costs for more than one reason.
    #[serde(default)]
    pub several_causes: SeveralCauses,
    /// What carrying too much brings.
    pub load: LoadRule,
}

impl Variant for PacedUnderLoad {
    fn reads_of_creatures(&self, by: Reader) -> Vec<Reading> {
        vec![by.welcomes(Axis::Movement, "load"), by.welcomes(Axis::Movement, "scores").of([self.load.free])]
    }

    fn find_faults(&self, faults: &mut Faults) {
        find_free_ground(faults, [self.difficult, self.rough, self.water, self.climb]);
        self.prone.find_faults(faults);
    }
}

/// What carrying too much brings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LoadRule {
    /// The ability whose score says how many loads bring nothing.
    pub free: Ability,
    /// Feet that each load more takes off one's speed.
    pub feet_for_each_more: u16,
    /// What any such load does to all checks.
    #[serde(default)]
    pub checks: Edge,
}

/// Every kind of ground must cost some steps.
fn find_free_ground(faults: &mut Faults, steps: [u8; 4]) {
    if steps.contains(&0) {
        faults.error(Phrase::new("ground-for-nothing"));
    }
}
