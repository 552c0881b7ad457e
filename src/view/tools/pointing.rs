//! Pointing: what a square stands for with a tool in hand. Everything that a tool may lead to is reached by pointing at
//! whom, or where, it is about; what it cannot lead to is named all the same, so that one is told why.

use smallvec::SmallVec;

use super::{Offered, Tool, act_of};
use crate::battle::{Act, Against, CombatantId, Mark, Order};
use crate::grid::{Footprint, Pos};
use crate::rules::book::aim::Aim;
use crate::rules::questions::options::Options;
use crate::rules::table::Table;

/// What a deed is pointed at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Target {
    /// Somebody, perhaps oneself.
    One(CombatantId),
    /// A square.
    Square(Pos),
}

/// What a deed is pointed at; nothing where a click on its tool says it all.
pub fn target_of(who: CombatantId, act: &Act) -> Option<Target> {
    match act {
        Act::Attack { target, .. } | Act::Manoeuvre { target, .. } | Act::Attempt { target, .. } => {
            Some(Target::One(*target))
        }
        Act::Aid { ally } => Some(Target::One(*ally)),
        Act::Delay { after } => Some(Target::One(*after)),
        Act::Try { against: Against::One { other, .. }, .. } => Some(Target::One(*other)),
        Act::Try { .. } => Some(Target::One(who)),
        Act::Cast { at, .. } | Act::Use { at, .. } => Some(match at {
            Mark::One(target) => Target::One(*target),
            Mark::Square(square) => Target::Square(*square),
        }),
        Act::Move { to, .. } | Act::Shift { to, .. } => Some(Target::Square(*to)),
        Act::Place { at, .. } => Some(Target::Square(*at)),
        Act::Door { .. }
        | Act::Trap { .. }
        | Act::Evade
        | Act::Stand
        | Act::TakeUp { .. }
        | Act::Tend { .. }
        | Act::Switch { .. }
        | Act::Outfit { .. }
        | Act::Speak { .. }
        | Act::Concentrate
        | Act::Hide
        | Act::Declare { .. }
        | Act::Leave
        | Act::Ready { .. }
        | Act::Unready
        | Act::End => None,
    }
}

/// Every order that a square may stand for, with a tool in hand, the one that is meant most likely first: each of those
/// who are there, or the square itself, if the tool wants that; a door; a walk.
pub fn orders_at(
    table: &Table<'_>,
    options: &Options,
    who: CombatantId,
    held: Option<&Offered>,
    at: Pos,
) -> SmallVec<[Order; 2]> {
    let here = everybody_on(table, at);
    let mut orders = held.map(|held| offered_at(table, who, held, &here, at)).unwrap_or_default();
    if let Some(act) =
        held.filter(|_| orders.is_empty()).and_then(|held| meant_at(table, who, held.tool, &here, at))
    {
        orders.push(Order::act(who, act));
    }
    let is_free = !here.iter().any(|other| *other != who && table.is_able(*other));
    let walk = is_free.then(|| walk_to(table, options, who, at)).flatten();
    // Where a tool stands for something else, a walk has to be one that can be taken.
    orders.extend(walk.filter(|(_, is_open)| *is_open || orders.is_empty()).map(|(order, _)| order));
    orders
}

/// A walk to a square, or the opening of the door there, and whether it is one of the options.
fn walk_to(table: &Table<'_>, options: &Options, who: CombatantId, at: Pos) -> Option<(Order, bool)> {
    let own_squares = table.footprint(who)?;
    let is_near = own_squares.is_adjacent(Footprint::new(at, 1));
    if is_near && table.board.door(at) == Some(false) {
        return Some((Order::act(who, Act::Door { at, open: true }), false));
    }
    let is_within = |corner: Pos| options.squares.iter().any(|square| square.at == corner);
    let to = corner_for(own_squares, at, is_within);
    // Nobody walks to where it stands.
    let goes = to != own_squares.corner() && (is_within(to) || !own_squares.contains(at));
    goes.then(|| (Order::act(who, Act::Move { to, via: SmallVec::new() }), is_within(to)))
}

