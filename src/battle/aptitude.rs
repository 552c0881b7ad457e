//! Aptitudes: things that a combatant is good at. A combatant has an aptitude or does not; it has no number.

use serde::{Deserialize, Serialize};

use super::words::words;

words! {
    /// Something that a combatant may be good at.
    #[serde(rename_all = "lowercase")]
    pub enum Aptitude {
        Constitution = "constitution",
        Endurance = "endurance",
        Willpower = "willpower",
        Bravery = "bravery",
        Sanity = "sanity",
        Coordination = "coordination",
        Might = "might",
        Speed = "speed",
        Vision = "vision",
        Steadiness = "steadiness",
        Reaction = "reaction",
        Perception = "perception",
        Dexterity = "dexterity",
        Brawling = "brawling",
    }
}

/// A set of aptitudes, kept as bits and written as a list of words.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(from = "Vec<Aptitude>", into = "Vec<Aptitude>")]
pub struct AptitudeSet(u16);

impl Aptitude {
    const fn bit(self) -> u16 {
        1 << self as u16
    }
}

impl AptitudeSet {
    /// How many aptitudes are in both sets.
    pub const fn shared(self, other: AptitudeSet) -> u32 {
        (self.0 & other.0).count_ones()
    }

    /// All aptitudes of both sets.
    pub const fn union(self, other: AptitudeSet) -> AptitudeSet {
        AptitudeSet(self.0 | other.0)
    }

    /// Each aptitude of the set, in the order of the enum.
    pub fn iter(self) -> impl Iterator<Item = Aptitude> {
        Aptitude::ALL.into_iter().filter(move |aptitude| self.0 & aptitude.bit() != 0)
    }

    /// Whether the set holds no aptitude.
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
