//! The levels that search: they try the orders that look best out in imagined battles, and give another order than a soldier would
//! only if it is likely to be better by all that the battles say.

use smallvec::SmallVec;

use super::Search;
use super::arena::Attempt;
use super::candidate::{Candidate, Leeway, count};
use super::scripts::Script;
use crate::battle::deeds::{End, Move};
use crate::battle::{CombatantId, Deed, Order, Tactic, Thinking};
use crate::brain::lots::{lot_for, mix};
use crate::brain::short_list::Breadth;
use crate::brain::terms::Weights;
use crate::brain::waiting::PATIENCE;
use crate::brain::why::Notes;
use crate::brain::{Level, Mind, manner, soldier};
use crate::engine::Aim;
use crate::grid::Pos;
use crate::rules::table::Table;
use crate::rules::table::answers::Judged;

/// How far a level searches.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Depth {
    /// How many orders are tried out at most.
    pub orders: usize,
    /// In how many imagined battles the last two of them are tried out.
    pub battles: usize,
    /// For how many rounds these are played on. What each of these rounds has brought counts, the first of them most.
    pub rounds: u16,
    /// For how many rounds battles are played on in which tactics of the whole side are tried out first; none are for 0.
    pub tactics: u16,
}

impl Depth {
    /// How far whoever thinks like this searches; none if they try nothing out.
    pub fn of(thinking: &Thinking) -> Option<Depth> {
        let depth = Depth {
            orders: thinking.orders.into(),
            battles: thinking.battles.into(),
            rounds: thinking.rounds.into(),
            tactics: thinking.tactics.into(),
        };
        (depth.orders > 1 && depth.battles > 0).then_some(depth)
    }
}

/// In how many imagined battles all orders are tried out, before the worse half is left out.
const FIRST: usize = 1;
/// What share of the orders of imagined battles is played out to try tactics out, in percent.
const FOR_TACTICS: u64 = 50;
/// What the order of a script counts less than a soldier's own order, before it is tried out.
const UNUSUAL: i32 = 60;
/// What doing nothing more counts less than a soldier's own order, before it is tried out.
const IDLE: i32 = 100;
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
    search.imagine(table, aims, depth, mix(lot_for(mind.seed, table, who), 1));
    let mut leader = Candidate::new(own.order().clone(), None, 0);
    if depth.tactics > 0 {
        let others = tactics(table, aims, mind, who);
        let enough = search.enough;
        (search.depth.rounds, search.enough) = (depth.tactics, enough * FOR_TACTICS / 100);
        leader = challenge(&mut search, &mut notes, leader, others);
        (search.depth, search.enough) = (depth, enough);
        if depth.rounds != depth.tactics {
            // What it has brought in longer battles is no measure for orders that are tried out in shorter ones.
            leader = Candidate::new(leader.order, leader.tactic, 0);
        }
    }
    let others = orders(table, aims, mind, (who, own.order()), &leader, depth);
    leader = challenge(&mut search, &mut notes, leader, others);
    (mind.search, mind.notes) = (Some(search), notes);
    if leader.order == *own.order() { own } else { table.judge(&leader.order).unwrap_or(own) }
}

/// Tries others out against the order that has come out best so far, and gives the better of it and the best of them.
fn challenge(
    search: &mut Search,
    notes: &mut Notes,
    mut leader: Candidate,
    others: Vec<Candidate>,
) -> Candidate {
    let Some(best) = try_all(search, &mut leader, others) else { return leader };
    let is_better = best.likely > 0;
    // If another order came out better, but not clearly, what spoke for the leader before decides.
    if best.order != leader.order && (is_better || leader.gains(&best).sum::<i64>() >= 0) {
        let (chosen, other) = if is_better { (&best, &leader) } else { (&leader, &best) };
        notes.note_trial(|| chosen.because(other));
    }
    if is_better { best } else { leader }
}

