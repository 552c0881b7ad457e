//! What an objective asks of one combatant: where to go, whom to guard, whom to beat, what to fetch. Opponents decide by it.

use smallvec::{SmallVec, smallvec};

use super::Aim;
use crate::battle::{CombatantId, Fate, Objective, ThingId, Whereabouts};
use crate::grid::Pos;
use crate::rules::table::Table;

/// What an objective asks of a combatant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Task<'a> {
    /// Stand in this area.
    Stand(&'a [Pos]),
    /// Leave the field, once as many of the side are there as must leave; none where only this combatant must leave.
    Leave(Option<u16>),
    /// Stay alive.
    Survive,
    /// See to it that this combatant is not lost.
    Guard(CombatantId),
    /// Put this combatant out of the fight.
    Beat(CombatantId),
    /// Pick up this thing, which lies here.
    Fetch(ThingId, Pos),
}

/// What one objective asks of a combatant.
pub type Tasks<'a> = SmallVec<[Task<'a>; 2]>;

impl Aim {
    /// What an objective that is still open asks of a combatant, as far as the viewer of the table knows. Of an ally's objective,
    /// only that somebody is to be guarded or beaten concerns them.
    pub fn tasks<'a>(&'a self, table: &Table<'_>, me: CombatantId) -> Tasks<'a> {
        let is_own = table.side(me) == self.side;
        if self.settled.is_some() || !table.are_allied(table.side(me), self.side) {
            return Tasks::new();
        }
        match &self.objective {
            Objective::Protect { who } | Objective::ProtectUntil { who, .. } => smallvec![Task::Guard(*who)],
            Objective::Beat { who } => smallvec![Task::Beat(*who)],
            Objective::NamedReach { area, who } => named(who, me, Task::Stand(area)),
            Objective::NamedEscape { who } => named(who, me, Task::Leave(None)),
            _ if !is_own => Tasks::new(),
            Objective::Survive { .. } => smallvec![Task::Survive],
            // If too few combatants are left for this objective, the side can only fight.
            Objective::Reach { area, count } if may_still_come(table, me) >= usize::from(*count) => {
                smallvec![Task::Stand(area)]
            }
            Objective::Hold { area, .. } => smallvec![Task::Stand(area)],
            Objective::Escape { count } => smallvec![Task::Leave(Some(*count))],
            Objective::CarryOff { thing } => carried(table, me, *thing, Task::Leave(None)),
            Objective::Bring { thing, area } => carried(table, me, *thing, Task::Stand(area)),
            Objective::Keep { thing, .. } => carried(table, me, *thing, Task::Survive),
            Objective::Defeat | Objective::Reach { .. } | Objective::AnyOf { .. } => Tasks::new(),
        }
    }
}

/// The task of those whom an objective names. None of them must be lost, so they are guarded, each by themselves too.
fn named<'a>(who: &[CombatantId], me: CombatantId, task: Task<'a>) -> Tasks<'a> {
    let guarded = who.iter().map(|who| Task::Guard(*who));
    who.contains(&me).then_some(task).into_iter().chain(guarded).collect()
}

/// The task of whoever carries a thing; the others guard or beat them, or pick the thing up where they know it to lie.
fn carried<'a>(table: &Table<'_>, me: CombatantId, thing: ThingId, task: Task<'a>) -> Tasks<'a> {
    match table.thing(thing) {
        Some(Whereabouts::With(who)) if who == me => smallvec![task],
        Some(Whereabouts::With(who)) if table.is_enemy(me, who) => smallvec![Task::Beat(who)],
        Some(Whereabouts::With(who)) => smallvec![Task::Guard(who)],
        Some(Whereabouts::Lies(at)) => smallvec![Task::Fetch(thing, at)],
        Some(Whereabouts::Away(_)) | None => Tasks::new(),
    }
}

/// How many combatants of the same side are able to act, or may still arrive.
fn may_still_come(table: &Table<'_>, me: CombatantId) -> usize {
    let is_left = |who: &CombatantId| matches!(table.fate(*who), Some(Fate::Able | Fate::Awaited));
    table.everybody().filter(|who| table.side(*who) == table.side(me)).filter(is_left).count()
}
