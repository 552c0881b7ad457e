//! How combatants leave the field.

mod save_to_safety;
mod whole_turn;

use crate::battle::{CombatantId, Refusal};
use crate::grid::{Pos, Reach};
use crate::rules::table::Table;
pub use save_to_safety::SafetyPlan;
pub use whole_turn::RetreatPlan;

impl Table<'_> {
    /// Whether a combatant may leave the field from where they stand, as far as the viewer knows.
    ///
    /// # Errors
    /// The reason why not.
    pub(in crate::rules) fn permit_leaving(&self, who: CombatantId) -> Result<(), Refusal> {
        // A save leads to a safe place, and an edge of the map is not safe by itself.
        if self.save_to_safety().is_some() && self.board.field.exits.is_empty() {
            return Err(Refusal::NoSafePlace);
        }
        // Some books let combatants run for an exit from any square with a way to it.
        let whole_turn = self.whole_turn().is_some() || self.save_to_safety().is_some();
        if !whole_turn && !self.stands_at_exit(who) {
            return Err(Refusal::NoExit);
        }
        if self.must_stand_first(who) {
            return Err(Refusal::Prone);
        }
        if self.is_too_exhausted_to_leave(who) {
            return Err(Refusal::TooExhausted);
        }
        if self.pace(who) == 0 {
            return Err(Refusal::too_far(1, 0));
        }
        if self.is_held(who) {
            return Err(Refusal::Held);
        }
        if let Some(by) = self.bound_by(who).filter(|_| !whole_turn) {
            return Err(Refusal::InCombat { by });
        }
        if whole_turn && self.way_out(who).is_none() { Err(Refusal::NoExit) } else { Ok(()) }
    }

    /// The shortest free way off the field, however long it is; none where every way is barred, empty where the
    /// combatant stands at an exit.
    pub fn way_out(&self, who: CombatantId) -> Option<Vec<Pos>> {
        if self.stands_at_exit(who) {
            return Some(Vec::new());
        }
        let from = self.body(who)?.place.0;
        let here = self.footprint_at(who, from);
        let leads_out = |at: Pos| here.moved_to(at).squares().any(|square| self.board.field.is_exit(square));
        let mut reach = Reach::new();
        let mut way_within = |steps: Option<u32>| {
            self.explore(who, from, steps, &mut reach);
            let exits = reach.reached().filter(|square| leads_out(square.pos));
            let nearest = exits.min_by_key(|square| (square.cost, square.pos))?.pos;
            reach.path(nearest)
        };
        // Often a single move leads out, so that the whole field need not be searched.
        way_within(Some(self.pace(who).into())).or_else(|| way_within(None))
    }

    /// The first part of the way off the field, as far as a move of so many steps goes.
    pub fn first_stretch_out(&self, who: CombatantId, steps: u16) -> Option<Vec<Pos>> {
        let way = self.way_out(who)?;
        let from = self.body(who)?.place.0;
        let mut reach = Reach::new();
        self.explore(who, from, Some(u32::from(steps)), &mut reach);
        let ends = |at: &Pos| reach.cost(*at).is_some() && reach.may_end(*at);
        let end = way.iter().rposition(ends)?;
        reach.path(way[end])
    }

    pub fn stands_at_exit(&self, who: CombatantId) -> bool {
        self.footprint(who).is_some_and(|here| here.squares().any(|square| self.board.field.is_exit(square)))
    }
}
