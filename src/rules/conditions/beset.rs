//! The conditions that weapons with constant damage leave: the target takes the damage again whenever a turn begins,
//! and the attacker has had their roll with the weapon until their next turn. The rule is in
//! `axes/damage/constant.rs`.

use super::Behaviour;
use crate::battle::conditions::{Aimed, Beset};
use crate::battle::{Change, CombatantId, Condition, ConditionKind, Effect, Until, WeaponId, clauses};
use crate::rules::table::Table;

impl Behaviour for Beset {
    fn can_be_eased(&self) -> bool {
        true
    }

    fn constant_damage_weapon(&self) -> Option<WeaponId> {
        Some(self.weapon)
    }

    fn worth_laying(&self) -> i32 {
        150
    }
}

impl Behaviour for Aimed {
    fn keeps_count(&self) -> bool {
        true
    }

    fn begins_with_a_line(&self) -> bool {
        false
    }
}

impl Table<'_> {
    /// What a hit with a constant weapon leaves on its target.
    pub fn beset(&self, attacker: CombatantId, target: CombatantId, weapon: WeaponId) -> Option<Effect> {
        let kind = Beset { weapon }.into();
        (self.harm_goes_on() && self.is_constant(weapon)).then(|| until_next_turn(target, kind, attacker))
    }

    /// What a roll to hit with a constant weapon leaves on the attacker: they have one in a rotation, hit or miss.
    pub fn aimed(&self, attacker: CombatantId, weapon: WeaponId) -> Option<Effect> {
        let kind = Aimed { weapon }.into();
        (self.counts_swings() && self.is_constant(weapon)).then(|| until_next_turn(attacker, kind, attacker))
    }

    /// Whether a combatant has had their roll with a constant weapon since their last turn began.
    pub fn has_aimed(&self, who: CombatantId, weapon: WeaponId) -> bool {
        if !self.is_constant(weapon) {
            return false;
        }
        let aimed = Aimed { weapon }.into();
        self.conditions_on(who).iter().any(|condition| condition.kind == aimed)
    }
}

/// A condition that lasts until the attacker's next turn.
fn until_next_turn(who: CombatantId, kind: ConditionKind, attacker: CombatantId) -> Effect {
    let condition = Condition { kind, source: Some(attacker), until: Until::TurnStart(attacker) };
    Change::BeginCondition { who, condition }.by(clauses::Damage::Constant)
}
