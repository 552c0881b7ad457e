//! An injury that lasts beyond the battle. It does nothing in the battle itself.

use super::{Behaviour, DependsOn};
use crate::battle::conditions::Maiming;

impl Behaviour for Maiming {
    // The log has already told that the combatant is maimed.
    fn begins_with_a_line(&self) -> bool {
        false
    }

    fn concerns(&self) -> DependsOn {
        DependsOn::Nobody
    }
}
