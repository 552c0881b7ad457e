//! Attempts: stabilising the dying (`LastChances::Stabilise`), easing what a friend or oneself suffers from
//! (`Manoeuvre::Treat`), frightening (`Manoeuvre::Frighten`), commanding (`Manoeuvre::Command`) and finishing the fallen (`Manoeuvre::Finish`).

use serde::{Deserialize, Serialize};
use smallvec::smallvec;

use crate::battle::{
    Attempt, Cause, Check, Clause, CombatantId, Condition, ConditionKind, Effect, Fate, Ordeal, Part,
    Purpose, Reason, Refusal, Training, Until, clauses,
};
use crate::dice::{Edge, Goal, Rolled};
use crate::rules::book::rulebook::{Axis, Rulebook};
use crate::rules::choices::manoeuvre::{Command, Frighten, FrightenPlus, ManoeuvreRule, Treat};
use crate::rules::step::{Ask, Ending, Matters, Step};
use crate::rules::table::Table;

/// An attempt that lies ahead or is under way.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct AttemptPlan {
    kind: Attempt,
    who: CombatantId,
    target: CombatantId,
    /// None where it succeeds without a roll.
    check: Option<Check>,
    /// What comes of having one's way.
    won: Vec<Effect>,
}

impl<'t> Table<'t> {
    fn find_manoeuvre<R>(&self, pick: impl Fn(&'t ManoeuvreRule) -> Option<R>) -> Option<R> {
        self.muster.book.manoeuvres.iter().find_map(|chosen| pick(&chosen.take))
    }

    fn frighten(&self) -> Option<&'t Frighten> {
        self.find_manoeuvre(|rule| if let ManoeuvreRule::Frighten(rule) = rule { Some(rule) } else { None })
    }

