//! The odds that a card's order has: as a whole, and for each target of an area.

use crate::battle::{CombatantId, Order};
use crate::rules::questions::odds::{Odds, Wanted};
use crate::rules::table::Table;

/// The odds of an order.
pub struct OrderOdds {
    /// Of the whole order, where it is one chain of checks.
    all: Option<Odds>,
    /// For each target of an area.
    each: Vec<(CombatantId, Odds)>,
}

impl OrderOdds {
    /// The odds of an order; none where it rolls nothing.
    pub fn of(table: &Table<'_>, order: &Order) -> Option<OrderOdds> {
        let odds = OrderOdds { all: table.odds(order), each: table.odds_for_each(order) };
        let has_rolls = odds.all.is_some() || !odds.each.is_empty();
        if has_rolls { Some(odds) } else { None }
    }

    /// How likely an outcome is, for the whole order or for one target.
    pub fn chance(&self, wanted: Wanted, whom: Option<CombatantId>) -> Option<f64> {
        let odds = match whom {
            None => self.all.as_ref(),
            Some(whom) => self.each.iter().find(|(target, _)| *target == whom).map(|(_, odds)| odds),
        };
        odds.map(|odds| odds.chance(wanted))
    }
}
