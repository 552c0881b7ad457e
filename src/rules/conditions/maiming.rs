//! A wound that stays: it goes home with its bearer, and does nothing in a battle.

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
