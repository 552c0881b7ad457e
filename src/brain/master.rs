//! The level `master`: tries its best orders out in imagined battles of two rounds, and goes on with the better half until one
//! is left.

use super::script::Script;
use super::search::Search;
use super::terms::Weights;
use super::{Mind, Level, soldier};
use crate::battle::deeds::End;
use crate::battle::{CombatantId, Order};
use crate::engine::Aim;
use crate::rules::table::Table;

/// The order to give now.
pub fn decide(table: &Table<'_>, aims: &[Aim], mind: &mut Mind, who: CombatantId) -> Order {
    let seed = mind.seed ^ u64::from(table.turn.round) << 32 ^ who.index() as u64;
    let p = super::tune::p;
    mind.weights = Weights::default();
    let usual = Level::Soldier.order_for(table, aims, mind, who).into_order();
    let mut orders: Vec<(Order, i32)> = vec![(usual.clone(), i32::MIN)];
    let add = |order: Order, total: i32, orders: &mut Vec<(Order, i32)>| {
        match orders.iter_mut().find(|(known, _)| *known == order) {
            Some((_, known)) => *known = (*known).max(total),
            None => orders.push((order, total)),
        }
    };
    mind.weights = Weights::default();
    for (deed, total) in soldier::alternatives(table, mind) {
        let order = Order::deed(who, super::manner::choose(table, &mut mind.worths, who, super::sidestep(table, who, deed)));
        if table.permit(&order).is_ok() {
            add(order, total, &mut orders);
        }
    }
    let top = orders.iter().map(|(_, total)| *total).max().unwrap_or(0).max(-100_000);
    orders[0].1 = orders[0].1.max(top);
    for script in Script::ALL.into_iter().filter(|_| p(26, 1) == 1) {
        mind.weights = script.weights();
        add(Level::Soldier.order_for(table, aims, mind, who).into_order(), top - 60, &mut orders);
    }
    add(Order::deed(who, End {}), top - 100, &mut orders);
    mind.weights = Weights::default();
    if orders.len() == 1 {
        return usual;
    }
    let rounds = p(20, 2) as u16;
    let most = p(21, 16) as usize;
    let mut search = Search::renewed(mind.search.take(), table);
    search.imagine(table, aims, most, seed);
    orders[1..].sort_by_key(|(_, total)| std::cmp::Reverse(*total));
    let mut left: Vec<(i64, i64, Order)> = orders.into_iter().take(p(22, 12) as usize).map(|(order, total)| (0, i64::from(total - top), order)).collect();
    let mut log: Vec<String> = Vec::new();
    let (mut played, mut each) = (0usize, p(23, 2) as usize);
    while left.len() > 1 && played < most {
        let upto = (played + each).min(most);
        left.retain_mut(|(sum, _, order)| {
            for number in played..upto {
                match search.play(number, order, rounds) {
                    Some(worth) => *sum += i64::from(worth),
                    None => return false,
                }
            }
            true
        });
        if super::tune::p(30, 0) == 1 {
            for (sum, prior, order) in &left { log.push(format!("{upto} {:6} {prior:6} {}", sum / upto as i64, crate::battle::order_text::print_order(order, table.muster.as_ref()))); }
        }
        // The usual order stays ahead of others that are no better.
        left.sort_by_key(|(sum, prior, order)| (std::cmp::Reverse(*sum + *prior * upto as i64 * i64::from(p(25, 100)) / 100), *order != usual));
        left.truncate(left.len().div_ceil(2));
        (played, each) = (upto, each * 2);
    }
    if super::tune::p(30, 0) == 1 {
        let text = |order: &Order| crate::battle::order_text::print_order(order, table.muster.as_ref());
        eprintln!("{} r{} usual {} best {:?}", who.index(), table.turn.round, text(&usual), left.first().map(|(s, _, o)| (s, text(o))));
        for line in log.drain(..) { eprintln!("     {line}"); }
    }
    mind.search = Some(search);
    left.into_iter().next().map_or(usual, |(_, _, order)| order)
}