/// Tries the leading order and others out: all in a few battles, then the better half of the others in more. Gives the best of
/// the others; none if there are none, or if the leading order is not allowed where it is imagined.
fn try_all(search: &mut Search, leader: &mut Candidate, mut others: Vec<Candidate>) -> Option<Candidate> {
    if others.is_empty() {
        return None;
    }
    let most = search.depth.battles;
    let mut leeway = Leeway::usual();
    let (mut played, mut more) = (0, FIRST);
    while played < most && (played == 0 || search.goes_on()) {
        let up_to = (played + more).min(most);
        if !try_out_in(search, up_to, leader, &mut others) {
            return None;
        }
        let usual = others.iter().map(|other| other.noise(leader)).sum::<i64>() / count(others.len()).max(1);
        let variance = leeway.told_by(&others, leader, usual);
        others.iter_mut().for_each(|other| other.weigh(leader, usual, variance));
        others.sort_by_key(|other| std::cmp::Reverse(other.likely));
        others.truncate((others.len() / 2).max(1));
        (played, more) = (up_to, more * 2);
    }
    others.into_iter().next()
}

/// Tries orders out in as many imagined battles as that altogether. Leaves those of the others out that are not allowed in one of
/// them; false if the leading order is not.
fn try_out_in(
    search: &mut Search,
    battles: usize,
    leader: &mut Candidate,
    others: &mut Vec<Candidate>,
) -> bool {
    let tried = std::iter::once(&*leader).chain(others.iter());
    let attempts: Vec<Attempt<'_>> = tried.flat_map(|candidate| candidate.attempts(battles)).collect();
    let mut made = search.make(&attempts).into_iter();
    let is_allowed = leader.takes_in(battles, &mut made);
    others.retain_mut(|other| other.takes_in(battles, &mut made));
    is_allowed
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

/// What a soldier would do by each tactic of the side. Whoever has waited for so long waits no longer: two sides that let each other
/// come would never meet.
fn tactics(table: &Table<'_>, aims: &[Aim], mind: &mut Mind, who: CombatantId) -> Vec<Candidate> {
    let by = |tactic: Tactic| {
        mind.emphasis = tactic.weights();
        let order = Level::Soldier.order_for(table, aims, mind, who).into_order();
        Candidate::new(order, Some(tactic), i64::from(-UNUSUAL))
    };
    let is_patient = table.turn.round < PATIENCE;
    Tactic::ALL.into_iter().filter(|tactic| is_patient || *tactic == Tactic::Press).map(by).collect()
}

/// The orders to try out beside the one that leads, the best first by what a soldier thinks of them who follows the same tactic.
fn orders(
    table: &Table<'_>,
    aims: &[Aim],
    mind: &mut Mind,
    (who, own): (CombatantId, &Order),
    leader: &Candidate,
    depth: Depth,
) -> Vec<Candidate> {
    let mut totals: Vec<(Order, i32)> = Vec::new();
    mind.emphasis = leader.tactic.map(Tactic::weights).unwrap_or_default();
    mind.weigh_for(table, who);
    mind.breadth = Breadth::Wide;
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
    let others: SmallVec<[CombatantId; 4]> =
        mind.candidates.iter().copied().filter(|other| *other != who).take(3).collect();
    for other in others {
        add(Level::Soldier.order_for(table, aims, mind, other).into_order(), top - UNUSUAL, &mut totals);
    }
    add(Order::deed(who, End {}), top - IDLE, &mut totals);
    add(own.clone(), top - UNUSUAL, &mut totals);
    totals.retain(|(order, _)| *order != leader.order);
    totals.sort_by_key(|(_, total)| std::cmp::Reverse(*total));
    spread_out(&mut totals, (&leader.order, top));
    totals.truncate(depth.orders.saturating_sub(1));
    let candidate =
        |(order, total): (Order, i32)| Candidate::new(order, leader.tactic, i64::from(total - top));
    totals.into_iter().map(candidate).collect()
}
