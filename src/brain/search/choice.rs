//! The levels that search: they try the orders that look best out in imagined battles, and give another order than a soldier would
//! only if it is likely to be better by all that the battles say.

use std::ops::Range;

use super::Search;
use super::scripts::Script;
use smallvec::SmallVec;

use crate::battle::deeds::{End, Move};
use crate::battle::{Because, CombatantId, Deed, Order, Thinking};
use crate::brain::lots::{lot_for, mix};
use crate::brain::short_list::Breadth;
use crate::brain::terms::Weights;
use crate::brain::{Level, Mind, manner, sidestep, soldier};
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
    /// For how many rounds these are played on. What counts is the mean of what each of these rounds has brought.
    pub rounds: u16,
}

impl Depth {
    /// How far whoever thinks like this searches; none if they try nothing out.
    pub fn of(thinking: &Thinking) -> Option<Depth> {
        let depth = Depth {
            orders: thinking.orders.into(),
            battles: thinking.battles.into(),
            rounds: thinking.rounds.into(),
        };
        (depth.orders > 1 && depth.battles > 0).then_some(depth)
    }
}

/// In how many imagined battles all orders are tried out, before the worse half is left out.
const FIRST: usize = 1;
/// By how much the true gain of an order usually differs from what a soldier thinks of it. Measured: the more imagined battles
/// differ from each other, the less they say beside that.
const LEEWAY: i64 = 240;
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
    /// How much more it is likely to bring than the soldier's own order.
    likely: i64,
}

impl Candidate {
    const fn new(order: Order, prior: i64) -> Candidate {
        Candidate { order, prior, brought: Vec::new(), likely: 0 }
    }

    /// Tries it out in imagined battles; false if it is not allowed in one of them.
    fn is_tried_out(&mut self, search: &mut Search, battles: Range<usize>) -> bool {
        for number in battles {
            let Some(played) = search.play(number, &self.order) else { return false };
            self.brought.push(played.worth());
        }
        true
    }

    /// How much more it has brought than another in each battle.
    fn gains(&self, other: &Candidate) -> impl Iterator<Item = i64> {
        self.brought.iter().zip(&other.brought).map(|(own, its)| i64::from(own - its))
    }

    /// How much its gains over another differ from battle to battle: their variance.
    fn noise(&self, other: &Candidate) -> i64 {
        let battles = count(self.brought.len());
        let (sum, squares) =
            self.gains(other).fold((0, 0), |(sum, squares), gain| (sum + gain, squares + gain * gain));
        (squares - sum * sum / battles.max(1)) / (battles - 1).max(1)
    }

    /// Weighs what the battles have brought against what a soldier thinks, each by how much it can be relied on. `usual` is how
    /// much gains differ from battle to battle for all orders: a few battles alone do not tell that.
    fn weigh(&mut self, own: &Candidate, usual: i64) {
        let noise = i64::midpoint(self.noise(own), usual).max(1);
        let (battles, trust) = (count(self.brought.len()), LEEWAY * LEEWAY);
        self.likely = (self.gains(own).sum::<i64>() * trust + self.prior * noise) / (battles * trust + noise);
    }

    /// Why it was chosen rather than another that was tried out in the same battles.
    fn because(&self, other: &Candidate) -> Because {
        let battles = self.gains(other).count();
        Because::Tried {
            other: other.order.clone(),
            battles,
            better: self.gains(other).filter(|gain| *gain > 0).count(),
            worse: self.gains(other).filter(|gain| *gain < 0).count(),
            gain: i32::try_from(self.gains(other).sum::<i64>() / count(battles).max(1)).unwrap_or_default(),
        }
    }
}

fn count(battles: usize) -> i64 {
    i64::try_from(battles).unwrap_or(i64::MAX)
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
    let others = candidates(table, aims, mind, (who, own.order()), depth.orders);
    mind.notes = notes;
    if others.is_empty() {
        return own;
    }
    let mut search = Search::renewed(mind.search.take(), table);
    let seed = mix(lot_for(mind.seed, table, who), 1);
    search.imagine(table, aims, depth, seed);
    let soldiers = Candidate::new(own.order().clone(), 0);
    let tried = try_all(&mut search, soldiers, others, depth.battles);
    mind.search = Some(search);
    let Some((soldiers, best)) = tried else { return own };
    if best.likely > 0 {
        mind.notes.note_trial(|| best.because(&soldiers));
        return table.judge(&best.order).unwrap_or(own);
    }
    // If other orders came out better, but not clearly, the soldier's reasons decide.
    if soldiers.gains(&best).sum::<i64>() >= 0 {
        mind.notes.note_trial(|| soldiers.because(&best));
    }
    own
}

/// Tries the soldier's own order and others out: all in a few battles, then the better half of the others in more. Gives the
/// soldier's order and the best of the others; none if an order is not allowed where it is imagined.
fn try_all(
    search: &mut Search,
    mut own: Candidate,
    mut others: Vec<Candidate>,
    most: usize,
) -> Option<(Candidate, Candidate)> {
    let (mut played, mut more) = (0, FIRST);
    while played < most {
        let up_to = (played + more).min(most);
        if !own.is_tried_out(search, played..up_to) {
            return None;
        }
        others.retain_mut(|other| other.is_tried_out(search, played..up_to));
        let usual = others.iter().map(|other| other.noise(&own)).sum::<i64>() / count(others.len()).max(1);
        others.iter_mut().for_each(|other| other.weigh(&own, usual));
        others.sort_by_key(|other| std::cmp::Reverse(other.likely));
        others.truncate((others.len() / 2).max(1));
        (played, more) = (up_to, more * 2);
    }
    others.into_iter().next().map(|best| (own, best))
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

/// The orders to try out beside a soldier's own, the best first by what a soldier thinks of them.
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
    spread_out(&mut totals, (own, top));
    totals.truncate(most.saturating_sub(1));
    totals.into_iter().map(|(order, total)| Candidate::new(order, i64::from(total - top))).collect()
}
