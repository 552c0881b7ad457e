//! A step of one square away from an enemy, which takes no movement.

use smallvec::SmallVec;

use super::{Behaviour, Merit, Moment};
use crate::battle::CombatantId;
use crate::battle::reactions::Step;
use crate::grid::{Direction, Footprint, Pos};
use crate::rules::deeds::Consequence;
use crate::rules::table::Table;

impl Behaviour for Step {
    fn by_body(table: &Table<'_>, moment: &Moment) -> Option<Step> {
        let to = away_from(table, moment.who, moment.enemy)?;
        Some(Step { on: moment.on, to, target: moment.enemy })
    }

    fn sets_off(&self, _: &Table<'_>, _: CombatantId) -> Vec<Consequence> {
        vec![Consequence::Walk(vec![self.to])]
    }

    fn merit(&self) -> Merit {
        Merit::Retreat
    }
}

/// The free place next to a combatant that is farthest from an enemy, if it is farther than where the combatant is; of
/// equally distant places, the first row by row.
fn away_from(table: &Table<'_>, who: CombatantId, enemy: CombatantId) -> Option<Pos> {
    if table.is_rooted(who) {
        return None;
    }
    let (here, there) = (table.footprint(who)?, table.footprint(enemy)?);
    let gap = |place: Footprint| place.reach(there, table.muster.book.diagonal);
    let is_free = |place: &Footprint| {
        place.squares().all(|at| table.ground_cost(who, at).is_some()) && table.may_rest(who, place.corner())
    };
    let places = Direction::ROW_MAJOR.into_iter().map(|towards| here.moved_to(here.corner().step(towards)));
    let farther: SmallVec<[Footprint; 8]> =
        places.filter(is_free).filter(|place| gap(*place) > gap(here)).collect();
    farther.into_iter().rev().max_by_key(|place| gap(*place)).map(Footprint::corner)
}
