//! What becomes of one whose body gives out (`Harm::Felled`).

use serde::{Deserialize, Serialize};

use crate::battle::{
    Check, Clause, CombatantId, Condition, ConditionKind, Effect, Fate, Purpose, Until, clauses,
};
use crate::dice::Rolled;
use crate::rules::book::rulebook::Unbuilt;
use crate::rules::exchange::{Ask, Matters};
use crate::rules::table::Table;

/// What becomes of one whose body gives out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum ZeroRule {
    /// Dead, or out of the fight with a wound that stays.
    DeadOrMaimed(FailedInjury),
    /// Down, and to be saved by others.
    Down(Unbuilt),
    /// Senseless, and dead where more was dealt than was left.
    SenselessThenDead(SenselessThenDead),
    /// Out of the fight, crawling.
    CriticalDamage(Unbuilt),
}

/// What a failed injury check means.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum FailedInjury {
    /// Everybody dies of it.
    Dies,
    /// Everybody is maimed by it.
    Maimed,
    /// Heroes roll a die: 1 to 3 they die, 4 to 6 they are maimed; others die.
    HeroesRoll,
}

/// Senseless, and dead where more was dealt than was left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SenselessThenDead {
    /// Whether healing brings one back to one's senses.
    pub healing_wakes: bool,
}

/// How a body that gives out is felled.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Felled {
    /// This is what becomes of it.
    Is(Fate),
    /// A die says what becomes of it.
    Rolls,
}

impl Table<'_> {
    /// How a body that gives out is felled; `beyond`: by more than was left.
    #[must_use]
    pub fn felled(&self, who: CombatantId, beyond: bool) -> Felled {
        match &self.muster.book.at_zero.take {
            ZeroRule::DeadOrMaimed(FailedInjury::Maimed) => Felled::Is(Fate::Maimed),
            ZeroRule::DeadOrMaimed(FailedInjury::HeroesRoll) if self.sheet(who).hero => Felled::Rolls,
            ZeroRule::DeadOrMaimed(_) => Felled::Is(Fate::Dead),
            ZeroRule::SenselessThenDead(_) if beyond => Felled::Is(Fate::Dead),
            ZeroRule::SenselessThenDead(_) => Felled::Is(Fate::Unconscious { turns: None }),
            ZeroRule::Down(no) | ZeroRule::CriticalDamage(no) => no.never(),
        }
    }
}

impl Felled {
    /// What must be rolled before it is known; none where nothing must.
    #[must_use]
    pub fn ask(self, who: CombatantId) -> Option<Ask> {
        (self == Felled::Rolls).then(|| Ask {
            who: Some(who),
            purpose: Purpose::DeathOrMaiming,
            clause: clauses::Harm::Felled.into(),
            check: Check::show(6),
            matters: Matters::Natural,
        })
    }

    /// What becomes of the body.
    #[must_use]
    pub fn effects(self, who: CombatantId, rolled: Option<&Rolled>) -> Vec<Effect> {
        let fate = match self {
            Felled::Is(fate) => fate,
            Felled::Rolls if rolled.is_some_and(|rolled| rolled.natural > 3) => Fate::Maimed,
            Felled::Rolls => Fate::Dead,
        };
        let clause: Option<Clause> = Some(clauses::Harm::Felled.into());
        let mut effects = vec![Effect::Fate { who, fate, clause }];
        if fate == Fate::Maimed {
            let condition = Condition { kind: ConditionKind::Maiming, source: None, until: Until::Lasting };
            effects.push(Effect::Begin { who, condition, clause });
        }
        effects
    }
}
