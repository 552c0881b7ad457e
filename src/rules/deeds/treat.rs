//! Treating a combatant (`Manoeuvre::Treat`): a check that ends a condition on an ally, or on the combatant who treats.

use super::aimed::attempt;
use super::{AllyGain, Behaviour};
use crate::battle::deeds::Treat;
use crate::battle::{Change, Clause, CombatantId, Condition, Deed, DeedName, Refusal, Training, clauses};
use crate::grid::Reach;
use crate::rules::book::rulebook::Axis;
use crate::rules::choices::manoeuvre::{self, ManoeuvreRule};
use crate::rules::exchange::Exchange;
use crate::rules::exchange::attempt::AttemptPlan;
use crate::rules::table::Table;

/// The rule that the log cites for this deed.
const CLAUSE: Clause = Clause::Manoeuvre(clauses::Manoeuvre::Treat);

impl Behaviour for Treat {
    fn permit(&self, table: &Table<'_>, who: CombatantId) -> Result<(), Refusal> {
        table.treating().ok_or(Refusal::NotInThisBook)?;
        if who != self.target {
            table.permit_ally_at_all(who, self.target)?;
        }
        let body = table.body(self.target).ok_or(Refusal::NotSeen)?;
        if !body.fate.is_target() {
            return Err(Refusal::NoTarget);
        }
        table.treatable(self.target).ok_or(Refusal::NothingToTreat)?;
        table.permit_distance(who, self.target, 1)
    }

    fn options(table: &Table<'_>, who: CombatantId, _: &mut Reach, add: &mut dyn FnMut(Deed)) {
        if table.treating().is_some() {
            let is_meant = |other: &CombatantId| *other == who || table.is_ally(who, *other);
            let meant = table.seen().map(|(other, _)| other).filter(is_meant);
            meant.for_each(|target| add(Treat { target }.into()));
        }
    }

    fn for_ally(_: &Table<'_>, _: CombatantId, ally: CombatantId) -> Option<(Treat, AllyGain)> {
        Some((Treat { target: ally }, AllyGain::Treated))
    }

    fn exchange(&self, table: &Table<'_>, who: CombatantId) -> Option<Exchange> {
        let (rule, target) = (table.treating()?, self.target);
        let by = (Axis::Manoeuvres, [Training::Healing].as_slice());
        let check = Some(table.check_against(who, by, rule.ability, rule.dc)?);
        let cease = |condition| Change::EndCondition { who: target, condition }.into();
        let ended = table.treatable(target).map(|treated| {
            [treated].into_iter().chain(table.exhaustion_by(target, treated)).map(cease).collect()
        });
        let (deed, won) = (DeedName::Treat, ended.unwrap_or_default());
        Some(Exchange::Attempt(AttemptPlan { deed, clause: CLAUSE, who, target, check, won }))
    }

    attempt!(Treat, Ally, CLAUSE);
}

impl<'t> Table<'t> {
    /// The rule for treating combatants, if the rulebook has one.
    pub fn treating(&self) -> Option<&'t manoeuvre::Treat> {
        self.find_manoeuvre(|rule| if let ManoeuvreRule::Treat(rule) = rule { Some(rule) } else { None })
    }

    /// The first condition on a combatant that treatment can end.
    pub fn treatable(&self, who: CombatantId) -> Option<Condition> {
        self.conditions_on(who).iter().find(|condition| condition.kind.can_be_eased()).copied()
    }
}
