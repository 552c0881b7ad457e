//! Whether an attack hits.

use serde::{Deserialize, Serialize};

use crate::battle::{Ability, AptitudeSet, Difficulty, Training, Trait};
use crate::dice::Edge;
use crate::rules::answers::axes::Axis;
use crate::rules::answers::faults::Faults;
use crate::rules::answers::reads::{Bearer, Demand, Occurrence, Reader, Reading, all_of};
use crate::rules::answers::{Named, Need, Rule, SIX, TWENTY, Variant};

/// Whether an attack hits.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum AttackRule {
    /// A d6 check against the target's defence.
    AgainstDefence(AgainstDefence),
    /// A check against the target's armour class.
    AgainstArmourClass(AgainstArmourClass),
    /// A test by proficiency.
    TestByProficiency(TestByProficiency),
    /// Every attack hits.
    AlwaysLands(AlwaysLands),
    /// One roll for many swings, against dodge or armour.
    AgainstDodgeOrArmour(DodgeOrArmour),
}

impl Rule for AttackRule {
    fn variant(&self) -> Named<'_> {
        match self {
            AttackRule::AgainstDefence(rule) => Named::new("AgainstDefence", rule),
            AttackRule::AgainstArmourClass(rule) => Named::new("AgainstArmourClass", rule),
            AttackRule::TestByProficiency(rule) => Named::new("TestByProficiency", rule),
            AttackRule::AlwaysLands(rule) => Named::new("AlwaysLands", rule),
            AttackRule::AgainstDodgeOrArmour(rule) => Named::new("AgainstDodgeOrArmour", rule),
        }
    }

    fn looks_at(&self) -> &'static [Bearer] {
        &[Bearer::Creature, Bearer::Weapon, Bearer::Armour]
    }

    fn always_reads_of_weapons(&self, by: Reader) -> Vec<Reading> {
        let fields = ["kind", "cost", "area", "effects", "uses", "concentration"];
        let mut reads: Vec<Reading> = fields.map(|field| by.welcomes(Axis::Attack, field)).into();
        // The die of an area, or else the first damage die, says how many targets it has.
        reads.push(by.reads(Axis::Attack, "die", Demand::NeededWhere(Occurrence::AreaByDie)));
        reads.push(by.welcomes(Axis::Attack, "damage"));
        reads
    }
}

/// A d6 check against a defence.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AgainstDefence {
    /// The base of the threshold, to which armour is added.
    pub base: i32,
    /// The aptitudes that help in melee.
    pub melee: AptitudeSet,
    /// The aptitudes that help in throwing.
    pub thrown: AptitudeSet,
    /// The aptitudes that help in shooting.
    pub propelled: AptitudeSet,
    /// The aptitudes that help with bare hands.
    pub unarmed: AptitudeSet,
}

impl Variant for AgainstDefence {
    fn reads_of_creatures(&self, by: Reader) -> Vec<Reading> {
        let help = all_of([self.melee, self.thrown, self.propelled, self.unarmed]);
        vec![by.means(Axis::Attack, "aptitudes").of(help).and_others(), by.means(Axis::Attack, "ad")]
    }

    fn reads_of_weapons(&self, by: Reader) -> Vec<Reading> {
        ["hit", "aptitudes"].map(|field| by.welcomes(Axis::Attack, field)).into()
    }

    fn reads_of_armour(&self, by: Reader) -> Vec<Reading> {
        vec![by.means(Axis::Attack, "ad")]
    }

    fn largest_die(&self) -> u8 {
        SIX
    }

    fn find_faults(&self, faults: &mut Faults) {
        faults.threshold_of_six("base", self.base);
    }

    fn meets(&self, need: Need) -> bool {
        matches!(need, Need::AttackDie(sides) if sides <= SIX)
    }
}

/// Every attack hits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AlwaysLands {
    /// The sides of each damage die of an attack from a weak position.
    pub impaired: u8,
    /// The sides of each damage die of an attack from a strong position; bare hands never use a larger die.
    pub enhanced: u8,
}

impl Variant for AlwaysLands {
    fn largest_die(&self) -> u8 {
        self.impaired.max(self.enhanced)
    }

    fn find_faults(&self, faults: &mut Faults) {
        faults.thrown((1, self.impaired.min(self.enhanced)));
    }
}

/// A check against an armour class.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AgainstArmourClass {
    /// The ability that helps in melee.
    pub melee: Ability,
    /// The ability that helps in shooting and throwing.
    pub ranged: Ability,
    /// The ability that helps with arcane spells.
    pub arcane: Ability,
    /// The ability that helps with divine spells.
    pub divine: Ability,
    /// Whether proficiency helps as well.
    pub proficiency: bool,
    /// The lowest face that always hits.
    pub hits_on: u8,
}

impl Variant for AgainstArmourClass {
    fn reads_of_creatures(&self, by: Reader) -> Vec<Reading> {
        let abilities = [self.melee, self.ranged, self.arcane, self.divine];
        let mut reads = vec![
            by.means(Axis::Attack, "ac"),
            by.means(Axis::Attack, "scores").of(abilities),
            by.means(Axis::Attack, "attack"),
        ];
        if self.proficiency {
            let ways = [Training::Melee, Training::Ranged, Training::Arcane, Training::Divine];
            reads.push(by.welcomes(Axis::Attack, "proficiency"));
            reads.push(by.welcomes(Axis::Attack, "proficient").of(ways));
        }
        reads
    }

