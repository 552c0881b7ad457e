//! What a square stands for with a tool in hand. A square that the tool cannot be used on also stands for an order,
//! so that the player is told why it is refused.

use smallvec::SmallVec;

use super::{Offered, Tool, act_of};
use crate::battle::deeds::{Move, Open, Via};
use crate::battle::{CombatantId, Deed, Fate, Order, Target};
use crate::grid::{Footprint, Pos};
use crate::rules::deeds::Pointing;
use crate::rules::questions::options::Options;
use crate::rules::table::Table;

/// Every order that a square may stand for with a tool in hand, the most likely one first: the tool used on each
/// combatant there or on the square itself, opening a door, walking there.
pub fn orders_at(
    table: &Table<'_>,
    options: &Options,
    who: CombatantId,
    held: Option<&Offered>,
    at: Pos,
) -> SmallVec<[Order; 2]> {
    let here = everybody_on(table, at);
    let mut orders = held.map(|held| offered_at(table, who, held, &here, at)).unwrap_or_default();
    if let Some(deed) =
        held.filter(|_| orders.is_empty()).and_then(|held| meant_at(table, who, &held.tool, &here, at))
    {
        orders.push(Order::deed(who, deed));
    }
    let is_free = !here.iter().any(|other| *other != who && table.is_able(*other));
    let walk = if is_free { walk_to(table, options, who, at) } else { None };
    // If the square stands for another order, a walk counts only if it is possible.
    orders.extend(walk.filter(|(_, is_open)| *is_open || orders.is_empty()).map(|(order, _)| order));
    orders
}

/// A walk to a square, or the opening of the door there, and whether it is among the options.
fn walk_to(table: &Table<'_>, options: &Options, who: CombatantId, at: Pos) -> Option<(Order, bool)> {
    let own_squares = table.footprint(who)?;
    let is_near = own_squares.is_adjacent(Footprint::new(at, 1));
    if is_near && table.board.door(at) == Some(false) {
        return Some((Order::deed(who, Open { at }), false));
    }
    let is_within = |corner: Pos| options.squares.iter().any(|square| square.at == corner);
    let to = corner_for(own_squares, at, is_within);
    // The combatant has to leave the square where they stand.
    let goes = to != own_squares.corner() && (is_within(to) || !own_squares.contains(at));
    if goes { Some((Order::deed(who, Move { to, via: Via::new() }), is_within(to))) } else { None }
}

/// The combatants on a square. Those that can act come first, then those that can be attacked.
fn everybody_on(table: &Table<'_>, at: Pos) -> SmallVec<[CombatantId; 2]> {
    let here = table
        .seen()
        .filter(|(who, body)| body.fate.is_on_map() && table.footprint_at(*who, body.place.0).contains(at));
    let mut here: SmallVec<[_; 2]> =
        here.map(|(who, body)| ((!body.fate.is_able(), !body.fate.is_target(), who), who)).collect();
    here.sort_unstable();
    here.into_iter().map(|(_, who)| who).collect()
}

/// The orders that the tool can lead to there.
fn offered_at(
    table: &Table<'_>,
    who: CombatantId,
    held: &Offered,
    here: &[CombatantId],
    at: Pos,
) -> SmallVec<[Order; 2]> {
    let about = |target: Target| {
        let leads_there = |order: &&Order| act_of(order).and_then(|deed| deed.aim(who)) == Some(target);
        held.orders.iter().find(leads_there).cloned()
    };
    let mut orders: SmallVec<[Order; 2]> =
        here.iter().filter_map(|other| about(Target::One(*other))).collect();
    if held.tool.deed().points_at(table) == Pointing::Square {
        let goes_there = held.tool.deed().leads_to().and_then(|_| table.footprint(who));
        let is_open = |corner: Pos| about(Target::Square(corner)).is_some();
        let square = goes_there.map_or(at, |body| corner_for(body, at, is_open));
        orders.extend(about(Target::Square(square)));
    }
    orders
}

/// The deed that the player probably means there, even if it is not possible.
fn meant_at(table: &Table<'_>, who: CombatantId, tool: &Tool, here: &[CombatantId], at: Pos) -> Option<Deed> {
    let mut meant = here.iter().copied().filter(|other| table.fate(*other).is_some_and(Fate::is_target));
    let is_ally = |other: CombatantId| table.is_ally(who, other);
    let target = match tool.deed().points_at(table) {
        Pointing::Nothing => return None,
        Pointing::Area | Pointing::Square => Target::Square(at),
        Pointing::Anybody => Target::One(meant.next()?),
        Pointing::Other => Target::One(meant.find(|other| *other != who)?),
        Pointing::Ally => Target::One(meant.find(|other| *other != who).filter(|other| is_ally(*other))?),
        Pointing::Enemy => Target::One(meant.find(|other| *other != who).filter(|other| !is_ally(*other))?),
    };
    Some(tool.deed().aimed(target))
}

/// Where to send a large body so that it covers the pointed square, with its corner as near to that square as
/// possible.
fn corner_for(body: Footprint, at: Pos, can_go: impl Fn(Pos) -> bool) -> Pos {
    let side = i16::from(body.side());
    let mut corners = (0..side).flat_map(|row| (0..side).map(move |col| at.offset(-col, -row)));
    corners.find(|corner| can_go(*corner)).unwrap_or(at)
}
