//! The dice of a weapon and an ability (`Damage::Ability`): the ability that the weapon's block names, or else the
//! usual one for melee or ranged attacks. Spells and items add an ability only where they name it.

use crate::battle::{CombatantId, Modifier, Sort, WeaponId};
use crate::rules::axes::attack::WayOfAttack;
use crate::rules::book::rulebook::Axis;
use crate::rules::choices::damage::DiceAndAbility;
use crate::rules::table::Table;

impl DiceAndAbility {
    /// What the ability adds; none where that is 0.
    pub fn bonus(
        &self,
        table: &Table<'_>,
        (attacker, target, weapon): (CombatantId, CombatantId, WeaponId),
    ) -> Option<Modifier> {
        let weapon_sheet = table.weapon_sheet(weapon);
        let usual = match (weapon_sheet.sort, table.way_of_attack(attacker, target, weapon)) {
            (Sort::Weapon, WayOfAttack::Melee) => Some(self.melee),
            (Sort::Weapon, _) => Some(self.ranged),
            (Sort::Spell | Sort::Item | Sort::Thing, _) => None,
        };
        let listed = weapon_sheet.blocks.of(Axis::Damage).ability;
        let ability = listed.map_or(usual, |listed| listed.named())?;
        table.ability_part(attacker, Axis::Damage, ability)
    }
}
