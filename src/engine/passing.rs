//! Changes of what passes: where a combatant stands, what they spend in their turn, and what they intend. It changes far more often
//! than anything else about them.

use super::apply::Changing;
use crate::battle::{CombatantId, Intent, TurnBudget};
use crate::grid::Pos;

impl Changing<'_, '_, '_> {
    /// Changes where a combatant stands. Returns where they stood before.
    pub(super) fn move_to(&mut self, who: CombatantId, end: Pos) -> Option<Pos> {
        let entity = *self.entities.get(who.index())?;
        let mut places = self.components.p1();
        let before = std::mem::replace(&mut places.get_mut(entity).ok()?.0, end);
        self.bodies.update_passing(who, |now| now.place.0 = end);
        Some(before)
    }

    /// Changes what a combatant may spend in their turn.
    pub(super) fn change_budget(&mut self, who: CombatantId, change: impl FnOnce(&mut TurnBudget)) {
        let Some(entity) = self.entities.get(who.index()) else { return };
        let mut budgets = self.components.p2();
        if let Ok(mut turn_budget) = budgets.get_mut(*entity) {
            change(&mut turn_budget);
            self.bodies.update_passing(who, |now| now.turn_budget = *turn_budget);
        }
    }

    /// Changes what a combatant intends, if combatants intend anything.
    pub(super) fn change_intent(&mut self, who: CombatantId, change: impl FnOnce(&mut Intent)) {
        let Some(entity) = self.entities.get(who.index()) else { return };
        let mut intents = self.components.p3();
        if let Ok(mut intent) = intents.get_mut(*entity) {
            change(&mut intent);
            self.bodies.update_passing(who, |now| {
                if let Some(copy) = &mut now.intent {
                    copy.clone_from(&intent);
                }
            });
        }
    }
}
