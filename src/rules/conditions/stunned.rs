//! Stunned: no actions and no reactions, and none of those that were left of the turn.

use super::Behaviour;
use crate::battle::conditions::Stunned;

impl Behaviour for Stunned {
    fn can_be_eased(&self) -> bool {
        true
    }

    fn empties_purse(&self) -> bool {
        true
    }

    fn worth_laying(&self) -> i32 {
        400
    }
}
