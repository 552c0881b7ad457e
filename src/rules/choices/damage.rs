//! What a hit deals.

use serde::{Deserialize, Serialize};

use crate::battle::Ability;

/// What a hit deals.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum DamageRule {
    /// Nothing by itself: the blow carries the weapon's numbers to the body.
    Nothing,
    /// A number by the class of the weapon.
    FixedByClass(FixedByClass),
    /// The weapon's dice and an ability.
    DiceAndAbility(DiceAndAbility),
    /// The weapon's die, the highest of many.
    WeaponDie(WeaponDie),
    /// The weapon's dice for each of many swings.
    DicePerSwing(DicePerSwing),
}

/// When damage that goes on is dealt.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum ConstantRule {
    /// At the hit, and whenever a turn begins until the attacker's own next one.
    #[default]
    EveryTurn,
    /// At the hit, in the attacker's own turn.
    OwnTurn,
}

/// The dice of a weapon and an ability.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DiceAndAbility {
    /// What a hit deals at least.
    pub least: u8,
    /// What helps in melee.
    pub melee: Ability,
    /// What helps in shooting and throwing.
    pub ranged: Ability,
}

/// The weapon's dice for each of many swings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DicePerSwing {
    /// How many swings an attack may have.
    pub swings: SwingsRule,
    /// What an attack that misses takes of one's action points.
    pub a_miss_costs: MissCost,
    /// When damage that goes on by itself is dealt.
    #[serde(default)]
    pub constant: ConstantRule,
}

/// How many swings an attack may have.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum SwingsRule {
    /// As many as the action points of the turn pay for.
    ApOverCost,
    /// One, whatever action points there are.
    One,
}

/// What an attack that misses takes of one's action points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum MissCost {
    /// Those of one swing.
    OneSwing,
    /// Those of all the swings announced.
    AllSwings,
    Nothing,
}

/// A number by the class of the weapon.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FixedByClass {
    /// What light melee weapons deal.
    pub light_melee: i32,
    /// What weapons that shoot or are thrown deal.
    pub ranged: i32,
    /// What heavy melee weapons deal.
    pub heavy_melee: i32,
}

/// The weapon's die, the highest of many.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WeaponDie {
    /// The sides of the die of bare hands.
    pub unarmed: u8,
    /// What becomes of the dice of several who have declared that they strike one target.
    pub several_attackers: SeveralAttackers,
    /// What two weapons in one pair of hands come to.
    pub two_weapons: TwoWeapons,
    /// How many squares beside it, towards its target, a detachment strikes at once when it attacks an individual.
    #[serde(default)]
    pub detachments_sweep: u8,
}

/// What becomes of the dice of several who have declared that they strike one target.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum SeveralAttackers {
    /// Each blow is dealt by itself.
    OneByOne,
    /// Of those of one side who act in the same phase the highest is dealt, once.
    HighestOfTheirSide,
}

/// What two weapons in one pair of hands come to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum TwoWeapons {
    /// No more than one of them.
    OneOfThem,
    /// Both dice, of which the higher counts.
    HigherOfBoth,
}
