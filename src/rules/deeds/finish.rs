//! Finishing an enemy who lies helpless (`Manoeuvre::Finish`): nothing is rolled for it.

use super::Behaviour;
use super::aimed::attempt;
use crate::battle::deeds::Finish;
use crate::battle::{Change, Clause, CombatantId, Deed, DeedName, Fate, Refusal, clauses};
use crate::grid::Reach;
use crate::rules::choices::manoeuvre::ManoeuvreRule;
use crate::rules::exchange::Exchange;
use crate::rules::exchange::attempt::AttemptPlan;
use crate::rules::table::Table;

/// The rule that the log cites for this deed.
const CLAUSE: Clause = Clause::Manoeuvre(clauses::Manoeuvre::Finish);

impl Behaviour for Finish {
    fn permit(&self, table: &Table<'_>, who: CombatantId) -> Result<(), Refusal> {
        if !table.knows_finishing() {
            return Err(Refusal::NotInThisBook);
        }
        table.permit_enemy_at_all(who, self.target)?;
        let body = table.body(self.target).ok_or(Refusal::NotSeen)?;
        if !body.fate.lies() {
            return Err(Refusal::NoTarget);
        }
        table.permit_distance(who, self.target, 1)
    }

    fn options(table: &Table<'_>, who: CombatantId, _: &mut Reach, add: &mut dyn FnMut(Deed)) {
        if table.knows_finishing() {
            table.enemies(who).for_each(|target| add(Finish { target }.into()));
        }
    }

    fn exchange(&self, _: &Table<'_>, who: CombatantId) -> Option<Exchange> {
        let (deed, clause, target) = (DeedName::Finish, CLAUSE, self.target);
        let won = vec![Change::Fate { who: target, fate: Fate::Dead }.by(clause)];
        Some(Exchange::Attempt(AttemptPlan { deed, clause, who, target, check: None, won }))
    }

    fn is_attack(&self, _: &Table<'_>) -> bool {
        true
    }

    fn allows_reactions(&self) -> bool {
        true
    }

    attempt!(Finish, Enemy, CLAUSE);
}

impl Table<'_> {
    fn knows_finishing(&self) -> bool {
        self.find_manoeuvre(|rule| (*rule == ManoeuvreRule::Finish).then_some(())).is_some()
    }
}
