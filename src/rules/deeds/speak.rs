//! Saying something (`Budget::Deeds`).

use super::Behaviour;
use crate::battle::deeds::Speak;
use crate::battle::{Clause, CombatantId, Refusal};
use crate::rules::axes::budget::Effort;
use crate::rules::choices::budget::Course;
use crate::rules::table::Table;

impl Behaviour for Speak {
    fn permit(&self, _: &Table<'_>, _: CombatantId) -> Result<(), Refusal> {
        Ok(())
    }

    fn effort(&self) -> Effort {
        Effort::Words
    }

    fn course(&self) -> Option<Course> {
        None
    }

    fn clause(&self, table: &Table<'_>, _: CombatantId) -> Option<Clause> {
        Some(table.budget().clause_of_deeds())
    }

    fn may_be_risky(&self) -> bool {
        false
    }

    fn has_log_line(&self) -> bool {
        true
    }
}
