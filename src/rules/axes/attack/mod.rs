//! How it is decided whether a blow lands.

mod against_defence;
mod always_lands;
mod armour_class;
mod by_proficiency;
mod dodge_or_armour;
mod save;
mod worst_face;

use crate::battle::{
    Check, Clause, CombatantId, Effect, Modifier, Reason, Sort, WeaponId, WeaponKind, clauses,
};
use crate::rules::book::rulebook::Axis;
use crate::rules::choices::attack::AttackRule;
use crate::rules::table::Table;
pub use armour_class::WayOfAttack;
pub use dodge_or_armour::usual_skill;
pub use save::Saving;

impl Table<'_> {
    /// What a weapon adds to every roll to hit with it; none where that is 0.
    pub fn hit_bonus(&self, weapon: WeaponId) -> Option<Modifier> {
        let amount = self.weapon_sheet(weapon).blocks.of(Axis::Attack).hit.unwrap_or(0);
        (amount != 0).then_some(Modifier { why: Reason::HitBonus, amount })
    }

    /// The check to hit, and the rule behind it; none where nothing is rolled to hit.
    pub fn attack(&self, who: CombatantId, target: CombatantId, weapon: WeaponId) -> Option<(Check, Clause)> {
        match &self.muster.book.attack.take {
            AttackRule::AgainstDefence(rule) => {
                Some((rule.check(self, who, target, weapon)?, clauses::Attack::Defence.into()))
            }
            AttackRule::AgainstDodgeOrArmour(rule) => {
                Some((rule.check(self, who, target, weapon)?, clauses::Attack::DodgeOrArmour.into()))
            }
            AttackRule::AlwaysLands(_) => None,
            AttackRule::TestByProficiency(rule) => {
                let is_untaught = self.untaught_hands(who, weapon).is_some();
                let clause =
                    if is_untaught { clauses::Attack::Unarmed } else { clauses::Attack::Proficiency };
                Some((rule.check(self, who, target, weapon)?, clause.into()))
            }
            AttackRule::AgainstArmourClass(rule) => {
                Some((rule.check(self, who, target, weapon)?, rule.clause(self, who)))
            }
        }
    }

    /// What goes wrong for an attacker on the worst face of the die.
    pub fn mishap(&self, who: CombatantId, weapon: WeaponId) -> Vec<Effect> {
        match &self.muster.book.attack.take {
            AttackRule::AgainstDodgeOrArmour(rule) => rule.mishap(self, who, weapon),
            _ => Vec::new(),
        }
    }

    /// How a weapon is used.
    pub fn weapon_kind(&self, weapon: WeaponId) -> WeaponKind {
        let weapon_sheet = self.weapon_sheet(weapon);
        let by_range = match (weapon_sheet.placing, weapon_sheet.range) {
            (Some(_), _) => WeaponKind::Thrown,
            (None, Some(_)) => WeaponKind::Propelled,
            (None, None) => WeaponKind::Melee,
        };
        weapon_sheet.blocks.of(Axis::Attack).kind.unwrap_or(by_range)
    }

    /// Whether a weapon is for melee and neither shoots nor is made for throwing.
    pub fn is_melee(&self, weapon: WeaponId) -> bool {
        self.weapon_sheet(weapon).sort == Sort::Weapon
            && matches!(self.weapon_kind(weapon), WeaponKind::Melee | WeaponKind::Unarmed)
    }

    /// The steps within which a weapon can be used.
    pub fn weapon_reach(&self, weapon: WeaponId) -> u16 {
        let weapon_sheet = self.weapon_sheet(weapon);
        let close = || self.muster.book.range.take.reach(weapon_sheet.reach);
        if self.is_melee(weapon) { close() } else { weapon_sheet.range.unwrap_or_else(close) }
    }

    /// Whether a combatant could attack another without moving, with any of their weapons.
    pub fn can_reach(&self, who: CombatantId, target: CombatantId) -> bool {
        let Some(distance) = self.distance(who, target) else { return false };
        self.weapons(who).any(|weapon| distance <= self.weapon_reach(weapon)) && self.notices(who, target)
    }
}
