//! Concentration from turn to turn, and what ends with it.

use super::apply::Changing;
use super::frame::Frame;
use crate::battle::{Change, CombatantId, Condition, Happening};
use crate::rules::table::Table;

impl Changing<'_, '_, '_> {
    /// Ends the concentration of a combatant who has not concentrated in the turn that is now over.
    pub(super) fn end_concentration_not_kept(&mut self, who: CombatantId) {
        let is_kept = self.turn.kept_concentration.contains(&who);
        self.turn.kept_concentration.retain(|other| *other != who);
        let is_it = |condition: &Condition| condition.kind.until_it_ends(who).is_some();
        let concentration =
            self.bodies.get(who).and_then(|body| body.conditions.0.iter().copied().find(is_it));
        if let Some(condition) = concentration.filter(|_| !is_kept) {
            self.apply(Change::EndCondition { who, condition }.into());
        }
    }
}

/// What a fact ends: the effects of a spell whose caster stops concentrating, or the concentration of a combatant who is no
/// longer able.
pub fn ended_with_concentration(table: &Table<'_>, what: &Happening) -> Option<Frame> {
    let change = match what {
        Happening::ConditionEnded { who, condition } => {
            Change::Expire { until: condition.kind.until_it_ends(*who)? }
        }
        Happening::Fate { who, fate } if !fate.is_able() => {
            Change::EndCondition { who: *who, condition: table.concentration(*who)? }
        }
        _ => return None,
    };
    Some(Frame::effect(change))
}
