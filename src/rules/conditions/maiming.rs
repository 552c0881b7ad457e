//! A wound that stays: it outlasts the battle, and does nothing during it.

use super::{Behaviour, Concern};
use crate::battle::Start;
use crate::battle::conditions::Maiming;

impl Behaviour for Maiming {
    fn goes_home(&self, start: &mut Start) {
        start.maimed = true;
    }

    fn at_start(start: &Start) -> Vec<Maiming> {
        if start.maimed { vec![Maiming {}] } else { Vec::new() }
    }

    // The log has told what happened to its bearer already.
    fn begins_with_a_line(&self) -> bool {
        false
    }

    fn concerns(&self) -> Concern {
        Concern::Nobody
    }
}
