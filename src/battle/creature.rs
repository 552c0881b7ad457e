//! Creatures, weapons and armour: what all rulebooks share of them, and one stat block for each that they know.

use serde::{Deserialize, Serialize};

use super::AptitudeSet;

/// A kind of creature of this battle: its place in the battle's bestiary.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct CreatureId(pub u16);

/// A kind of creature.
#[derive(Clone, Debug, PartialEq)]
pub struct Creature {
    /// What it is called.
    pub name: String,
    /// How it is drawn: one or two letters, and a colour.
    pub token: Token,
    /// Squares to a side, 1 to 4.
    pub size: u8,
    /// Feet to a move, where its block says nothing else.
    pub speed: u16,
    /// Whether it flies.
    pub flies: bool,
    /// What it is: words that rules and scenarios may ask for.
    pub tags: Vec<String>,
    /// The weapons it carries unless a scenario says otherwise.
    pub weapons: Vec<String>,
    /// What it strikes with when it has no weapon; unarmed where nothing is named.
    pub natural: Vec<String>,
    /// The armour it wears.
    pub armour: Option<String>,
    /// One stat block for each book that knows it.
    pub blocks: Vec<(String, CreatureBlock)>,
}

/// How a creature is drawn until a picture of its own is there.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Token {
    /// One or two letters.
    pub letters: String,
    /// Red, green, blue, from 0 to 255.
    pub colour: (u8, u8, u8),
}

/// The numbers that books keep for a creature; each axis reads its own.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct CreatureBlock {
    /// What it is good at.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub aptitudes: Option<AptitudeSet>,
    /// How much harder than bare skin its hide is to hit.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ad: Option<i32>,
    /// Feet to a move, where this book differs.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub speed: Option<u16>,
}

impl CreatureBlock {
    /// This block with what another one states put over it.
    #[must_use]
    pub fn overridden_by(&self, other: &CreatureBlock) -> CreatureBlock {
        CreatureBlock {
            aptitudes: other.aptitudes.or(self.aptitudes),
            ad: other.ad.or(self.ad),
            speed: other.speed.or(self.speed),
        }
    }
}

/// A kind of weapon.
#[derive(Clone, Debug, PartialEq)]
pub struct Weapon {
    /// What it is called.
    pub name: String,
    /// Feet within which it strikes.
    pub reach: u16,
    /// Feet within which it shoots or is thrown; none where it only strikes.
    pub range: Option<u16>,
    /// One stat block for each book that knows it.
    pub blocks: Vec<(String, WeaponBlock)>,
}

/// The numbers that books keep for a weapon.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct WeaponBlock {
    /// How it is used.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub kind: Option<WeaponKind>,
    /// What it adds to a roll to hit.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hit: Option<i32>,
    /// What it adds to the threshold of an injury check.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub itm: Option<i32>,
    /// What it adds to the threshold of a fatigue check; none where it does not tire.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ftm: Option<i32>,
    /// A narrower list of aptitudes than its kind's.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub aptitudes: Option<AptitudeSet>,
}

impl WeaponBlock {
    /// This block with what another one states put over it.
    #[must_use]
    pub fn overridden_by(&self, other: &WeaponBlock) -> WeaponBlock {
        WeaponBlock {
            kind: other.kind.or(self.kind),
            hit: other.hit.or(self.hit),
            itm: other.itm.or(self.itm),
            ftm: other.ftm.or(self.ftm),
            aptitudes: other.aptitudes.or(self.aptitudes),
        }
    }
}

/// How a weapon is used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[allow(missing_docs, reason = "the words say what they mean")]
pub enum WeaponKind {
    Melee,
    Thrown,
    Propelled,
    Unarmed,
}

/// A kind of armour.
#[derive(Clone, Debug, PartialEq)]
pub struct Armour {
    /// What it is called.
    pub name: String,
    /// One stat block for each book that knows it.
    pub blocks: Vec<(String, ArmourBlock)>,
}

/// The numbers that books keep for armour.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct ArmourBlock {
    /// How much harder its wearer is to hit.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ad: Option<i32>,
}

impl ArmourBlock {
    /// This block with what another one states put over it.
    #[must_use]
    pub fn overridden_by(&self, other: &ArmourBlock) -> ArmourBlock {
        ArmourBlock { ad: other.ad.or(self.ad) }
    }
}

/// The block of one book, if there is one.
#[must_use]
pub fn block_of<'b, B>(blocks: &'b [(String, B)], book: &str) -> Option<&'b B> {
    blocks.iter().find(|(name, _)| name == book).map(|(_, block)| block)
}
