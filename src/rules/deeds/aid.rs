//! Aid (`Manoeuvre::Aid`): a combatant helps an ally next to them, whose next check against an enemy that both can reach is
//! favoured.

use super::aimed::aimed_at_somebody;
use super::{Behaviour, Consequence};
use crate::battle::conditions::Aided;
use crate::battle::deeds::Aid;
use crate::battle::{Change, Clause, CombatantId, Condition, Deed, Refusal, Target, Until, clauses};
use crate::grid::Reach;
use crate::rules::choices::manoeuvre::ManoeuvreRule;
use crate::rules::table::Table;

/// The rule that the log cites for this deed.
const CLAUSE: Clause = Clause::Manoeuvre(clauses::Manoeuvre::Aid);

impl Behaviour for Aid {
    fn permit(&self, table: &Table<'_>, who: CombatantId) -> Result<(), Refusal> {
        if !table.knows_aid() {
            return Err(Refusal::NotInThisBook);
        }
        if who == self.ally {
            return Err(Refusal::Oneself);
        }
        if !table.is_ally(who, self.ally) {
            return Err(Refusal::NotAnAlly);
        }
        if !table.is_able(self.ally) {
            return Err(Refusal::NoTarget);
        }
        table.permit_distance(who, self.ally, 1)
    }

    fn options(table: &Table<'_>, who: CombatantId, _: &mut Reach, add: &mut dyn FnMut(Deed)) {
        let allies = table.able().map(|(other, _)| other).filter(|other| table.is_ally(who, *other));
        allies.for_each(|ally| add(Aid { ally }.into()));
    }

    fn always_shown(table: &Table<'_>, _: CombatantId, add: &mut dyn FnMut(Deed)) {
        if table.knows_aid() {
            add(Aid { ally: Target::NOBODY.somebody() }.into());
        }
    }

    fn clause(&self, _: &Table<'_>, _: CombatantId) -> Option<Clause> {
        Some(CLAUSE)
    }

    fn sets_off(&self, _: &Table<'_>, who: CombatantId) -> Vec<Consequence> {
        let condition = Condition { kind: Aided {}.into(), source: Some(who), until: Until::NextCheck };
        Consequence::effect(Change::BeginCondition { who: self.ally, condition }.by(CLAUSE))
    }

    fn has_log_line(&self) -> bool {
        true
    }

    aimed_at_somebody!(Aid { ally }, Ally);
}

impl Table<'_> {
    /// Whether the rulebook lets allies help each other.
    pub fn knows_aid(&self) -> bool {
        self.find_manoeuvre(|rule| (*rule == ManoeuvreRule::Aid).then_some(())).is_some()
    }
}
