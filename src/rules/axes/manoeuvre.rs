//! Manoeuvres: trip (`Manoeuvre::Trip`), disarm (`Manoeuvre::Disarm`), getting hold of somebody and breaking free
//! (`Manoeuvre::Grapple`), each a contest of two checks (`Check::Opposed`), aid to an ally (`Manoeuvre::Aid`), and daring attacks
//! (`Manoeuvre::Daring`).

use serde::{Deserialize, Serialize};
use smallvec::smallvec;

use crate::battle::{
    Check, Clause, CombatantId, Condition, ConditionKind, Effect, Manoeuvre, Part, Purpose, Reason, Until,
    WeaponId, clauses,
};
use crate::dice::{Goal, Rolled};
use crate::rules::book::rulebook::Axis;
use crate::rules::choices::manoeuvre::{
    ContestTies, Daring, Falling, Grapple, HeldDefence, ManoeuvreRule, Opposed, TripBySkill,
};
use crate::rules::step::{Ask, Ending, Matters, Step};
use crate::rules::table::Table;

/// A contest that lies ahead or is under way.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Contest {
    kind: Manoeuvre,
    who: CombatantId,
    against: CombatantId,
    attempt: Check,
    defence: Check,
    /// Whether a tie goes to the one who acts.
    ties_win: bool,
    /// What comes of having one's way.
    won: Vec<Effect>,
    stage: ContestStage,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
enum ContestStage {
    Ahead,
    Attempting,
    Withstanding { assured: bool },
}

/// A manoeuvre as the rulebook in force has it.
enum Known<'b> {
    Aptitudes(Opposed),
    Trip(&'b TripBySkill),
    Grapple(&'b Grapple),
    BreakFree(&'b Grapple),
}

impl<'t> Table<'t> {
    fn known(&self, kind: Manoeuvre) -> Option<Known<'t>> {
        self.muster.book.manoeuvres.iter().find_map(|chosen| match (&chosen.take, kind) {
            (ManoeuvreRule::Trip(rule), Manoeuvre::Trip)
            | (ManoeuvreRule::Disarm(rule), Manoeuvre::Disarm) => Some(Known::Aptitudes(*rule)),
            (ManoeuvreRule::TripBySkill(rule), Manoeuvre::Trip) => Some(Known::Trip(rule)),
            (ManoeuvreRule::Grapple(rule), Manoeuvre::Grapple) => Some(Known::Grapple(rule)),
            (ManoeuvreRule::Grapple(rule), Manoeuvre::BreakFree) => Some(Known::BreakFree(rule)),
            _ => None,
        })
    }

    /// Whether the rulebook has a manoeuvre.
    pub fn knows_manoeuvre(&self, kind: Manoeuvre) -> bool {
        self.known(kind).is_some()
    }

    /// Whether the rulebook spares those who fly from a manoeuvre.
    pub fn spares_fliers(&self, kind: Manoeuvre) -> bool {
        match self.known(kind) {
            Some(Known::Aptitudes(rule)) => rule.spares_fliers,
            Some(Known::Trip(rule)) => rule.spares_fliers,
            Some(Known::Grapple(_) | Known::BreakFree(_)) | None => false,
        }
    }

    /// Whether the rulebook lets allies help each other.
    pub fn knows_aid(&self) -> bool {
        self.muster.book.manoeuvres.iter().any(|chosen| chosen.take == ManoeuvreRule::Aid)
    }

    /// How daring attacks are tried, where the rulebook knows them.
    pub fn daring(&self) -> Option<Daring> {
        self.muster.book.manoeuvres.iter().find_map(|chosen| match chosen.take {
            ManoeuvreRule::Daring(rule) => Some(rule),
            _ => None,
        })
    }

    /// The contest that a manoeuvre comes to.
    pub fn contest(&self, kind: Manoeuvre, who: CombatantId, against: CombatantId) -> Option<Contest> {
        let axis = Axis::Manoeuvres;
        let (attempt, defence, ties) = match self.known(kind)? {
            Known::Aptitudes(rule) => (
                self.aptitude_check(who, axis, rule.help)?,
                self.aptitude_check(against, axis, rule.help)?,
                ContestTies::HeroThenWhoActs,
            ),
            Known::Trip(TripBySkill { by, against: skills, ties, .. })
            | Known::Grapple(Grapple { by, against: skills, ties, .. }) => {
                (self.skill_check(who, axis, &[*by])?, self.skill_check(against, axis, skills)?, *ties)
            }
            Known::BreakFree(rule) => {
                let by = [rule.by];
                (self.skill_check(who, axis, &by)?, self.skill_check(against, axis, &by)?, rule.ties)
            }
        };
        let heroes = (self.sheet(who).hero, self.sheet(against).hero);
        let ties_win = ties == ContestTies::HeroThenWhoActs && heroes != (false, true);
        let won = self.won(kind, who, against);
        Some(Contest { kind, who, against, attempt, defence, ties_win, won, stage: ContestStage::Ahead })
    }

    /// What comes of having one's way in a manoeuvre.
    fn won(&self, kind: Manoeuvre, who: CombatantId, against: CombatantId) -> Vec<Effect> {
        let clause = Some(clause_of(kind));
        let begins = |kind, until| {
            let condition = Condition { kind, source: Some(who), until };
            vec![Effect::Begin { who: against, condition, clause }]
        };
        match (kind, self.known(kind)) {
            (_, Some(Known::Trip(TripBySkill { down: Falling::AtTurnStart, .. }))) => {
                begins(ConditionKind::Tripped, Until::TurnStart(against))
            }
            (Manoeuvre::Trip, _) => vec![Effect::Posture { who: against, prone: true, clause }],
            (Manoeuvre::Disarm, _) => {
                let weapon = self.weapon_at_hand(against);
                weapon.map(|weapon| Effect::Drop { who: against, weapon, clause }).into_iter().collect()
            }
            (Manoeuvre::Grapple, _) => begins(ConditionKind::Held, Until::HoldEnds),
            (Manoeuvre::BreakFree, _) => {
                let hold = self.holds_on(who).find(|hold| hold.source == Some(against));
                hold.map(|condition| Effect::Cease { who, condition }).into_iter().collect()
            }
        }
    }

    /// The grips that hold one fast.
    pub fn holds_on(&self, who: CombatantId) -> impl Iterator<Item = Condition> + 't {
        let conditions = self.body(who).map(|body| body.conditions.0.as_slice()).unwrap_or_default();
        conditions.iter().copied().filter(|own| own.kind == ConditionKind::Held)
    }

    /// Whether somebody holds one fast, so that it cannot leave its place.
    pub fn is_held(&self, who: CombatantId) -> bool {
        self.holds_on(who).next().is_some()
    }

    /// Whether one is held so that it cannot avoid a blow.
    pub fn is_held_for_blows(&self, who: CombatantId) -> bool {
        match self.known(Manoeuvre::Grapple) {
            Some(Known::Grapple(rule)) if rule.held == HeldDefence::HitUnlessNatural1 => self.is_held(who),
            _ => false,
        }
    }

    /// The weapon that one has at the ready, or else the first that it carries.
    pub fn weapon_at_hand(&self, who: CombatantId) -> Option<WeaponId> {
        let body = self.body(who)?;
        body.arms.ready.or_else(|| body.arms.carried.first().copied())
    }
}

