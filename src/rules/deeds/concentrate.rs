//! Continuing to concentrate on a spell (`Budget::Concentration`).

use super::{Behaviour, Consequence};
use crate::battle::deeds::Concentrate;
use crate::battle::{Change, Clause, CombatantId, Deed, Refusal, clauses};
use crate::grid::Reach;
use crate::rules::table::Table;

impl Behaviour for Concentrate {
    fn permit(&self, table: &Table<'_>, who: CombatantId) -> Result<(), Refusal> {
        table.permit_concentration(who)
    }

    fn options(_: &Table<'_>, _: CombatantId, _: &mut Reach, add: &mut dyn FnMut(Deed)) {
        add(Concentrate {}.into());
    }

    fn clause(&self, _: &Table<'_>, _: CombatantId) -> Option<Clause> {
        Some(clauses::Budget::Concentration.into())
    }

    fn sets_off(&self, _: &Table<'_>, who: CombatantId) -> Vec<Consequence> {
        Consequence::effect(Change::KeepConcentration { who })
    }

    fn may_be_risky(&self) -> bool {
        false
    }

    fn has_log_line(&self) -> bool {
        true
    }
}
