//! Delaying (`Initiative::Delay`): from now on, the combatant's turn comes after that of another combatant.

use super::aimed::aimed_at_somebody;
use super::{Behaviour, Consequence};
use crate::battle::deeds::Delay;
use crate::battle::{Change, CombatantId, Deed, Refusal};
use crate::grid::Reach;
use crate::rules::table::Table;

impl Behaviour for Delay {
    fn permit(&self, table: &Table<'_>, who: CombatantId) -> Result<(), Refusal> {
        table.permit_delay(who, self.after)
    }

    fn options(table: &Table<'_>, who: CombatantId, _: &mut Reach, add: &mut dyn FnMut(Deed)) {
        let slower = table.slower_than(who).filter(|after| table.is_able(*after));
        slower.for_each(|after| add(Delay { after }.into()));
    }

    fn sets_off(&self, _: &Table<'_>, who: CombatantId) -> Vec<Consequence> {
        Consequence::effect(Change::Delay { who, after: self.after })
    }

    fn may_be_risky(&self) -> bool {
        false
    }

    fn is_told(&self) -> bool {
        false
    }

    aimed_at_somebody!(Delay { after }, Other);
}
