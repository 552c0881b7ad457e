//! Help: the next check against an enemy is favoured, if the helper could strike that enemy as well. It comes from
//! `deeds/aid.rs`.

use super::{Behaviour, Detail, DetailKind};
use crate::battle::conditions::Aided;
use crate::battle::{CombatantId, Condition, Purpose, Reason};
use crate::dice::Edge;
use crate::rules::table::Table;
use crate::rules::table::answers::Edges;

impl Behaviour for Aided {
    fn bears_on(
        &self,
        table: &Table<'_>,
        _: CombatantId,
        source: Option<CombatantId>,
        purpose: Purpose,
    ) -> bool {
        let enemy = match purpose {
            Purpose::Attack { target, .. } => Some(target),
            Purpose::Contest { against, .. }
            | Purpose::Withstand { against, .. }
            | Purpose::Trial { against: Some(against), .. }
            | Purpose::Outdo { against, .. } => Some(against),
            _ => None,
        };
        enemy.is_some_and(|enemy| table.helps_against(source, enemy))
    }

    fn add_edges(&self, _: &Table<'_>, source: Option<CombatantId>, edges: &mut Edges) {
        edges.extend(source.map(|by| (Reason::Aid(by), Edge::Favoured)));
    }

    fn is_edge(&self) -> bool {
        true
    }

    fn is_help(&self) -> bool {
        true
    }

    // The log told of it when it was given.
    fn begins_with_a_line(&self) -> bool {
        false
    }

    fn detail(&self, source: Option<CombatantId>) -> Option<Detail> {
        source.map(Detail::By)
    }

    fn claimable() -> DetailKind {
        DetailKind::By
    }
}

impl Table<'_> {
    /// Whether a helper could strike an enemy themselves.
    fn helps_against(&self, source: Option<CombatantId>, enemy: CombatantId) -> bool {
        source.is_some_and(|by| self.is_able(by) && self.can_reach(by, enemy))
    }

    /// The help that counts against everybody whom an attack strikes, since the helper reaches one of them. This is
    /// so where the dice of an attack decide its damage; elsewhere each target has a check of their own.
    pub fn help_with<'t>(
        &'t self,
        who: CombatantId,
        struck: &'t [CombatantId],
    ) -> impl Iterator<Item = Condition> + 't {
        let is_help = |own: &Condition| own.kind.is_help() && own.until.is_next_check();
        let lands = self.always_lands().is_some();
        let helps = move |own: &Condition| struck.iter().any(|other| self.helps_against(own.source, *other));
        self.conditions_on(who).iter().copied().filter(move |own| lands && is_help(own) && helps(own))
    }
}
