//! Tracks: counts that wear a combatant down. Each track says what calls for its check (`Track::Fatigue`,
//! `Track::Stress`), what a check at the combatant's own risk means (`Track::Risk`), and what collapsing means
//! (`Track::Senseless`, `Track::Trauma`).

mod strain;

use serde::{Deserialize, Serialize};

pub use self::strain::Strain;
use crate::battle::conditions::Trauma;
use crate::battle::{
    Change, Check, Clause, CombatantId, Condition, Dread, Effect, Fate, Modifier, Purpose, Reason, Track,
    Until, clauses,
};
use crate::dice::Rolled;
use crate::rules::axes::check::d6_check;
use crate::rules::book::rulebook::Axis;
use crate::rules::choices::track::{Collapse, TrackRule, Trigger};
use crate::rules::step::{Ask, Ending, RelevantResult, Step};
use crate::rules::table::Table;

impl TrackRule {
    /// Whether the actions that go into fighting and moving in a turn must be counted.
    pub fn counts_tiring_actions(&self) -> bool {
        self.on.iter().any(|trigger| matches!(trigger, Trigger::AllOutTurn(_)))
    }
}

/// A track's check that lies ahead or is under way.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct TrackPlan {
    who: CombatantId,
    track: Track,
    check: Check,
    /// A check at the combatant's own risk: a failure brings the point, and a success brings none.
    risk: bool,
    /// Whether a failure means collapse and not just a point.
    collapses: bool,
    collapse: Collapse,
    dread: Dread,
    stage: TrackStage,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
enum TrackStage {
    Ahead,
    Checking,
    Timing,
}

/// What a track's check asks for next, or what came of it.
pub enum TrackStep {
    /// Something must be rolled first.
    Ask(TrackPlan, Ask),
    /// The check is over, with these effects.
    Done(Vec<Effect>),
}

impl Table<'_> {
    /// The check of a track.
    pub fn track_plan(
        &self,
        rule: &TrackRule,
        who: CombatantId,
        adds: Option<Modifier>,
        dread: Dread,
        risk: bool,
    ) -> Option<TrackPlan> {
        let points = i32::from(self.body(who)?.points(rule.track));
        let mut threshold = vec![Modifier { why: Reason::Base, amount: rule.base }];
        let taken = Modifier { why: Reason::Points(rule.track), amount: points };
        threshold.extend(std::iter::once(taken).chain(adds).filter(|part| part.amount != 0));
        let sheet = self.sheet(who);
        let mut check = d6_check(sheet, Axis::Tracks, rule.help, &threshold);
        check.bonuses.extend(self.score_help(who, Axis::Tracks, rule.score.as_ref()));
        let (track, collapse) = (rule.track, rule.collapse);
        let collapses = match collapse {
            Collapse::SenselessFrom(least) => points >= i32::from(least),
            Collapse::Senseless | Collapse::Trauma | Collapse::TraumaOfNerve => !risk,
        };
        let stage = TrackStage::Ahead;
        Some(TrackPlan { who, track, check, risk, collapses, collapse, dread, stage })
    }
}

impl TrackPlan {
    pub const fn who(&self) -> CombatantId {
        self.who
    }

    /// Continues with a roll.
    pub fn next(self, rolled: Option<&Rolled>) -> TrackStep {
        let who = self.who;
        match (self.stage, rolled) {
            (TrackStage::Checking, Some(rolled)) => {
                if rolled.succeeds && self.risk {
                    return TrackStep::Done(Vec::new());
                }
                if rolled.succeeds || !self.collapses {
                    let point = Change::Points { who, track: self.track, change: 1 };
                    return TrackStep::Done(vec![point.by(self.clause())]);
                }
                match self.collapse {
                    Collapse::Senseless => {
                        let ask = Ask {
                            who: Some(who),
                            purpose: Purpose::Unconsciousness,
                            clause: clauses::Track::Senseless.into(),
                            check: Check::show(6),
                            matters: RelevantResult::Natural,
                        };
                        TrackStep::Ask(TrackPlan { stage: TrackStage::Timing, ..self }, ask)
                    }
                    // A combatant who collapses in battle stays down until it is over.
                    Collapse::SenselessFrom(_) => TrackStep::Done(vec![self.senseless(1)]),
                    Collapse::Trauma | Collapse::TraumaOfNerve => {
                        let of_morale = self.collapse == Collapse::TraumaOfNerve;
                        let dread = if of_morale { Dread::Defeat } else { self.dread };
                        let (kind, until) = (Trauma { dread }.into(), Until::Lasting);
                        let condition = Condition { kind, source: None, until };
                        TrackStep::Done(vec![
                            Change::BeginCondition { who, condition }.by(clauses::Track::Trauma),
                        ])
                    }
                }
            }
            (TrackStage::Timing, Some(rolled)) => {
                let turns = u8::try_from(rolled.natural).unwrap_or(1);
                TrackStep::Done(vec![self.senseless(turns)])
            }
            (_, _) => {
                let purpose = if self.risk { Purpose::Risk(self.track) } else { Purpose::Endure(self.track) };
                let (clause, check) = (self.clause(), self.check.clone());
                let ask = Ask { who: Some(who), purpose, clause, check, matters: RelevantResult::Success };
                TrackStep::Ask(TrackPlan { stage: TrackStage::Checking, ..self }, ask)
            }
        }
    }

    /// Continues with a roll, as an exchange of its own.
    pub fn step(self, rolled: Option<&Rolled>) -> Step<Self> {
        match self.next(rolled) {
            TrackStep::Ask(plan, ask) => Step::Ask(plan, ask),
            TrackStep::Done(effects) => Step::Done(Ending::of(effects)),
        }
    }

    fn senseless(&self, turns: u8) -> Effect {
        let fate = Fate::Unconscious { turns: Some(turns) };
        Change::Fate { who: self.who, fate }.by(clauses::Track::Senseless)
    }

    fn clause(&self) -> Clause {
        match (self.risk, self.track) {
            (true, _) => clauses::Track::Risk.into(),
            (false, Track::Stress) => clauses::Track::Stress.into(),
            (false, Track::Fatigue | Track::Injuries) => clauses::Track::Fatigue.into(),
        }
    }
}
