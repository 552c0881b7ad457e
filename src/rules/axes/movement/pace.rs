//! How far a move carries one as it is: in what it wears, under what it carries with the strength that it has left, and
//! with all that has been laid on it.

use crate::battle::{ArmourId, Conditions, Losses, Purse};
use crate::rules::book::muster::{Muster, Sheet};

impl Muster {
    /// Steps to a move.
    pub fn pace(
        &self,
        sheet: &Sheet,
        worn: Option<ArmourId>,
        conditions: &Conditions,
        losses: Option<&Losses>,
    ) -> u16 {
        let pace = self.pace_in(sheet, worn).saturating_sub(self.load_slows(sheet, losses));
        let pace = self.book.pace_left(pace, conditions, losses);
        let is_halved = conditions.0.iter().any(|own| own.kind.halves_pace());
        if is_halved { pace / 2 } else { pace }
    }

    /// All that one may spend until its next turn; nothing while something empties its purse.
    pub fn purse(
        &self,
        sheet: &Sheet,
        worn: Option<ArmourId>,
        conditions: &Conditions,
        losses: Option<&Losses>,
    ) -> Purse {
        if conditions.0.iter().any(|own| own.kind.empties_purse()) {
            return Purse::default();
        }
        self.book.budget.take.full(self.pace(sheet, worn, conditions, losses))
    }
}
