//! Shifting: moving a few feet by a deed of its own (`Movement::Shift`), by a quick step or by a careful one that draws no
//! reactions.

use super::aimed::leads_to_a_square;
use super::{Behaviour, Gait};
use crate::battle::deeds::{Disengage, Step};
use crate::battle::{Clause, CombatantId, Deed, Refusal, Shift, clauses};
use crate::grid::{Pos, Reach};
use crate::rules::axes::budget::Effort;
use crate::rules::choices::budget::Course;
use crate::rules::table::Table;

/// The two deeds differ only in how the combatant moves and in what the deed costs.
macro_rules! shift {
    ($deed:ident, $shift:expr, $effort:expr) => {
        impl Behaviour for $deed {
            fn permit(&self, _: &Table<'_>, _: CombatantId) -> Result<(), Refusal> {
                Ok(())
            }

            fn way(&self, table: &Table<'_>, who: CombatantId) -> Result<Vec<Pos>, Refusal> {
                table.permit_shift(who, self.to, $shift)
            }

            fn effort(&self) -> Effort {
                $effort
            }

            fn course(&self) -> Option<Course> {
                Some(Course::MoveAndDeed)
            }

            fn options(table: &Table<'_>, who: CombatantId, reach: &mut Reach, add: &mut dyn FnMut(Deed)) {
                table.shifts(who, $shift, reach, &mut |to| add($deed { to }.into()));
            }

            fn clause(&self, _: &Table<'_>, _: CombatantId) -> Option<Clause> {
                Some(clauses::Movement::Shift.into())
            }

            fn gait(&self) -> Option<Gait> {
                Some(Gait::Shift($shift))
            }

            leads_to_a_square!($deed);
        }
    };
}

shift!(Step, Shift::Step, Effort::Step);
shift!(Disengage, Shift::Disengage, Effort::Action);

impl Table<'_> {
    /// The path of a shift to a square.
    fn permit_shift(&self, who: CombatantId, to: Pos, shift: Shift) -> Result<Vec<Pos>, Refusal> {
        let left = self.shift_steps(shift).ok_or(Refusal::NotInThisBook)?;
        let (steps, path) = self.find_way(who, to, &[], [Some(left), None])?;
        if steps > left { Err(Refusal::too_far(steps, left)) } else { Ok(path) }
    }

    /// Every square to which a shift may lead.
    fn shifts(&self, who: CombatantId, shift: Shift, reach: &mut Reach, add: &mut dyn FnMut(Pos)) {
        let Some(body) = self.body(who).filter(|_| !self.is_rooted(who)) else { return };
        let Some(steps) = self.shift_steps(shift) else { return };
        let here = body.place.0;
        self.explore(who, here, Some(u32::from(steps)), reach);
        reach
            .reached()
            .filter(|square| square.may_end && square.pos != here)
            .for_each(|square| add(square.pos));
    }
}
