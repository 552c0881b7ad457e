//! Tracks: counts that wear a combatant down. Each says what calls for its check (`Track::Fatigue`, `Track::Stress`),
//! what a check at one's own risk means (`Track::Risk`), and what it is to collapse (`Track::Senseless`,
//! `Track::Trauma`).

use serde::{Deserialize, Serialize};

use crate::battle::{
    AptitudeSet, Check, Clause, CombatantId, Condition, ConditionKind, Dread, Effect, Fate, Part, Purpose,
    Reason, Track, Until, WeaponId, clauses,
};
use crate::dice::Rolled;
use crate::rules::axes::check::d6_check;
use crate::rules::axes::harm::{HarmPlan, HarmRule};
use crate::rules::book::rulebook::{Axis, Unbuilt};
use crate::rules::exchange::{Ask, Ending, Exchange, Matters, Step};
use crate::rules::table::Table;

/// The tag of creatures that terrify those who first see them.
pub const TERRIFYING: &str = "terrifying";

/// A count that wears a combatant down.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TrackRule {
    /// Which count.
    pub track: Track,
    /// What the points already taken are added to.
    pub base: i32,
    /// What helps.
    #[serde(default)]
    pub help: AptitudeSet,
    /// A score that helps from certain values on, for books that know scores instead of aptitudes.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub score: Option<Unbuilt>,
    /// What calls for the check.
    pub on: Vec<Trigger>,
    /// What a failed check means.
    pub collapse: Collapse,
}

/// What calls for a track's check.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Trigger {
    /// A hit by a weapon that tires.
    TiringHit,
    /// An ally dying in sight.
    AllyDies,
    /// The first sight of a kind of creature that terrifies.
    TerrifyingSight,
    /// A turn given wholly to fighting and moving in armour.
    AllOutTurn(Unbuilt),
    /// A hit by a heavy weapon.
    HeavyHit(Unbuilt),
    /// Nerve that failed and was rallied.
    Rallied(Unbuilt),
}

/// What it is to collapse.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Collapse {
    /// Senseless for so many exploration turns as a die shows.
    Senseless,
    /// A trauma, named after what brought it about.
    Trauma,
    /// Senseless, but only from so many points on.
    SenselessFrom(Unbuilt),
    /// A trauma that weighs on one's nerve.
    TraumaOfNerve(Unbuilt),
}

/// What being worn down does to checks that are not about taking damage.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PenaltyRule {
    /// Which count.
    pub track: Track,
    /// From how many points on.
    pub at_least: u8,
    /// What it adds to such checks.
    pub amount: i32,
}

/// A track's check that lies ahead.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct TrackPlan {
    who: CombatantId,
    track: Track,
    check: Check,
    /// At one's own risk: the point comes with a failure, and nothing worse.
    risk: bool,
    collapse: Collapse,
    dread: Dread,
    stage: TrackStage,
}

/// How far a track's check has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
enum TrackStage {
    Ahead,
    Checking,
    Timing,
}

/// What a track's check came to.
pub enum TrackStep {
    /// Something must be rolled first.
    Ask(TrackPlan, Ask),
    /// This is what comes of it.
    Done(Vec<Effect>),
}

