//! Weapons whose damage goes on (`Damage::Constant`): after a hit it comes again whenever a turn begins, up to the
//! attacker's next, without another roll to hit.

use serde::{Deserialize, Serialize};

use crate::battle::{CombatantId, WeaponId};
use crate::rules::book::rulebook::Axis;
use crate::rules::choices::damage::{ConstantRule, DamageRule, SwingsRule};
use crate::rules::table::Table;

/// Harm that goes on: who does it to whom, and with what.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Besetting {
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
    /// Whether a weapon's damage goes on by itself.
    pub fn is_constant(&self, weapon: WeaponId) -> bool {
        self.arm(weapon).blocks.of(Axis::Damage).constant.unwrap_or(false)
    }

    /// Whether harm by such a weapon goes on after the hit.
    pub(in crate::rules) fn harm_goes_on(&self) -> bool {
        match &self.muster.book.damage.take {
            DamageRule::DicePerSwing(rule) => rule.constant == ConstantRule::EveryTurn,
            _ => false,
        }
    }

    /// Whether action points are counted, and rolls to hit with such a weapon with them.
    pub(in crate::rules) fn counts_swings(&self) -> bool {
        self.muster.book.damage.take.counts_swings()
    }

    /// The harm that goes on as a turn begins.
    pub fn besettings(&self) -> Vec<Besetting> {
        let mut all = Vec::new();
        if !self.harm_goes_on() {
            return all;
        }
        for (target, body) in self.seen() {
            for condition in &body.conditions.0 {
                if let (Some(weapon), Some(attacker)) = (condition.kind.besets(), condition.source) {
                    all.push(Besetting { attacker, target, weapon });
                }
            }
        }
        all
    }

    /// Whether such harm still finds its target: its source able, the target in range and in sight.
    pub fn still_besets(&self, besetting: Besetting) -> bool {
        self.still_reaches(besetting.attacker, besetting.target, besetting.weapon)
    }
}

impl SwingsRule {
    /// Whether action points are paid for a weapon's swings.
    pub(super) const fn is_paid(self, is_constant: bool) -> bool {
        matches!(self, SwingsRule::ApOverCost) && !is_constant
    }
}
