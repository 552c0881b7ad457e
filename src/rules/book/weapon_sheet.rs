//! Weapons, spells and items as a rulebook reads them.

use crate::battle::{Flame, Placing, Sort, Thing, WeaponBlock, WeaponId};
use crate::rules::book::aim::Aim;
use crate::rules::book::blocks::Blocks;
use crate::rules::book::rulebook::Axis;

/// A weapon, a spell or an item as a rulebook reads it: everything about it that never changes.
#[derive(Clone, Debug, PartialEq)]
pub struct WeaponSheet {
    pub sort: Sort,
    /// What it is used on.
    pub aim: Aim,
    /// Whether it only helps.
    pub does_good: bool,
    /// Whether the rulebook knows it. Combatants do not get spells and items that the rulebook does not know.
    pub is_known: bool,
    /// The name of its entry in files.
    pub id: String,
    pub name: String,
    /// The reach in melee, in steps.
    pub reach: u16,
    /// The range for shooting or throwing, in steps.
    pub range: Option<u16>,
    /// How it is placed on a square; none if it is not placed.
    pub placing: Option<Placing>,
    /// The light that a new piece of it gives, if it is a light.
    pub flame: Option<Flame>,
    pub blocks: Blocks<WeaponBlock>,
}

impl WeaponSheet {
    /// The sheet of a thing: it has a name, and nothing can be done with it but to carry it.
    pub fn of_thing(thing: &Thing) -> WeaponSheet {
        WeaponSheet {
            sort: Sort::Thing,
            aim: Aim::Ground,
            does_good: false,
            is_known: false,
            id: thing.id.clone(),
            name: thing.name.clone(),
            reach: 0,
            range: None,
            placing: None,
            flame: None,
            blocks: Blocks::blank(),
        }
    }

    /// The dice that say how many targets it has, if its area has no measure: its own die, or else the first of its
    /// damage.
    pub fn number_die(&self) -> Option<(u8, u8)> {
        let block = self.blocks.of(Axis::Attack);
        let die = block.die.and_then(|sides| u8::try_from(sides).ok()).map(|sides| (1, sides));
        die.or_else(|| block.damage.as_ref()?.first().map(|part| part.dice))
    }
}

/// The number of a weapon from its place in the scenario's list.
pub fn weapon_id(place: usize) -> WeaponId {
    WeaponId(u16::try_from(place).unwrap_or(u16::MAX))
}
