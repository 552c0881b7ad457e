//! Getting away from enemies by a test (`Leaving::ByTest`), for a whole move.

use super::{Behaviour, Pointing};
use crate::battle::deeds::Extricate;
use crate::battle::{Clause, CombatantId, Deed, Refusal, Target, clauses};
use crate::grid::Reach;
use crate::rules::choices::budget::Course;
use crate::rules::exchange::Exchange;
use crate::rules::table::Table;
use crate::rules::table::answers::Permit;

impl Behaviour for Extricate {
    fn permit(&self, _: &Table<'_>, _: CombatantId) -> Result<(), Refusal> {
        Ok(())
    }

    fn permit_in_turn(&self, table: &Table<'_>, who: CombatantId) -> Result<Permit, Refusal> {
        table.permit_at_all(who, self)?;
        let path = table.permit_way_out(who, self.to)?;
        let cost = table.pay(who, |purse| self.price(table, who, purse))?;
        Ok(Permit { cost, path })
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

    fn aim(&self, _: CombatantId) -> Option<Target> {
        Some(Target::Square(self.to))
    }

    fn points_at(&self, _: &Table<'_>) -> Pointing {
        Pointing::Square
    }

    fn aimed(&self, at: Target) -> Deed {
        Extricate { to: at.square() }.into()
    }

    fn leads_up(&self) -> bool {
        true
    }

    fn is_toil(&self, _: &Table<'_>) -> bool {
        true
    }

    fn has_its_own_line(&self) -> bool {
        true
    }
}
