//! Frightening an enemy (`Manoeuvre::Frighten`): a check that, if it succeeds, makes the enemy check morale.

use super::aimed::attempt;
use super::{Behaviour, Gain};
use crate::battle::deeds::Frighten;
use crate::battle::{
    Cause, Clause, CombatantId, Deed, DeedName, Modifier, MoraleOrLife, Reason, Refusal, clauses,
};
use crate::grid::Reach;
use crate::rules::book::rulebook::{Axis, Rulebook};
use crate::rules::choices::manoeuvre::{self, FrightenPlus, ManoeuvreRule};
use crate::rules::exchange::Exchange;
use crate::rules::exchange::attempt::AttemptPlan;
use crate::rules::table::Table;

/// The rule that the log cites for this deed.
const CLAUSE: Clause = Clause::Manoeuvre(clauses::Manoeuvre::Frighten);

impl Behaviour for Frighten {
    fn permit(&self, table: &Table<'_>, who: CombatantId) -> Result<(), Refusal> {
        let rule = table.frightening().ok_or(Refusal::NotInThisBook)?;
        table.permit_enemy_at_all(who, self.target)?;
        if !table.is_able(self.target) {
            return Err(Refusal::NoTarget);
        }
        if !table.can_check_morale_unasked(self.target) || table.flees(self.target) {
            return Err(Refusal::Unshaken);
        }
        // Hearing the enemy is enough to attack them, but not to frighten them.
        if !table.sees(who, self.target) {
            return Err(Refusal::NotSeen);
        }
        table.permit_distance(who, self.target, Rulebook::steps(rule.feet))
    }

    fn options(table: &Table<'_>, who: CombatantId, _: &mut Reach, add: &mut dyn FnMut(Deed)) {
        if table.frightening().is_some() {
            table.enemies(who).for_each(|target| add(Frighten { target }.into()));
        }
    }

    fn against(table: &Table<'_>, _: CombatantId, enemy: CombatantId) -> Option<(Frighten, Gain)> {
        let can_fail = || table.can_check_morale_unasked(enemy) && !table.flees(enemy);
        let is_meant = table.frightening().is_some() && can_fail();
        is_meant.then_some((Frighten { target: enemy }, Gain::EnemyLosesNerve))
    }

    fn exchange(&self, table: &Table<'_>, who: CombatantId) -> Option<Exchange> {
        let (rule, target) = (table.frightening()?, self.target);
        let mut check = table.check_against(who, (Axis::Manoeuvres, &[]), rule.ability, rule.dc)?;
        let amount = match rule.plus {
            FrightenPlus::Nothing => 0,
            FrightenPlus::TargetMorale => table.morale_bonus(target),
        };
        if amount != 0 {
            check.threshold.push(Modifier { why: Reason::Seasoned, amount });
        }
        let won =
            vec![MoraleOrLife::MoraleCheck { who: target, cause: Cause::Frightened(who) }.because(CLAUSE)];
        let (deed, clause, check) = (DeedName::Frighten, CLAUSE, Some(check));
        Some(Exchange::Attempt(AttemptPlan { deed, clause, who, target, check, won }))
    }

    attempt!(Frighten, Enemy, CLAUSE);
}

impl<'t> Table<'t> {
    /// The rule for frightening an enemy, if the rulebook has one and has morale at all.
    pub fn frightening(&self) -> Option<&'t manoeuvre::Frighten> {
        self.morale()?;
        self.find_manoeuvre(|rule| if let ManoeuvreRule::Frighten(rule) = rule { Some(rule) } else { None })
    }
}
