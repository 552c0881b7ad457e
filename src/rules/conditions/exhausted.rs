//! Exhaustion (`Hardship::Exhausted`): hampered at every check, slow, and unable to leave a battle where the rulebook
//! says so.

use super::Behaviour;
use crate::battle::conditions::Exhausted;
use crate::battle::{CombatantId, ConditionKind, Purpose, Reason};
use crate::dice::Edge;
use crate::rules::book::rulebook::Rulebook;
use crate::rules::table::Table;
use crate::rules::table::answers::Edges;

impl Behaviour for Exhausted {
    fn bears_on(&self, _: &Table<'_>, _: CombatantId, _: Option<CombatantId>, purpose: Purpose) -> bool {
        purpose.is_check()
    }

    fn add_edges(&self, table: &Table<'_>, _: Option<CombatantId>, edges: &mut Edges) {
        let rule = table.muster.book.ability_rule().and_then(|rules| rules.exhausted);
        edges.push((Reason::Exhausted, rule.map_or(Edge::Hampered, |rule| rule.checks)));
    }

    fn limits_pace(&self, book: &Rulebook) -> Option<u16> {
        let rule = book.ability_rule().and_then(|rules| rules.exhausted);
        rule.map(|rule| Rulebook::steps(rule.speed))
    }

    fn ends_with_rest(&self) -> bool {
        true
    }
}

impl Table<'_> {
    /// Whether a combatant is too exhausted to get away from a battle.
    pub fn is_too_exhausted_to_leave(&self, who: CombatantId) -> bool {
        let rule = self.muster.book.ability_rule().and_then(|rules| rules.exhausted);
        let is_it = |kind: ConditionKind| kind == Exhausted {}.into();
        let is_exhausted = self.conditions_on(who).iter().any(|condition| is_it(condition.kind));
        is_exhausted && rule.is_none_or(|rule| !rule.retreats)
    }
}
