//! What handling weapons costs, apart from striking (`Budget::Weapons`): changing weapons is a deed where the budget
//! lists it, and so is throwing a light weapon, which is a single swing.

use crate::battle::{ArmourId, ArmourWeight, CombatantId, DeedKind, WeaponId, WeaponKind};
use crate::rules::axes::damage::SwingCount;
use crate::rules::book::rulebook::Axis;
use crate::rules::table::Table;

impl Table<'_> {
    /// Whether combatants change weapons in passing, as a part of the attack.
    pub fn changes_weapons_freely(&self) -> bool {
        !self.budget().lists(DeedKind::Switch)
    }

    /// Whether a weapon can be used at once: it is in either hand, natural, made for throwing, or changed to in
    /// passing.
    pub fn is_at_hand(&self, who: CombatantId, weapon: WeaponId) -> bool {
        let is_in_other_hand = |ready| self.permit_second(who, ready, weapon).is_ok();
        let is_ready = || {
            let arms = self.body(who).map(|body| &body.arms);
            arms.is_some_and(|arms| {
                arms.ready == Some(weapon)
                    || !arms.carried.contains(&weapon)
                    || arms.ready.is_some_and(is_in_other_hand)
            })
        };
        self.changes_weapons_freely() || self.weapon_kind(weapon) == WeaponKind::Thrown || is_ready()
    }

    /// Whether an attack throws the weapon: one made for throwing, or a light one at a target beyond its reach.
    pub fn is_thrown(&self, who: CombatantId, target: CombatantId, weapon: WeaponId) -> bool {
        self.is_thrown_over(weapon, || self.distance(who, target))
    }

    /// The same over so many steps; none if they are not known.
    pub fn is_thrown_over(&self, weapon: WeaponId, steps: impl FnOnce() -> Option<u16>) -> bool {
        match self.weapon_kind(weapon) {
            WeaponKind::Thrown => true,
            WeaponKind::Melee => {
                let is_beyond_reach = |steps: u16| steps > self.weapon_reach(weapon);
                self.can_be_thrown(weapon) && steps().is_some_and(is_beyond_reach)
            }
            WeaponKind::Propelled | WeaponKind::Unarmed => false,
        }
    }

    /// Whether an attack is shot or thrown.
    pub fn is_ranged(&self, who: CombatantId, target: CombatantId, weapon: WeaponId) -> bool {
        self.is_ranged_over(weapon, || self.distance(who, target))
    }

    /// The same over so many steps; none if they are not known.
    pub fn is_ranged_over(&self, weapon: WeaponId, steps: impl FnOnce() -> Option<u16>) -> bool {
        !self.is_melee(weapon) || self.is_thrown_over(weapon, steps)
    }

    /// Whether a melee weapon can be thrown as well.
    pub fn can_be_thrown(&self, weapon: WeaponId) -> bool {
        let weapon_sheet = self.weapon_sheet(weapon);
        weapon_sheet.range.is_some() && self.is_light(weapon) && self.weapon_kind(weapon) == WeaponKind::Melee
    }

    fn is_light(&self, weapon: WeaponId) -> bool {
        self.weapon_sheet(weapon).blocks.of(Axis::Budget).light == Some(true)
    }

    /// Whether throwing this weapon is the throw of a light weapon, which has its own price and is one swing.
    pub fn is_thrown_as_light(&self, weapon: WeaponId) -> bool {
        self.budget().lists(DeedKind::ThrowLight)
            && self.is_light(weapon)
            && (self.weapon_kind(weapon) == WeaponKind::Thrown || self.can_be_thrown(weapon))
    }

    /// Whether an attack is the throw of a light weapon.
    pub fn is_light_throw(&self, who: CombatantId, target: CombatantId, weapon: WeaponId) -> bool {
        self.is_thrown_as_light(weapon) && self.is_thrown(who, target, weapon)
    }

    /// How many swings an attack may have at most.
    pub fn most_swings(&self, who: CombatantId, target: CombatantId, weapon: WeaponId) -> SwingCount {
        if self.is_light_throw(who, target, weapon) { SwingCount::Just(1) } else { SwingCount::All }
    }

    /// The weight of armour; light where its entry names none.
    pub fn weight_of(&self, armour: ArmourId) -> ArmourWeight {
        let block = self.muster.armours.get(armour.index()).map(|blocks| blocks.of(Axis::Budget));
        block.and_then(|block| block.weight).unwrap_or(ArmourWeight::Light)
    }
}
