//! How much damage a hit deals.

use serde::{Deserialize, Serialize};

use crate::battle::{Ability, Phrase, Severity};
use crate::rules::answers::axes::Axis;
use crate::rules::answers::faults::Faults;
use crate::rules::answers::reads::{Bearer, Demand, Excuse, Reader, Reading};
use crate::rules::answers::{Named, Need, Rule, Variant};

/// The highest minimum damage of a hit that a rulebook may set. Below the minimum, protection reduces no part of the
/// damage, and the odds must count all parts separately.
const HIGHEST_LEAST: u8 = 10;

/// How much damage a hit deals.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum DamageRule {
    /// No damage: the weapon's numbers count in the check that the hit forces.
    Nothing,
    /// A number by the class of the weapon.
    FixedByClass(FixedByClass),
    /// The weapon's dice and an ability.
    DiceAndAbility(DiceAndAbility),
    /// The weapon's die; of several dice the highest counts.
    WeaponDie(WeaponDie),
    /// The weapon's dice for each of many swings.
    DicePerSwing(DicePerSwing),
}

impl Rule for DamageRule {
    fn variant(&self) -> Named<'_> {
        match self {
            DamageRule::Nothing => Named::none("Nothing"),
            DamageRule::FixedByClass(rule) => Named::new("FixedByClass", rule),
            DamageRule::DiceAndAbility(rule) => Named::new("DiceAndAbility", rule),
            DamageRule::WeaponDie(rule) => Named::new("WeaponDie", rule),
            DamageRule::DicePerSwing(rule) => Named::new("DicePerSwing", rule),
        }
    }

    fn looks_at(&self) -> &'static [Bearer] {
        &[Bearer::Creature, Bearer::Weapon]
    }

    fn always_reads_of_weapons(&self, by: Reader) -> Vec<Reading> {
        // These fields say whether something deals damage: then it does not only help, and an overshield can absorb the
        // damage.
        ["damage", "die", "effects", "harmless"].map(|field| by.welcomes(Axis::Damage, field)).into()
    }
}

/// When constant damage is dealt.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum ConstantRule {
    /// At the hit, and at the start of every turn until the attacker's next one.
    #[default]
    EveryTurn,
    /// At the hit, in the attacker's turn.
    OwnTurn,
}

/// The dice of a weapon and an ability.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DiceAndAbility {
    /// The minimum damage of a hit.
    pub least: u8,
    /// The ability that is added in melee.
    pub melee: Ability,
    /// The ability that is added in shooting and throwing.
    pub ranged: Ability,
}

impl Variant for DiceAndAbility {
    fn reads_of_creatures(&self, by: Reader) -> Vec<Reading> {
        vec![by.means(Axis::Damage, "scores").of([self.melee, self.ranged]).and_others()]
    }

    fn reads_of_weapons(&self, by: Reader) -> Vec<Reading> {
        vec![
            by.needs(Axis::Damage, "damage").unless(&[Excuse::BringsAbout]),
            by.welcomes(Axis::Damage, "ability"),
        ]
    }

    fn find_faults(&self, faults: &mut Faults) {
        if self.least > HIGHEST_LEAST {
            let phrase = Phrase::new("number-too-high").with("field", "least");
            let phrase = phrase.with("found", i128::from(self.least));
            faults.error_in("least", phrase.with("most", i128::from(HIGHEST_LEAST)));
        }
    }

    fn meets(&self, need: Need) -> bool {
        need == Need::Damage
    }
}

/// The weapon's dice for each of many swings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DicePerSwing {
    /// How many swings an attack may have.
    pub swings: SwingsRule,
    /// How many action points an attack that misses costs.
    pub a_miss_costs: MissCost,
    /// When constant damage is dealt.
    #[serde(default)]
    pub constant: ConstantRule,
}

