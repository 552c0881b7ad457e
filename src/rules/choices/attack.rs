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
    /// A d6 check against a defence.
    AgainstDefence(AgainstDefence),
    /// A check against an armour class.
    AgainstArmourClass(AgainstArmourClass),
    /// A test by proficiency.
    TestByProficiency(TestByProficiency),
    /// Always.
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
        // How many an area takes in is said by its die, or by the first of its damage.
        reads.push(by.reads(Axis::Attack, "die", Demand::NeededWhere(Occurrence::AreaByDie)));
        reads.push(by.welcomes(Axis::Attack, "damage"));
        reads
    }
}

/// A d6 check against a defence.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AgainstDefence {
    /// What armour is added to.
    pub base: i32,
    /// What helps in melee.
    pub melee: AptitudeSet,
    /// What helps in throwing.
    pub thrown: AptitudeSet,
    /// What helps in shooting.
    pub propelled: AptitudeSet,
    /// What helps with bare hands.
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
    /// What helps in melee.
    pub melee: Ability,
    /// What helps in shooting and throwing.
    pub ranged: Ability,
    /// What helps with arcane spells.
    pub arcane: Ability,
    /// What helps with divine ones.
    pub divine: Ability,
    /// Whether proficiency helps as well.
    pub proficiency: bool,
    /// The lowest face that hits whatever else counts.
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
        // A face that no die has is a way to say that no roll hits for its face alone.
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
    /// For a weapon that the attacker is not proficient with.
    pub unproficient: Edge,
    /// For a weapon that the attacker is proficient with.
    pub proficient: Edge,
    /// For a weapon that the attacker has mastered.
    pub mastery: Edge,
    /// Bare hands of a combatant without the trait.
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

/// Bare hands of a combatant who was never taught to use them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct UntrainedUnarmed {
    /// What a hit deals.
    pub damage: i32,
    /// Whether a critical hit adds to it.
    pub critical: bool,
    /// How such a combatant evades an attacker who is proficient with their weapon.
    pub evades_weapons: BareEvasion,
}

/// How a combatant with untaught bare hands evades a weapon.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BareEvasion {
    /// How difficult it is.
    pub difficulty: Difficulty,
    /// What favours or hampers it.
    pub edge: Edge,
}

/// One roll for many swings, against dodge or armour.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DodgeOrArmour {
    /// What is left of a skill with a weapon that the attacker is not proficient with.
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

/// What is left of a skill with a weapon that the attacker is not proficient with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Untaught {
    /// Of a skill that is a bonus.
    pub of_a_bonus: Kept,
    /// Of a skill that is a penalty.
    pub of_a_penalty: Kept,
}

/// How much of a number is left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Kept {
    Nothing,
    Half,
    All,
}

/// Who wins a tie.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum AttackTies {
    /// The attacker, if they are a hero and the target is none; otherwise the target.
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
    /// With a weapon in hand.
    pub held: HeldMishap,
    /// With natural weapons.
    pub natural: NaturalMishap,
    /// With a spell.
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
    /// So much off dodge and armour until the attacker's next turn.
    OffBalance(i8),
}

/// What goes wrong with a spell.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum SpellMishap {
    #[default]
    Nothing,
    /// The spell ends, whichever targets it has not reached yet.
    Fizzles,
}
