//! What becomes of one whose body gives out (`Harm::Felled`), and who can still crawl then (`Harm::Crawls`).

use serde::{Deserialize, Serialize};

use crate::battle::conditions::Maiming;
use crate::battle::{Change, Check, CombatantId, Condition, Effect, Fate, Purpose, Until, clauses};
use crate::dice::Rolled;
use crate::rules::book::rulebook::Rulebook;
use crate::rules::choices::harm::{FailedInjury, OthersAtZero, OthersDown, ZeroRule};
use crate::rules::step::{Ask, Matters};
use crate::rules::table::Table;

impl Rulebook {
    /// Whether one who was saved from dying is down all the same.
    pub const fn keeps_the_saved_down(&self) -> bool {
        matches!(&self.at_zero.take, ZeroRule::CriticalDamage(_))
    }

    /// The steps that one who is down crawls in a turn; none where it lies where it fell.
    pub fn crawl(&self, fate: Fate, hero: bool) -> Option<u16> {
        match &self.at_zero.take {
            ZeroRule::CriticalDamage(rule)
                if fate == Fate::Down && (hero || rule.others == OthersDown::Crawl) =>
            {
                Some(Rulebook::steps(rule.crawl_feet))
            }
            _ => None,
        }
    }
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
    /// Whether one who is down may still crawl.
    pub fn crawls(&self, who: CombatantId) -> bool {
        self.body(who).is_some_and(|body| self.muster.book.crawl(*body.fate, self.sheet(who).hero).is_some())
    }

    /// Whether one lies senseless who dies of any blow that gets through, however many hit points are left.
    pub fn dies_of_any_blow(&self, who: CombatantId) -> bool {
        matches!(&self.muster.book.at_zero.take, ZeroRule::SenselessThenDead(_))
            && self.fate(who).is_some_and(|fate| matches!(fate, Fate::Unconscious { .. }))
    }

    /// How a body that gives out is felled; `beyond`: by more than was left.
    pub fn felled(&self, who: CombatantId, beyond: bool) -> Felled {
        match &self.muster.book.at_zero.take {
            ZeroRule::DeadOrMaimed(FailedInjury::Maimed) => Felled::Is(Fate::Maimed),
            ZeroRule::DeadOrMaimed(FailedInjury::HeroesRoll) if self.sheet(who).hero => Felled::Rolls,
            ZeroRule::DeadOrMaimed(_) => Felled::Is(Fate::Dead),
            ZeroRule::SenselessThenDead(_) if beyond => Felled::Is(Fate::Dead),
            ZeroRule::SenselessThenDead(_) => Felled::Is(Fate::Unconscious { turns: None }),
            ZeroRule::Down(rule) => {
                let is_lost = rule.others_at_zero == OthersAtZero::Dead && !self.sheet(who).hero;
                Felled::Is(if is_lost { Fate::Dead } else { Fate::Down })
            }
            ZeroRule::CriticalDamage(_) => Felled::Is(Fate::Down),
        }
    }
}

impl Felled {
    /// What must be rolled before it is known; none where nothing must.
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
    pub fn effects(self, who: CombatantId, rolled: Option<&Rolled>) -> Vec<Effect> {
        let fate = match self {
            Felled::Is(fate) => fate,
            Felled::Rolls if rolled.is_some_and(|rolled| rolled.natural > 3) => Fate::Maimed,
            Felled::Rolls => Fate::Dead,
        };
        let clause = clauses::Harm::Felled;
        let mut effects = vec![Change::Fate { who, fate }.by(clause)];
        if fate == Fate::Maimed {
            let condition = Condition { kind: Maiming {}.into(), source: None, until: Until::Lasting };
            effects.push(Change::Begin { who, condition }.by(clause));
        }
        effects
    }
}
