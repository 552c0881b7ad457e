//! Getting away from adjacent enemies under rules that demand a test for it: if the combatant wants to be elsewhere
//! or can do nothing here. If that is not possible either, they evade.

use super::Mind;
use super::errands::is_permitted;
use crate::battle::Deed;
use crate::battle::deeds::{Evade, Extricate};
use crate::grid::{Footprint, Pos};
use crate::rules::table::Table;

/// How much an attack must be worth to stay for it, if an objective is elsewhere.
const WORTH_STAYING: i32 = 500;

/// Gets away from adjacent enemies, if that is worth the turn: in any case if the side wins by it.
pub fn break_away(table: &Table<'_>, mind: &mut Mind, is_drawn: bool) -> Option<Deed> {
    let Mind { scene, heading, reach, worths, .. } = mind;
    table.bound_by(scene.me)?;
    let here = scene.here.corner();
    let is_there = scene.wants.squares.contains(&here);
    let best = scene.best_blow(table, worths);
    let wants_away = is_drawn && !is_there && best < WORTH_STAYING;
    let may_win = is_drawn && scene.outlook.is_won_by_arriving();
    if best > 0 && !wants_away && !may_win {
        return None;
    }
    // Where nobody leaves the field beside an enemy, it is no use to run to its edge before those who can follow.
    let is_followed = |at: Pos| {
        let at = scene.here.moved_to(at);
        scene.wants.escape
            && scene.enemies.iter().any(|enemy| scene.gap(enemy, at) <= u32::from(table.pace(enemy.who)) + 1)
    };
    let gap = |at: Footprint| scene.enemies.iter().map(|enemy| scene.gap(enemy, at)).min().unwrap_or(0);
    let ways_out = table.explore_ways_out(scene.me, reach).into_iter();
    let to = if is_drawn {
        let steps = |at| heading.steps_from(at).unwrap_or(u32::MAX);
        let ways_out = ways_out.filter(|at| steps(*at) < steps(here) && !is_followed(*at));
        let nearest = ways_out.min_by_key(|at| (steps(*at), *at));
        nearest.filter(|at| best == 0 || wants_away || steps(*at) == 0)
    } else {
        ways_out.max_by_key(|at| (gap(scene.here.moved_to(*at)), std::cmp::Reverse(*at)))
    };
    let flight = to.map(|to| Deed::from(Extricate { to }));
    let evades = if best == 0 { Some(Evade {}.into()) } else { None };
    flight.into_iter().chain(evades).find(|deed| is_permitted(table, scene, deed))
}
