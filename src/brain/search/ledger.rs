//! What a side has, and how much of that it owes to luck.

use smallvec::SmallVec;

use crate::battle::deeds::Attack;
use crate::battle::{
    BodyState, Cause, CombatantId, Deed, Fate, Objective, Order, SideId, SideSet, Track, Whereabouts,
};
use crate::brain::nerve::keep_nerve;
use crate::brain::value::{Measure, OUT, PRONE, rounded, wear};
use crate::brain::worth::WorthCache;
use crate::engine::{Aim, Awaiting, winners};
use crate::grid::{Footprint, Pos};
use crate::rules::table::Table;

/// What a won battle counts, beside those who are left. Who wins an even battle is mostly luck: the more it counted, the less a few
/// imagined battles would say.
const WON: i32 = 1000;
/// What whoever stands where they must, or has left as they should, counts for their side.
const THERE: i32 = 700;
/// What a thing to be carried off counts as soon as it is in hand.
const IN_HAND: i32 = 300;
/// What somebody counts who is down, or flees, while they may be saved, or called back.
const DOWN: i32 = 150;

/// Sets luck aside: for each attack and each morale check, the difference between what it did and what it does on average.
/// What is left of a result differs far less from one set of dice to another, and its mean is the same.
pub struct Ledger {
    side: SideId,
    /// The target of an attack that is under way, what they had suffered before, and what the attack does on average.
    open: Option<(CombatantId, i32, i32)>,
    /// How many causes of morale checks had been noted before an order that is under way, and who did not flee then.
    nerve: Option<(usize, SmallVec<[CombatantId; 16]>)>,
    luck: i32,
}

impl Ledger {
    pub fn new(side: SideId) -> Ledger {
        Ledger { side, open: None, nerve: None, luck: 0 }
    }

    /// What the side owes to luck.
    pub const fn luck(&self) -> i32 {
        self.luck
    }

    /// Notes an order that is about to be given.
    pub fn enter(&mut self, table: &Table<'_>, worths: &mut WorthCache, order: &Order) {
        if table.morale().is_some() && self.nerve.is_none() {
            let steady = table.able().map(|(who, _)| who).filter(|who| !table.flees(*who));
            self.nerve = Some((table.causes.count(), steady.collect()));
        }
        let Order::Deed { who, deed: Deed::Attack(attack) } = order else { return };
        let Attack { target, weapon, .. } = *attack;
        if table.struck_by_attack(*who, target, weapon).len() > 1 {
            return;
        }
        worths.refresh(table);
        let mean = worths.struck(table, *who, target, weapon).worth;
        self.open = Some((target, suffered(table, target), mean));
    }

    /// Counts what came of the order that was under way.
    pub fn settle(&mut self, table: &Table<'_>) {
        if table.offer.is_some() {
            return;
        }
        if let Some((noted, steady)) = self.nerve.take() {
            // Several causes at once make one check.
            let shaken = table.causes.after(noted).fold(SideSet::NONE, |sides, (side, _)| sides.and(side));
            for side in table.muster.scenario.side_ids().filter(|side| shaken.contains(*side)) {
                let groups = table.morale_check_groups_of(side, Cause::Asked, |who| steady.contains(&who));
                self.luck += signed(table, self.side, side, luck_of_nerve(table, groups));
            }
        }
        let Some((target, before, mean)) = self.open.take() else { return };
        let luck = suffered(table, target) - before - mean;
        self.luck -= signed(table, self.side, table.side(target), luck);
    }
}

/// How much more a side has than usual after groups of it have checked their morale.
fn luck_of_nerve(table: &Table<'_>, groups: Vec<Vec<CombatantId>>) -> i32 {
    let of_group = |group: Vec<CombatantId>| {
        // Some of them may flee by now. A check that somebody asks for is the same, and they can make it too.
        let keep = keep_nerve(table, &group, Cause::Asked);
        let of_body = |who: CombatantId| {
            let Some(body) = table.bodies.get(who) else { return 0.0 };
            let kept = if table.flees(who) { 0.0 } else { 1.0 };
            (kept - keep) * f64::from(OUT - harm_done_to(table, who, body) - DOWN)
        };
        rounded(group.into_iter().map(of_body).sum())
    };
    groups.into_iter().map(of_group).sum()
}

/// What a side has, less what its enemies have.
pub fn balance(table: &Table<'_>, aims: &[Aim], side: SideId, awaiting: Option<Awaiting>) -> i32 {
    let won = match awaiting {
        Some(Awaiting::Over(outcome)) => {
            let won = winners(outcome);
            if won.contains(side) {
                WON
            } else if won == SideSet::NONE {
                0
            } else {
                -WON
            }
        }
        _ => 0,
    };
    let bodies =
        table.everybody().map(|who| signed(table, side, table.side(who), worth_of_body(table, aims, who)));
    let left: i32 = bodies.sum();
    let open = aims.iter().filter(|aim| aim.settled.is_none());
    let of_aims: i32 = open.map(|aim| signed(table, side, aim.side, progress_of(table, aim))).sum();
    won + left + of_aims
}

