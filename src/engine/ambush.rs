//! Ambushes: combatants who lie in ambush act before all others at first (`Opening::Ambush`); then the normal order of play
//! applies.

use super::apply::Changing;
use crate::battle::{CombatantId, Happening, SideId, SideSet, clauses};

impl Changing<'_, '_, '_> {
    /// Lets combatants in ambush go first, if the rulebook has ambushes and the scenario has one.
    pub(super) fn begin_ambush(&mut self) {
        let scenario = &self.muster.scenario;
        if self.muster.book.rounds_of_ambush() == 0 {
            return;
        }
        let is_hidden = |side| scenario.ambush.contains(side);
        let changes = self.turn.ambush(|who| is_hidden(self.muster.sheet(who).side), is_hidden);
        if changes {
            self.tell_order();
        }
    }

    /// Returns to the normal order of play once the rounds of the ambush are over.
    pub(super) fn end_ambush(&mut self) {
        let muster = self.muster;
        let goes_before = |who, other| muster.book.initiative.take.goes_before_its_equal(muster, who, other);
        if self.turn.round > muster.book.rounds_of_ambush() && self.turn.end_ambush(goes_before) {
            self.tell_order();
        }
    }

    fn tell_order(&mut self) {
        let clause = Some(clauses::Opening::Ambush.into());
        if let [first, ..] = self.turn.sides[..] {
            self.tell(Happening::FirstSide { side: first }, clause);
        } else {
            let order = self.turn.order.clone();
            let seen_by = self.who_see_all(order.iter().map(|(who, _)| *who));
            self.story.0.tell(Happening::OrderSettled { order }, clause, seen_by);
        }
    }

    /// The sides that see everybody in a list. Only they may be told the list.
    pub(super) fn who_see_all(&self, list: impl Iterator<Item = CombatantId> + Clone) -> SideSet {
        let sees_all = |side: &SideId| list.clone().all(|who| self.perceivers(who).contains(*side));
        self.muster.scenario.side_ids().filter(sees_all).fold(SideSet::NONE, SideSet::and)
    }
}