impl Variant for DicePerSwing {
    fn reads_of_creatures(&self, by: Reader) -> Vec<Reading> {
        match self.swings {
            SwingsRule::ApOverCost => {
                vec![by.reads(Axis::Damage, "ap", Demand::Needed(Severity::Warning, Vec::new()))]
            }
            SwingsRule::One => Vec::new(),
        }
    }

    fn reads_of_weapons(&self, by: Reader) -> Vec<Reading> {
        let mut reads = vec![by.needs(Axis::Damage, "damage").unless(&[Excuse::BringsAbout])];
        match self.swings {
            SwingsRule::ApOverCost => {
                let excuses = [Excuse::OnlyBringsAbout, Excuse::Constant];
                reads.push(by.needs(Axis::Damage, "ap").unless(&excuses));
            }
            SwingsRule::One => {}
        }
        reads.push(by.welcomes(Axis::Damage, "constant"));
        reads
    }

    fn meets(&self, need: Need) -> bool {
        need == Need::Damage
    }
}

/// How many swings an attack may have.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum SwingsRule {
    /// As many as the action points of the turn pay for.
    ApOverCost,
    /// One, however many action points the attacker has.
    One,
}

/// How many action points an attack that misses costs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum MissCost {
    /// The points of one swing.
    OneSwing,
    /// The points of all the swings announced.
    AllSwings,
    Nothing,
}

/// A number by the class of the weapon.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FixedByClass {
    /// The damage of light melee weapons.
    pub light_melee: i32,
    /// The damage of weapons that shoot or are thrown.
    pub ranged: i32,
    /// The damage of heavy melee weapons.
    pub heavy_melee: i32,
}

impl Variant for FixedByClass {
    fn reads_of_weapons(&self, by: Reader) -> Vec<Reading> {
        vec![by.welcomes(Axis::Damage, "class")]
    }

    fn find_faults(&self, faults: &mut Faults) {
        if self.light_melee.max(self.ranged).max(self.heavy_melee) <= 0 {
            faults.error(Phrase::new("deals-nothing"));
        }
    }

    fn meets(&self, need: Need) -> bool {
        need == Need::Damage
    }
}

/// The weapon's die; of several dice the highest counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WeaponDie {
    /// The sides of the die of bare hands.
    pub unarmed: u8,
    /// Which dice count when several attackers have declared an attack on the same target.
    pub several_attackers: SeveralAttackers,
    /// Which dice count when a combatant attacks with two weapons.
    pub two_weapons: TwoWeapons,
    /// When a detachment attacks an individual, it hits everybody on this many squares side by side; 0 for one target
    /// only.
    #[serde(default)]
    pub detachments_sweep: u8,
}

impl Variant for WeaponDie {
    fn reads_of_creatures(&self, by: Reader) -> Vec<Reading> {
        if self.detachments_sweep > 0 { by.detachments().into() } else { Vec::new() }
    }

    fn reads_of_weapons(&self, by: Reader) -> Vec<Reading> {
        let mut reads = vec![
            by.needs(Axis::Damage, "die").unless(&[Excuse::BringsAbout, Excuse::Unarmed]),
            by.welcomes(Axis::Damage, "kind"),
        ];
        match self.two_weapons {
            TwoWeapons::HigherOfBoth => reads.push(by.welcomes(Axis::Damage, "hands")),
            TwoWeapons::OneOfThem => {}
        }
        reads
    }

    fn largest_die(&self) -> u8 {
        self.unarmed
    }

    fn find_faults(&self, faults: &mut Faults) {
        faults.thrown((1, self.unarmed));
    }

    fn meets(&self, need: Need) -> bool {
        need == Need::Damage
    }
}

/// Which dice count when several attackers have declared an attack on the same target.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum SeveralAttackers {
    /// The dice of each attacker.
    OneByOne,
    /// The highest die among the attackers of a side who act in the same phase, once.
    HighestOfTheirSide,
}

/// Which dice count when a combatant attacks with two weapons.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum TwoWeapons {
    /// The die of one weapon.
    OneOfThem,
    /// Both dice, of which the higher counts.
    HigherOfBoth,
}
