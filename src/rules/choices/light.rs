//! What light does.

use serde::{Deserialize, Serialize};

use crate::battle::{Light, Phrase};
use crate::rules::answers::faults::Faults;
use crate::rules::answers::reads::Bearer;
use crate::rules::answers::{Named, Rule, Variant};

/// What light does.
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
    /// What light does; nothing where it is ignored.
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

/// Four levels of light, and what each brings.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FourLevels {
    /// The items that give light, by their names.
    pub sources: Vec<SourceRule>,
    /// What darkness brings.
    #[serde(default)]
    pub darkness: LevelRule,
    /// What dim light brings.
    #[serde(default)]
    pub dim: LevelRule,
    /// What plain light brings.
    #[serde(default)]
    pub lit: LevelRule,
    /// What brilliant light brings.
    #[serde(default)]
    pub brilliant: LevelRule,
    /// What light is to creatures with darksight.
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

/// What a level of light brings.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct LevelRule {
    /// What is favoured in it.
    pub favours: Vec<Task>,
    /// What is hampered in it.
    pub hampers: Vec<Task>,
    /// Whether nothing is seen in it.
    pub hides_from_sight: bool,
    /// Feet within which a combatant who is not seen for that reason is heard.
    pub heard_within: u16,
}

/// What light may favour or hamper.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Task {
    /// Sneaking.
    Stealth,
    /// Listening. No check in a battle is for that.
    Listening,
    /// Any attack.
    Attack,
    /// An attack from afar.
    RangedAttack,
    /// An attack from beyond half of the weapon's range.
    LongRangeAttack,
    /// Avoiding harm by a check.
    Defence,
    /// Avoiding harm from afar by a check.
    RangedDefence,
    /// Noticing what is dangerous.
    Danger,
    /// Work for nimble fingers.
    FineWork,
    /// The nerve of creatures without darksight; if light is turned round, of those with it.
    SurfacerMorale,
    /// Spotting a combatant who hides, and searching for a trap.
    Sight,
    /// Following tracks. No check in a battle is for that.
    Tracking,
    /// Noticing what moves. No check in a battle is for that.
    SeeingMovement,
}

/// What light is to creatures with darksight.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Darksight {
    /// The same as to others.
    Ignored,
    /// Turned round: they see in the dark, and what is hampered for others there is favoured for them. Dim light is lit
    /// to them and lit light is dim. Brilliant light hampers them as darkness hampers others, but they are not blind.
    TurnedRound,
}

/// An item that gives light.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SourceRule {
    pub name: String,
    /// The level that it gives.
    pub level: Light,
    /// Feet within which it gives that level.
    pub feet: u16,
    /// Feet within which it makes squares lit, whatever the level beyond.
    #[serde(default)]
    pub lit_within: u16,
    /// Minutes for which it burns; without end if this is left out.
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
