//! The levels that search: they try the orders that look best out in imagined battles, and give another order than a soldier would
//! only if it is likely to be better by all that the battles say.

use super::Search;
use super::arena::Attempt;
use super::candidate::{Candidate, Leeway, count};
use super::cast::nearest_others;
use super::depth::Depth;
use super::scripts::Script;
use crate::battle::deeds::{End, Move};
use crate::battle::{CombatantId, Deed, Order};
use crate::brain::lots::{lot_for, mix};
use crate::brain::short_list::Breadth;
use crate::brain::terms::Weights;
use crate::brain::{Level, Mind, manner, soldier};
use crate::engine::Aim;
use crate::grid::Pos;
use crate::rules::table::Table;
use crate::rules::table::answers::Judged;

/// How many more squares than orders are looked at closely, since some are like others.
const SPARE_SQUARES: usize = 2;
/// What the order of a script counts less than a soldier's own order, before it is tried out.
const UNUSUAL: i32 = 60;
/// What doing nothing more counts less than a soldier's own order, before it is tried out.
const IDLE: i32 = 100;
/// How much better another order must come out than a soldier's own if it leads somebody on who has walked in this turn: for less they
/// would walk to and fro.
const ANOTHER_WALK: i64 = 20;
/// How many others may be tried as the first to act.
const OTHERS: usize = 3;
/// Moves to squares side by side are alike if one counts less than this more than the other.
const LIKE: i32 = 40;

/// The order to give now for one of the combatants who may act; `own` is what a soldier would order.
pub fn decide(
    table: &Table<'_>,
    aims: &[Aim],
    mind: &mut Mind,
    (who, own): (CombatantId, Judged),
    depth: Depth,
) -> Judged {
    // What is thought of on the way to the candidates is no reason for the soldier's own order.
    let mut notes = std::mem::take(&mut mind.notes);
    let mut search = Search::renewed(mind.search.take(), table);
    search.imagine(table, (aims, who), depth, mix(lot_for(mind.seed, table, who), 1));
    let mut soldiers = Candidate::new(own.order().clone(), 0);
    let others = orders(table, aims, mind, (who, own.order()), depth);
    let best = try_all(&mut search, &mut soldiers, others);
    let mut chosen = own;
    if let Some(best) = best {
        let is_better = best.likely > if is_another_walk(table, who, &best.order) { ANOTHER_WALK } else { 0 };
        // If another order came out better, but not clearly, what a soldier thinks decides.
        if is_better || soldiers.gains(&best).sum::<i64>() >= 0 {
            let (better, other) = if is_better { (&best, &soldiers) } else { (&soldiers, &best) };
            notes.note_trial(|| better.because(other));
        }
        if is_better {
            chosen = table.judge(&best.order).unwrap_or(chosen);
        }
    }
    (mind.search, mind.notes) = (Some(search), notes);
    chosen
}

/// Tries the soldier's order and others out: all in a few battles, then the better half of the others in more, and so on. Gives the
/// best of the others; none if there are none, or if the soldier's order is not allowed where it is imagined.
fn try_all(search: &mut Search, soldiers: &mut Candidate, mut others: Vec<Candidate>) -> Option<Candidate> {
    let mut leeway = Leeway::usual(search.depth.patience > 0);
    let (mut played, mut more) = (0, search.depth.first);
    while !others.is_empty() && played < search.depth.battles {
        if played == 0 {
            // One battle is played in any case, and tells what the next ones will take.
            try_out_in(search, 1, soldiers, &mut others)?;
        }
        let rounds_of_trials = others.len().max(1).ilog2() + 1;
        let affordable = search.affordable(others.len() + 1, rounds_of_trials.into());
        let up_to = (played + more).min(search.depth.battles).min(played.max(1) + affordable);
        if up_to == played {
            break;
        }
        try_out_in(search, up_to, soldiers, &mut others)?;
        let usual =
            others.iter().map(|other| other.noise(soldiers)).sum::<i64>() / count(others.len()).max(1);
        let variance = leeway.told_by(&others, soldiers, usual);
        others.iter_mut().for_each(|other| other.weigh(soldiers, usual, variance));
        others.sort_by_key(|other| std::cmp::Reverse(other.likely));
        others.truncate((others.len() / 2).max(1));
        (played, more) = (up_to, more * 2);
    }
    others.into_iter().next()
}

