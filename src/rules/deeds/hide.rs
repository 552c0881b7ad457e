//! Going into hiding (`Stealth::Enter`, `Stealth::Hide`). `axes/stealth` settles how hidden combatants are found.

use super::Behaviour;
use crate::battle::deeds::Hide;
use crate::battle::{CombatantId, Deed, Refusal};
use crate::grid::Reach;
use crate::rules::choices::budget::Course;
use crate::rules::exchange::Exchange;
use crate::rules::table::Table;

impl Behaviour for Hide {
    fn permit(&self, table: &Table<'_>, who: CombatantId) -> Result<(), Refusal> {
        table.permit_hiding(who)
    }

    fn course(&self) -> Option<Course> {
        Some(Course::MoveAndDeed)
    }

    fn options(_: &Table<'_>, _: CombatantId, _: &mut Reach, add: &mut dyn FnMut(Deed)) {
        add(Hide {}.into());
    }

    fn exchange(&self, table: &Table<'_>, who: CombatantId) -> Option<Exchange> {
        table.hide(who).map(Exchange::Sneak)
    }
}
