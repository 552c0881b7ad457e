//! A wound that stays: it outlasts the battle, and does nothing during it.

use super::{Behaviour, Concern};
use crate::battle::conditions::Maiming;

impl Behaviour for Maiming {
    // What has become of its bearer was told already.
    fn begins_with_a_line(&self) -> bool {
        false
    }

    fn concerns(&self) -> Concern {
        Concern::Nobody
    }
}
