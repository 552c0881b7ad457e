//! The numbers that stand for combatants, sides, weapons and distances inside one battle.

use serde::{Deserialize, Serialize};

/// A combatant of this battle: its place in the roster, which is the scenario's order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct CombatantId(pub u16);

/// A side of this battle: its place in the scenario's list of sides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct SideId(pub u8);

/// A weapon of this battle: its place in the battle's armoury.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct WeaponId(pub u16);

/// A distance in steps from square to square.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Steps(pub u16);

impl CombatantId {
    /// The place in any list that is kept in roster order.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// The combatant at a place in the roster.
    pub fn at(index: usize) -> CombatantId {
        CombatantId(u16::try_from(index).unwrap_or(u16::MAX))
    }

    /// The stream that this combatant draws its dice from; stream 0 belongs to the battle.
    pub const fn stream(self) -> u16 {
        self.0 + 1
    }
}

impl SideId {
    /// The place in any list that is kept in scenario order.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

impl WeaponId {
    /// The place in the armoury.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// A kind of armour of this battle: its place in the battle's armoury.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct ArmourId(pub u16);

impl ArmourId {
    /// The armour at this place of the armoury.
    pub fn at(place: usize) -> ArmourId {
        ArmourId(u16::try_from(place).unwrap_or(u16::MAX))
    }

    /// The place in the armoury.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// Some of the sides, as bits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct SideSet(u8);

impl SideSet {
    /// No side.
    pub const NONE: SideSet = SideSet(0);
    /// Every side.
    pub const ALL: SideSet = SideSet(u8::MAX);

    /// The sides whose bits are set.
    pub const fn of_bits(bits: u8) -> SideSet {
        SideSet(bits)
    }

    /// One side alone.
    pub const fn only(side: SideId) -> SideSet {
        SideSet(1 << side.0)
    }

    /// These and one more.
    pub const fn and(self, side: SideId) -> SideSet {
        SideSet(self.0 | 1 << side.0)
    }

    /// These and others.
    pub const fn with(self, others: SideSet) -> SideSet {
        SideSet(self.0 | others.0)
    }

    /// Whether a side is among them.
    pub const fn contains(self, side: SideId) -> bool {
        self.0 & 1 << side.0 != 0
    }
}