impl Table<'_> {
    /// The check that a hit by a weapon forces on some track.
    #[must_use]
    pub fn tiring_hit(&self, who: CombatantId, weapon: WeaponId) -> Option<TrackPlan> {
        let tiring = self.arm(weapon).blocks.of(Axis::Tracks).ftm?;
        let rules = self.muster.book.tracks.iter().map(|chosen| &chosen.take);
        let rule = rules.into_iter().find(|rule| rule.on.contains(&Trigger::TiringHit))?;
        self.track_plan(rule, who, tiring, Dread::DeadAlly, false)
    }

    /// Whether something seen calls for a check.
    #[must_use]
    pub fn minds(&self, trigger: Trigger) -> bool {
        self.muster.book.tracks.iter().any(|chosen| chosen.take.on.contains(&trigger))
    }

    /// The check that something seen forces on one.
    #[must_use]
    pub fn dreadful_sight(&self, who: CombatantId, trigger: Trigger, dread: Dread) -> Option<TrackPlan> {
        let rules = self.muster.book.tracks.iter().map(|chosen| &chosen.take);
        let rule = rules.into_iter().find(|rule| rule.on.contains(&trigger))?;
        self.track_plan(rule, who, 0, dread, false)
    }

    /// A check that the game master calls for, at one's own risk or not.
    #[must_use]
    pub fn called_for(&self, who: CombatantId, track: Track, risk: bool) -> Option<Exchange> {
        match track {
            Track::Injuries => match &self.muster.book.harm.take {
                HarmRule::InjuryChecks(rule) => {
                    rule.plan(self, who, None, risk).map(HarmPlan::Injury).map(Exchange::Harm)
                }
                _ => None,
            },
            Track::Fatigue | Track::Stress => {
                let rule = self.muster.book.track(track)?;
                self.track_plan(rule, who, 0, Dread::DeadAlly, risk).map(Exchange::Endure)
            }
        }
    }

    fn track_plan(
        &self,
        rule: &TrackRule,
        who: CombatantId,
        weapon: i32,
        dread: Dread,
        risk: bool,
    ) -> Option<TrackPlan> {
        let points = i32::from(self.body(who)?.points(rule.track));
        let mut threshold = vec![Part { why: Reason::Base, amount: rule.base }];
        for (why, amount) in [(Reason::Points(rule.track), points), (Reason::Weapon, weapon)] {
            if amount != 0 {
                threshold.push(Part { why, amount });
            }
        }
        let check = d6_check(self.sheet(who), Axis::Tracks, rule.help, &threshold);
        let (track, collapse) = (rule.track, rule.collapse);
        Some(TrackPlan { who, track, check, risk, collapse, dread, stage: TrackStage::Ahead })
    }
}

impl TrackPlan {
    /// Who is to make it.
    #[must_use]
    pub const fn who(&self) -> CombatantId {
        self.who
    }

    /// Goes on by one roll.
    #[must_use]
    pub fn next(self, rolled: Option<&Rolled>) -> TrackStep {
        let who = self.who;
        match (self.stage, rolled) {
            (TrackStage::Checking, Some(rolled)) => {
                if rolled.succeeds != self.risk {
                    let clause = Some(self.clause());
                    return TrackStep::Done(vec![Effect::Points {
                        who,
                        track: self.track,
                        change: 1,
                        clause,
                    }]);
                }
                if self.risk {
                    return TrackStep::Done(Vec::new());
                }
                match self.collapse {
                    Collapse::Senseless => {
                        let ask = Ask {
                            who: Some(who),
                            purpose: Purpose::Unconsciousness,
                            clause: clauses::Track::Senseless.into(),
                            check: Check::show(6),
                            matters: Matters::Natural,
                        };
                        TrackStep::Ask(TrackPlan { stage: TrackStage::Timing, ..self }, ask)
                    }
                    Collapse::Trauma => {
                        let kind = ConditionKind::Trauma(self.dread);
                        let condition = Condition { kind, source: None, until: Until::Lasting };
                        let clause = Some(clauses::Track::Trauma.into());
                        TrackStep::Done(vec![Effect::Begin { who, condition, clause }])
                    }
                    Collapse::SenselessFrom(no) | Collapse::TraumaOfNerve(no) => no.never(),
                }
            }
            (TrackStage::Timing, Some(rolled)) => {
                let fate = Fate::Unconscious { turns: Some(u8::try_from(rolled.natural).unwrap_or(1)) };
                TrackStep::Done(vec![Effect::Fate {
                    who,
                    fate,
                    clause: Some(clauses::Track::Senseless.into()),
                }])
            }
            (_, _) => {
                let purpose = if self.risk { Purpose::Risk(self.track) } else { Purpose::Endure(self.track) };
                let (clause, check) = (self.clause(), self.check.clone());
                let ask = Ask { who: Some(who), purpose, clause, check, matters: Matters::Success };
                TrackStep::Ask(TrackPlan { stage: TrackStage::Checking, ..self }, ask)
            }
        }
    }

    /// Goes on by one roll as an exchange of its own.
    #[must_use]
    pub fn step(self, rolled: Option<&Rolled>) -> Step {
        match self.next(rolled) {
            TrackStep::Ask(plan, ask) => Step::Ask(Exchange::Endure(plan), ask),
            TrackStep::Done(effects) => Step::Done(Ending::of(effects)),
        }
    }

    fn clause(&self) -> Clause {
        match (self.risk, self.track) {
            (true, _) => clauses::Track::Risk.into(),
            (false, Track::Stress) => clauses::Track::Stress.into(),
            (false, Track::Fatigue | Track::Injuries) => clauses::Track::Fatigue.into(),
        }
    }
}