/// Everybody on a square, whoever can act first, then those who may still be attacked.
fn everybody_on(table: &Table<'_>, at: Pos) -> SmallVec<[CombatantId; 2]> {
    let here = table
        .seen()
        .filter(|(who, body)| body.fate.is_on_map() && table.footprint_at(*who, body.place.0).contains(at));
    let mut here: SmallVec<[_; 2]> =
        here.map(|(who, body)| ((!body.fate.is_able(), !body.fate.is_target(), who), who)).collect();
    here.sort_unstable();
    here.into_iter().map(|(_, who)| who).collect()
}

/// What a tool may lead to there.
fn offered_at(
    table: &Table<'_>,
    who: CombatantId,
    held: &Offered,
    here: &[CombatantId],
    at: Pos,
) -> SmallVec<[Order; 2]> {
    let about = |target: Target| {
        let leads_there = |order: &&Order| act_of(order).and_then(|act| target_of(who, act)) == Some(target);
        held.orders.iter().find(leads_there).cloned()
    };
    let mut orders: SmallVec<[Order; 2]> =
        here.iter().filter_map(|other| about(Target::One(*other))).collect();
    if matches!(held.tool, Tool::Place(_)) {
        orders.extend(about(Target::Square(at)));
    }
    if let (Tool::Shift(_), Some(body)) = (held.tool, table.footprint(who)) {
        let corner = corner_for(body, at, |corner| about(Target::Square(corner)).is_some());
        orders.extend(about(Target::Square(corner)));
    }
    orders
}

/// What a tool would be used for there, if only it could be.
fn meant_at(table: &Table<'_>, who: CombatantId, tool: Tool, here: &[CombatantId], at: Pos) -> Option<Act> {
    let is_meant = |other: &CombatantId| table.fate(*other).is_some_and(|fate| fate.is_target());
    let other = || here.iter().copied().filter(is_meant).find(|other| *other != who);
    let enemy = || other().filter(|other| !table.is_ally(who, *other));
    let friend = || other().filter(|other| table.is_ally(who, *other));
    let mark = |what| match table.aim_of(what) {
        Aim::Area(_) => Some(Mark::Square(at)),
        Aim::Friend | Aim::Foe | Aim::Ground => here.iter().copied().find(is_meant).map(Mark::One),
    };
    Some(match tool {
        Tool::Attack(weapon, manner) => {
            let (swings, also) = (None, SmallVec::new());
            Act::Attack { target: enemy()?, weapon, swings, also, manner }
        }
        Tool::Manoeuvre(kind) => Act::Manoeuvre { kind, target: enemy()? },
        Tool::Attempt(kind) if kind.is_for_friends() => Act::Attempt { kind, target: friend()? },
        Tool::Attempt(kind) => Act::Attempt { kind, target: enemy()? },
        Tool::Aid => Act::Aid { ally: friend()? },
        Tool::Delay => Act::Delay { after: other()? },
        Tool::Try(tested) => Act::Try { tested, against: Against::One { other: other()?, with: None } },
        Tool::Cast(spell) => Act::Cast { spell, at: mark(spell)? },
        Tool::Use(item) => Act::Use { item, at: mark(item)? },
        Tool::Shift(shift) => Act::Shift { to: at, shift },
        Tool::Place(weapon) => Act::Place { weapon, at },
        _ => return None,
    })
}

/// A great body is sent where it would cover the square, as near as may be to the corner that was pointed at.
fn corner_for(body: Footprint, at: Pos, can_go: impl Fn(Pos) -> bool) -> Pos {
    let side = i16::from(body.side());
    let mut corners = (0..side).flat_map(|row| (0..side).map(move |col| at.offset(-col, -row)));
    corners.find(|corner| can_go(*corner)).unwrap_or(at)
}
