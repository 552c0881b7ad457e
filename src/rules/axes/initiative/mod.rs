//! Who acts when.

mod by_score;
mod rolled;
mod save_to_act;
mod sides_alternate;

use crate::battle::CombatantId;
use crate::rules::book::muster::Muster;
use crate::rules::choices::initiative::InitiativeRule;
pub use rolled::OrderRolls;
pub use save_to_act::SavesToAct;
pub use sides_alternate::{FirstSideRoll, order_of_sides};

impl InitiativeRule {
    /// Whether every combatant has a turn of their own, instead of one turn for the whole side.
    pub const fn goes_alone(&self) -> bool {
        matches!(self, InitiativeRule::Rolled(_) | InitiativeRule::ByScore(_))
    }

    /// Whether a combatant who joins later goes before another whose number is as high.
    pub fn goes_before_its_equal(&self, muster: &Muster, who: CombatantId, other: CombatantId) -> bool {
        match self {
            InitiativeRule::ByScore(rule) => {
                rule.place_among_equals(muster, who) < rule.place_among_equals(muster, other)
            }
            // A combatant who rolls goes after those who had the number first.
            _ => false,
        }
    }
}
