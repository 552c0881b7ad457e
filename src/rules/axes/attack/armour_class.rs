//! A d20 against an armour class (`Attack::ArmourClass`), helped by the ability that goes with the way of attacking,
//! and by proficiency where it covers that. A block may state one bonus instead of both (`Attack::OwnBonus`). One
//! face of the die always hits.

use super::worst_face::miss_on_the_worst_face_alone;
use crate::battle::{Check, Clause, CombatantId, Magic, Modifier, Reason, Sort, Training, WeaponId, clauses};
use crate::dice::Goal;
use crate::rules::book::rulebook::Axis;
use crate::rules::choices::attack::AgainstArmourClass;
use crate::rules::table::Table;

/// The armour class of a combatant whose block states none.
const BARE: i32 = 10;

impl AgainstArmourClass {
    /// The rule behind the check: `Attack::OwnBonus` for a combatant whose block states one bonus.
    pub fn clause(&self, table: &Table<'_>, who: CombatantId) -> Clause {
        let has_own = table.sheet(who).blocks.of(Axis::Attack).attack.is_some();
        if has_own { clauses::Attack::OwnBonus.into() } else { clauses::Attack::ArmourClass.into() }
    }

    /// The check to hit.
    pub fn check(
        &self,
        table: &Table<'_>,
        who: CombatantId,
        target: CombatantId,
        weapon: WeaponId,
    ) -> Option<Check> {
        let block = table.sheet(who).blocks.of(Axis::Attack);
        let mut check = Check::show(20);
        if let Some(amount) = block.attack {
            check.bonuses.push(Modifier { why: Reason::AttackBonus, amount });
        } else {
            let (ability, training) = match table.way_of_attack(who, target, weapon) {
                WayOfAttack::Melee => (self.melee, Training::Melee),
                WayOfAttack::Ranged => (self.ranged, Training::Ranged),
                WayOfAttack::Spell(Magic::Arcane) => (self.arcane, Training::Arcane),
                WayOfAttack::Spell(Magic::Divine) => (self.divine, Training::Divine),
            };
            check.bonuses.extend(table.ability_part(who, Axis::Attack, ability));
            let trained = self.proficiency.then(|| table.proficiency(who, Axis::Attack, &[training]));
            check.bonuses.extend(trained.flatten());
        }
        check.bonuses.extend(table.hit_bonus(weapon));
        if table.is_held_for_blows(target) {
            miss_on_the_worst_face_alone(&mut check, Reason::TargetHeld);
        } else {
            let own = table.sheet(target).blocks.of(Axis::Attack).ac.unwrap_or(BARE);
            check.threshold.push(Modifier { why: Reason::ArmourClass, amount: own });
            let worn = table.worn_block(target, Axis::Attack).and_then(|worn| worn.ac).unwrap_or(0);
            if worn != 0 {
                check.threshold.push(Modifier { why: Reason::Armour, amount: worn });
            }
            (check.goal, check.sure_from) = (Goal::Reach, Some(self.hits_on.into()));
        }
        Some(table.worn(table.body(who)?, check))
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WayOfAttack {
    /// With a melee weapon.
    Melee,
    /// With a weapon that shoots or is thrown.
    Ranged,
    Spell(Magic),
}

impl Table<'_> {
    /// How an attack with a weapon, a spell or an item is made.
    pub fn way_of_attack(&self, who: CombatantId, target: CombatantId, weapon: WeaponId) -> WayOfAttack {
        self.way_over(weapon, || self.distance(who, target))
    }

    /// The same over so many steps; none if they are not known.
    fn way_over(&self, weapon: WeaponId, steps: impl FnOnce() -> Option<u16>) -> WayOfAttack {
        let weapon_sheet = self.weapon_sheet(weapon);
        match weapon_sheet.sort {
            Sort::Spell => {
                WayOfAttack::Spell(weapon_sheet.blocks.of(Axis::Attack).magic.unwrap_or(Magic::Arcane))
            }
            Sort::Weapon if !self.is_ranged_over(weapon, steps) => WayOfAttack::Melee,
            Sort::Weapon | Sort::Item | Sort::Thing => WayOfAttack::Ranged,
        }
    }

    /// Whether an attack is made from afar, with a weapon or a spell.
    pub fn is_from_afar(&self, who: CombatantId, target: CombatantId, weapon: WeaponId) -> bool {
        self.is_from_afar_over(weapon, || self.distance(who, target))
    }

    /// The same over so many steps; none if they are not known.
    pub fn is_from_afar_over(&self, weapon: WeaponId, steps: impl FnOnce() -> Option<u16>) -> bool {
        match self.way_over(weapon, steps) {
            WayOfAttack::Melee => false,
            WayOfAttack::Ranged => true,
            WayOfAttack::Spell(_) => self.weapon_sheet(weapon).range.is_some(),
        }
    }
}