impl Contest {
    /// Goes on by one roll.
    pub fn next(self, rolled: Option<&Rolled>) -> Step<Self> {
        let (kind, who, against) = (self.kind, self.who, self.against);
        match (self.stage, rolled) {
            (ContestStage::Attempting, Some(rolled)) => {
                let mut check = self.defence.clone();
                check.threshold = smallvec![Part { why: Reason::Opponent(who), amount: rolled.total }];
                check.goal = if self.ties_win { Goal::Exceed } else { Goal::Reach };
                let ask = Ask {
                    who: Some(against),
                    purpose: Purpose::Withstand { kind, against: who },
                    clause: clauses::Check::Opposed.into(),
                    check,
                    matters: Matters::Success,
                };
                let stage = ContestStage::Withstanding { assured: rolled.assured };
                Step::Ask(Contest { stage, ..self }, ask)
            }
            (ContestStage::Withstanding { assured }, Some(rolled)) => {
                let withstood = if assured { rolled.assured } else { rolled.succeeds };
                let effects = if withstood { Vec::new() } else { self.won };
                Step::Done(Ending { landed: Some(!withstood), effects })
            }
            (_, _) => {
                let ask = Ask {
                    who: Some(who),
                    purpose: Purpose::Manoeuvre { kind, against },
                    clause: clause_of(kind),
                    check: self.attempt.clone(),
                    matters: Matters::Natural,
                };
                Step::Ask(Contest { stage: ContestStage::Attempting, ..self }, ask)
            }
        }
    }
}

/// The rule behind a manoeuvre.
fn clause_of(kind: Manoeuvre) -> Clause {
    match kind {
        Manoeuvre::Trip => clauses::Manoeuvre::Trip.into(),
        Manoeuvre::Disarm => clauses::Manoeuvre::Disarm.into(),
        Manoeuvre::Grapple | Manoeuvre::BreakFree => clauses::Manoeuvre::Grapple.into(),
    }
}
