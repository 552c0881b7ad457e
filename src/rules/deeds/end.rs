//! Ending the turn.

use super::{Behaviour, Consequence};
use crate::battle::deeds::End;
use crate::battle::{CombatantId, Deed, Refusal};
use crate::grid::Reach;
use crate::rules::table::Table;

impl Behaviour for End {
    fn permit(&self, _: &Table<'_>, _: CombatantId) -> Result<(), Refusal> {
        Ok(())
    }

    fn options(_: &Table<'_>, _: CombatantId, _: &mut Reach, add: &mut dyn FnMut(Deed)) {
        add(End {}.into());
    }

    fn sets_off(&self, _: &Table<'_>, _: CombatantId) -> Vec<Consequence> {
        vec![Consequence::EndsTurn]
    }

    fn may_be_risky(&self) -> bool {
        false
    }

    fn is_told(&self) -> bool {
        false
    }

    fn is_for_the_prone(&self) -> bool {
        true
    }

    fn is_for_the_unable(&self) -> bool {
        true
    }

    fn replaces_anything(&self) -> bool {
        true
    }
}
