//! What the possible endings of a deed are worth to the enemies of its target.

use crate::battle::{Change, CombatantId, Effect, Track};
use crate::rules::questions::odds::Odds;
use crate::rules::table::Table;

/// The worth of putting an enemy out of the fight. All other worths are measured against it.
pub const OUT: i32 = 1000;

/// The worth of bringing a target to the ground.
pub const PRONE: i32 = 120;

/// The worth of taking all hit points of a target, apart from putting them out of the fight.
const WOUNDS: i32 = 750;

/// The same where damage takes abilities before a target without hit points falls, and where it injures them before.
const WOUNDS_BEFORE_ABILITIES: i32 = 600;
const WOUNDS_BEFORE_INJURIES: i32 = 300;

/// What an attack is likely to bring.
#[derive(Clone, Copy, Debug, Default)]
pub struct Struck {
    pub worth: i32,
    /// The chance that the target falls, in percent.
    pub falls: i32,
}

/// By what the effects of a deed on its target are measured.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Measure {
    target: CombatantId,
    /// What a lost hit point counts: the more, the fewer the target has in all.
    wound: i32,
    /// Whether the target still fights; whatever is done to the others is worth nothing.
    is_able: bool,
}

impl Measure {
    pub fn of(table: &Table<'_>, target: CombatantId) -> Measure {
        let body = table.body(target);
        let points = body.as_ref().and_then(|body| body.hit_points);
        let book = &table.muster.book;
        let all = match (book.counts_injuries(), book.takes_abilities()) {
            (true, _) => WOUNDS_BEFORE_INJURIES,
            (false, true) => WOUNDS_BEFORE_ABILITIES,
            (false, false) => WOUNDS,
        };
        let wound = points.map_or(0, |points| (all / i32::from(points.most.max(1))).max(1));
        Measure { target, wound, is_able: body.is_some_and(|body| body.fate.is_able()) }
    }

    /// What a lost hit point of the target counts.
    pub const fn wound(self) -> i32 {
        self.wound
    }

    /// The mean worth of the endings of a deed.
    pub fn mean(self, odds: &Odds) -> i32 {
        self.whole(odds.endings.mean(|ending| f64::from(self.worth_of(&ending.effects))))
    }

    /// Whether effects put the target out of the fight.
    pub fn falls_by(self, effects: &[Effect]) -> bool {
        let fells = |effect: &Effect| match &effect.change {
            Change::Fate { who, fate } => *who == self.target && !fate.is_able(),
            _ => false,
        };
        self.is_able && effects.iter().any(fells)
    }

    /// A mean worth as a whole number. A worth that would round to 0 is still better than nothing.
    pub fn whole(self, mean: f64) -> i32 {
        match mean {
            _ if !self.is_able => 0,
            _ if mean > 0.0 => rounded(mean).max(1),
            _ => rounded(mean),
        }
    }

    /// The worth of effects on the target.
    pub fn worth_of(self, effects: &[Effect]) -> i32 {
        let Measure { target, wound, .. } = self;
        let of_effect = |effect: &Effect| match &effect.change {
            Change::Harm { who, amount } if *who == target => i32::from(*amount) * wound,
            Change::Shield { who, points } if *who == target => i32::from(*points) * wound / 2,
            Change::Fate { who, fate } if *who == target && !fate.is_able() => OUT,
            Change::Points { who, track, change, .. } if *who == target => wear(*track) * i32::from(*change),
            Change::Posture { who, prone: true } if *who == target => PRONE,
            Change::BeginCondition { who, condition } if *who == target => condition.kind.worth_laying(),
            Change::Push { who, .. } if *who == target => 30,
            Change::Drop { who, .. } if *who == target => 150,
            _ => 0,
        };
        effects.iter().map(of_effect).sum()
    }
}

/// The worth of a point on a track.
pub const fn wear(track: Track) -> i32 {
    match track {
        Track::Injuries => 240,
        Track::Fatigue => 120,
        Track::Stress => 50,
    }
}

/// How much a sum of chances may be off.
const NOISE: f64 = 1e-6;

/// A worth as a whole number, so that comparisons give the same result on every machine, in whatever order chances were
/// added up.
pub fn rounded(value: f64) -> i32 {
    (value + 0.5 + NOISE).clamp(f64::from(i32::MIN), f64::from(i32::MAX)) as i32
}
