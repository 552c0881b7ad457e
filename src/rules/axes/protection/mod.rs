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

/// What protects a combatant from the blows of one attack, as the blows wear it down.
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
    pub fn take(&mut self, blow: &Blow) -> i32 {
        match self {
            Guard::Bare => blow.total(),
            Guard::Armour(guard) => guard.take(blow),
            Guard::Typed(guard) => guard.take(blow),
            Guard::Tested(guard) => guard.take(blow),
        }
    }

    /// How much damage the guard can still take off before anything gets through.
    pub fn left(&self) -> i32 {
        match self {
            Guard::Bare | Guard::Armour(_) => 0,
            Guard::Typed(guard) => guard.left(),
            Guard::Tested(guard) => guard.left(),
        }
    }

    /// The same guard after blows have worn this much away.
    pub fn worn_by(mut self, wear: i32) -> Guard {
        match &mut self {
            Guard::Bare | Guard::Armour(_) => {}
            Guard::Typed(guard) => guard.wear(wear),
            Guard::Tested(guard) => guard.wear(wear),
        }
        self
    }

    /// The amount of one kind of damage beyond which more makes no difference, given that no more than `enough` makes
    /// one once it is through.
    pub fn enough_of_one_kind(&self, enough: i32) -> i32 {
        let off = match self {
            Guard::Bare => 0,
            Guard::Armour(guard) => guard.most_off(),
            Guard::Typed(guard) => guard.most_off(),
            Guard::Tested(_) => self.left(),
        };
        enough.saturating_add(off)
    }

    /// What the blows have done to the guard itself, and what it kept off.
    pub fn effects(&self) -> Vec<Effect> {
        match self {
            Guard::Bare => Vec::new(),
            Guard::Armour(guard) => guard.effects(),
            Guard::Typed(guard) => guard.effects(),
            Guard::Tested(guard) => guard.effects(),
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
    pub const fn beat(&mut self) {
        if let Guard::Tested(guard) = self {
            guard.beat();
        }
    }

    /// Whether an overshield has taken all blows so far and still stands.
    pub fn has_held(&self) -> bool {
        match self {
            Guard::Bare | Guard::Armour(_) | Guard::Tested(_) => false,
            Guard::Typed(guard) => guard.has_held(),
        }
    }

    /// Whether an overshield stands, struck or passed by, which keeps off the other effects of blows.
    pub fn keeps_off_effects(&self) -> bool {
        match self {
            Guard::Bare | Guard::Armour(_) | Guard::Tested(_) => false,
            Guard::Typed(guard) => guard.keeps_off_effects(),
        }
    }
}
