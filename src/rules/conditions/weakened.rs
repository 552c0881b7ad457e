//! Weakness from a wound: every check is hampered until the combatant has rested. It comes from the injury table
//! (`axes/aftermath.rs`).

use super::Behaviour;
use crate::battle::conditions::Weakened;
use crate::battle::{CombatantId, Purpose, Reason};
use crate::dice::Edge;
use crate::rules::table::Table;
use crate::rules::table::answers::Edges;

impl Behaviour for Weakened {
    fn bears_on(&self, _: &Table<'_>, _: CombatantId, _: Option<CombatantId>, purpose: Purpose) -> bool {
        purpose.is_check()
    }

    fn add_edges(&self, _: &Table<'_>, _: Option<CombatantId>, edges: &mut Edges) {
        edges.push((Reason::Weakened, Edge::Hampered));
    }

    fn can_be_eased(&self) -> bool {
        true
    }

    fn ends_with_rest(&self) -> bool {
        true
    }
}
