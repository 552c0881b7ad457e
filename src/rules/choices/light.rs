//! The effects of light.

use serde::{Deserialize, Serialize};

use crate::battle::{Light, Phrase};
use crate::rules::answers::faults::Faults;
use crate::rules::answers::reads::Bearer;
use crate::rules::answers::{Named, Rule, Variant};

/// The effects of light.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum LightRule {
    /// Nothing: darkness hides nobody.
    Ignored,
    /// Every square is dark, dim, lit or brilliant.
    FourLevels(Box<FourLevels>),
}

impl Rule for LightRule {
    fn variant(&self) -> Named<'_> {
        match self {
            LightRule::Ignored => Named::none("Ignored"),
            LightRule::FourLevels(rule) => Named::new("FourLevels", rule.as_ref()),
        }
    }

    fn looks_at(&self) -> &'static [Bearer] {
        &[Bearer::Creature]
    }
}

impl LightRule {
    /// The rules of the light levels; none if light is ignored.
    pub fn levels(&self) -> Option<&FourLevels> {
        match self {
            LightRule::Ignored => None,
            LightRule::FourLevels(rule) => Some(rule),
        }
    }

    /// The items that give light.
    pub fn sources(&self) -> &[SourceRule] {
        self.levels().map(|rule| rule.sources.as_slice()).unwrap_or_default()
    }
}

/// Four levels of light, and the effects of each.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FourLevels {
    /// The items that give light, by their names.
    pub sources: Vec<SourceRule>,
    /// The effects of darkness.
    #[serde(default)]
    pub darkness: LevelRule,
    /// The effects of dim light.
    #[serde(default)]
    pub dim: LevelRule,
    /// The effects of plain light.
    #[serde(default)]
    pub lit: LevelRule,
    /// The effects of brilliant light.
    #[serde(default)]
    pub brilliant: LevelRule,
    /// What light means for creatures with darksight.
    pub darksight: Darksight,
}

impl Variant for FourLevels {
    fn find_faults(&self, faults: &mut Faults) {
        for (number, source) in self.sources.iter().enumerate() {
            faults.within("sources", |faults| faults.within(number, |faults| source.find_faults(faults)));
        }
        for (field, level) in [
            ("darkness", &self.darkness),
            ("dim", &self.dim),
            ("lit", &self.lit),
            ("brilliant", &self.brilliant),
        ] {
            faults.within(field, |faults| faults.feet("heard_within", level.heard_within));
        }
    }
}

/// The effects of a level of light.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct LevelRule {
    /// The tasks with advantage.
    pub favours: Vec<Task>,
    /// The tasks with disadvantage.
    pub hampers: Vec<Task>,
    /// Whether combatants cannot be seen in it.
    pub hides_from_sight: bool,
    /// The distance in feet within which a combatant who is not seen for that reason is heard.
    pub heard_within: u16,
}

/// The tasks that light may give advantage or disadvantage.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Task {
    /// Sneaking.
    Stealth,
    /// Listening. No check in a battle is for this.
    Listening,
    /// Any attack.
    Attack,
    /// A ranged attack.
    RangedAttack,
    /// An attack from beyond half of the weapon's range.
    LongRangeAttack,
    /// A check to avoid harm.
    Defence,
    /// A check to avoid harm from a distance.
    RangedDefence,
    /// Noticing danger.
    Danger,
    /// Work that needs nimble fingers.
    FineWork,
    /// Morale checks of creatures without darksight, or, if light is turned round, of creatures with darksight.
    SurfacerMorale,
    /// Spotting a combatant who hides, and searching for a trap.
    Sight,
    /// Following tracks. No check in a battle is for this.
    Tracking,
    /// Noticing movement. No check in a battle is for this.
    SeeingMovement,
}

/// What light means for creatures with darksight.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Darksight {
    /// The same as for others.
    Ignored,
    /// The reverse: they see in the dark, and have advantage there where others have disadvantage. Dim light counts as
    /// lit for them, and lit as dim. Brilliant light gives them the disadvantages of darkness, but does not blind them.
    TurnedRound,
}

/// An item that gives light.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SourceRule {
    pub name: String,
    /// The level of light that it gives.
    pub level: Light,
    /// The distance in feet within which it gives that level.
    pub feet: u16,
    /// The distance in feet within which squares are lit, whatever `level` is.
    #[serde(default)]
    pub lit_within: u16,
    /// The minutes for which it burns; unlimited if left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub minutes: Option<u16>,
}

impl SourceRule {
    fn find_faults(&self, faults: &mut Faults) {
        faults.feet("feet", self.feet);
        faults.feet("lit_within", self.lit_within);
        if self.feet < 5 && self.lit_within < 5 {
            faults.error_in("feet", Phrase::new("gives-no-light"));
        }
        if self.minutes == Some(0) {
            faults.error_in("minutes", Phrase::new("lasts-no-time"));
        }
    }
}
