//! How far a move carries one as it is: in what it wears, under what it carries with the strength that it has left, and
//! with all that has been laid on it.

use crate::battle::{Affliction, ArmourId, ConditionKind, Conditions, Losses, Purse};
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
        if is_under(conditions, Affliction::Slowed) { pace / 2 } else { pace }
    }

    /// All that one may spend until its next turn; nothing while it is stunned.
    pub fn purse(
        &self,
        sheet: &Sheet,
        worn: Option<ArmourId>,
        conditions: &Conditions,
        losses: Option<&Losses>,
    ) -> Purse {
        if is_under(conditions, Affliction::Stunned) {
            return Purse::default();
        }
        self.book.budget.take.full(self.pace(sheet, worn, conditions, losses))
    }
}

fn is_under(conditions: &Conditions, kind: Affliction) -> bool {
    conditions.0.iter().any(|own| own.kind == ConditionKind::Afflicted(kind))
}
