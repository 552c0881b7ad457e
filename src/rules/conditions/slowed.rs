//! Slowed: each move goes half as far.

use super::Behaviour;
use crate::battle::conditions::Slowed;

impl Behaviour for Slowed {
    fn can_be_eased(&self) -> bool {
        true
    }

    fn halves_pace(&self) -> bool {
        true
    }

    fn worth_laying(&self) -> i32 {
        50
    }
}
