//! Rescue: going to a friend who lies there, to help them as soon as they are within reach.

use super::approach::Goal;
use super::care::FromBeside;
use super::magic::good;
use super::scene::Scene;
use super::squares;
use super::terms::Terms;
use super::{Mind, go};
use crate::battle::{CombatantId, Deed, Term};
use crate::grid::Footprint;
use crate::rules::table::Table;
use crate::rules::table::answers::Reachable;

/// What help counts that can be given only in the next turn, in percent.
const NEXT_TURN: i32 = 60;

/// The best way to a friend who lies there and whom the combatant could help, with what that counts; none that counts no more than
/// `more_than`.
pub fn best(table: &Table<'_>, mind: &mut Mind, goal: Goal, more_than: i32) -> Option<(i32, Deed)> {
    let me = mind.scene.me;
    if !table.may_walk(me) {
        return None;
    }
    let mut best: Option<(i32, Deed)> = None;
    // Where no place counts anything by itself, nothing but the help speaks for going there.
    let only_helps = goal == Goal::Nothing && !mind.scene.outlook.minds_places();
    let lie = table.seen().filter(|(who, body)| body.fate.is_helpless() && table.is_ally(me, *who));
    for (friend, _) in lie {
        let Some(there) = table.footprint(friend).filter(|there| !there.is_adjacent(mind.scene.here)) else {
            continue;
        };
        if is_helped(mind, there) {
            continue;
        }
        let counts = |worth: i32, is_there: bool| if is_there { worth } else { worth * NEXT_TURN / 100 };
        let may_get_there = may_get_to(&mind.scene, there);
        let known = best.as_ref().map_or(more_than, |(known, _)| *known);
        let weights = mind.weights;
        let falls_short = |worth: i32| {
            let help = Terms::default().with(Term::Help, counts(worth, may_get_there));
            only_helps && help.total(&weights) <= known
        };
        let healing = healing(table, mind, friend);
        let care = FromBeside::of(table, me, friend);
        if falls_short(healing.max(care.most(table))) {
            continue;
        }
        let worth = healing.max(care.worth(table));
        if worth <= 0 || falls_short(worth) {
            continue;
        }
        let Some(square) = nearest_to(table, mind, there) else { continue };
        let is_there = mind.scene.here.moved_to(square.at).is_adjacent(there) && !square.takes_action;
        let worth = counts(worth, is_there);
        let Some(plan) = squares::going_to(table, mind, goal, square) else { continue };
        let total = plan.terms.with(Term::Help, worth).total(&mind.weights);
        if total > known {
            best = Some((total, go(square)));
        }
    }
    best
}

/// What spells and items of the combatant could do for a friend.
fn healing(table: &Table<'_>, mind: &mut Mind, friend: CombatantId) -> i32 {
    let Mind { scene, worths, .. } = mind;
    let things = table.usable_things(scene.me).filter(|what| table.is_helpful(*what));
    things.map(|what| good(table, scene, worths, friend, what)).max().unwrap_or(0)
}

/// Whether the combatant may get beside that friend without giving up their action. However diagonal steps count, a step brings two
/// bodies nearer by at most one column and one row.
fn may_get_to(scene: &Scene, there: Footprint) -> bool {
    let (cols, rows) = scene.here.apart(there);
    cols.max(rows) <= u32::from(scene.steps) + 1
}

/// Whether an ally stands beside that friend already, who can see to them.
fn is_helped(mind: &Mind, there: Footprint) -> bool {
    mind.scene.allies.iter().any(|ally| ally.squares.is_adjacent(there))
}

/// The square beside a friend that takes the fewest steps, or, if none can be reached now, the nearest to them.
fn nearest_to(table: &Table<'_>, mind: &mut Mind, there: Footprint) -> Option<Reachable> {
    let Mind { scene, ways, .. } = mind;
    table.find_ways(scene.me, false, ways);
    let gap = |square: &Reachable| scene.here.moved_to(square.at).reach(there, scene.diagonal);
    let here = scene.here.reach(there, scene.diagonal);
    let nearer = ways.squares().iter().map(|square| (gap(square), square)).filter(|(gap, _)| *gap < here);
    nearer.min_by_key(|(gap, square)| (*gap, square.steps)).map(|(_, square)| *square)
}
