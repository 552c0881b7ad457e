//! The names that orders use, as a muster knows them.

use crate::battle::order_text::{Named, OrderNames};
use crate::rules::book::muster::Muster;

impl OrderNames for Muster {
    fn name_of(&self, kind: Named, number: usize) -> Option<&str> {
        match kind {
            Named::Combatant => self.sheets.get(number).map(|sheet| sheet.key.as_str()),
            Named::Weapon => self.weapon_sheets.get(number).map(|weapon_sheet| weapon_sheet.id.as_str()),
            Named::Armour => self.scenario.armours.get(number).map(|(id, _)| id.as_str()),
            Named::Side => self.scenario.sides.get(number).map(|side| side.id.as_str()),
            Named::Creature => self.scenario.creatures.get(number).map(|(id, _)| id.as_str()),
        }
    }
}
