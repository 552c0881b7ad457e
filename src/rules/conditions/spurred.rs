//! Spurred on by the command of an ally (`deeds/command.rs`): the next check of the round is favoured or hampered.

use super::{Behaviour, Detail, DetailKind};
use crate::battle::conditions::Spurred;
use crate::battle::{CombatantId, ConditionKind, Purpose, Reason};
use crate::rules::table::Table;
use crate::rules::table::answers::Edges;

impl Behaviour for Spurred {
    fn bears_on(&self, _: &Table<'_>, _: CombatantId, _: Option<CombatantId>, purpose: Purpose) -> bool {
        purpose.is_check()
    }

    fn add_edges(&self, _: &Table<'_>, source: Option<CombatantId>, edges: &mut Edges) {
        edges.extend(source.map(|by| (Reason::Spurred(by), self.edge)));
    }

    fn is_edge(&self) -> bool {
        true
    }

    fn detail(&self, source: Option<CombatantId>) -> Option<Detail> {
        source.map(Detail::By)
    }

    fn claimable() -> DetailKind {
        DetailKind::By
    }
}

impl Table<'_> {
    /// Whether a combatant has been spurred on already.
    pub(in crate::rules) fn is_spurred(&self, who: CombatantId) -> bool {
        self.conditions_on(who).iter().any(|condition| matches!(condition.kind, ConditionKind::Spurred(_)))
    }
}
