//! Danger: which squares a combatant could strike in a turn of their own, with a full move and every weapon they carry, as far
//! as the viewer of the table knows.

use crate::battle::{CombatantId, Shift};
use crate::grid::{Footprint, Reach, SquareSet};
use crate::rules::table::Table;

impl Table<'_> {
    /// The squares that a combatant could strike in their next turn.
    pub fn could_strike(&self, who: CombatantId, reach: &mut Reach) -> SquareSet {
        let size = self.board.field.size();
        let mut squares = SquareSet::none(size);
        let Some(here) = self.footprint(who) else { return squares };
        let Some(steps) = self.weapons(who).map(|weapon| self.attack_reach(weapon)).max() else {
            return squares;
        };
        let far = i32::from(steps);
        for place in self.places_in_next_turn(who, here, reach) {
            let (corner, side) = (place.corner(), i32::from(place.side()));
            let (col, row) = (i32::from(corner.col), i32::from(corner.row));
            for at in size.within((col - far, row - far), (col + side - 1 + far, row + side - 1 + far)) {
                let target = Footprint::new(at, 1);
                let is_near = place.reach(target, self.muster.book.diagonal) <= u32::from(steps);
                if !squares.get(at) && is_near && self.board.sight.sees_body(place, target) {
                    squares.set(at, true);
                }
            }
        }
        squares
    }

    /// Where a combatant could stand after a full move and the quick steps that the rulebook has, and where they stand.
    /// Whoever lies prone may get up first.
    fn places_in_next_turn(&self, who: CombatantId, here: Footprint, reach: &mut Reach) -> Vec<Footprint> {
        let is_held = self.is_held(who) || self.bound_by(who).is_some();
        let quick = [Shift::Step, Shift::Disengage].into_iter().filter_map(|shift| self.shift_steps(shift));
        let steps = if is_held { 0 } else { u32::from(self.pace(who) + quick.sum::<u16>()) };
        self.explore(who, here.corner(), Some(steps), reach);
        let ends =
            reach.reached().filter(|reached| reached.may_end).map(|reached| here.moved_to(reached.pos));
        ends.chain([here]).collect()
    }
}
