//! Load: a combatant who carries more than their strength allows is slowed and hampered (`Movement::Load`).

use crate::battle::{CombatantId, Losses, Purpose, Reason};
use crate::dice::Edge;
use crate::rules::book::muster::{Muster, Sheet};
use crate::rules::book::rulebook::{Axis, Rulebook};
use crate::rules::choices::movement::{LoadRule, MovementRule};
use crate::rules::table::Table;

impl Muster {
    /// How many loads a combatant carries beyond the number that the strength they have left allows.
    fn overload(&self, rule: LoadRule, sheet: &Sheet, losses: Option<&Losses>) -> u16 {
        let free = self.book.score_left(sheet, Axis::Movement, rule.free, losses);
        let carried = sheet.blocks.of(Axis::Movement).load.unwrap_or(0);
        u16::try_from(carried - free).unwrap_or(0)
    }

    /// The steps that the load takes off a move.
    pub fn load_slows(&self, sheet: &Sheet, losses: Option<&Losses>) -> u16 {
        self.book.load_rule().map_or(0, |rule| {
            Rulebook::steps(self.overload(rule, sheet, losses).saturating_mul(rule.feet_for_each_more))
        })
    }
}

impl Rulebook {
    const fn load_rule(&self) -> Option<LoadRule> {
        match &self.movement.take {
            MovementRule::PacedUnderLoad(rule) => Some(rule.load),
            MovementRule::Paced(_) | MovementRule::PacedByActions(_) => None,
        }
    }
}

impl Table<'_> {
    /// The edge that too heavy a load gives to a check.
    pub(in crate::rules) fn load_hampers(
        &self,
        who: CombatantId,
        purpose: Purpose,
    ) -> Option<(Reason, Edge)> {
        let rule = self.muster.book.load_rule()?;
        let losses = self.body(who).and_then(|body| body.losses.as_ref());
        let is_overloaded = || self.muster.overload(rule, self.sheet(who), losses) > 0;
        let is_borne = purpose.is_check() && rule.checks != Edge::Plain && is_overloaded();
        is_borne.then_some((Reason::Load, rule.checks))
    }
}
