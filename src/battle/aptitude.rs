//! Aptitudes: what a combatant is simply good at, held or not.

use serde::{Deserialize, Serialize};

/// Something that one is good at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Aptitude {
    Constitution,
    Endurance,
    Willpower,
    Bravery,
    Sanity,
    Coordination,
    Might,
    Speed,
    Vision,
    Steadiness,
    Reaction,
    Perception,
    Dexterity,
    Brawling,
}

/// Some aptitudes, as bits; written as a list of words.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(from = "Vec<Aptitude>", into = "Vec<Aptitude>")]
pub struct AptitudeSet(u16);

impl Aptitude {
    /// Every aptitude.
    pub const ALL: [Aptitude; 14] = [
        Aptitude::Constitution,
        Aptitude::Endurance,
        Aptitude::Willpower,
        Aptitude::Bravery,
        Aptitude::Sanity,
        Aptitude::Coordination,
        Aptitude::Might,
        Aptitude::Speed,
        Aptitude::Vision,
        Aptitude::Steadiness,
        Aptitude::Reaction,
        Aptitude::Perception,
        Aptitude::Dexterity,
        Aptitude::Brawling,
    ];

    /// The word that files and orders use.
    pub const fn word(self) -> &'static str {
        match self {
            Aptitude::Constitution => "constitution",
            Aptitude::Endurance => "endurance",
            Aptitude::Willpower => "willpower",
            Aptitude::Bravery => "bravery",
            Aptitude::Sanity => "sanity",
            Aptitude::Coordination => "coordination",
            Aptitude::Might => "might",
            Aptitude::Speed => "speed",
            Aptitude::Vision => "vision",
            Aptitude::Steadiness => "steadiness",
            Aptitude::Reaction => "reaction",
            Aptitude::Perception => "perception",
            Aptitude::Dexterity => "dexterity",
            Aptitude::Brawling => "brawling",
        }
    }

    const fn bit(self) -> u16 {
        1 << self as u16
    }
}

impl AptitudeSet {
    /// How many are in both sets.
    pub const fn shared(self, other: AptitudeSet) -> u32 {
        (self.0 & other.0).count_ones()
    }

    /// Those of both sets together.
    pub const fn union(self, other: AptitudeSet) -> AptitudeSet {
        AptitudeSet(self.0 | other.0)
    }

    /// Each of them, in the order of the list above.
    pub fn iter(self) -> impl Iterator<Item = Aptitude> {
        Aptitude::ALL.into_iter().filter(move |aptitude| self.0 & aptitude.bit() != 0)
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }
}

impl FromIterator<Aptitude> for AptitudeSet {
    fn from_iter<I: IntoIterator<Item = Aptitude>>(aptitudes: I) -> Self {
        AptitudeSet(aptitudes.into_iter().fold(0, |bits, aptitude| bits | aptitude.bit()))
    }
}

impl From<Vec<Aptitude>> for AptitudeSet {
    fn from(aptitudes: Vec<Aptitude>) -> Self {
        aptitudes.into_iter().collect()
    }
}

impl From<AptitudeSet> for Vec<Aptitude> {
    fn from(aptitudes: AptitudeSet) -> Self {
        aptitudes.iter().collect()
    }
}
