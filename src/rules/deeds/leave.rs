//! Leaving the battle: walking off the field (`Exit::WalkOff`), a retreat that takes a whole turn (`Exit::Retreat`), or a run
//! for safety (`Exit::ToSafety`). The followers of a combatant who leaves check morale.

use super::{Behaviour, Consequence};
use crate::battle::deeds::Leave;
use crate::battle::{
    ActionCost, Change, Clause, CombatantId, Cost, Deed, Fate, Refusal, TurnBudget, clauses,
};
use crate::grid::Reach;
use crate::rules::axes::budget::Effort;
use crate::rules::choices::budget::Course;
use crate::rules::exchange::Exchange;
use crate::rules::table::Table;

impl Behaviour for Leave {
    fn permit(&self, table: &Table<'_>, who: CombatantId) -> Result<(), Refusal> {
        table.permit_leaving(who)
    }

    fn price(&self, table: &Table<'_>, who: CombatantId, turn_budget: TurnBudget) -> Result<Cost, Refusal> {
        let (budget, pace) = (table.budget(), table.pace(who));
        if table.whole_turn().is_some() {
            budget.whole_turn(turn_budget, pace)
        } else if table.save_to_safety().is_some() {
            budget.price_of(turn_budget, pace, ActionCost::Full)
        } else {
            budget.price(turn_budget, pace, self.task(table, who))
        }
    }

    fn effort(&self) -> Effort {
        Effort::Step
    }

    fn course(&self) -> Option<Course> {
        Some(Course::MoveAndDeed)
    }

    fn options(_: &Table<'_>, _: CombatantId, _: &mut Reach, add: &mut dyn FnMut(Deed)) {
        add(Leave {}.into());
    }

    fn exchange(&self, table: &Table<'_>, who: CombatantId) -> Option<Exchange> {
        if table.save_to_safety().is_some() {
            table.run_to_safety(who).map(Exchange::Safety)
        } else {
            table.retreat(who).map(Exchange::Retreat)
        }
    }

    fn clause(&self, table: &Table<'_>, _: CombatantId) -> Option<Clause> {
        let clause = if table.whole_turn().is_some() {
            clauses::Exit::Retreat
        } else if table.save_to_safety().is_some() {
            clauses::Exit::ToSafety
        } else {
            clauses::Exit::WalkOff
        };
        Some(clause.into())
    }

    fn sets_off(&self, table: &Table<'_>, who: CombatantId) -> Vec<Consequence> {
        let gone = Change::Fate { who, fate: Fate::Gone }.by(clauses::Exit::WalkOff);
        let away = Consequence::Effects(vec![gone]);
        let leaves = self.exchange(table, who).map_or(away, Consequence::Checks);
        vec![leaves, Consequence::Deserts, Consequence::EndsTurn]
    }
}
