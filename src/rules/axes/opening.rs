//! What comes before the first turn: nothing, time to prepare (`Opening::Planning`), or an ambush that breaks the
//! order of play (`Opening::Ambush`).

use crate::battle::{CombatantId, Deed, Refusal, TurnBudget};
use crate::rules::book::rulebook::Rulebook;
use crate::rules::choices::opening::OpeningRule;
use crate::rules::table::Table;
use crate::rules::table::turn::Phase;

impl Rulebook {
    /// What a combatant may spend on preparing; none where the book gives no time for it, or its budget has no swift
    /// actions.
    pub fn time_to_plan(&self) -> Option<TurnBudget> {
        match &self.opening.take {
            OpeningRule::Nothing | OpeningRule::Ambush(_) => None,
            OpeningRule::Planning(rule) => self.budget.take.prepares(rule.swift),
        }
    }
}

impl Rulebook {
    /// The number of rounds in which the combatants who lie in ambush act before all others.
    pub const fn rounds_of_ambush(&self) -> u16 {
        match &self.opening.take {
            OpeningRule::Ambush(rule) => rule.rounds,
            OpeningRule::Nothing | OpeningRule::Planning(_) => 0,
        }
    }
}

impl Table<'_> {
    /// The next combatant who may prepare: able members of the side that started the battle and of its allies, or of
    /// every side where the scenario does not say who started it.
    pub fn next_to_plan(&self) -> Option<CombatantId> {
        let started_by = self.muster.scenario.started_by;
        let plans = |who: CombatantId| started_by.is_none_or(|side| self.are_allied(side, self.side(who)));
        let mut able = self.able().map(|(who, _)| who);
        able.find(|who| plans(*who) && !self.turn.finished.contains(who))
    }

    /// Whether the combatant may do this deed while there is only time to prepare.
    pub(in crate::rules) fn permit_while_planning(
        &self,
        who: CombatantId,
        deed: &Deed,
    ) -> Result<(), Refusal> {
        let OpeningRule::Planning(rule) = &self.muster.book.opening.take else { return Ok(()) };
        let is_allowed = self.turn.phase != Phase::Planning || rule.attacks || !self.is_hostile(who, deed);
        if is_allowed { Ok(()) } else { Err(Refusal::OnlyPreparing) }
    }
}
