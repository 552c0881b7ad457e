//! The numbers that the choices of a rulebook cannot do without, so that a stat block that leaves one out is told of
//! before the battle. What a number means is the affair of its axis.

use crate::battle::{Area, CreatureBlock, Severity, WeaponBlock, WeaponKind};
use crate::rules::book::aim::Aim;
use crate::rules::book::blocks::foremost;
use crate::rules::book::muster::{Arm, Missing, Muster, Thing};
use crate::rules::book::rulebook::{Axis, Rulebook};
use crate::rules::choices::damage::{DamageRule, SwingsRule};
use crate::rules::choices::harm::HarmRule;

/// A number that a choice cannot do without.
#[derive(Clone, Copy, Debug)]
pub struct Need<B> {
    /// The axis that reads it.
    pub axis: Axis,
    /// The field of the stat block.
    pub field: &'static str,
    /// Whether a battle without it makes no sense, or is merely not what anybody meant.
    pub severity: Severity,
    /// Whether a block has it.
    pub is_met: fn(&B) -> bool,
}

impl Rulebook {
    /// What this book must know of every creature.
    pub fn needs_of_creatures(&self) -> Vec<Need<CreatureBlock>> {
        let mut needs = Vec::new();
        let (error, warning) = (Severity::Error, Severity::Warning);
        if let HarmRule::HitPoints(_) | HarmRule::HitPointsThenInjuries(_) = &self.harm.take {
            let is_met = |block: &CreatureBlock| block.hp.is_some();
            needs.push(Need { axis: Axis::Harm, field: "hp", severity: error, is_met });
        }
        if let HarmRule::ProtectionThenStrength(_) = &self.harm.take {
            let has_hp = |block: &CreatureBlock| block.hp.is_some();
            needs.push(Need { axis: Axis::Harm, field: "hp", severity: error, is_met: has_hp });
            let has_scores = |block: &CreatureBlock| block.scores.is_some_and(|scores| scores.str.is_some());
            needs.push(Need { axis: Axis::Harm, field: "scores", severity: error, is_met: has_scores });
        }
        if self.buys_swings() {
            let is_met = |block: &CreatureBlock| block.ap.is_some();
            needs.push(Need { axis: Axis::Damage, field: "ap", severity: warning, is_met });
        }
        needs
    }

    /// What this book must know of every weapon.
    pub fn needs_of_weapons(&self) -> Vec<Need<WeaponBlock>> {
        let mut needs = Vec::new();
        if let DamageRule::DicePerSwing(_) | DamageRule::DiceAndAbility(_) = &self.damage.take {
            let is_met = |block: &WeaponBlock| {
                block.damage.as_ref().is_some_and(|parts| !parts.is_empty()) || block.effects.is_some()
            };
            needs.push(Need { axis: Axis::Damage, field: "damage", severity: Severity::Error, is_met });
        }
        if let DamageRule::WeaponDie(_) = &self.damage.take {
            let is_met = |block: &WeaponBlock| {
                block.die.is_some() || block.effects.is_some() || block.kind == Some(WeaponKind::Unarmed)
            };
            needs.push(Need { axis: Axis::Damage, field: "die", severity: Severity::Error, is_met });
        }
        if self.buys_swings() {
            let is_met = |block: &WeaponBlock| {
                let only_lays_on = block.damage.is_none() && block.effects.is_some();
                block.ap.is_some() || only_lays_on || block.constant == Some(true)
            };
            needs.push(Need { axis: Axis::Damage, field: "ap", severity: Severity::Error, is_met });
        }
        needs
    }

    fn buys_swings(&self) -> bool {
        matches!(&self.damage.take, DamageRule::DicePerSwing(rule) if rule.swings == SwingsRule::ApOverCost)
    }
}

impl Muster {
    /// Those of the armoury whose die is to say how many they take in, and that have none.
    pub(super) fn unnumbered(&self) -> impl Iterator<Item = Missing> + '_ {
        let axis = Axis::Attack;
        let lacks =
            |(_, arm): &(usize, &Arm)| arm.aim == Aim::Area(Area::ByDie) && arm.number_die().is_none();
        self.arms.iter().enumerate().filter(lacks).map(move |(place, _)| {
            let weapons = self.scenario.weapons.len();
            let thing = if place < weapons { Thing::Weapon(place) } else { Thing::Item(place - weapons) };
            Missing { thing, axis, book: foremost(self.book.stats.of(axis)), field: Some("die") }
        })
    }
}
