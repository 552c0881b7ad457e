//! Weapons with constant damage (`Damage::Constant`): after a hit the damage comes again whenever a turn begins,
//! until the attacker's next turn, without another roll to hit.

use serde::{Deserialize, Serialize};

use crate::battle::{CombatantId, WeaponId};
use crate::rules::book::rulebook::Axis;
use crate::rules::choices::damage::{ConstantRule, DamageRule, SwingsRule};
use crate::rules::table::Table;

/// Constant damage that is under way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct ConstantDamage {
    pub attacker: CombatantId,
    pub target: CombatantId,
    pub weapon: WeaponId,
}

impl DamageRule {
    /// Whether action points go into swings, which are counted.
    pub const fn counts_swings(&self) -> bool {
        match self {
            DamageRule::DicePerSwing(_) => true,
            DamageRule::Nothing
            | DamageRule::WeaponDie(_)
            | DamageRule::FixedByClass(_)
            | DamageRule::DiceAndAbility(_) => false,
        }
    }
}

impl Table<'_> {
    /// Whether a weapon deals constant damage.
    pub fn is_constant(&self, weapon: WeaponId) -> bool {
        self.weapon_sheet(weapon).blocks.of(Axis::Damage).constant.unwrap_or(false)
    }

    /// Whether constant damage comes again after the hit.
    pub(in crate::rules) fn harm_goes_on(&self) -> bool {
        match &self.muster.book.damage.take {
            DamageRule::DicePerSwing(rule) => rule.constant == ConstantRule::EveryTurn,
            _ => false,
        }
    }

    /// Whether the rulebook counts action points, and lets a constant weapon roll to hit once in a rotation.
    pub(in crate::rules) fn counts_swings(&self) -> bool {
        self.muster.book.damage.take.counts_swings()
    }

    /// The constant damage that may come as a turn begins.
    pub fn constant_damage_due(&self) -> Vec<ConstantDamage> {
        let mut all = Vec::new();
        if !self.harm_goes_on() {
            return all;
        }
        for (target, body) in self.seen() {
            for condition in &body.conditions.0 {
                if let (Some(weapon), Some(attacker)) =
                    (condition.kind.constant_damage_weapon(), condition.source)
                {
                    all.push(ConstantDamage { attacker, target, weapon });
                }
            }
        }
        all
    }

    /// Whether constant damage still reaches its target: the attacker is able, the target in range and in sight.
    pub fn constant_damage_reaches(&self, damage: ConstantDamage) -> bool {
        self.still_reaches(damage.attacker, damage.target, damage.weapon)
    }
}

impl SwingsRule {
    /// Whether action points are paid for a weapon's swings.
    pub(super) const fn is_paid(self, is_constant: bool) -> bool {
        matches!(self, SwingsRule::ApOverCost) && !is_constant
    }
}
