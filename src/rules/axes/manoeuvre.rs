//! Manoeuvres: trip (`Manoeuvre::Trip`) and disarm (`Manoeuvre::Disarm`), each a contest of two checks
//! (`Check::Opposed`), and aid to an ally (`Manoeuvre::Aid`).

use serde::{Deserialize, Serialize};
use smallvec::smallvec;

use crate::battle::{
    AptitudeSet, Check, Clause, CombatantId, Effect, Manoeuvre, Part, Purpose, Reason, WeaponId, clauses,
};
use crate::dice::{Goal, Rolled};
use crate::rules::book::rulebook::{Axis, Unbuilt};
use crate::rules::exchange::{Ask, Ending, Exchange, Matters, Step};
use crate::rules::table::Table;

/// A way to get the better of somebody, or to help, and how it is tested.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum ManoeuvreRule {
    /// Bring somebody next to one to the ground.
    Trip(Opposed),
    /// Knock a weapon out of the hand of somebody next to one.
    Disarm(Opposed),
    /// Help an ally next to one.
    Aid,
    /// Bring somebody to the ground by a contest of skills.
    TripBySkill(Unbuilt),
    /// Hold somebody fast.
    Grapple(Unbuilt),
    /// Give up attacking for not being hit.
    Evade(Unbuilt),
    /// Frighten an enemy.
    Frighten(Unbuilt),
    /// Rally an ally who flees, or spur one who fights.
    Command(Unbuilt),
    /// Attack from where nobody expects it, at a risk.
    Daring(Unbuilt),
    /// Kill one who lies helpless.
    Finish(Unbuilt),
    /// Ease the wounds of one next to one.
    Treat(Unbuilt),
    /// Look for traps, and make them harmless.
    HandleTraps(Unbuilt),
}

/// Both roll; the higher total wins. A tie goes to a hero against one who is not, otherwise to the one who acts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Opposed {
    /// What helps either of them.
    pub help: AptitudeSet,
    /// Whether those who fly cannot be brought down by it.
    #[serde(default)]
    pub spares_fliers: bool,
}

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
    /// The weapon that a disarmed one drops.
    weapon: Option<WeaponId>,
    stage: ContestStage,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
enum ContestStage {
    Ahead,
    Attempting,
    Withstanding { assured: bool },
}

impl Table<'_> {
    /// How the rulebook tests a manoeuvre, if it has it.
    #[must_use]
    pub fn opposed(&self, kind: Manoeuvre) -> Option<Opposed> {
        self.muster.book.manoeuvres.iter().find_map(|chosen| match (&chosen.take, kind) {
            (ManoeuvreRule::Trip(opposed), Manoeuvre::Trip)
            | (ManoeuvreRule::Disarm(opposed), Manoeuvre::Disarm) => Some(*opposed),
            _ => None,
        })
    }

    /// Whether the rulebook lets allies help each other.
    #[must_use]
    pub fn knows_aid(&self) -> bool {
        self.muster.book.manoeuvres.iter().any(|chosen| chosen.take == ManoeuvreRule::Aid)
    }

    /// The contest that a manoeuvre comes to.
    #[must_use]
    pub fn contest(&self, kind: Manoeuvre, who: CombatantId, against: CombatantId) -> Option<Contest> {
        let help = self.opposed(kind)?.help;
        let heroes = (self.sheet(who).hero, self.sheet(against).hero);
        Some(Contest {
            kind,
            who,
            against,
            attempt: self.aptitude_check(who, Axis::Manoeuvres, help)?,
            defence: self.aptitude_check(against, Axis::Manoeuvres, help)?,
            ties_win: heroes != (false, true),
            weapon: self.weapon_at_hand(against),
            stage: ContestStage::Ahead,
        })
    }

    /// The weapon that one has at the ready, or else the first that it carries.
    #[must_use]
    pub fn weapon_at_hand(&self, who: CombatantId) -> Option<WeaponId> {
        let body = self.body(who)?;
        body.arms.ready.or_else(|| body.arms.carried.first().copied())
    }
}

impl Contest {
    /// Goes on by one roll.
    #[must_use]
    pub fn next(self, rolled: Option<&Rolled>) -> Step {
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
                Step::Ask(Exchange::Contest(Contest { stage, ..self }), ask)
            }
            (ContestStage::Withstanding { assured }, Some(rolled)) => {
                let withstood = if assured { rolled.assured } else { rolled.succeeds };
                let effects = if withstood { Vec::new() } else { self.won() };
                Step::Done(Ending { landed: Some(!withstood), effects })
            }
            (_, _) => {
                let ask = Ask {
                    who: Some(who),
                    purpose: Purpose::Manoeuvre { kind, against },
                    clause: self.clause(),
                    check: self.attempt.clone(),
                    matters: Matters::Natural,
                };
                Step::Ask(Exchange::Contest(Contest { stage: ContestStage::Attempting, ..self }), ask)
            }
        }
    }

    fn clause(&self) -> Clause {
        match self.kind {
            Manoeuvre::Trip => clauses::Manoeuvre::Trip.into(),
            Manoeuvre::Disarm => clauses::Manoeuvre::Disarm.into(),
        }
    }

    fn won(&self) -> Vec<Effect> {
        let (who, clause) = (self.against, Some(self.clause()));
        match self.kind {
            Manoeuvre::Trip => vec![Effect::Posture { who, prone: true, clause }],
            Manoeuvre::Disarm => {
                self.weapon.map(|weapon| Effect::Drop { who, weapon, clause }).into_iter().collect()
            }
        }
    }
}
