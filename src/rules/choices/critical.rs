//! What an unusually high roll adds to a hit.

use serde::{Deserialize, Serialize};

use crate::battle::{Phrase, Severity, Trait, WeaponClass};
use crate::rules::answers::axes::Axis;
use crate::rules::answers::faults::Faults;
use crate::rules::answers::limits::lone_dice_fault;
use crate::rules::answers::reads::{Bearer, Reader, Reading};
use crate::rules::answers::{Named, Need, Rule, SIX, TWENTY, Variant};

/// What an unusually high roll adds to a hit.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum CriticalRule {
    Nothing,
    /// Double damage on the best face.
    DoubleOnNatural(DoubleOnNatural),
    /// More damage if dice that are rolled after the hit add up to enough.
    ExtraOnSum(ExtraOnSum),
    /// The highest damage of a swing is added, if the roll is above a threshold from the attacker's stat block
    /// (`Critical::Threshold`).
    MaximumPastThreshold(MaximumPastThreshold),
}

impl Rule for CriticalRule {
    fn variant(&self) -> Named<'_> {
        match self {
            CriticalRule::Nothing => Named::none("Nothing"),
            CriticalRule::DoubleOnNatural(rule) => Named::new("DoubleOnNatural", rule),
            CriticalRule::ExtraOnSum(rule) => Named::new("ExtraOnSum", rule),
            CriticalRule::MaximumPastThreshold(rule) => Named::new("MaximumPastThreshold", rule),
        }
    }

    fn looks_at(&self) -> &'static [Bearer] {
        &[Bearer::Creature]
    }
}

/// Double damage on the best faces (`Critical::Double`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DoubleOnNatural {
    /// The lowest face that is critical.
    pub face: u8,
}

impl Variant for DoubleOnNatural {
    fn find_faults(&self, faults: &mut Faults) {
        faults.face("face", self.face.into(), TWENTY);
    }

    fn needs(&self) -> Vec<(Severity, Need)> {
        let sides = if self.face > SIX { TWENTY } else { 1 };
        [Need::AttackDie(sides), Need::Damage].map(|need| (Severity::Warning, need)).into()
    }
}

/// The highest damage of a swing is added, if the roll is above a threshold.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MaximumPastThreshold {
    /// The number that must be above the threshold.
    pub counted: CountedNumber,
}

impl Variant for MaximumPastThreshold {
    fn reads_of_creatures(&self, by: Reader) -> Vec<Reading> {
        vec![by.means(Axis::Critical, "critical")]
    }

    fn needs(&self) -> Vec<(Severity, Need)> {
        [Need::AttackDie(1), Need::Damage].map(|need| (Severity::Warning, need)).into()
    }
}

/// More damage if dice that are rolled after the hit add up to enough.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ExtraOnSum {
    /// How many dice, of how many sides.
    pub dice: (u8, u8),
    /// What they must add up to.
    pub at_least: i32,
    /// The damage that a critical hit adds.
    pub extra: i32,
    /// What makes a critical hit easier.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lowered: Option<Lowered>,
}

impl Variant for ExtraOnSum {
    fn reads_of_creatures(&self, by: Reader) -> Vec<Reading> {
        let lowered = self.lowered.iter().flat_map(|lowered| &lowered.by).map(|(held, _)| *held);
        by.welcomes(Axis::Critical, "traits").of(lowered).if_any().into_iter().collect()
    }

    fn reads_of_weapons(&self, by: Reader) -> Vec<Reading> {
        self.lowered.iter().map(|_| by.welcomes(Axis::Critical, "class")).collect()
    }

    fn largest_die(&self) -> u8 {
        self.dice.1
    }

    fn find_faults(&self, faults: &mut Faults) {
        faults.thrown(self.dice);
        let most = i32::from(self.dice.0) * i32::from(self.dice.1);
        if let Some(phrase) = lone_dice_fault(self.dice) {
            faults.error_in("dice", phrase);
        } else if self.at_least > most {
            let phrase = Phrase::new("sum-never-reached").with("found", i128::from(self.at_least));
            faults.error_in("at_least", phrase.with("most", i128::from(most)));
        }
        if let Some(lowered) = self.lowered.as_ref().filter(|lowered| lowered.to >= self.at_least) {
            let phrase = Phrase::new("lowered-to-no-less").with("found", i128::from(lowered.to));
            let phrase = phrase.with("from", i128::from(self.at_least));
            faults.within("lowered", |faults| faults.error_in("to", phrase));
        }
    }

    fn needs(&self) -> Vec<(Severity, Need)> {
        vec![(Severity::Warning, Need::Damage)]
    }
}

/// What makes a critical hit easier.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Lowered {
    /// What the dice must add up to in that case.
    pub to: i32,
    /// Traits, each with the class of weapons that it counts for.
    pub by: Vec<(Trait, WeaponClass)>,
}

/// Which number of a roll counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum CountedNumber {
    /// The die with everything added.
    Total,
    /// The die alone.
    Natural,
}

/// How a hit becomes a critical hit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum CriticalPlan {
    /// If the roll to hit is above a number.
    Past {
        /// Which number of the roll counts.
        counted: CountedNumber,
        /// The number that it must be above.
        above: i32,
    },
    /// If the die shows enough. The damage is then doubled.
    Natural {
        /// The lowest face that is enough.
        face: i32,
    },
    /// If dice that are rolled for it add up to enough.
    Sum {
        /// How many, of how many sides.
        dice: (u8, u8),
        /// What they must add up to.
        at_least: i32,
        /// The damage that a critical hit adds.
        extra: i32,
    },
}
