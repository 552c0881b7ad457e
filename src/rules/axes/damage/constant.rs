//! Weapons whose damage goes on (`Damage::Constant`): after a hit it comes again whenever a turn begins, up to the
//! attacker's next, without another roll to hit.

use serde::{Deserialize, Serialize};

use crate::battle::{CombatantId, Condition, ConditionKind, Effect, Until, WeaponId, clauses};
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

impl Table<'_> {
    /// Whether a weapon's damage goes on by itself.
    pub fn is_constant(&self, weapon: WeaponId) -> bool {
        self.arm(weapon).blocks.of(Axis::Damage).constant.unwrap_or(false)
    }

    /// Whether harm by such a weapon goes on after the hit.
    fn harm_goes_on(&self) -> bool {
        match &self.muster.book.damage.take {
            DamageRule::DicePerSwing(rule) => rule.constant == ConstantRule::EveryTurn,
            _ => false,
        }
    }

    /// What a hit with such a weapon leaves on its target.
    pub fn beset(&self, attacker: CombatantId, target: CombatantId, weapon: WeaponId) -> Option<Effect> {
        let kind = ConditionKind::Beset(weapon);
        (self.harm_goes_on() && self.is_constant(weapon)).then(|| until_next_turn(target, kind, attacker))
    }

    /// What a roll to hit with such a weapon leaves on the one who makes it: there is one in a rotation, hit or miss.
    pub fn aimed(&self, attacker: CombatantId, weapon: WeaponId) -> Option<Effect> {
        let is_counted = matches!(&self.muster.book.damage.take, DamageRule::DicePerSwing(_));
        let kind = ConditionKind::Aimed(weapon);
        (is_counted && self.is_constant(weapon)).then(|| until_next_turn(attacker, kind, attacker))
    }

    /// Whether somebody has had its roll with such a weapon since its last turn began.
    pub fn has_aimed(&self, who: CombatantId, weapon: WeaponId) -> bool {
        let is_it = |own: &Condition| own.kind == ConditionKind::Aimed(weapon);
        self.is_constant(weapon) && self.body(who).is_some_and(|body| body.conditions.0.iter().any(is_it))
    }

    /// The harm that goes on as a turn begins.
    pub fn besettings(&self) -> Vec<Besetting> {
        let mut all = Vec::new();
        if !self.harm_goes_on() {
            return all;
        }
        for (target, body) in self.seen() {
            for condition in &body.conditions.0 {
                if let (ConditionKind::Beset(weapon), Some(attacker)) = (condition.kind, condition.source) {
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

/// Something that holds until the attacker's next turn.
fn until_next_turn(who: CombatantId, kind: ConditionKind, attacker: CombatantId) -> Effect {
    let condition = Condition { kind, source: Some(attacker), until: Until::TurnStart(attacker) };
    Effect::Begin { who, condition, clause: Some(clauses::Damage::Constant.into()) }
}

impl SwingsRule {
    /// Whether action points are paid for a weapon's swings.
    pub(super) const fn is_paid(self, is_constant: bool) -> bool {
        matches!(self, SwingsRule::ApOverCost) && !is_constant
    }
}
