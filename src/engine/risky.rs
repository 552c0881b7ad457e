//! Risky deeds: the check comes first, then the deed if it succeeds, or only the cost of the deed if it fails.

use super::frame::{Frame, Matter, Waiting};
use super::stack::Stack;
use crate::battle::{Change, CombatantId, Cost, Deed, Order};
use crate::rules::deeds::Gait;
use crate::rules::exchange::Exchange;
use crate::rules::table::Table;

/// Puts off a deed that depends on a check until the check has been made. Returns whether there is such a check.
pub fn asks_first(table: &Table<'_>, stack: &mut Stack, who: CombatantId, deed: &Deed) -> bool {
    let (Some(condition), Some(risk)) = (table.risk_mark_for(who, deed), table.risk(who, deed)) else {
        return false;
    };
    let order = Order::deed(who, deed.clone());
    stack.begin_for(Exchange::Risk(risk), Waiting::RiskyDeed(order));
    stack.push(Frame::effect(Change::EndCondition { who, condition }));
    true
}

/// Lets the deed be done if its check has succeeded; otherwise it is only paid for.
pub fn resolve(table: &Table<'_>, stack: &mut Stack, order: Order, succeeded: bool) {
    if succeeded {
        stack.push(Frame::Weigh(Matter::Order(order)));
        return;
    }
    let Order::Deed { who, deed } = &order else { return };
    let who = *who;
    let steps = table.body(who).map_or(0, |body| body.turn_budget.steps);
    let cost = match deed.gait() {
        // The rest of the move is lost.
        Some(Gait::Walk) => Cost { steps, ..Cost::default() },
        _ => table.seen_by(table.side(who)).permit(&order).map(|permit| permit.cost).unwrap_or_default(),
    };
    stack.push(Frame::effect(Change::Spend { who, cost }));
}