    fn reads_of_weapons(&self, by: Reader) -> Vec<Reading> {
        ["hit", "magic"].map(|field| by.welcomes(Axis::Attack, field)).into()
    }

    fn reads_of_armour(&self, by: Reader) -> Vec<Reading> {
        vec![by.means(Axis::Attack, "ac")]
    }

    fn largest_die(&self) -> u8 {
        TWENTY
    }

    fn find_faults(&self, faults: &mut Faults) {
        // A face that no die has is a way to say that no roll always hits.
        if self.hits_on == 0 {
            faults.face("hits_on", 0, TWENTY);
        }
    }

    fn meets(&self, need: Need) -> bool {
        matches!(need, Need::AttackDie(_))
    }
}

/// A test by proficiency.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TestByProficiency {
    /// The edge with a weapon that the attacker is not proficient with.
    pub unproficient: Edge,
    /// The edge with a weapon that the attacker is proficient with.
    pub proficient: Edge,
    /// The edge with a weapon that the attacker has mastered.
    pub mastery: Edge,
    /// How a combatant without the trait below fights with bare hands.
    pub untrained_unarmed: UntrainedUnarmed,
    /// The trait that makes bare hands as good as weapons.
    pub trained_unarmed: Trait,
}

impl Variant for TestByProficiency {
    fn reads_of_creatures(&self, by: Reader) -> Vec<Reading> {
        vec![
            by.means(Axis::Attack, "proficiencies"),
            by.means(Axis::Attack, "masteries"),
            by.welcomes(Axis::Attack, "traits").of([self.trained_unarmed]),
        ]
    }

    fn reads_of_weapons(&self, by: Reader) -> Vec<Reading> {
        vec![by.welcomes(Axis::Attack, "subclass")]
    }

    fn largest_die(&self) -> u8 {
        SIX
    }

    fn meets(&self, need: Need) -> bool {
        matches!(need, Need::AttackDie(sides) if sides <= SIX)
    }
}

/// How a combatant fights with bare hands without having been taught to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct UntrainedUnarmed {
    /// The damage of a hit.
    pub damage: i32,
    /// Whether a critical hit adds to the damage.
    pub critical: bool,
    /// How such a combatant evades an attacker who is proficient with their weapon.
    pub evades_weapons: BareEvasion,
}

/// How a combatant evades a weapon with untaught bare hands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BareEvasion {
    /// How difficult it is.
    pub difficulty: Difficulty,
    /// The edge of the test.
    pub edge: Edge,
}

/// One roll for many swings, against dodge or armour.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DodgeOrArmour {
    /// How much of a skill counts with a weapon that the attacker is not proficient with.
    pub unproficient: Untaught,
    /// Who wins a tie.
    pub ties: AttackTies,
    /// What a natural 20 counts as.
    pub natural_20_counts: i32,
    /// What goes wrong on a natural 1.
    pub mishap: Mishap,
}

impl Variant for DodgeOrArmour {
    fn reads_of_creatures(&self, by: Reader) -> Vec<Reading> {
        vec![
            by.means(Axis::Attack, "skills").and_others(),
            by.means(Axis::Attack, "dodge"),
            by.means(Axis::Attack, "armour"),
            by.welcomes(Axis::Attack, "defence"),
            by.welcomes(Axis::Attack, "unproficient").and_others(),
        ]
    }

    fn reads_of_weapons(&self, by: Reader) -> Vec<Reading> {
        ["hit", "skill"].map(|field| by.welcomes(Axis::Attack, field)).into()
    }

    fn reads_of_armour(&self, by: Reader) -> Vec<Reading> {
        vec![by.means(Axis::Attack, "armour"), by.welcomes(Axis::Attack, "dodge")]
    }

    fn largest_die(&self) -> u8 {
        TWENTY
    }

    fn meets(&self, need: Need) -> bool {
        matches!(need, Need::AttackDie(_) | Need::Dodge)
    }
}

/// How much of a skill counts with a weapon that the attacker is not proficient with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Untaught {
    /// How much of a bonus.
    pub of_a_bonus: Kept,
    /// How much of a penalty.
    pub of_a_penalty: Kept,
}

/// How much of a number counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Kept {
    Nothing,
    Half,
    All,
}

/// Who wins a tie.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum AttackTies {
    /// The attacker, if they are a hero and the target is not; otherwise the target.
    HeroesThenDefender,
    /// The attacker wins.
    Attacker,
    /// The target wins.
    Defender,
}

/// What goes wrong on a natural 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Mishap {
    /// What goes wrong with a weapon in hand.
    pub held: HeldMishap,
    /// What goes wrong with a natural weapon.
    pub natural: NaturalMishap,
    /// What goes wrong with a spell.
    #[serde(default)]
    pub spell: SpellMishap,
}

/// What goes wrong with a weapon in hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum HeldMishap {
    Nothing,
    Drops,
}

/// What goes wrong with natural weapons.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum NaturalMishap {
    Nothing,
    /// This much is taken off the attacker's dodge and armour until their next turn.
    OffBalance(i8),
}

/// What goes wrong with a spell.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum SpellMishap {
    #[default]
    Nothing,
    /// The spell ends, even if it has targets left.
    Fizzles,
}
