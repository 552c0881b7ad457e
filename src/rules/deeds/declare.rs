//! Declaring all deeds of a round in one order, by rulebooks in which everybody declares before anybody acts
//! (`Tempo::Declared`).

use super::Behaviour;
use crate::battle::deeds::Declare;
use crate::battle::{CombatantId, Refusal};
use crate::rules::table::Table;
use crate::rules::table::answers::Permit;

impl Behaviour for Declare {
    fn permit(&self, _: &Table<'_>, _: CombatantId) -> Result<(), Refusal> {
        Ok(())
    }

    fn permit_in_turn(&self, table: &Table<'_>, who: CombatantId) -> Result<Permit, Refusal> {
        table.permit_at_all(who, self)?;
        table.permit_deed_in_turn(who, self.deeds.first().ok_or(Refusal::TooLate)?)
    }

    fn may_be_risky(&self) -> bool {
        false
    }
}
