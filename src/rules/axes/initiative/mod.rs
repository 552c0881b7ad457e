//! Initiative: the order in which combatants or whole sides act.

mod by_score;
mod rolled;
mod save_to_act;
mod sides_alternate;

use crate::battle::{Change, Clause, CombatantId, Effect, SideId, clauses};
use crate::rules::book::muster::Muster;
use crate::rules::choices::initiative::InitiativeRule;
use crate::rules::table::Table;
pub use rolled::OrderRolls;
pub use save_to_act::SavesToAct;
pub use sides_alternate::{FirstSideRoll, order_of_sides};

/// How the order of play is settled, or the places in it of combatants who join later.
pub enum Places {
    /// A die decides which side goes first.
    FirstSide(FirstSideRoll),
    /// Everybody rolls.
    Rolls(OrderRolls),
    /// Nothing has to be rolled.
    Settled(Effect),
    /// Nobody has a place of their own: the parts of each round say who goes when.
    Nothing,
}

impl InitiativeRule {
    /// Whether every combatant has a turn of their own, instead of one turn for the whole side.
    pub const fn goes_alone(&self) -> bool {
        matches!(self, InitiativeRule::Rolled(_) | InitiativeRule::ByScore(_))
    }

    /// The rule that is cited when a side's turn begins.
    pub fn clause_of_a_go(&self) -> Clause {
        match self {
            InitiativeRule::SaveToActBefore(_) => clauses::Initiative::Parts.into(),
            InitiativeRule::SidesAlternate(_) | InitiativeRule::Rolled(_) | InitiativeRule::ByScore(_) => {
                clauses::Initiative::SidesAlternate.into()
            }
        }
    }

    /// Whether a combatant who joins later goes before another combatant with the same number.
    pub fn goes_before_its_equal(&self, muster: &Muster, who: CombatantId, other: CombatantId) -> bool {
        match self {
            InitiativeRule::ByScore(rule) => {
                rule.place_among_equals(muster, who) < rule.place_among_equals(muster, other)
            }
            // A combatant who rolls a number goes after the combatants who already have it.
            InitiativeRule::Rolled(_)
            | InitiativeRule::SidesAlternate(_)
            | InitiativeRule::SaveToActBefore(_) => false,
        }
    }
}

impl Table<'_> {
    /// What settles the order of play when the battle begins.
    pub fn order_at_first(&self) -> Places {
        match &self.muster.book.initiative.take {
            InitiativeRule::SidesAlternate(_) => {
                let settled =
                    |side| Places::Settled(Change::FirstSide { side }.by(clauses::Initiative::FirstSide));
                match (self.muster.scenario.first_side, FirstSideRoll::of(self)) {
                    (Some(side), _) => settled(side),
                    (None, Some(roll)) => Places::FirstSide(roll),
                    (None, None) => settled(SideId(0)),
                }
            }
            InitiativeRule::Rolled(_) | InitiativeRule::ByScore(_) | InitiativeRule::SaveToActBefore(_) => {
                self.places_of(self.placed_at_first())
            }
        }
    }

    /// What settles the places of some combatants in the order of play. They change nobody else's place.
    pub fn places_of(&self, who: Vec<CombatantId>) -> Places {
        match &self.muster.book.initiative.take {
            InitiativeRule::Rolled(rule) => Places::Rolls(rule.rolls(self, who.into_iter())),
            InitiativeRule::ByScore(rule) => Places::Settled(rule.order(self, who.into_iter())),
            InitiativeRule::SidesAlternate(_) | InitiativeRule::SaveToActBefore(_) => Places::Nothing,
        }
    }
}
