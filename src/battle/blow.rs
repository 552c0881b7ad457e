//! Blows: what a hit deals, in the fixed form that damage hands to protection and protection to the body.

use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use super::words::words;

words! {
    /// A kind of damage.
    #[derive(Default)]
    pub enum DamageKind {
        #[default]
        Plain,
        Bleed,
        NonLethal,
        Fire,
        Ice,
        Acid,
        Lightning,
        Dissonance,
        Blight,
        Solar,
    }
}

/// What kinds of damage have in common, so that one number can take off them all.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum DamageFamily {
    General,
    Elemental,
    Arcane,
}

impl DamageKind {
    /// The family it belongs to.
    pub const fn family(self) -> DamageFamily {
        match self {
            DamageKind::Plain | DamageKind::Bleed | DamageKind::NonLethal => DamageFamily::General,
            DamageKind::Fire | DamageKind::Ice | DamageKind::Acid | DamageKind::Lightning => {
                DamageFamily::Elemental
            }
            DamageKind::Dissonance | DamageKind::Blight | DamageKind::Solar => DamageFamily::Arcane,
        }
    }
}

/// What becomes of a blow once its dice are added up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Scale {
    Half,
    Double,
}

/// One part of what a weapon deals with a swing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DamageDice {
    /// How many dice, of how many sides.
    pub dice: (u8, u8),
    /// What is added to them.
    #[serde(default)]
    pub plus: i32,
    /// What kind of damage they are.
    #[serde(default)]
    pub kind: DamageKind,
}

impl DamageDice {
    /// The most that one swing deals of it.
    pub fn most(self) -> i32 {
        i32::from(self.dice.0) * i32::from(self.dice.1) + self.plus
    }
}

/// What is taken off each family of damage.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Reduction {
    /// Off plain damage, bleeding and what does not kill.
    pub general: i32,
    /// Off every element.
    pub elemental: i32,
    /// Off every arcane kind.
    pub arcane: i32,
}

impl Reduction {
    /// What is taken off a kind of damage.
    pub const fn off(self, kind: DamageKind) -> i32 {
        match kind.family() {
            DamageFamily::General => self.general,
            DamageFamily::Elemental => self.elemental,
            DamageFamily::Arcane => self.arcane,
        }
    }

    /// Two that add up.
    pub const fn and(self, other: Reduction) -> Reduction {
        Reduction {
            general: self.general + other.general,
            elemental: self.elemental + other.elemental,
            arcane: self.arcane + other.arcane,
        }
    }
}

/// What a hit deals, part by part, before anything is taken off.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Blow {
    /// So much of each kind, in the order dealt.
    pub parts: SmallVec<[(DamageKind, i32); 2]>,
}

impl Blow {
    /// Doubles or halves it as a whole; what is half rounds down. Of one that comes in several pieces, what was left over
    /// from the last piece goes in, and what is left over for the next one comes back.
    pub fn scale(&mut self, scale: Scale, mut odd: i32) -> i32 {
        for (_, amount) in &mut self.parts {
            match scale {
                Scale::Double => *amount *= 2,
                Scale::Half => {
                    let all = *amount + odd;
                    (*amount, odd) = (all / 2, all % 2);
                }
            }
        }
        odd
    }

    /// All that it deals.
    pub fn total(&self) -> i32 {
        self.parts.iter().map(|(_, amount)| *amount).sum()
    }
}

/// A second bar that takes damage before the body does.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Overshield {
    /// How much it still takes.
    pub hp: u16,
    /// What it takes off the damage that strikes it.
    #[serde(default)]
    pub dr: Reduction,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn half_of_a_blow_rounds_down_as_a_whole() {
        let scaled = |amounts: [i32; 3], scale| {
            let mut blow =
                Blow { parts: amounts.map(|amount| (DamageKind::Plain, amount)).into_iter().collect() };
            blow.scale(scale, 0);
            blow.parts.iter().map(|(_, amount)| *amount).collect::<Vec<_>>()
        };
        assert_eq!(scaled([3, 3, 1], Scale::Half), [1, 2, 0]);
        assert_eq!(scaled([3, 0, 1], Scale::Double), [6, 0, 2]);
    }
}
