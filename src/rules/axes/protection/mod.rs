//! What protects a combatant from blows.

mod by_type;
mod second_test;
mod subtract_armour;

use serde::{Deserialize, Serialize};

use crate::battle::{Blow, CombatantId, Effect, WeaponId};
use crate::rules::book::rulebook::Axis;
use crate::rules::choices::protection::{ProtectionRule, ReducedAt};
use crate::rules::table::Table;
pub use by_type::TypedGuard;
pub use second_test::TestedGuard;
pub use subtract_armour::ArmourGuard;

/// What protects a combatant from the blows of one attack.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Guard {
    Bare,
    /// A number by the armour worn.
    Armour(ArmourGuard),
    /// Numbers by the family of damage.
    Typed(TypedGuard),
    /// A number that counts unless the attacker beats it with a test.
    Tested(TestedGuard),
}

/// What the blows of one attack have done to a guard so far.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct GuardWear {
    /// How much of it is gone.
    pub worn: i32,
    /// The damage that it kept off in all.
    pub kept_off: i32,
}

impl GuardWear {
    /// The same, with more of the guard gone.
    pub const fn and(self, more: i32) -> GuardWear {
        GuardWear { worn: self.worn + more, ..self }
    }
}

impl Table<'_> {
    /// What protects a combatant; `past_shields`: from damage that goes past overshields.
    pub fn guard(&self, who: CombatantId, past_shields: bool) -> Guard {
        match &self.muster.book.protection.take {
            ProtectionRule::Nothing => Guard::Bare,
            ProtectionRule::ReductionByType(rule) => Guard::Typed(rule.guard(self, who, past_shields)),
            ProtectionRule::SubtractArmour(rule) => Guard::Armour(rule.guard(self, who)),
            ProtectionRule::SecondTest(rule) => Guard::Tested(rule.guard(self, who)),
        }
    }

    /// Whether a weapon's damage goes past overshields.
    pub fn ignores_overshield(&self, weapon: WeaponId) -> bool {
        self.weapon_sheet(weapon).blocks.of(Axis::Protection).ignores_overshield.unwrap_or(false)
    }

    /// Whether protection works on each kind of damage by itself.
    pub fn meets_kinds_apart(&self) -> bool {
        matches!(&self.muster.book.protection.take, ProtectionRule::ReductionByType(_))
    }

    /// Whether all swings of an attack make one blow.
    pub fn swings_together(&self) -> bool {
        match &self.muster.book.protection.take {
            ProtectionRule::Nothing | ProtectionRule::SubtractArmour(_) | ProtectionRule::SecondTest(_) => {
                true
            }
            ProtectionRule::ReductionByType(rule) => rule.dr == ReducedAt::PerAttack,
        }
    }
}

impl Guard {
    /// Takes a blow, and returns the damage that gets through to the body.
    pub fn take(&self, wear: &mut GuardWear, blow: &Blow) -> i32 {
        match self {
            Guard::Bare => blow.total(),
            Guard::Armour(guard) => guard.take(wear, blow),
            Guard::Typed(guard) => guard.take(wear, blow),
            Guard::Tested(guard) => guard.take(wear, blow),
        }
    }

    /// How much damage the guard can still take off before anything gets through.
    pub fn left(&self, wear: GuardWear) -> i32 {
        match self {
            Guard::Bare | Guard::Armour(_) => 0,
            Guard::Typed(guard) => guard.left(wear),
            Guard::Tested(guard) => guard.left(wear),
        }
    }

    /// The amount of one kind of damage beyond which more makes no difference, given that no more than `enough` makes
    /// one once it is through.
    pub fn enough_of_one_kind(&self, wear: GuardWear, enough: i32) -> i32 {
        let off = match self {
            Guard::Bare => 0,
            Guard::Armour(guard) => guard.most_off(),
            Guard::Typed(guard) => guard.most_off(wear),
            Guard::Tested(guard) => guard.left(wear),
        };
        enough.saturating_add(off)
    }

    /// What the blows have done to the guard itself, and what it kept off.
    pub fn add_effects(&self, wear: GuardWear, effects: &mut Vec<Effect>) {
        match self {
            Guard::Bare => {}
            Guard::Armour(guard) => effects.extend(guard.effect(wear)),
            Guard::Typed(guard) => effects.extend(guard.effects(wear)),
            Guard::Tested(guard) => effects.extend(guard.effect(wear)),
        }
    }

    /// Whether the attacker may get past the guard by a test.
    pub const fn is_to_be_beaten(&self) -> bool {
        match self {
            Guard::Tested(guard) => guard.is_to_be_beaten(),
            Guard::Bare | Guard::Armour(_) | Guard::Typed(_) => false,
        }
    }

    /// The attacker has got past the guard.
    pub const fn beat(&self, wear: &mut GuardWear) {
        if let Guard::Tested(guard) = self {
            guard.beat(wear);
        }
    }

    /// Whether an overshield has taken all blows so far and still stands.
    pub fn has_held(&self, wear: GuardWear) -> bool {
        match self {
            Guard::Bare | Guard::Armour(_) | Guard::Tested(_) => false,
            Guard::Typed(guard) => guard.has_held(wear),
        }
    }

    /// Whether an overshield stands, struck or passed by, which keeps off the other effects of blows.
    pub fn keeps_off_effects(&self, wear: GuardWear) -> bool {
        match self {
            Guard::Bare | Guard::Armour(_) | Guard::Tested(_) => false,
            Guard::Typed(guard) => guard.keeps_off_effects(wear),
        }
    }
}
