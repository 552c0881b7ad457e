//! Danger: which squares a combatant could strike in a turn of their own, with a full move and every weapon they carry, as far
//! as the viewer of the table knows. Doors are taken as they stand.

use crate::battle::{CombatantId, Shift};
use crate::grid::{Footprint, Reach, SquareSet};
use crate::rules::table::Table;

impl Table<'_> {
    /// The squares that a combatant could strike in their next turn.
    pub fn could_strike(&self, who: CombatantId, reach: &mut Reach) -> SquareSet {
        let mut squares = SquareSet::none(self.board.field.size());
        let Some(here) = self.footprint(who) else { return squares };
        let farthest = self.weapons(who).map(|weapon| self.attack_reach(weapon)).max();
        if let Some(far) = farthest {
            self.add_struck(self.places_after(who, here, 1, reach), far, &mut squares);
        }
        // Where the throw of a light weapon does not take a main action, all of these may go into moves.
        let thrown = self.weapons(who).filter(|weapon| self.is_thrown_as_light(*weapon));
        if let Some(far) = thrown.map(|weapon| self.attack_reach(weapon)).max() {
            let moves = self.budget().full(self.pace(who)).main.max(1);
            self.add_struck(self.places_after(who, here, u16::from(moves), reach), far, &mut squares);
        }
        squares
    }

    /// Adds the squares that can be struck from these places with a weapon that reaches so many squares.
    fn add_struck(&self, places: Vec<Footprint>, far: u16, struck: &mut SquareSet) {
        let size = self.board.field.size();
        let wide = i32::from(far);
        for place in places {
            let (corner, side) = (place.corner(), i32::from(place.side()));
            let (col, row) = (i32::from(corner.col), i32::from(corner.row));
            for at in size.within((col - wide, row - wide), (col + side - 1 + wide, row + side - 1 + wide)) {
                let target = Footprint::new(at, 1);
                let is_near = place.reach(target, self.muster.book.diagonal) <= u32::from(far);
                if !struck.get(at) && is_near && self.board.sight.sees_body(place, target) {
                    struck.set(at, true);
                }
            }
        }
    }

    /// Where a combatant could stand after so many full moves and the quick steps that the rulebook has, and where they
    /// stand. Whoever lies prone may get up first.
    fn places_after(
        &self,
        who: CombatantId,
        here: Footprint,
        moves: u16,
        reach: &mut Reach,
    ) -> Vec<Footprint> {
        let is_held = self.is_held(who) || self.bound_by(who).is_some();
        let quick = [Shift::Step, Shift::Disengage].into_iter().filter_map(|shift| self.shift_steps(shift));
        let steps = if is_held { 0 } else { u32::from(self.pace(who) * moves + quick.sum::<u16>()) };
        self.explore(who, here.corner(), Some(steps), reach);
        let ends =
            reach.reached().filter(|reached| reached.may_end).map(|reached| here.moved_to(reached.pos));
        ends.chain([here]).collect()
    }
}
