//! Getting away from adjacent enemies by a test (`Leaving::ByTest`), which takes a whole move.

use super::Behaviour;
use super::aimed::leads_to_a_square;
use crate::battle::deeds::Extricate;
use crate::battle::{Clause, CombatantId, Deed, Refusal, clauses};
use crate::grid::{Pos, Reach};
use crate::rules::choices::budget::Course;
use crate::rules::exchange::Exchange;
use crate::rules::table::Table;

impl Behaviour for Extricate {
    fn permit(&self, _: &Table<'_>, _: CombatantId) -> Result<(), Refusal> {
        Ok(())
    }

    fn way(&self, table: &Table<'_>, who: CombatantId) -> Result<Vec<Pos>, Refusal> {
        table.permit_way_out(who, self.to)
    }

    fn course(&self) -> Option<Course> {
        Some(Course::Extricate)
    }

    fn options(table: &Table<'_>, who: CombatantId, reach: &mut Reach, add: &mut dyn FnMut(Deed)) {
        if table.bound_by(who).is_some() {
            table.explore_ways_out(who, reach).into_iter().for_each(|to| add(Extricate { to }.into()));
        }
    }

    fn exchange(&self, table: &Table<'_>, who: CombatantId) -> Option<Exchange> {
        table.extrication(who, self.to).map(Exchange::Extrication)
    }

    fn clause(&self, _: &Table<'_>, _: CombatantId) -> Option<Clause> {
        Some(clauses::Leaving::ByTest.into())
    }

    leads_to_a_square!(Extricate);
}
