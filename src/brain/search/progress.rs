//! How far a side has come with its objectives.

use crate::battle::{CombatantId, Fate, Objective, ThingId, Whereabouts};
use crate::engine::Aim;
use crate::grid::{Footprint, Pos};
use crate::rules::table::Table;

/// What whoever stands where they must, or has left as they should, counts for their side.
const THERE: i32 = 700;
/// What a thing to be carried off counts as soon as it is in hand.
const IN_HAND: i32 = 300;
/// What it counts to hold an area or a thing now.
const HOLDING: i32 = 500;
/// What it counts to have held it for all rounds; for fewer of them, as much less.
const HELD: i32 = 1500;

/// How far a side has come with an objective.
pub fn progress_of(table: &Table<'_>, aim: &Aim) -> i32 {
    let members = || members_of(table, aim);
    let exits: Vec<Pos> = table.board.field.exit_squares().collect();
    match &aim.objective {
        Objective::Reach { area, count } => best(members().map(|who| standing(table, who, area)), *count),
        Objective::NamedReach { area, who } => who.iter().map(|who| standing(table, *who, area)).sum(),
        Objective::Escape { count } => best(members().map(|who| leaving(table, who, &exits)), *count),
        Objective::NamedEscape { who } => who.iter().map(|who| leaving(table, *who, &exits)).sum(),
        Objective::Hold { area, rounds } => {
            let is_there = members().any(|who| steps(table, who, area) == Some(0));
            held(aim, *rounds) + if is_there { HOLDING } else { 0 }
        }
        Objective::CarryOff { thing } => carrying(table, aim, *thing, &exits),
        Objective::Bring { thing, area } => carrying(table, aim, *thing, area),
        Objective::Keep { thing, rounds } => {
            let is_kept = bearer(table, aim, *thing).is_some();
            held(aim, *rounds) + if is_kept { HOLDING } else { fetching(table, aim, *thing) }
        }
        Objective::Defeat
        | Objective::Survive { .. }
        | Objective::Protect { .. }
        | Objective::Beat { .. }
        | Objective::ProtectUntil { .. }
        | Objective::AnyOf { .. } => 0,
    }
}

fn members_of(table: &Table<'_>, aim: &Aim) -> impl Iterator<Item = CombatantId> {
    table.everybody().filter(|who| table.side(*who) == aim.side)
}

/// What a member counts who is to stand in an area.
fn standing(table: &Table<'_>, who: CombatantId, area: &[Pos]) -> i32 {
    match steps(table, who, area) {
        Some(0) => THERE,
        steps => on_the_way(steps),
    }
}

/// What a member counts who is to leave the field.
fn leaving(table: &Table<'_>, who: CombatantId, exits: &[Pos]) -> i32 {
    if table.fate(who) == Some(Fate::Gone) { THERE } else { on_the_way(steps(table, who, exits)) }
}

/// What it counts to have a thing, and to be on the way with it to where it belongs, or else on the way to the thing.
fn carrying(table: &Table<'_>, aim: &Aim, thing: ThingId, to: &[Pos]) -> i32 {
    match bearer(table, aim, thing) {
        Some(who) => IN_HAND + on_the_way(steps(table, who, to)),
        None => fetching(table, aim, thing),
    }
}

/// The member of the side who has a thing.
fn bearer(table: &Table<'_>, aim: &Aim, thing: ThingId) -> Option<CombatantId> {
    match table.thing(thing)? {
        Whereabouts::With(who) if table.side(who) == aim.side => Some(who),
        _ => None,
    }
}

/// What it counts to be on the way to a thing that lies somewhere: the nearest of the side fetches it.
fn fetching(table: &Table<'_>, aim: &Aim, thing: ThingId) -> i32 {
    let Some(Whereabouts::Lies(at)) = table.thing(thing) else { return 0 };
    best(members_of(table, aim).map(|who| on_the_way(steps(table, who, &[at]))), 1) / 2
}

/// What the rounds count for which something has been held.
fn held(aim: &Aim, rounds: u16) -> i32 {
    i32::from(aim.held) * HELD / i32::from(rounds.max(1))
}

/// What whoever is so many steps from where they want to be counts; nothing if they cannot go there.
fn on_the_way(steps: Option<i32>) -> i32 {
    steps.map_or(0, |steps| (400 - 25 * steps).max(0))
}

/// The sum of the best of these, so many of them at most.
fn best(worths: impl Iterator<Item = i32>, count: u16) -> i32 {
    let mut worths: Vec<i32> = worths.collect();
    worths.sort_unstable_by_key(|worth| std::cmp::Reverse(*worth));
    worths.iter().take(usize::from(count)).sum()
}

/// How many steps a combatant who is able is from the nearest of these squares.
fn steps(table: &Table<'_>, who: CombatantId, squares: &[Pos]) -> Option<i32> {
    let here = table.footprint(who).filter(|_| table.is_able(who))?;
    let steps = squares.iter().map(|at| here.reach(Footprint::new(*at, 1), table.muster.book.diagonal));
    i32::try_from(steps.min()?).ok()
}
