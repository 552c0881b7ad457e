//! Blows: the damage of one hit. The damage axis makes a blow, the protection axis reduces it, and the harm axis
//! applies it.

use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use super::words::words;

words! {
    /// A type of damage. Protection may work against some types only.
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

/// A group of damage kinds that one number of a `Reduction` reduces.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum DamageFamily {
    General,
    Elemental,
    Arcane,
}

impl DamageKind {
    /// The family that this kind of damage belongs to.
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

/// Whether a blow is halved or doubled once its dice are added up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Scale {
    Half,
    Double,
}

/// One part of the damage that a weapon deals with a swing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DamageDice {
    /// The number of dice, and the number of their sides.
    pub dice: (u8, u8),
    /// The number that is added to the dice.
    #[serde(default)]
    pub plus: i32,
    /// The kind of damage.
    #[serde(default)]
    pub kind: DamageKind,
}

impl DamageDice {
    /// The most damage that this part can deal with one swing.
    pub fn most(self) -> i32 {
        i32::from(self.dice.0) * i32::from(self.dice.1) + self.plus
    }
}

/// How much damage of each family is prevented.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Reduction {
    /// Taken off plain, bleeding and non-lethal damage.
    pub general: i32,
    /// Taken off fire, ice, acid and lightning.
    pub elemental: i32,
    /// Taken off dissonance, blight and solar damage.
    pub arcane: i32,
}

impl Reduction {
    /// How much is taken off a kind of damage.
    pub const fn off(self, kind: DamageKind) -> i32 {
        match kind.family() {
            DamageFamily::General => self.general,
            DamageFamily::Elemental => self.elemental,
            DamageFamily::Arcane => self.arcane,
        }
    }

    /// The sum of both reductions.
    pub const fn and(self, other: Reduction) -> Reduction {
        Reduction {
            general: self.general + other.general,
            elemental: self.elemental + other.elemental,
            arcane: self.arcane + other.arcane,
        }
    }
}

/// The damage of a hit, part by part, before any reduction.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Blow {
    /// The amount of each kind of damage, in the order in which it is dealt.
    pub parts: SmallVec<[(DamageKind, i32); 2]>,
}

impl Blow {
    /// Doubles the blow, or halves it as a whole, rounded down. A blow that comes in several pieces is halved piece
    /// by piece: `odd` is the point left over from the piece before, and the point left over for the next piece is
    /// returned.
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

    /// The damage of all parts together.
    pub fn total(&self) -> i32 {
        self.parts.iter().map(|(_, amount)| *amount).sum()
    }
}

/// A second bar of hit points that takes damage before the body does.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Overshield {
    /// How much damage it can still take.
    pub hp: u16,
    /// How much it reduces the damage that it takes.
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
