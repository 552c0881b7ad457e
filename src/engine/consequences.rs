//! Turns what deeds and reactions set off into frames.

use super::frame::{Frame, Matter, Tick, Walk};
use super::stack::Stack;
use super::{blast, flight};
use crate::battle::{CombatantId, Order};
use crate::rules::deeds::Consequence;
use crate::rules::table::Table;

/// Puts on top what a combatant has set off; the first of the list is dealt with first.
pub fn follow(table: &Table<'_>, stack: &mut Stack, who: CombatantId, set_off: Vec<Consequence>) {
    for consequence in set_off.into_iter().rev() {
        match consequence {
            Consequence::Effects(effects) => stack.push(Frame::effects(effects)),
            Consequence::Checks(exchange) => stack.begin(Some(exchange)),
            Consequence::AffectsTargets { what, manner, targets } => {
                blast::begin(table, stack, who, (what, manner), targets);
            }
            Consequence::Deed(deed) => {
                stack.push(Frame::Weigh(Matter::Declared(Order::deed(who, deed))));
            }
            Consequence::Walk(way) => stack.push(Frame::from(Walk::free(who, way))),
            Consequence::Deserts => stack.push_in_order(flight::left_behind(table, who)),
            Consequence::EndsTurn => stack.push(Frame::tick(Tick::TurnEnds(who))),
        }
    }
}
