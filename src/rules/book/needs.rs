//! The numbers that a rulebook needs and no file states. People are told of them before the battle.

use crate::battle::{Area, Severity, Sort};
use crate::rules::answers::reads::Bearer;
use crate::rules::book::aim::Aim;
use crate::rules::book::blocks::foremost;
use crate::rules::book::muster::{Missing, Muster, Thing};
use crate::rules::book::rulebook::Axis;
use crate::rules::book::weapon_sheet::WeaponSheet;

impl Muster {
    /// Every missing number that is needed with this severity.
    pub fn numbers_missing(&self, severity: Severity) -> Vec<Missing> {
        let mut missing = Vec::new();
        let mut note = |thing, axis, field| {
            let book = foremost(self.book.stats.of(axis));
            let number = Missing { thing, axis, book, field: Some(field) };
            if !missing.contains(&number) {
                missing.push(number);
            }
        };
        for read in self.book.reads_of(Bearer::Weapon) {
            // A spell or an item may lack a number that every weapon must have.
            let lacks = |weapon_sheet: &WeaponSheet| {
                weapon_sheet.sort == Sort::Weapon
                    && read.is_missed(severity, weapon_sheet.blocks.of(read.axis))
            };
            for (weapon, _) in
                self.weapon_sheets.iter().enumerate().filter(|(_, weapon_sheet)| lacks(weapon_sheet))
            {
                note(Thing::Weapon(weapon), read.axis, read.field);
            }
        }
        for read in self.book.reads_of(Bearer::Creature) {
            for sheet in self.sheets.iter().filter(|own| read.is_missed(severity, own.blocks.of(read.axis))) {
                note(Thing::Creature(usize::from(sheet.creature.0)), read.axis, read.field);
            }
        }
        missing
    }

    /// Weapons, spells and items that need a die for the number of their targets, and have none.
    pub(super) fn unnumbered(&self) -> impl Iterator<Item = Missing> + '_ {
        let axis = Axis::Attack;
        let lacks = |(_, weapon_sheet): &(usize, &WeaponSheet)| {
            weapon_sheet.aim == Aim::Area(Area::ByDie) && weapon_sheet.number_die().is_none()
        };
        self.weapon_sheets.iter().enumerate().filter(lacks).map(move |(place, _)| {
            let weapons = self.scenario.weapons.len();
            let thing = if place < weapons { Thing::Weapon(place) } else { Thing::Item(place - weapons) };
            Missing { thing, axis, book: foremost(self.book.stats.of(axis)), field: Some("die") }
        })
    }
}
