//! Commanding an ally (`Manoeuvre::Command`): a check that calls back an ally who flees, or spurs on an ally who fights.

use super::aimed::attempt;
use super::{AllyGain, Behaviour};
use crate::battle::conditions::Spurred;
use crate::battle::deeds::Command;
use crate::battle::{
    Cause, Change, Clause, CombatantId, Condition, Deed, DeedName, MoraleOrLife, Refusal, Until, clauses,
};
use crate::dice::Edge;
use crate::grid::Reach;
use crate::rules::book::rulebook::Axis;
use crate::rules::choices::manoeuvre::{self, ManoeuvreRule};
use crate::rules::exchange::Exchange;
use crate::rules::exchange::attempt::AttemptPlan;
use crate::rules::table::Table;

/// The rule that the log cites for this deed.
const CLAUSE: Clause = Clause::Manoeuvre(clauses::Manoeuvre::Command);

impl Behaviour for Command {
    fn permit(&self, table: &Table<'_>, who: CombatantId) -> Result<(), Refusal> {
        let rule = table.commanding().ok_or(Refusal::NotInThisBook)?;
        table.permit_ally_at_all(who, self.target)?;
        if !table.is_able(self.target) {
            return Err(Refusal::NoTarget);
        }
        // The combatant who commands must see the ally.
        if !table.sees(who, self.target) {
            return Err(Refusal::NotSeen);
        }
        if !table.heeds_command(self.target, rule) {
            return Err(Refusal::NoTarget);
        }
        table.permit_distance(who, self.target, u16::MAX)
    }

    fn options(table: &Table<'_>, who: CombatantId, _: &mut Reach, add: &mut dyn FnMut(Deed)) {
        if table.commanding().is_some() {
            table.allies(who).for_each(|target| add(Command { target }.into()));
        }
    }

    fn for_ally(table: &Table<'_>, _: CombatantId, ally: CombatantId) -> Option<(Command, AllyGain)> {
        let command = Command { target: ally };
        if table.flees(ally) { Some((command, AllyGain::Rallied)) } else { None }
    }

    fn exchange(&self, table: &Table<'_>, who: CombatantId) -> Option<Exchange> {
        let (rule, target) = (table.commanding()?, self.target);
        let check = Some(table.check_against(who, (Axis::Manoeuvres, &[]), rule.ability, rule.dc)?);
        let won = if table.flees(target) {
            MoraleOrLife::MoraleCheck { who: target, cause: Cause::Called(who) }.because(CLAUSE)
        } else {
            let kind = Spurred { edge: rule.otherwise }.into();
            let until = Until::NextCheckOfRound(table.turn.round);
            let condition = Condition { kind, source: Some(who), until };
            Change::BeginCondition { who: target, condition }.by(CLAUSE)
        };
        let (deed, clause, won) = (DeedName::Command, CLAUSE, vec![won]);
        Some(Exchange::Attempt(AttemptPlan { deed, clause, who, target, check, won }))
    }

    attempt!(Command, Ally, CLAUSE);
}

impl<'t> Table<'t> {
    /// The rule for commanding an ally, if the rulebook has one.
    pub fn commanding(&self) -> Option<&'t manoeuvre::Command> {
        self.find_manoeuvre(|rule| if let ManoeuvreRule::Command(rule) = rule { Some(rule) } else { None })
    }

    /// Whether a command would help the ally.
    fn heeds_command(&self, target: CombatantId, rule: &manoeuvre::Command) -> bool {
        if self.flees(target) {
            rule.rallies
        } else {
            rule.otherwise != Edge::Plain && !self.is_spurred(target)
        }
    }
}
