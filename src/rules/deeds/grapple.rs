//! Grappling (`Manoeuvre::Grapple`): a contest of skills to hold an enemy, and another to break free. Combatants who are held
//! cannot leave their square.

use super::aimed::contest;
use super::{Behaviour, Gain};
use crate::battle::deeds::{BreakFree, Grapple};
use crate::battle::{Change, CombatantId, Condition, Deed, DeedName, Refusal, Target, clauses};
use crate::grid::Reach;
use crate::rules::choices::manoeuvre::{self, HeldDefence, ManoeuvreRule};
use crate::rules::exchange::Exchange;
use crate::rules::exchange::contest::Contest;
use crate::rules::table::Table;

impl Behaviour for Grapple {
    fn permit(&self, table: &Table<'_>, who: CombatantId) -> Result<(), Refusal> {
        table.grappling().ok_or(Refusal::NotInThisBook)?;
        table.permit_contest(who, self.target)?;
        if table.hold_by(self.target, who).is_some() { Err(Refusal::TargetHeld) } else { Ok(()) }
    }

    fn options(table: &Table<'_>, who: CombatantId, _: &mut Reach, add: &mut dyn FnMut(Deed)) {
        table.targets(who).for_each(|target| add(Grapple { target }.into()));
    }

    fn always_shown(table: &Table<'_>, _: CombatantId, add: &mut dyn FnMut(Deed)) {
        if table.grappling().is_some() {
            add(Grapple { target: Target::NOBODY.somebody() }.into());
        }
    }

    fn against(table: &Table<'_>, _: CombatantId, enemy: CombatantId) -> Option<(Grapple, Gain)> {
        table.grappling()?;
        if table.is_held(enemy) { None } else { Some((Grapple { target: enemy }, Gain::EnemyIsHeld)) }
    }

    fn exchange(&self, table: &Table<'_>, who: CombatantId) -> Option<Exchange> {
        let rule = table.grappling()?;
        let (against, clause) = (self.target, clauses::Manoeuvre::Grapple.into());
        let checks = table.contest_of_skills((who, rule.by), (against, &rule.against), rule.ties)?;
        let condition = Condition::grip_of(who);
        let won = vec![Change::BeginCondition { who: against, condition }.by(clause)];
        Some(Exchange::Contest(Contest::of((DeedName::Grapple, clause), (who, against), checks, won)))
    }

    contest!(Grapple);
}

impl Behaviour for BreakFree {
    fn permit(&self, table: &Table<'_>, who: CombatantId) -> Result<(), Refusal> {
        table.grappling().ok_or(Refusal::NotInThisBook)?;
        table.permit_contest(who, self.target)?;
        table.hold_by(who, self.target).map(|_| ()).ok_or(Refusal::NotHeld)
    }

    fn options(table: &Table<'_>, who: CombatantId, _: &mut Reach, add: &mut dyn FnMut(Deed)) {
        table.targets(who).for_each(|target| add(BreakFree { target }.into()));
    }

    fn against(table: &Table<'_>, who: CombatantId, enemy: CombatantId) -> Option<(BreakFree, Gain)> {
        table.hold_by(who, enemy).map(|_| (BreakFree { target: enemy }, Gain::Freedom))
    }

    fn exchange(&self, table: &Table<'_>, who: CombatantId) -> Option<Exchange> {
        let rule = table.grappling()?;
        let (against, clause) = (self.target, clauses::Manoeuvre::Grapple.into());
        let checks = table.contest_of_skills((who, rule.by), (against, &[rule.by]), rule.ties)?;
        let hold = table.hold_by(who, against);
        let won = hold.map(|condition| Change::EndCondition { who, condition }.into()).into_iter().collect();
        Some(Exchange::Contest(Contest::of((DeedName::BreakFree, clause), (who, against), checks, won)))
    }

    contest!(BreakFree);
}

impl<'t> Table<'t> {
    /// The rule for grappling, if the rulebook has one.
    pub fn grappling(&self) -> Option<&'t manoeuvre::Grapple> {
        self.find_manoeuvre(|rule| if let ManoeuvreRule::Grapple(rule) = rule { Some(rule) } else { None })
    }

    /// Whether a combatant is held, by a rulebook in which those who are held can hardly avoid a blow.
    pub fn is_held_for_blows(&self, who: CombatantId) -> bool {
        let rule = self.grappling();
        rule.is_some_and(|rule| rule.held == HeldDefence::HitUnlessNatural1) && self.is_held(who)
    }
}
