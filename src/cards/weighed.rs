//! What the cards weigh: an order as a whole, and for each of those whom it takes in.

use crate::battle::{CombatantId, Order};
use crate::rules::questions::odds::{Odds, Wanted};
use crate::rules::table::Table;

/// The odds of an order.
pub struct Weighed {
    /// Of all of it, where that is one chain of checks.
    all: Option<Odds>,
    /// For each of those whom it takes in.
    each: Vec<(CombatantId, Odds)>,
}

impl Weighed {
    /// What an order weighs; none where it rolls nothing.
    pub fn of(table: &Table<'_>, order: &Order) -> Option<Weighed> {
        let weighed = Weighed { all: table.odds(order), each: table.odds_for_each(order) };
        (weighed.all.is_some() || !weighed.each.is_empty()).then_some(weighed)
    }

    /// How likely an outcome is, for one of those whom it takes in where that is said.
    pub fn chance(&self, wanted: Wanted, whom: Option<CombatantId>) -> Option<f64> {
        let odds = match whom {
            None => self.all.as_ref(),
            Some(whom) => self.each.iter().find(|(one, _)| *one == whom).map(|(_, odds)| odds),
        };
        odds.map(|odds| odds.chance(wanted))
    }
}
