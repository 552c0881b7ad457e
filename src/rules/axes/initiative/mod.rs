//! Who goes when.

mod rolled;
mod sides_alternate;

use serde::{Deserialize, Serialize};

use crate::rules::book::rulebook::Unbuilt;
pub use rolled::{OrderRolls, RolledOrder};
pub use sides_alternate::{FirstSideRoll, SidesAlternate, order_of_sides};

/// Who goes when.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum InitiativeRule {
    /// One side after the other, each with all its members.
    SidesAlternate(SidesAlternate),
    /// One combatant after the other, by a score.
    ByScore(Unbuilt),
    /// One combatant after the other, as rolled.
    Rolled(RolledOrder),
    /// Those who save act before their opponents, the others after them.
    SaveToActBefore(Unbuilt),
}
