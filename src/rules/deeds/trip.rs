//! Tripping an enemy (`Manoeuvre::Trip`): a contest, by aptitudes or by skills, that brings them to the ground at once or as
//! soon as their turn starts.

use super::aimed::contest;
use super::{Behaviour, Gain};
use crate::battle::conditions::Tripped;
use crate::battle::deeds::Trip;
use crate::battle::{Change, CombatantId, Condition, Deed, DeedName, Refusal, Target, Until, clauses};
use crate::grid::Reach;
use crate::rules::choices::manoeuvre::{Falling, ManoeuvreRule};
use crate::rules::exchange::Exchange;
use crate::rules::exchange::contest::{Checks, Contest};
use crate::rules::table::Table;

impl Behaviour for Trip {
    fn permit(&self, table: &Table<'_>, who: CombatantId) -> Result<(), Refusal> {
        let rule = table.tripping().ok_or(Refusal::NotInThisBook)?;
        table.permit_contest(who, self.target)?;
        if table.must_stand_first(self.target) {
            return Err(Refusal::TargetProne);
        }
        if rule.spares_fliers() && table.sheet(self.target).flies {
            Err(Refusal::TargetFlies)
        } else {
            Ok(())
        }
    }

    fn options(table: &Table<'_>, who: CombatantId, _: &mut Reach, add: &mut dyn FnMut(Deed)) {
        table.targets(who).for_each(|target| add(Trip { target }.into()));
    }

    fn always_shown(table: &Table<'_>, _: CombatantId, add: &mut dyn FnMut(Deed)) {
        if table.tripping().is_some() {
            add(Trip { target: Target::NOBODY.somebody() }.into());
        }
    }

    fn against(table: &Table<'_>, _: CombatantId, enemy: CombatantId) -> Option<(Trip, Gain)> {
        let can_fall =
            !table.must_stand_first(enemy) && !table.sheet(enemy).flies && !table.is_about_to_fall(enemy);
        if can_fall { Some((Trip { target: enemy }, Gain::EnemyFalls)) } else { None }
    }

    fn exchange(&self, table: &Table<'_>, who: CombatantId) -> Option<Exchange> {
        let rule = table.tripping()?;
        let clause = clauses::Manoeuvre::Trip.into();
        let checks = rule.checks(table, who, self.target)?;
        let won = match rule.falling() {
            Falling::AtOnce => Change::Posture { who: self.target, prone: true }.by(clause),
            Falling::AtTurnStart => {
                let until = Until::TurnStart(self.target);
                let condition = Condition { kind: Tripped {}.into(), source: Some(who), until };
                Change::BeginCondition { who: self.target, condition }.by(clause)
            }
        };
        let sides = (who, self.target);
        Some(Exchange::Contest(Contest::of((DeedName::Trip, clause), sides, checks, vec![won])))
    }

    contest!(Trip);
}

impl ManoeuvreRule {
    fn spares_fliers(&self) -> bool {
        match self {
            ManoeuvreRule::Trip(rule) => rule.spares_fliers,
            ManoeuvreRule::TripBySkill(rule) => rule.spares_fliers,
            _ => false,
        }
    }

    fn falling(&self) -> Falling {
        match self {
            ManoeuvreRule::TripBySkill(rule) => rule.down,
            _ => Falling::AtOnce,
        }
    }

    fn checks(&self, table: &Table<'_>, who: CombatantId, target: CombatantId) -> Option<Checks> {
        match self {
            ManoeuvreRule::Trip(rule) => table.contest_of_aptitudes(who, target, rule.help),
            ManoeuvreRule::TripBySkill(rule) => {
                table.contest_of_skills((who, rule.by), (target, &rule.against), rule.ties)
            }
            _ => None,
        }
    }
}

impl<'t> Table<'t> {
    /// The rule for tripping, if the rulebook has one.
    pub fn tripping(&self) -> Option<&'t ManoeuvreRule> {
        self.find_manoeuvre(|rule| {
            matches!(rule, ManoeuvreRule::Trip(_) | ManoeuvreRule::TripBySkill(_)).then_some(rule)
        })
    }
}
