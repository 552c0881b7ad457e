//! Stunned: no actions and no reactions; what was left of the turn is lost as well.

use super::Behaviour;
use crate::battle::conditions::Stunned;

impl Behaviour for Stunned {
    fn can_be_eased(&self) -> bool {
        true
    }

    fn empties_turn_budget(&self) -> bool {
        true
    }

    fn worth_laying(&self) -> i32 {
        400
    }
}
