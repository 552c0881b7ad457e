//! The level `random`: does anything that is allowed. A yardstick, and a partner for tests.

use super::Mind;
use super::lots::{lot_for, mix};
use crate::battle::deeds::End;
use crate::battle::{CombatantId, Order};
use crate::rules::table::Table;

/// Of so many orders about one is to do nothing more this turn, so that turns end.
const ENDS: u64 = 6;

/// Any order that is allowed.
pub fn decide(table: &Table<'_>, mind: &mut Mind, who: CombatantId) -> Order {
    mind.drawn += 1;
    let lot = mix(lot_for(mind.seed, table, who), mind.drawn);
    let options = table.options(who, &mut mind.reach);
    let count = (options.squares.len() + options.deeds.len()) as u64;
    let end = Order::deed(who, End {});
    if count == 0 || lot.is_multiple_of(ENDS) {
        return end;
    }
    // A move as often as anything else, however many squares there are.
    let (moves, deeds) = (options.squares.len() as u64, options.deeds.len() as u64);
    let goes = moves > 0 && (deeds == 0 || lot & 1 << 40 == 0);
    let place = if goes { mix(lot, 1) % moves } else { moves + mix(lot, 2) % deeds };
    options.orders(who).nth(usize::try_from(place).unwrap_or_default()).unwrap_or(end)
}
