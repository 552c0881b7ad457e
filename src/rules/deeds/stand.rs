//! Standing up (`Movement::StandUp`).

use super::{Behaviour, Consequence};
use crate::battle::deeds::Stand;
use crate::battle::{Change, Clause, CombatantId, Deed, Planned, Posture, Refusal, clauses};
use crate::grid::Reach;
use crate::rules::axes::budget::Effort;
use crate::rules::choices::budget::Course;
use crate::rules::table::Table;

/// The rule that the log cites for this deed.
const CLAUSE: Clause = Clause::Movement(clauses::Movement::StandUp);

impl Behaviour for Stand {
    fn permit(&self, table: &Table<'_>, who: CombatantId) -> Result<(), Refusal> {
        if table.is_prone(who) { Ok(()) } else { Err(Refusal::NotProne) }
    }

    fn effort(&self) -> Effort {
        Effort::WholeMove
    }

    fn course(&self) -> Option<Course> {
        None
    }

    fn options(_: &Table<'_>, _: CombatantId, _: &mut Reach, add: &mut dyn FnMut(Deed)) {
        add(Stand {}.into());
    }

    fn clause(&self, _: &Table<'_>, _: CombatantId) -> Option<Clause> {
        Some(CLAUSE)
    }

    fn sets_off(&self, _: &Table<'_>, who: CombatantId) -> Vec<Consequence> {
        Consequence::effect(Change::Posture { who, prone: false }.by(CLAUSE))
    }

    fn plan(&self, planned: &mut Planned) {
        planned.posture = Posture::Standing;
    }

    fn only_prepares(&self) -> bool {
        true
    }

    fn is_for_the_prone(&self) -> bool {
        true
    }
}
