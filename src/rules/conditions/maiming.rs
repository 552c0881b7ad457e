//! A wound that stays: combatants take it home, and it does nothing in a battle.

use super::{Behaviour, DependsOn};
use crate::battle::conditions::Maiming;

impl Behaviour for Maiming {
    // That the bearer is maimed was told already.
    fn begins_with_a_line(&self) -> bool {
        false
    }

    fn concerns(&self) -> DependsOn {
        DependsOn::Nobody
    }
}
