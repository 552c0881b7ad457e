//! What reduces damage before it reaches the body.

use serde::{Deserialize, Serialize};

use crate::battle::{Phrase, Severity, Trait};
use crate::dice::Edge;
use crate::rules::answers::axes::Axis;
use crate::rules::answers::faults::Faults;
use crate::rules::answers::reads::{Bearer, Demand, Occurrence, Reader, Reading};
use crate::rules::answers::{Named, Need, Rule, Variant};

/// What reduces damage before it reaches the body.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum ProtectionRule {
    Nothing,
    /// A number that depends on the armour worn.
    SubtractArmour(SubtractArmour),
    /// A number that depends on the weight of armour, unless the attacker succeeds at a second test.
    SecondTest(SecondTest),
    /// A number for each type of damage, and overshields.
    ReductionByType(ReductionByType),
}

impl Rule for ProtectionRule {
    fn variant(&self) -> Named<'_> {
        match self {
            ProtectionRule::Nothing => Named::none("Nothing"),
            ProtectionRule::SubtractArmour(rule) => Named::new("SubtractArmour", rule),
            ProtectionRule::SecondTest(rule) => Named::new("SecondTest", rule),
            ProtectionRule::ReductionByType(rule) => Named::new("ReductionByType", rule),
        }
    }

    fn looks_at(&self) -> &'static [Bearer] {
        &[Bearer::Creature, Bearer::Armour]
    }
}

impl ProtectionRule {
    /// Whether overshields take damage before the body does.
    pub const fn has_overshields(&self) -> bool {
        match self {
            ProtectionRule::ReductionByType(rule) => rule.overshield,
            ProtectionRule::Nothing | ProtectionRule::SubtractArmour(_) | ProtectionRule::SecondTest(_) => {
                false
            }
        }
    }
}

/// A number for each type of damage, and overshields.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ReductionByType {
    /// Whether it counts once for an attack, or for each swing.
    pub dr: ReducedAt,
    /// Whether combatants have overshields.
    pub overshield: bool,
}

impl Variant for ReductionByType {
    fn reads_of_creatures(&self, by: Reader) -> Vec<Reading> {
        let mut reads = vec![by.means(Axis::Protection, "dr")];
        if self.overshield {
            reads.push(by.means(Axis::Protection, "overshield"));
        }
        reads
    }

    fn reads_of_weapons(&self, by: Reader) -> Vec<Reading> {
        vec![by.welcomes(Axis::Protection, "ignores_overshield")]
    }

    fn reads_of_armour(&self, by: Reader) -> Vec<Reading> {
        vec![by.means(Axis::Protection, "dr")]
    }

    fn needs(&self) -> Vec<(Severity, Need)> {
        vec![(Severity::Warning, Need::Damage)]
    }
}

/// What the reduction applies to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum ReducedAt {
    PerSwing,
    PerAttack,
}

/// Armour reduces damage unless the attacker succeeds at a second test.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SecondTest {
    /// Light armour.
    pub light: WeightRule,
    /// Medium armour.
    pub medium: WeightRule,
    /// Heavy armour.
    pub heavy: WeightRule,
    /// The trait of combatants who are trained in armour.
    pub training: Trait,
}

impl SecondTest {
    /// The rules of each weight of armour, with the name of the field.
    const fn weights(&self) -> [(&'static str, &WeightRule); 3] {
        [("light", &self.light), ("medium", &self.medium), ("heavy", &self.heavy)]
    }
}

impl Variant for SecondTest {
    fn reads_of_creatures(&self, by: Reader) -> Vec<Reading> {
        let needs = self.weights().into_iter().flat_map(|(_, mail)| &mail.needs);
        let worn = by.reads(Axis::Protection, "traits", Demand::NeededWhere(Occurrence::DemandingArmour));
        let training = by.welcomes(Axis::Protection, "traits").of([self.training]);
        std::iter::once(training).chain(worn.of(needs.copied()).if_any()).collect()
    }

    fn reads_of_armour(&self, by: Reader) -> Vec<Reading> {
        vec![by.welcomes(Axis::Protection, "weight")]
    }

    fn find_faults(&self, faults: &mut Faults) {
        for (weight, mail) in self.weights() {
            faults.within(weight, |faults| faults.feet("slows", mail.slows));
        }
    }

    fn needs(&self) -> Vec<(Severity, Need)> {
        vec![(Severity::Warning, Need::Damage)]
    }
}

/// The rules of armour of one weight.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WeightRule {
    /// What it takes off the damage of a hit if the second test fails.
    pub reduction: i32,
    /// The edge of every test of a wearer without armour training.
    #[serde(default)]
    pub untrained: Edge,
    /// The edge of hiding in it.
    #[serde(default)]
    pub sneaking: Edge,
    /// Whether its wearer can hide at all.
    #[serde(default = "yes")]
    pub sneaks: bool,
    /// The traits that a combatant needs to wear it.
    #[serde(default)]
    pub needs: Vec<Trait>,
    /// Feet that it takes off a move.
    #[serde(default)]
    pub slows: u16,
}

/// A number that depends on the armour worn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SubtractArmour {
    /// The most by which hide and armour together reduce damage.
    pub most: i32,
}

impl Variant for SubtractArmour {
    fn reads_of_creatures(&self, by: Reader) -> Vec<Reading> {
        vec![by.means(Axis::Protection, "armour")]
    }

    fn reads_of_armour(&self, by: Reader) -> Vec<Reading> {
        vec![by.means(Axis::Protection, "armour")]
    }

    fn find_faults(&self, faults: &mut Faults) {
        if self.most < 0 {
            faults.error_in("most", Phrase::new("takes-nothing-off"));
        } else if self.most == 0 {
            faults.warning_in("most", Phrase::new("takes-nothing-off"));
        }
    }

    fn needs(&self) -> Vec<(Severity, Need)> {
        vec![(Severity::Warning, Need::Damage)]
    }
}

const fn yes() -> bool {
    true
}