    fn command(&self) -> Option<&'t Command> {
        self.find_manoeuvre(|rule| if let ManoeuvreRule::Command(rule) = rule { Some(rule) } else { None })
    }

    fn treat(&self) -> Option<&'t Treat> {
        self.find_manoeuvre(|rule| if let ManoeuvreRule::Treat(rule) = rule { Some(rule) } else { None })
    }

    /// Whether the rulebook knows an attempt.
    pub fn knows_attempt(&self, kind: Attempt) -> bool {
        match kind {
            Attempt::Stabilise => self.by_others().is_some() || self.medics().is_some(),
            Attempt::Treat => self.treat().is_some(),
            Attempt::Frighten => self.frighten().is_some() && self.morale().is_some(),
            Attempt::Command => self.command().is_some(),
            Attempt::Finish => {
                self.find_manoeuvre(|rule| matches!(rule, ManoeuvreRule::Finish).then_some(())).is_some()
            }
        }
    }

    /// Whether one may make an attempt, as far as the viewer knows.
    ///
    /// # Errors
    /// Why it may not.
    pub fn permit_attempt(
        &self,
        who: CombatantId,
        kind: Attempt,
        target: CombatantId,
    ) -> Result<(), Refusal> {
        if !self.knows_attempt(kind) {
            return Err(Refusal::NotInThisBook);
        }
        if who == target && !kind.may_be_for_oneself() {
            return Err(Refusal::Oneself);
        }
        let body = self.body(target).ok_or(Refusal::NotSeen)?;
        let is_friend = who == target || self.is_ally(who, target);
        match (kind.is_for_friends(), is_friend, self.is_enemy(who, target)) {
            (true, false, _) => return Err(Refusal::NotAnAlly),
            (false, _, false) => return Err(Refusal::NotAnEnemy),
            _ => {}
        }
        match kind {
            Attempt::Stabilise => self.permit_stabilising(who, target),
            Attempt::Treat if !body.fate.is_target() => Err(Refusal::NoTarget),
            Attempt::Treat if self.treatable(target).is_none() => Err(Refusal::NothingToTreat),
            Attempt::Treat => self.permit_distance(who, target, 1),
            Attempt::Finish if !body.fate.lies() => Err(Refusal::NoTarget),
            Attempt::Finish => self.permit_distance(who, target, 1),
            _ if !body.fate.is_able() => Err(Refusal::NoTarget),
            Attempt::Frighten if !self.can_be_shaken(target) || self.flees(target) => Err(Refusal::Unshaken),
            // It takes eyes to frighten and to command, where a blow may go by ear.
            Attempt::Frighten | Attempt::Command if !self.sees(who, target) => Err(Refusal::NotSeen),
            Attempt::Frighten => {
                let feet = self.frighten().map_or(0, |rule| rule.feet);
                self.permit_distance(who, target, Rulebook::steps(feet))
            }
            Attempt::Command if self.heeds_command(target) => self.permit_distance(who, target, u16::MAX),
            Attempt::Command => Err(Refusal::NoTarget),
        }
    }

    /// Whether a command would do a friend any good.
    fn heeds_command(&self, target: CombatantId) -> bool {
        let Some(rule) = self.command() else { return false };
        let is_spurred = || {
            let conditions = self.body(target).map(|body| body.conditions.0.as_slice()).unwrap_or_default();
            conditions.iter().any(|own| matches!(own.kind, ConditionKind::Spurred(_)))
        };
        if self.flees(target) { rule.rallies } else { rule.otherwise != Edge::Plain && !is_spurred() }
    }

    /// The first thing on somebody that care can end.
    pub fn treatable(&self, who: CombatantId) -> Option<Condition> {
        let conditions = self.body(who)?.conditions.0.iter().copied();
        let can_be_eased = |own: &Condition| {
            matches!(
                own.kind,
                ConditionKind::Afflicted(_)
                    | ConditionKind::Weakened
                    | ConditionKind::Beset(_)
                    | ConditionKind::Corrupted { .. }
            )
        };
        conditions.into_iter().find(can_be_eased)
    }

    /// What an attempt comes to.
    pub fn attempt(&self, who: CombatantId, kind: Attempt, target: CombatantId) -> Option<AttemptPlan> {
        if kind == Attempt::Stabilise && self.medics().is_some() {
            let check = Some(self.test(who, self.usual_difficulty())?);
            let won = vec![Ordeal::Tended { who: target }.because(clauses::LastChances::Helper.into())];
            return Some(AttemptPlan { kind, who, target, check, won });
        }
        let clause = Some(clause_of(kind));
        let shakes = |cause| vec![Ordeal::Shaken { who: target, cause }.because(clause_of(kind))];
        let (test, won) = match kind {
            Attempt::Stabilise => {
                let rule = self.by_others()?;
                let test = rule.ability.map(|ability| (ability, rule.dc, 0));
                (test, vec![Ordeal::Saved { who: target, healed: 0 }.because(clause_of(kind))])
            }
            Attempt::Treat => {
                let rule = self.treat()?;
                let cease = |condition| Effect::Cease { who: target, condition };
                let ended = self.treatable(target).map(|treated| {
                    [treated].into_iter().chain(self.exhaustion_by(target, treated)).map(cease).collect()
                });
                (Some((rule.ability, rule.dc, 0)), ended.unwrap_or_default())
            }
            Attempt::Frighten => {
                let rule = self.frighten()?;
                let bonus = match rule.plus {
                    FrightenPlus::Nothing => 0,
                    FrightenPlus::TargetMorale => self.morale_bonus(target),
                };
                (Some((rule.ability, rule.dc, bonus)), shakes(Cause::Frightened(who)))
            }
            Attempt::Command => {
                let rule = self.command()?;
                let won = if self.flees(target) {
                    shakes(Cause::Called(who))
                } else {
                    let kind = ConditionKind::Spurred(rule.otherwise);
                    let until = Until::NextCheckOfRound(self.turn.round);
                    let condition = Condition { kind, source: Some(who), until };
                    vec![Effect::Begin { who: target, condition, clause }]
                };
                (Some((rule.ability, rule.dc, 0)), won)
            }
            Attempt::Finish => (None, vec![Effect::Fate { who: target, fate: Fate::Dead, clause }]),
        };
        let check = match test {
            None => None,
            Some((ability, dc, bonus)) => {
                let training: &[Training] = if matches!(kind, Attempt::Stabilise | Attempt::Treat) {
                    &[Training::Healing]
                } else {
                    &[]
                };
                let mut check = self.trained_check(who, axis_of(kind), ability, training)?;
                check.threshold = smallvec![Part { why: Reason::Base, amount: dc }];
                if bonus != 0 {
                    check.threshold.push(Part { why: Reason::Seasoned, amount: bonus });
                }
                check.goal = Goal::Reach;
                Some(check)
            }
        };
        Some(AttemptPlan { kind, who, target, check, won })
    }
}

impl AttemptPlan {
    /// Rolls, where something is to be rolled, and has its way or not.
    pub fn next(self, rolled: Option<&Rolled>) -> Step<Self> {
        match (rolled, &self.check) {
            (None, Some(check)) => {
                let ask = Ask {
                    who: Some(self.who),
                    purpose: Purpose::Attempt { kind: self.kind, target: self.target },
                    clause: clause_of(self.kind),
                    check: check.clone(),
                    matters: Matters::Success,
                };
                Step::Ask(self, ask)
            }
            (Some(rolled), _) if !rolled.succeeds => {
                Step::Done(Ending { landed: Some(false), effects: Vec::new() })
            }
            _ => Step::Done(Ending { landed: Some(true), effects: self.won }),
        }
    }
}

const fn axis_of(kind: Attempt) -> Axis {
    match kind {
        Attempt::Stabilise => Axis::LastChances,
        Attempt::Treat | Attempt::Frighten | Attempt::Command | Attempt::Finish => Axis::Manoeuvres,
    }
}

/// The rule behind an attempt.
pub fn clause_of(kind: Attempt) -> Clause {
    match kind {
        Attempt::Stabilise => clauses::LastChances::Stabilise.into(),
        Attempt::Treat => clauses::Manoeuvre::Treat.into(),
        Attempt::Frighten => clauses::Manoeuvre::Frighten.into(),
        Attempt::Command => clauses::Manoeuvre::Command.into(),
        Attempt::Finish => clauses::Manoeuvre::Finish.into(),
    }
}
