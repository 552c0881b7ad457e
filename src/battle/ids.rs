//! The numbers that stand for combatants, sides, weapons and armour in one battle.

use std::hash::{Hash, Hasher};

use serde::{Deserialize, Serialize};

/// A combatant of this battle: their index in the roster, which is in the scenario's order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct CombatantId(pub u16);

impl Hash for CombatantId {
    /// By a method of its own, so that a hasher can tell combatants from other numbers.
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        hasher.write_u128(self.0.into());
    }
}

/// A side of this battle: its index in the scenario's list of sides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct SideId(pub u8);

/// A weapon, spell, item or thing of this battle: its index in the battle's armoury.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct WeaponId(pub u16);

/// A thing of this battle: its index in the scenario's list of things.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct ThingId(pub u16);

/// A distance in steps from square to square.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Steps(pub u16);

impl CombatantId {
    /// The index in any list that is in roster order.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// The combatant at this index of the roster.
    pub fn at(index: usize) -> CombatantId {
        CombatantId(u16::try_from(index).unwrap_or(u16::MAX))
    }

    /// The dice stream of this combatant; stream 0 belongs to the battle.
    pub const fn stream(self) -> u16 {
        self.0 + 1
    }
}

impl SideId {
    /// The index in any list that is in the scenario's order of sides.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

impl ThingId {
    /// The thing at this index of the scenario's list.
    pub fn at(index: usize) -> ThingId {
        ThingId(u16::try_from(index).unwrap_or(u16::MAX))
    }

    /// The index in the scenario's list of things.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

impl WeaponId {
    /// The index in the armoury.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// A kind of armour of this battle: its index in the battle's armoury.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct ArmourId(pub u16);

impl ArmourId {
    /// The armour at this index of the armoury.
    pub fn at(place: usize) -> ArmourId {
        ArmourId(u16::try_from(place).unwrap_or(u16::MAX))
    }

    /// The index in the armoury.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// A set of sides, kept as bits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct SideSet(u8);

impl SideSet {
    pub const NONE: SideSet = SideSet(0);
    pub const ALL: SideSet = SideSet(u8::MAX);

    /// The sides whose bits are set.
    pub const fn of_bits(bits: u8) -> SideSet {
        SideSet(bits)
    }

    /// One side alone.
    pub const fn only(side: SideId) -> SideSet {
        SideSet(1 << side.0)
    }

    /// This set with one more side.
    pub const fn and(self, side: SideId) -> SideSet {
        SideSet(self.0 | 1 << side.0)
    }

    /// All sides of both sets.
    pub const fn with(self, others: SideSet) -> SideSet {
        SideSet(self.0 | others.0)
    }

    /// Whether a side is in the set.
    pub const fn contains(self, side: SideId) -> bool {
        self.0 & 1 << side.0 != 0
    }
}
