//! A spell or item that does good: healing is rolled, the rest is certain. Whom it may reach is settled elsewhere.

use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use crate::battle::{
    Amount, Change, Check, CombatantId, Effect, Modifier, Purpose, Reason, WeaponId, Working, clauses,
};
use crate::dice::{Rolled, Throw};
use crate::rules::step::{Ask, Ending, RelevantResult, Step};
use crate::rules::table::Table;

/// What a spell or item that does good does to one target, ahead or under way.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Work {
    who: CombatantId,
    target: CombatantId,
    what: WeaponId,
    /// The healing that is still to come.
    heals: SmallVec<[Amount; 1]>,
    /// Whether healing is being rolled.
    rolling: bool,
    effects: Vec<Effect>,
}

impl Table<'_> {
    /// What a spell or item that does good does to one of its targets.
    pub fn work(&self, who: CombatantId, target: CombatantId, what: WeaponId) -> Work {
        let heal = |working: &Working| match working {
            Working::Heal(amount) => Some(*amount),
            _ => None,
        };
        let heals = self.workings(what).iter().rev().filter_map(heal).collect();
        let certain = |working: &Working| self.effect_without_dice(who, target, what, *working);
        let certain = self.workings(what).iter().filter_map(certain);
        let effects = self.concentrates_on(who, what).into_iter().chain(certain).collect();
        Work { who, target, what, heals, rolling: false, effects }
    }
}

impl Work {
    /// Takes the result of the last roll, then asks for the next one or ends.
    pub fn next(mut self, rolled: Option<&Rolled>) -> Step<Self> {
        if let Some(rolled) = rolled.filter(|_| self.rolling) {
            self.heal(rolled.total);
        }
        self.rolling = false;
        match self.heals.pop() {
            None => Step::Done(Ending::of(self.effects)),
            Some(amount) if amount.dice.0 == 0 => {
                self.heal(amount.plus);
                self.next(None)
            }
            Some(amount) => {
                self.rolling = true;
                let (count, sides) = amount.dice;
                let mut check = Check::of(Throw::Sum { count: count.into(), sides });
                if amount.plus != 0 {
                    check.bonuses.push(Modifier { why: Reason::Base, amount: amount.plus });
                }
                let ask = Ask {
                    who: Some(self.who),
                    purpose: Purpose::Healing { target: self.target, with: self.what },
                    clause: clauses::Harm::Healing.into(),
                    check,
                    matters: RelevantResult::Natural,
                };
                Step::Ask(self, ask)
            }
        }
    }

    fn heal(&mut self, amount: i32) {
        let amount = u16::try_from(amount.max(0)).unwrap_or(u16::MAX);
        self.effects.push(Change::Heal { who: self.target, amount }.by(clauses::Harm::Healing));
    }
}
