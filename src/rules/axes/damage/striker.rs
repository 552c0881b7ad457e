//! Those who strike together in one blow, and how daringly.

use crate::battle::{Clause, CombatantId, WeaponId};
use crate::dice::Edge;

/// Somebody who strikes with a weapon; of several who strike together, why it is one of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Striker {
    pub who: CombatantId,
    pub weapon: WeaponId,
    /// Whether it tries a daring manoeuvre.
    pub dare: Dared,
    /// The rule by which its die counts, where that is not simply its own attack.
    pub clause: Option<Clause>,
}

/// What somebody dares with a blow.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Dared {
    Nothing,
    /// A daring manoeuvre, which has still to be tried.
    Ahead,
    /// One that has been tried, and brings this.
    Brings(Edge),
}
