//! A d6 check against a defence: a base number and the target's armour (`Attack::Defence`), helped by the aptitudes
//! of the weapon's kind (`Attack::Aptitudes`) and the weapon's hit bonus (`Attack::HitBonus`).

use super::worst_face::miss_on_the_worst_face_alone;
use crate::battle::{Check, CombatantId, Modifier, Reason, WeaponId, WeaponKind};
use crate::rules::axes::check::d6_check;
use crate::rules::book::rulebook::Axis;
use crate::rules::choices::attack::AgainstDefence;
use crate::rules::table::Table;

impl AgainstDefence {
    /// The check to hit.
    pub fn check(
        &self,
        table: &Table<'_>,
        who: CombatantId,
        target: CombatantId,
        weapon: WeaponId,
    ) -> Option<Check> {
        let block = table.weapon_sheet(weapon).blocks.of(Axis::Attack);
        let of_kind = match table.weapon_kind(weapon) {
            WeaponKind::Melee => self.melee,
            WeaponKind::Thrown => self.thrown,
            WeaponKind::Propelled => self.propelled,
            WeaponKind::Unarmed => self.unarmed,
        };
        let help = block.aptitudes.unwrap_or(of_kind);
        let mut threshold = vec![Modifier { why: Reason::Base, amount: self.base }];
        let hide = table.sheet(target).blocks.of(Axis::Attack).ad.unwrap_or(0);
        let worn = table.worn_block(target, Axis::Attack).and_then(|worn| worn.ad);
        let armour = hide + worn.unwrap_or(0);
        if armour != 0 {
            threshold.push(Modifier { why: Reason::Armour, amount: armour });
        }
        let mut check = d6_check(table.sheet(who), Axis::Attack, help, &threshold);
        check.bonuses.extend(table.hit_bonus(weapon));
        if table.is_held_for_blows(target) {
            miss_on_the_worst_face_alone(&mut check, Reason::TargetHeld);
        }
        Some(table.worn(table.body(who)?, check))
    }
}
