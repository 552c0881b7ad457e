//! A fixed number by the class of the weapon (`Damage::ByClass`).

use crate::battle::{DamageDice, DamageKind, WeaponClass, WeaponId};
use crate::rules::book::rulebook::Axis;
use crate::rules::choices::damage::FixedByClass;
use crate::rules::table::Table;

impl FixedByClass {
    pub(super) fn dice(self, table: &Table<'_>, weapon: WeaponId) -> DamageDice {
        let plus = match table.weapon_class(weapon, Axis::Damage) {
            WeaponClass::LightMelee => self.light_melee,
            WeaponClass::HeavyMelee => self.heavy_melee,
            WeaponClass::Ranged => self.ranged,
        };
        fixed(plus)
    }
}

/// Damage without a die.
pub(super) const fn fixed(plus: i32) -> DamageDice {
    DamageDice { dice: (0, 1), plus, kind: DamageKind::Plain }
}

impl Table<'_> {
    /// The class of a weapon, as an axis reads it.
    pub fn weapon_class(&self, weapon: WeaponId, axis: Axis) -> WeaponClass {
        let by_use = || if self.is_melee(weapon) { WeaponClass::LightMelee } else { WeaponClass::Ranged };
        self.weapon_sheet(weapon).blocks.of(axis).class.unwrap_or_else(by_use)
    }
}
