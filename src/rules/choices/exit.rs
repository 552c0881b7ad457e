//! How a combatant leaves the field.

use serde::{Deserialize, Serialize};

use crate::battle::{Ability, Skill};
use crate::rules::answers::axes::Axis;
use crate::rules::answers::faults::Faults;
use crate::rules::answers::reads::{Bearer, Demand, Reader, Reading};
use crate::rules::answers::{Named, Rule, TWENTY, Variant};

/// How a combatant leaves the field.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum ExitRule {
    /// By walking to an exit and off the field.
    WalkOff,
    /// By a save, if there is a safe place to run to.
    SaveToSafety(SaveToSafety),
    /// By a whole turn, from any square with a free path to an exit.
    WholeTurn(WholeTurn),
}

impl Rule for ExitRule {
    fn variant(&self) -> Named<'_> {
        match self {
            ExitRule::WalkOff => Named::none("WalkOff"),
            ExitRule::SaveToSafety(rule) => Named::new("SaveToSafety", rule),
            ExitRule::WholeTurn(rule) => Named::new("WholeTurn", rule),
        }
    }

    fn looks_at(&self) -> &'static [Bearer] {
        &[Bearer::Creature]
    }
}

/// By a save, if there is a safe place to run to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SaveToSafety {
    /// The ability of the save.
    pub ability: Ability,
}

impl Variant for SaveToSafety {
    fn reads_of_creatures(&self, by: Reader) -> Vec<Reading> {
        vec![by.means(Axis::Exit, "scores").of([self.ability])]
    }

    fn largest_die(&self) -> u8 {
        TWENTY
    }
}

/// By a whole turn, from any square with a free path to an exit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WholeTurn {
    /// What may stop the combatant.
    #[serde(default)]
    pub retreat: Retreat,
    /// The ability that helps with the check.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ability: Option<Ability>,
    /// The skill that helps with the check, in books with skills.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub skill: Option<Skill>,
    /// What the check must reach.
    pub dc: i32,
    /// What is different if the combatant is in no enemy's reach.
    #[serde(default)]
    pub unopposed: Unopposed,
}

impl Variant for WholeTurn {
    fn reads_of_creatures(&self, by: Reader) -> Vec<Reading> {
        match (self.retreat, self.skill) {
            (Retreat::Struck, _) => Vec::new(),
            (Retreat::Check | Retreat::Both, Some(skill)) => {
                vec![by.means(Axis::Exit, "skills").of([skill])]
            }
            (Retreat::Check | Retreat::Both, None) => {
                let ability = self.ability.unwrap_or(Ability::Dex);
                by.checks(Axis::Exit, Demand::Meant, ability, &[]).into()
            }
        }
    }

    fn largest_die(&self) -> u8 {
        match self.retreat {
            Retreat::Struck => 0,
            Retreat::Check | Retreat::Both => TWENTY,
        }
    }

    fn find_faults(&self, faults: &mut Faults) {
        faults.threshold_of_twenty("dc", self.dc);
    }
}

/// What may stop a combatant who retreats.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Retreat {
    /// A check.
    #[default]
    Check,
    /// An attack by each enemy whose reach the path starts in or leads through; a hit stops the retreat.
    Struck,
    /// The check, then the attacks.
    Both,
}

/// What is different if the combatant is in no enemy's reach.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Unopposed {
    /// The retreat succeeds.
    #[default]
    Succeeds,
    /// Nothing.
    NothingSpecial,
}
