//! The levels that search: they try the orders that look best out in imagined battles, and go on with the better half until
//! one is left.

use super::Search;
use super::scripts::Script;
use smallvec::SmallVec;

use crate::battle::deeds::{End, Move};
use crate::battle::{CombatantId, Deed, Order};
use crate::grid::Pos;
use crate::brain::short_list::Breadth;
use crate::brain::lots::{lot_for, mix};
use crate::brain::terms::Weights;
use crate::brain::{Level, Mind, manner, sidestep, soldier};
use crate::engine::Aim;
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

/// In how many imagined battles each order is tried out before the worse half is left.
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
    /// What the imagined battles have brought together.
    sum: i64,
    all: Vec<i32>,
}

/// The order to give now for one of the combatants who may act; `own` is what a soldier would order.
pub fn decide(table: &Table<'_>, aims: &[Aim], mind: &mut Mind, (who, own): (CombatantId, Judged), depth: Depth) -> Judged {
    let mut left = candidates(table, aims, mind, (who, own.order()), depth.orders);
    if left.len() <= 1 {
        return own;
    }
    let mut search = Search::renewed(mind.search.take(), table);
    let seed = mix(lot_for(mind.seed, table, who), 1);
    search.imagine(table, aims, depth.battles, seed);
    if crate::brain::tune::p(50, 0) == 1 {
        search.imagine(table, aims, 96, seed);
        let mut run = |order: &Order, rounds: u16, from: usize, n: usize| -> Option<f64> {
            let mut sum = 0.0;
            for number in from..from + n { sum += f64::from(search.play_for(number, order, rounds)?); }
            Some(sum / n as f64)
        };
        let mut rows = Vec::new();
        for c in &left {
            let (Some(truth), Some(a), Some(b), Some(d), Some(e), Some(f), Some(g)) = (run(&c.order, 40, 32, 64), run(&c.order, 1, 0, 4), run(&c.order, 1, 0, 16), run(&c.order, 1, 0, 32), run(&c.order, 2, 0, 16), run(&c.order, 3, 0, 16), run(&c.order, 40, 0, 16)) else { continue };
            rows.push((truth, [c.prior as f64, a, b, d, e, f, g]));
        }
        if rows.len() > 1 {
            let best = rows.iter().map(|r| r.0).fold(f64::MIN, f64::max);
            let mut out = format!("REG {:.0}", best - rows[0].0);
            for weight in [0.0, 0.5, 1.0, 2.0] {
            for m in 1..7 {
                let pick = rows.iter().max_by(|x, y| (x.1[m] + weight * x.1[0]).total_cmp(&(y.1[m] + weight * y.1[0]))).unwrap();
                out += &format!(" {:.0}", pick.0 - rows[0].0);
            }}
            eprintln!("{out}");
        }
    }
    let (mut played, mut more) = (0, FIRST);
    while left.len() > 1 && played < depth.battles {
        let up_to = (played + more).min(depth.battles);
        left.retain_mut(|candidate| {
            (played..up_to).all(|number| {
                let worth = search.play(number, &candidate.order);
                candidate.sum += i64::from(worth.unwrap_or_default());
                candidate.all.push(worth.unwrap_or_default());
                worth.is_some()
            })
        });
        // The sort is stable: the soldier's own order stays before others that are no better.
        left.sort_by_key(|candidate| std::cmp::Reverse(candidate.sum + candidate.prior * up_to as i64 * crate::brain::tune::p(25,100) as i64 / 100));
        if crate::brain::tune::p(30, 0) == 1 {
            let mean = |xs: &[i32]| f64::from(xs.iter().sum::<i32>()) / xs.len() as f64;
            let base = left.iter().find(|c| c.order == *own.order()).map(|c| c.all.clone()).unwrap_or_default();
            for c in &left {
                let d: Vec<i32> = c.all.iter().zip(&base).map(|(a, b)| a - b).collect();
                let sd = |xs: &[i32]| (xs.iter().map(|x| (f64::from(*x) - mean(xs)).powi(2)).sum::<f64>() / xs.len().max(1) as f64).sqrt();
                eprintln!("{} r{} n{} mean {:7.0} sd {:6.0} diff {:7.0} sd {:6.0} prior {:5} {}{}", who.index(), table.turn.round, c.all.len(), mean(&c.all), sd(&c.all), mean(&d), sd(&d), c.prior, if c.order == *own.order() {"* "} else {""}, crate::battle::order_text::print_order(&c.order, table.muster.as_ref()));
            }
            eprintln!();
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
    let others: SmallVec<[CombatantId; 4]> = mind.candidates.iter().copied().filter(|other| *other != who).take(3).collect();
    for other in others {
        add(Level::Soldier.order_for(table, aims, mind, other).into_order(), top - UNUSUAL, &mut totals);
    }
    add(Order::deed(who, End {}), top - IDLE, &mut totals);
    totals.retain(|(order, _)| order != own);
    totals.sort_by_key(|(_, total)| std::cmp::Reverse(*total));
    spread_out(&mut totals);
    totals.insert(0, (own.clone(), top));
    totals.truncate(most);
    let candidate = |(order, total): (Order, i32)| Candidate { order, prior: i64::from(total - top), sum: 0, all: Vec::new() };
    totals.into_iter().map(candidate).collect()
}
