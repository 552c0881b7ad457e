//! The levels that search: they try the orders that look best out in imagined battles, and go on with the better half until
//! one is left.

use super::scripts::Script;
use super::{Played, Search};
use smallvec::SmallVec;

use crate::battle::deeds::{End, Move};
use crate::battle::{Because, CombatantId, Deed, Order};
use crate::brain::lots::{lot_for, mix};
use crate::brain::short_list::Breadth;
use crate::brain::terms::Weights;
use crate::brain::{Level, Mind, manner, sidestep, soldier};
use crate::engine::Aim;
use crate::grid::Pos;
use crate::rules::table::Table;
use crate::rules::table::answers::Judged;

/// How far a level searches.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Depth {
    /// How many orders are tried out at most.
    pub orders: usize,
    /// In how many imagined battles the last two of them are tried out.
    pub battles: usize,
}

/// In how many imagined battles all orders are tried out, before the worse half is left out.
const FIRST: usize = 2;
/// What the order of a script counts less than a soldier's own order, before it is tried out.
const UNUSUAL: i32 = 60;
/// What doing nothing more counts less than a soldier's own order, before it is tried out.
const IDLE: i32 = 100;

/// Moves to squares side by side are alike if one counts less than this more than the other.
const LIKE: i32 = 40;

/// An order that is tried out.
struct Candidate {
    order: Order,
    /// What it counts before it is tried out, less than the soldier's own order.
    prior: i64,
    /// What each imagined battle has brought.
    brought: Vec<i32>,
}

impl Candidate {
    /// What it counts by all battles so far.
    fn score(&self) -> i64 {
        let battles = i64::try_from(self.brought.len()).unwrap_or_default();
        self.sum() + self.prior * battles
    }

    fn sum(&self) -> i64 {
        self.brought.iter().map(|worth| i64::from(*worth)).sum()
    }

    /// Why it was chosen rather than another that was tried out in the same battles.
    fn because(&self, other: &Candidate) -> Because {
        let pairs = || self.brought.iter().zip(&other.brought);
        let battles = pairs().count();
        let gain = (self.sum() - other.sum()) / i64::try_from(battles.max(1)).unwrap_or(1);
        Because::Tried {
            other: other.order.clone(),
            battles,
            better: pairs().filter(|(own, its)| own > its).count(),
            worse: pairs().filter(|(own, its)| own < its).count(),
            gain: i32::try_from(gain).unwrap_or_default(),
        }
    }
}

/// The order to give now for one of the combatants who may act; `own` is what a soldier would order.
pub fn decide(
    table: &Table<'_>,
    aims: &[Aim],
    mind: &mut Mind,
    (who, own): (CombatantId, Judged),
    depth: Depth,
) -> Judged {
    // What is thought of on the way to the candidates is no reason for the soldier's own order.
    let notes = std::mem::take(&mut mind.notes);
    let mut left = candidates(table, aims, mind, (who, own.order()), depth.orders);
    mind.notes = notes;
    if left.len() <= 1 {
        return own;
    }
    let mut search = Search::renewed(mind.search.take(), table);
    let seed = mix(lot_for(mind.seed, table, who), 1);
    search.imagine(table, aims, depth.battles, seed);
    let (mut played, mut more) = (0, FIRST);
    while left.len() > 1 && played < depth.battles {
        let up_to = (played + more).min(depth.battles);
        left.retain_mut(|candidate| {
            (played..up_to).all(|number| {
                let worth = search.play(number, &candidate.order);
                candidate.brought.extend(worth.map(Played::worth));
                worth.is_some()
            })
        });
        // The sort is stable: the soldier's own order stays before others that are no better.
        left.sort_by_key(|candidate| std::cmp::Reverse(candidate.score()));
        if let [best, second, ..] = &left[..] {
            mind.notes.note_trial(|| best.because(second));
        }
        left.truncate(left.len().div_ceil(2));
        (played, more) = (up_to, more * 2);
    }
    mind.search = Some(search);
    match left.into_iter().next() {
        Some(best) if best.order != *own.order() => table.judge(&best.order).unwrap_or(own),
        _ => own,
    }
}

fn add(order: Order, total: i32, totals: &mut Vec<(Order, i32)>) {
    match totals.iter_mut().find(|(known, _)| *known == order) {
        Some((_, known)) => *known = (*known).max(total),
        None => totals.push((order, total)),
    }
}

/// Drops moves to squares beside that of a better move which counts about the same.
fn spread_out(totals: &mut Vec<(Order, i32)>) {
    let to = |order: &Order| match order {
        Order::Deed { deed: Deed::Move(Move { to, .. }), .. } => Some(*to),
        _ => None,
    };
    let mut kept: Vec<(Pos, i32)> = Vec::new();
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

/// The orders to try out, the best first by what a soldier thinks of them.
fn candidates(
    table: &Table<'_>,
    aims: &[Aim],
    mind: &mut Mind,
    (who, own): (CombatantId, &Order),
    most: usize,
) -> Vec<Candidate> {
    let mut totals: Vec<(Order, i32)> = Vec::new();
    mind.breadth = Breadth::Wide;
    let alternatives = soldier::alternatives(table, mind);
    mind.breadth = Breadth::Usual;
    for (deed, total) in alternatives {
        let deed = manner::choose(table, &mut mind.worths, who, sidestep(table, who, deed));
        let order = Order::deed(who, deed);
        if table.permit(&order).is_ok() {
            add(order, total, &mut totals);
        }
    }
    let top = totals.iter().map(|(_, total)| *total).max().unwrap_or_default();
    for script in Script::ALL {
        mind.tactic = script.weights();
        let order = Level::Soldier.order_for(table, aims, mind, who).into_order();
        add(order, top - UNUSUAL, &mut totals);
    }
    mind.tactic = Weights::default();
    let others: SmallVec<[CombatantId; 4]> =
        mind.candidates.iter().copied().filter(|other| *other != who).take(3).collect();
    for other in others {
        add(Level::Soldier.order_for(table, aims, mind, other).into_order(), top - UNUSUAL, &mut totals);
    }
    add(Order::deed(who, End {}), top - IDLE, &mut totals);
    totals.retain(|(order, _)| order != own);
    totals.sort_by_key(|(_, total)| std::cmp::Reverse(*total));
    spread_out(&mut totals);
    totals.insert(0, (own.clone(), top));
    totals.truncate(most);
    let candidate = |(order, total): (Order, i32)| Candidate {
        order,
        prior: i64::from(total - top),
        brought: Vec::new(),
    };
    totals.into_iter().map(candidate).collect()
}
