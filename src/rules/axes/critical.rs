//! What an uncommonly good roll to hit brings (`Critical::Threshold`), or a second roll made beside it
//! (`Critical::Sum`).

use smallvec::smallvec;

use crate::battle::{Check, CombatantId, Modifier, Reason, Scale, Trait, WeaponClass, WeaponId, clauses};
use crate::dice::{Goal, Rolled, Throw};
use crate::rules::axes::damage::{DamageProgress, Scaling};
use crate::rules::book::rulebook::Axis;
use crate::rules::choices::critical::{CountedNumber, CriticalPlan, CriticalRule};
use crate::rules::table::Table;

impl Table<'_> {
    /// When a hit by a combatant is a critical hit; none where it never is.
    pub fn critical(&self, attacker: CombatantId, weapon: WeaponId) -> Option<CriticalPlan> {
        match &self.muster.book.critical.take {
            CriticalRule::Nothing => None,
            CriticalRule::MaximumPastThreshold(rule) => {
                let above = self.sheet(attacker).blocks.of(Axis::Critical).critical?;
                Some(CriticalPlan::Past { counted: rule.counted, above })
            }
            CriticalRule::ExtraOnSum(rule) => {
                let class = self.weapon_class(weapon, Axis::Critical);
                let is_easy = |(held, of): &(Trait, WeaponClass)| {
                    *of == class && self.has_trait(attacker, Axis::Critical, *held)
                };
                let lowered = rule.lowered.as_ref().filter(|lowered| lowered.by.iter().any(is_easy));
                let is_in_vain = self.untaught_hands(attacker, weapon).is_some_and(|hands| !hands.critical);
                Some(CriticalPlan::Sum {
                    dice: rule.dice,
                    at_least: lowered.map_or(rule.at_least, |lowered| lowered.to),
                    extra: if is_in_vain { 0 } else { rule.extra },
                })
            }
            CriticalRule::DoubleOnNatural(rule) => Some(CriticalPlan::Natural { face: rule.face.into() }),
        }
    }
}

impl CriticalPlan {
    /// Whether a roll that hits is a critical hit without another roll.
    pub const fn is_met_by(self, rolled: &Rolled) -> bool {
        let (total, natural) = (rolled.throw.merit(rolled.total), rolled.throw.merit(rolled.natural));
        match self {
            CriticalPlan::Past { counted: CountedNumber::Total, above } => total > above,
            CriticalPlan::Past { counted: CountedNumber::Natural, above } => natural > above,
            // A roll that was not needed has shown no face.
            CriticalPlan::Natural { face } => natural >= face && !rolled.assured,
            CriticalPlan::Sum { .. } => false,
        }
    }

    /// What a hit that is critical without another roll adds to its damage.
    pub fn on(self, damage: &mut DamageProgress) {
        match self {
            CriticalPlan::Past { .. } => damage.critical = true,
            CriticalPlan::Natural { .. } => {
                let clause = clauses::Critical::Double.into();
                damage.scaling = Some(Scaling { scale: Scale::Double, clause });
            }
            CriticalPlan::Sum { .. } => {}
        }
    }

    /// The roll that is made after a hit, and what its success adds to the damage.
    pub fn roll(self) -> Option<(Check, i32)> {
        let CriticalPlan::Sum { dice: (count, sides), at_least, extra } = self else { return None };
        let mut check = Check::of(Throw::Sum { count: count.into(), sides });
        check.threshold = smallvec![Modifier { why: Reason::Base, amount: at_least }];
        check.goal = Goal::Reach;
        Some((check, extra))
    }
}