/// What an amount counts for a side that somebody else may own: it speaks for its owner and against their enemies.
fn signed(table: &Table<'_>, side: SideId, owner: SideId, amount: i32) -> i32 {
    if table.are_hostile(side, owner) {
        -amount
    } else if owner == side {
        amount
    } else {
        0
    }
}

/// What a combatant counts for their side.
fn worth_of_body(table: &Table<'_>, aims: &[Aim], who: CombatantId) -> i32 {
    let Some(body) = table.bodies.get(who) else { return 0 };
    match body.fate {
        Fate::Able if table.flees(who) => DOWN,
        Fate::Gone if !is_to_leave(aims, table.side(who)) => 0,
        Fate::Able | Fate::Gone => OUT - harm_done_to(table, who, body),
        Fate::Dead => 0,
        fate if fate.is_helpless() => DOWN,
        _ => 0,
    }
}

/// Whether a side wants to leave the field.
fn is_to_leave(aims: &[Aim], side: SideId) -> bool {
    let leads_off = |objective: &Objective| {
        matches!(
            objective,
            Objective::Escape { .. } | Objective::NamedEscape { .. } | Objective::CarryOff { .. }
        )
    };
    aims.iter().any(|aim| aim.side == side && leads_off(&aim.objective))
}

/// What a combatant has suffered, as the means of attacks count it.
fn suffered(table: &Table<'_>, who: CombatantId) -> i32 {
    let Some(body) = table.bodies.get(who) else { return 0 };
    let out = if body.fate.is_able() { 0 } else { OUT };
    out + harm_done_to(table, who, body)
}

/// What a combatant has suffered apart from being put out of the fight, less what they have left.
fn harm_done_to(table: &Table<'_>, who: CombatantId, body: &BodyState) -> i32 {
    let left = body.hit_points.map_or(0, |points| i32::from(points.now)) * Measure::of(table, who).wound();
    let worn: i32 = Track::ALL.map(|track| wear(track) * i32::from(body.points(track))).iter().sum();
    let fallen = if table.is_prone(who) { PRONE } else { 0 };
    worn + fallen - left
}

/// How far a side has come with an objective.
fn progress_of(table: &Table<'_>, aim: &Aim) -> i32 {
    let exits = || table.board.field.exit_squares().collect::<Vec<Pos>>();
    let able =
        || table.bodies.iter().filter(|(who, body)| table.side(*who) == aim.side && body.fate.is_able());
    let steps_to = |squares: &[Pos]| able().map(|(who, _)| steps(table, who, squares)).collect::<Vec<i32>>();
    match &aim.objective {
        Objective::Reach { area, count } => {
            let worth = |steps: i32| if steps == 0 { THERE } else { on_the_way(steps) };
            best(steps_to(area).into_iter().map(worth), *count)
        }
        Objective::Hold { area, rounds } => {
            let is_there = steps_to(area).contains(&0);
            let share = i32::from(aim.held) * 1500 / i32::from((*rounds).max(1));
            share + if is_there { 500 } else { 0 }
        }
        Objective::Escape { count } => {
            let has_left =
                |who: &CombatantId| table.side(*who) == aim.side && table.fate(*who) == Some(Fate::Gone);
            let left = table.everybody().filter(has_left).map(|_| THERE);
            best(left.chain(steps_to(&exits()).into_iter().map(on_the_way)), *count)
        }
        Objective::CarryOff { thing } => match table.thing(*thing) {
            Some(Whereabouts::With(who)) if table.side(who) == aim.side => {
                IN_HAND + on_the_way(steps(table, who, &exits()))
            }
            // The nearest of them fetches it.
            Some(Whereabouts::Lies(at)) => best(steps_to(&[at]).into_iter().map(on_the_way), 1) / 2,
            _ => 0,
        },
        _ => 0,
    }
}

/// What whoever is so many steps from where they want to be counts.
fn on_the_way(steps: i32) -> i32 {
    (400 - 25 * steps).max(0)
}

/// The sum of the best of these, so many of them at most.
fn best(worths: impl Iterator<Item = i32>, count: u16) -> i32 {
    let mut worths: Vec<i32> = worths.collect();
    worths.sort_unstable_by_key(|worth| std::cmp::Reverse(*worth));
    worths.iter().take(usize::from(count)).sum()
}

/// How many steps a combatant is from the nearest of these squares.
fn steps(table: &Table<'_>, who: CombatantId, squares: &[Pos]) -> i32 {
    let Some(here) = table.footprint(who) else { return i32::from(i16::MAX) };
    let steps = squares.iter().map(|at| here.reach(Footprint::new(*at, 1), table.muster.book.diagonal));
    steps.min().and_then(|steps| i32::try_from(steps).ok()).unwrap_or(i32::from(i16::MAX))
}
