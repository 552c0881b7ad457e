//! How far a combatant moves at the moment: with their armour, their load, their strength as it is now, and the
//! conditions on them.

use crate::battle::{ArmourId, Conditions, Losses, TurnBudget};
use crate::rules::book::muster::{Muster, Sheet};

impl Muster {
    /// The steps of a move.
    pub fn pace(
        &self,
        sheet: &Sheet,
        worn: Option<ArmourId>,
        conditions: &Conditions,
        losses: Option<&Losses>,
    ) -> u16 {
        let pace = self.pace_in(sheet, worn).saturating_sub(self.load_slows(sheet, losses));
        let pace = self.book.pace_left(pace, conditions, losses);
        let is_halved = conditions.0.iter().any(|condition| condition.kind.halves_pace());
        if is_halved { pace / 2 } else { pace }
    }

    /// All that a combatant may spend until their next turn; nothing while a condition takes their actions away.
    pub fn turn_budget(
        &self,
        sheet: &Sheet,
        worn: Option<ArmourId>,
        conditions: &Conditions,
        losses: Option<&Losses>,
    ) -> TurnBudget {
        if conditions.0.iter().any(|condition| condition.kind.empties_turn_budget()) {
            return TurnBudget::default();
        }
        self.book.budget.take.full(self.pace(sheet, worn, conditions, losses))
    }
}
