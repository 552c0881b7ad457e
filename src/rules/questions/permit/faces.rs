//! Whether the game master may set the next die to a face: a die that may be thrown must have that face.

use crate::battle::{ConditionKind, DamageDice, Refusal, WeaponBlock, Working};
use crate::rules::book::rulebook::Axis;
use crate::rules::table::Table;

/// The sides of the die that every battle may throw, whatever its rules.
const SIX: u8 = 6;

impl Table<'_> {
    /// Whether any die of the battle has a face. It is not known which die is thrown next; a die that is too small for the
    /// face shows its highest face.
    pub(super) fn permit_face(&self, face: u8) -> Result<(), Refusal> {
        let blocks = self.muster.weapon_sheets.iter().flat_map(|weapon_sheet| {
            let read = [Axis::Attack, Axis::Damage];
            read.into_iter().map(|axis| largest_of(weapon_sheet.blocks.of(axis)))
        });
        let traps = self.muster.scenario.traps.iter().filter_map(|trap| trap.damage);
        let traps = traps.map(|damage| damage.dice.1);
        let sides = blocks.chain(traps).fold(self.muster.book.largest_die().max(SIX), u8::max);
        if (1..=sides).contains(&face) { Ok(()) } else { Err(Refusal::NoSuchFace { face, sides }) }
    }
}

/// How many sides the largest die of a weapon, a spell or an item has.
fn largest_of(block: &WeaponBlock) -> u8 {
    let weapon_die = block.die.and_then(|sides| u8::try_from(sides).ok());
    let damage = block.damage.iter().flatten().map(|DamageDice { dice, .. }| dice.1);
    let workings = block.effects.iter().chain(&block.on_critical).flatten();
    let workings = workings.filter_map(|working| match working {
        Working::Heal(amount) => Some(amount.dice.1),
        Working::Drain(drained) => Some(drained.dice.1),
        Working::Affliction(laid) => {
            ConditionKind::from(laid.kind).harms_each_turn().map(|damage| damage.dice.1)
        }
        _ => None,
    });
    weapon_die.into_iter().chain(damage).chain(workings).max().unwrap_or(0)
}
