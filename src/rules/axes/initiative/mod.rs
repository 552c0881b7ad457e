//! Who goes when.

mod by_score;
mod rolled;
mod save_to_act;
mod sides_alternate;

use serde::{Deserialize, Serialize};

use crate::battle::CombatantId;
use crate::rules::book::muster::Muster;

pub use by_score::{ByScore, ScoreTies};
pub use rolled::{OrderRolls, RolledOrder};
pub use save_to_act::{SaveToActBefore, SavesToAct, WhenSaved, WhoLater};
pub use sides_alternate::{FirstSideRoll, SidesAlternate, order_of_sides};

/// Who goes when.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum InitiativeRule {
    /// One side after the other, each with all its members.
    SidesAlternate(SidesAlternate),
    /// One combatant after the other, by a score.
    ByScore(ByScore),
    /// One combatant after the other, as rolled.
    Rolled(RolledOrder),
    /// Those who save act before their opponents, the others after them.
    SaveToActBefore(SaveToActBefore),
}

impl InitiativeRule {
    /// Whether everybody has a turn of its own, and not its side as a whole.
    pub const fn goes_alone(&self) -> bool {
        matches!(self, InitiativeRule::Rolled(_) | InitiativeRule::ByScore(_))
    }

    /// Whether one who comes later goes before another whose number is as high.
    pub fn goes_before_its_equal(&self, muster: &Muster, who: CombatantId, other: CombatantId) -> bool {
        match self {
            InitiativeRule::ByScore(rule) => {
                rule.place_among_equals(muster, who) < rule.place_among_equals(muster, other)
            }
            // Whoever rolls is behind those who had the number first.
            _ => false,
        }
    }
}
