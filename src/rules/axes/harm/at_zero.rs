//! What happens to a combatant whose body gives out (`Harm::Felled`), and who can still crawl (`Harm::Crawls`).

use serde::{Deserialize, Serialize};

use crate::battle::conditions::Maiming;
use crate::battle::{Change, Check, CombatantId, Condition, Effect, Fate, Purpose, Until, clauses};
use crate::dice::Rolled;
use crate::rules::book::rulebook::Rulebook;
use crate::rules::choices::harm::{FailedInjury, OthersAtZero, OthersDown, ZeroRule};
use crate::rules::step::{Ask, RelevantResult};
use crate::rules::table::Table;

impl Rulebook {
    /// Whether a combatant who was saved from dying stays down.
    pub const fn keeps_the_saved_down(&self) -> bool {
        matches!(&self.at_zero.take, ZeroRule::CriticalDamage(_))
    }

    /// The steps that a combatant who is down crawls in a turn; none where they cannot crawl.
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

/// What being felled does to a combatant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Felled {
    /// It brings this fate.
    Is(Fate),
    /// A die decides between death and maiming.
    Rolls,
}

impl Table<'_> {
    /// Whether a combatant who is down may still crawl.
    pub fn crawls(&self, who: CombatantId) -> bool {
        self.body(who).is_some_and(|body| self.muster.book.crawl(body.fate, self.sheet(who).hero).is_some())
    }

    /// Whether a combatant lies unconscious and dies of any blow that gets through, whatever their hit points.
    pub fn dies_of_any_blow(&self, who: CombatantId) -> bool {
        matches!(&self.muster.book.at_zero.take, ZeroRule::SenselessThenDead(_))
            && self.fate(who).is_some_and(|fate| matches!(fate, Fate::Unconscious { .. }))
    }

    /// What being felled does to a combatant; `beyond`: by more damage than they had hit points left.
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
    /// The roll that decides it; none where nothing is rolled.
    pub fn ask(self, who: CombatantId) -> Option<Ask> {
        (self == Felled::Rolls).then(|| Ask {
            who: Some(who),
            purpose: Purpose::DeathOrMaiming,
            clause: clauses::Harm::Felled.into(),
            check: Check::show(6),
            matters: RelevantResult::Natural,
        })
    }

    /// The effects on the combatant.
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
            effects.push(Change::BeginCondition { who, condition }.by(clause));
        }
        effects
    }
}
