//! What a side has, and how much of that it owes to luck.

use smallvec::SmallVec;

use super::progress::progress_of;
use crate::battle::deeds::Attack;
use crate::battle::{
    BodyState, Cause, CombatantId, Deed, Fate, Manner, Objective, Order, SideId, SideSet, Track,
};
use crate::brain::nerve::keep_nerve;
use crate::brain::worth::{Measure, OUT, PRONE, WorthCache, rounded, wear};
use crate::engine::{Aim, Awaiting, winners};
use crate::rules::table::Table;
use crate::rules::table::turn::Phase;

/// What a won battle counts, beside those who are left. Who wins an even battle is mostly luck: the more it counted, the less a few
/// imagined battles would say.
const WON: i32 = 1000;
/// What it counts to win a battle in which a side has another objective than to beat its enemies.
const MET: i32 = 5000;
/// How much it counts, in percent, how far the own side has come with its objectives: what is not done yet may still be done.
const OWN_WAY: i32 = 50;
/// How much it counts how far the enemies have come with theirs: once they are past, nobody may catch up with them.
const THEIR_WAY: i32 = 300;
/// How many times somebody counts on whom an objective depends.
const MARKED: i32 = 3;
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
        // What is only declared is done later, and together with what others have declared.
        if table.turn.phase == Phase::Declaring {
            return;
        }
        let Order::Deed { who, deed: Deed::Attack(attack) } = order else { return };
        let Attack { target, weapon, manner, .. } = *attack;
        // What an attack does on average is known for one target, with one weapon and without a daring manoeuvre.
        if manner != Manner::default() || table.struck_by_attack(*who, target, weapon).len() > 1 {
            return;
        }
        worths.refresh(table);
        let mean = worths.struck(table, *who, target, weapon).worth;
        self.open = Some((target, suffered(table, target), mean));
    }

    /// Counts what came of the order that was under way.
    pub fn settle(&mut self, table: &Table<'_>, aims: &[Aim]) {
        if table.offer.is_some() {
            return;
        }
        if let Some((noted, steady)) = self.nerve.take() {
            // Several causes at once make one check.
            let shaken = table.causes.after(noted).fold(SideSet::NONE, |sides, (side, _)| sides.and(side));
            for side in table.muster.scenario.side_ids().filter(|side| shaken.contains(*side)) {
                let groups = table.morale_check_groups_of(side, Cause::Asked, |who| steady.contains(&who));
                self.luck += signed(table, self.side, side, luck_of_nerve(table, aims, groups));
            }
        }
        let Some((target, before, mean)) = self.open.take() else { return };
        let luck = times(aims, target) * (suffered(table, target) - before - mean);
        self.luck -= signed(table, self.side, table.side(target), luck);
    }
}

/// How much more a side has than usual after groups of it have checked their morale.
fn luck_of_nerve(table: &Table<'_>, aims: &[Aim], groups: Vec<Vec<CombatantId>>) -> i32 {
    let of_group = |group: Vec<CombatantId>| {
        // Some of them may flee by now. A check that somebody asks for is the same, and they can make it too.
        let keep = keep_nerve(table, &group, Cause::Asked);
        let of_body = |who: CombatantId| {
            let Some(body) = table.bodies.get(who) else { return 0.0 };
            let kept = if table.flees(who) { 0.0 } else { 1.0 };
            (kept - keep) * f64::from(times(aims, who) * (OUT - harm_done_to(table, who, body) - DOWN))
        };
        rounded(group.into_iter().map(of_body).sum())
    };
    groups.into_iter().map(of_group).sum()
}

/// What a side has, less what its enemies have.
pub fn balance(table: &Table<'_>, aims: &[Aim], side: SideId, awaiting: Option<Awaiting>) -> i32 {
    let won = match awaiting {
        Some(Awaiting::Over(outcome)) => {
            let is_about_more = aims.iter().any(|aim| aim.objective != Objective::Defeat);
            let amount = if is_about_more { MET } else { WON };
            match winners(outcome) {
                SideSet::NONE => 0,
                won if won.contains(side) => amount,
                _ => -amount,
            }
        }
        _ => 0,
    };
    let bodies = table
        .everybody()
        .map(|who| signed(table, side, table.side(who), times(aims, who) * worth_of_body(table, aims, who)));
    let left: i32 = bodies.sum();
    let of_aim = |aim: &Aim| {
        let percent = if table.are_hostile(side, aim.side) { THEIR_WAY } else { OWN_WAY };
        signed(table, side, aim.side, progress_of(table, aim)) * percent / 100
    };
    let of_aims: i32 = aims.iter().filter(|aim| aim.settled.is_none()).map(of_aim).sum();
    won + left + of_aims
}

/// How many times somebody counts: more often if an objective depends on them, whether it is still open or not, so that nothing jumps.
fn times(aims: &[Aim], who: CombatantId) -> i32 {
    if aims.iter().any(|aim| aim.objective.named().contains(&who)) { MARKED } else { 1 }
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
    aims.iter().any(|aim| aim.side == side && aim.objective.is_to_leave())
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