/// Tries orders out in as many imagined battles as that altogether. Leaves those of the others out that are not allowed in one of
/// them; none if the soldier's order is not.
fn try_out_in(
    search: &mut Search,
    battles: usize,
    soldiers: &mut Candidate,
    others: &mut Vec<Candidate>,
) -> Option<()> {
    let tried = std::iter::once(&*soldiers).chain(others.iter());
    let attempts: Vec<Attempt<'_>> = tried.flat_map(|candidate| candidate.attempts(battles)).collect();
    let mut made = search.make(&attempts).into_iter();
    let is_allowed = soldiers.takes_in(battles, &mut made);
    others.retain_mut(|other| other.takes_in(battles, &mut made));
    is_allowed.then_some(())
}

/// Whether a combatant has done or declared something in their turn and would end it now, as a soldier. To walk on instead brings nothing
/// (docs/studies.md), and after one step the next one would look as good, and the way back too.
fn has_done_enough(table: &Table<'_>, (who, own): (CombatantId, &Order)) -> bool {
    let ends = matches!(own, Order::Deed { deed: Deed::End(_), .. });
    let has_declared =
        table.body(who).and_then(|body| body.intent.as_ref()).is_some_and(|intent| !intent.deeds.is_empty());
    ends && (has_declared || table.turn.active == Some(who) && table.turn.has_acted)
}

const fn is_move(order: &Order) -> bool {
    matches!(order, Order::Deed { deed: Deed::Move(_), .. })
}

/// Whether an order leads a combatant on who has walked in this turn.
fn is_another_walk(table: &Table<'_>, who: CombatantId, order: &Order) -> bool {
    let has_walked = table.has_moved(who) || table.body(who).is_some_and(|body| body.turn_budget.ran);
    has_walked && order.who() == Some(who) && is_move(order)
}

fn add(order: Order, total: i32, totals: &mut Vec<(Order, i32)>) {
    match totals.iter_mut().find(|(known, _)| *known == order) {
        Some((_, known)) => *known = (*known).max(total),
        None => totals.push((order, total)),
    }
}

/// Drops moves to squares beside that of a better move which counts about the same, such as the soldier's own.
fn spread_out(totals: &mut Vec<(Order, i32)>, (own, worth): (&Order, i32)) {
    let to = |order: &Order| match order {
        Order::Deed { deed: Deed::Move(Move { to, .. }), .. } => Some(*to),
        _ => None,
    };
    let mut kept: Vec<(Pos, i32)> = to(own).map(|at| (at, worth)).into_iter().collect();
    totals.retain(|(order, total)| {
        let Some(at) = to(order) else { return true };
        let is_like = |(other, worth): &(Pos, i32)| {
            (at.col - other.col).abs().max((at.row - other.row).abs()) <= 1 && worth - total < LIKE
        };
        let is_new = !kept.iter().any(is_like);
        if is_new {
            kept.push((at, *total));
        }
        is_new
    });
}

/// The orders to try out beside the soldier's own, the best first by what a soldier thinks of them.
fn orders(
    table: &Table<'_>,
    aims: &[Aim],
    mind: &mut Mind,
    (who, own): (CombatantId, &Order),
    depth: Depth,
) -> Vec<Candidate> {
    let mut totals: Vec<(Order, i32)> = Vec::new();
    mind.weigh_for(table, who);
    mind.breadth = Breadth::Squares(depth.orders + SPARE_SQUARES);
    let alternatives = soldier::alternatives(table, mind);
    mind.breadth = Breadth::Usual;
    for (deed, total) in alternatives {
        let deed = manner::choose(table, &mut mind.worths, who, manner::sidestep(table, who, deed));
        let order = Order::deed(who, deed);
        if table.permit(&order).is_ok() {
            add(order, total, &mut totals);
        }
    }
    let top = totals.iter().map(|(_, total)| *total).max().unwrap_or_default();
    for script in Script::ALL {
        mind.emphasis = script.weights();
        let order = Level::Soldier.order_for(table, aims, mind, who).into_order();
        add(order, top - UNUSUAL, &mut totals);
    }
    mind.emphasis = Weights::default();
    for other in nearest_others(table, who, &mind.candidates, OTHERS) {
        add(Level::Soldier.order_for(table, aims, mind, other).into_order(), top - UNUSUAL, &mut totals);
    }
    add(Order::deed(who, End {}), top - IDLE, &mut totals);
    let has_done_enough = has_done_enough(table, (who, own));
    totals.retain(|(order, _)| order != own && !(has_done_enough && is_move(order)));
    totals.sort_by_key(|(_, total)| std::cmp::Reverse(*total));
    spread_out(&mut totals, (own, top));
    totals.truncate(depth.orders.saturating_sub(1));
    totals.into_iter().map(|(order, total)| Candidate::new(order, i64::from(total - top))).collect()
}
