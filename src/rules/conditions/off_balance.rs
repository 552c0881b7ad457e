//! Off balance: lower dodge and armour, after an attack that went wrong (`axes/attack/dodge_or_armour.rs`).

use super::{Behaviour, DependsOn, Detail};
use crate::battle::conditions::OffBalance;
use crate::battle::{CombatantId, Modifier, Reason};

impl Behaviour for OffBalance {
    fn opens_defence(&self) -> Option<Modifier> {
        Some(Modifier { why: Reason::OffBalance, amount: i32::from(self.by) })
    }

    fn concerns(&self) -> DependsOn {
        DependsOn::Nobody
    }

    fn detail(&self, _: Option<CombatantId>) -> Option<Detail> {
        Some(Detail::Amount(self.by))
    }
}
