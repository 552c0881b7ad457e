//! One swing at an enemy in melee, or a spell that strikes them.

use super::{Behaviour, Merit, Moment};
use crate::battle::WeaponId;
use crate::battle::reactions::Strike;
use crate::rules::book::aim::Aim;
use crate::rules::table::Table;

impl Behaviour for Strike {
    fn by_body(table: &Table<'_>, moment: &Moment) -> Option<Strike> {
        Strike::with(table, moment, table.melee_weapon(moment.who)?)
    }

    fn by_spell(table: &Table<'_>, moment: &Moment, spell: WeaponId) -> Option<Strike> {
        if table.aim_of(spell) != Aim::Enemy {
            return None;
        }
        Strike::with(table, moment, spell)
    }

    fn uses(&self) -> Option<WeaponId> {
        Some(self.weapon)
    }

    fn merit(&self) -> Merit {
        Merit::Blow { target: self.target, weapon: self.weapon }
    }
}

impl Strike {
    fn with(table: &Table<'_>, moment: &Moment, weapon: WeaponId) -> Option<Strike> {
        table.permit_attack(moment.who, moment.enemy, weapon).ok()?;
        Some(Strike { on: moment.on, weapon, target: moment.enemy })
    }
}
