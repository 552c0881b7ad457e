//! The combatants who strike together in one blow, and whether they try a daring manoeuvre.

use crate::battle::{Clause, CombatantId, WeaponId};
use crate::dice::Edge;

/// A combatant who strikes with a weapon, alone or together with others.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Striker {
    pub who: CombatantId,
    pub weapon: WeaponId,
    /// Whether they try a daring manoeuvre.
    pub dare: DaringManoeuvre,
    /// The rule by which their die counts, where it is more than their own attack.
    pub clause: Option<Clause>,
}

/// The daring manoeuvre that comes with a blow.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DaringManoeuvre {
    Nothing,
    /// A daring manoeuvre that has still to be tried.
    Ahead,
    /// A daring manoeuvre that has been tried, with what it brings.
    Brings(Edge),
}
