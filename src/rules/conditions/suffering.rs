//! Suffering: the bearer takes damage whenever their turn begins.

use super::Behaviour;
use crate::battle::DamageDice;
use crate::battle::conditions::Suffering;

impl Behaviour for Suffering {
    fn can_be_eased(&self) -> bool {
        true
    }

    fn harms_each_turn(&self) -> Option<DamageDice> {
        Some(self.damage)
    }

    fn worth_laying(&self) -> i32 {
        120
    }
}
