//! Evading (`Manoeuvre::Evade`): a combatant gives up attacking for a test against every hit. The test itself is in
//! `axes/evade.rs`.

use super::{Behaviour, Consequence};
use crate::battle::deeds::Evade;
use crate::battle::{Clause, CombatantId, Deed, Refusal, clauses};
use crate::grid::Reach;
use crate::rules::choices::budget::Course;
use crate::rules::table::Table;

impl Behaviour for Evade {
    fn permit(&self, table: &Table<'_>, who: CombatantId) -> Result<(), Refusal> {
        table.permit_evading(who)
    }

    fn course(&self) -> Option<Course> {
        Some(Course::Evade)
    }

    fn options(_: &Table<'_>, _: CombatantId, _: &mut Reach, add: &mut dyn FnMut(Deed)) {
        add(Evade {}.into());
    }

    fn clause(&self, _: &Table<'_>, _: CombatantId) -> Option<Clause> {
        Some(clauses::Manoeuvre::Evade.into())
    }

    fn sets_off(&self, table: &Table<'_>, who: CombatantId) -> Vec<Consequence> {
        Consequence::effect(table.evasion_begins(who))
    }
}
