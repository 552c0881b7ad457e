//! A contest: two combatants roll against each other, and the higher total wins (`Check::Opposed`).

use serde::{Deserialize, Serialize};
use smallvec::smallvec;

use crate::battle::{
    AptitudeSet, Check, Clause, CombatantId, DeedName, Effect, Modifier, Purpose, Reason, Skill, clauses,
};
use crate::dice::{Goal, Rolled};
use crate::rules::book::rulebook::Axis;
use crate::rules::choices::manoeuvre::ContestTies;
use crate::rules::step::{Ask, Ending, RelevantResult, Step};
use crate::rules::table::Table;

/// A contest that lies ahead or is under way.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Contest {
    deed: DeedName,
    clause: Clause,
    who: CombatantId,
    against: CombatantId,
    checks: Checks,
    /// The effects if the combatant who acts wins.
    won: Vec<Effect>,
    stage: Stage,
}

/// The two checks of a contest.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Checks {
    attempt: Check,
    defence: Check,
    /// Whether a tie goes to the combatant who acts.
    ties_win: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
enum Stage {
    Ahead,
    Attempting,
    Withstanding { assured: bool },
}

impl Table<'_> {
    /// The checks of a contest in which both combatants roll by the same aptitudes.
    pub fn contest_of_aptitudes(
        &self,
        who: CombatantId,
        against: CombatantId,
        help: AptitudeSet,
    ) -> Option<Checks> {
        let check = |who| self.aptitude_check(who, Axis::Manoeuvres, help);
        let ties_win = self.ties_win(who, against, ContestTies::HeroThenWhoActs);
        Some(Checks { attempt: check(who)?, defence: check(against)?, ties_win })
    }

    /// The checks of a contest in which both combatants roll by skills, the defender by the best of several.
    pub fn contest_of_skills(
        &self,
        (who, by): (CombatantId, Skill),
        (against, withstands_by): (CombatantId, &[Skill]),
        ties: ContestTies,
    ) -> Option<Checks> {
        let attempt = self.skill_check(who, Axis::Manoeuvres, &[by])?;
        let defence = self.skill_check(against, Axis::Manoeuvres, withstands_by)?;
        Some(Checks { attempt, defence, ties_win: self.ties_win(who, against, ties) })
    }

    fn ties_win(&self, who: CombatantId, against: CombatantId, ties: ContestTies) -> bool {
        let heroes = (self.sheet(who).hero, self.sheet(against).hero);
        ties == ContestTies::HeroThenWhoActs && heroes != (false, true)
    }
}

impl Contest {
    /// The contest that settles a deed, by the rule that the clause names.
    pub fn of(
        (deed, clause): (DeedName, Clause),
        (who, against): (CombatantId, CombatantId),
        checks: Checks,
        won: Vec<Effect>,
    ) -> Contest {
        Contest { deed, clause, who, against, checks, won, stage: Stage::Ahead }
    }

    /// Takes the result of the last roll, then asks for the next one or ends.
    pub fn next(self, rolled: Option<&Rolled>) -> Step<Self> {
        let (deed, who, against) = (self.deed, self.who, self.against);
        match (self.stage, rolled) {
            (Stage::Attempting, Some(rolled)) => {
                let mut check = self.checks.defence.clone();
                check.threshold = smallvec![Modifier { why: Reason::Opponent(who), amount: rolled.total }];
                check.goal = if self.checks.ties_win { Goal::Exceed } else { Goal::Reach };
                let ask = Ask {
                    who: Some(against),
                    purpose: Purpose::Withstand { deed, against: who },
                    clause: clauses::Check::Opposed.into(),
                    check,
                    matters: RelevantResult::Success,
                };
                let stage = Stage::Withstanding { assured: rolled.assured };
                Step::Ask(Contest { stage, ..self }, ask)
            }
            (Stage::Withstanding { assured }, Some(rolled)) => {
                let withstood = if assured { rolled.assured } else { rolled.succeeds };
                let effects = if withstood { Vec::new() } else { self.won };
                Step::Done(Ending { landed: Some(!withstood), effects })
            }
            (_, _) => {
                let ask = Ask {
                    who: Some(who),
                    purpose: Purpose::Contest { deed, against },
                    clause: self.clause,
                    check: self.checks.attempt.clone(),
                    matters: RelevantResult::Natural,
                };
                Step::Ask(Contest { stage: Stage::Attempting, ..self }, ask)
            }
        }
    }
}
