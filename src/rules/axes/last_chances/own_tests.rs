//! Dying combatants hold on by tests of their own (`LastChances::OwnTest`), one in each of their turns in the rounds
//! after their fall, and others may make these tests easier (`LastChances::Helper`).

use serde::{Deserialize, Serialize};
use smallvec::smallvec;

use crate::battle::{
    BodyState, Chances, Change, Check, Clause, CombatantId, Effect, ExtraRoll, Fate, Modifier, MoraleOrLife,
    Purpose, Reason, Refusal, Trait, clauses,
};
use crate::dice::{Edge, Goal, Pool, Rolled, Throw};
use crate::rules::book::muster::Sheet;
use crate::rules::book::rulebook::{Axis, Rulebook};
use crate::rules::choices::last_chances::{Helper, LastChancesRule, LastDice, OwnTests};
use crate::rules::step::{Ask, Ending, RelevantResult, Step};
use crate::rules::table::Table;

/// The test of a dying combatant.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct HoldOn {
    who: CombatantId,
    check: Check,
    hp: u16,
    lost: Effect,
}

impl Rulebook {
    /// The rule for tests by which combatants hold on to life, where the book has one.
    pub fn own_tests(&self) -> Option<&OwnTests> {
        match &self.last_chances.take {
            LastChancesRule::TestsOfOnesOwn(rule) => Some(rule),
            LastChancesRule::Nothing | LastChancesRule::StabilisedByOthers(_) => None,
        }
    }

    /// The chances of a combatant who goes down in a round.
    pub fn chances_of(&self, sheet: &Sheet, round: u16) -> Chances {
        let Some(rule) = self.own_tests() else { return Chances::default() };
        let held = sheet.blocks.of(Axis::LastChances).traits.as_deref().unwrap_or_default();
        let by_trait = rule.by_trait.iter().rev().find(|(wanted, _)| held.contains(wanted));
        let left = by_trait.map_or(&rule.chances, |(_, chances)| chances).iter().copied().collect();
        Chances { left, fell_in: Some(round) }
    }
}

impl Table<'_> {
    /// The effect of a lost chance: one chance fewer, or death with the last.
    pub fn chance_lost(&self, who: CombatantId) -> Option<Effect> {
        let left = self.body(who).filter(|body| body.fate == Fate::Down)?.chances.as_ref()?.left.len();
        let clause: Clause = clauses::LastChances::OwnTest.into();
        Some(match left {
            0 | 1 => Change::Fate { who, fate: Fate::Dead }.by(clause),
            _ => MoraleOrLife::ChanceLost { who }.because(clause),
        })
    }

    /// Whether a combatant lies unconscious after holding on to life by such tests, and not for another reason.
    pub fn has_held_on(&self, who: CombatantId) -> bool {
        let lies = |body: &BodyState| {
            body.chances.as_ref().is_some_and(|chances| chances.fell_in.is_some())
                && matches!(body.fate, Fate::Unconscious { .. })
                && body.hit_points.is_some_and(|points| points.now > 0)
        };
        self.body(who).is_some_and(lies)
    }

    /// The test of a dying combatant in their turn.
    pub fn hold_on(&self, who: CombatantId) -> Option<HoldOn> {
        let rule = self.muster.book.own_tests()?;
        let lost = self.chance_lost(who)?;
        let edge = self.body(who)?.chances.as_ref()?.left.first().copied()?;
        let check = match rule.dice {
            None => self.test(who, self.usual_difficulty())?,
            Some(dice) => dice.check(),
        };
        // A favoured test that the rule does not give to everybody comes from a trait or from help.
        let is_better = edge == Edge::Favoured && !rule.chances.contains(&edge);
        let why = if is_better { Reason::BetterChance } else { Reason::LastChance };
        let check = if edge == Edge::Plain { check } else { check.with_edges(smallvec![(why, edge)]) };
        Some(HoldOn { who, check, hp: rule.stabilised_hp, lost })
    }

    /// The trait of those who may make the chances of the dying better, where there is one.
    pub fn helper_trait(&self) -> Option<Trait> {
        match self.muster.book.own_tests()?.helper? {
            Helper::Favours(held) => Some(held),
            Helper::Saves(_) => None,
        }
    }

    /// Whether a combatant may make a dying combatant's chances better.
    pub(super) fn permit_care(
        &self,
        who: CombatantId,
        target: CombatantId,
        held: Trait,
    ) -> Result<(), Refusal> {
        if !self.has_trait(who, Axis::LastChances, held) {
            return Err(Refusal::LacksTrait { lacks: held });
        }
        if self.chance_lost(target).is_none() {
            return Err(Refusal::NoTarget);
        }
        self.permit_distance(who, target, 1)
    }
}

impl LastDice {
    fn check(self) -> Check {
        let LastDice { pool: plain, favoured, hampered, at_least } = self;
        let pool = Pool { sides: 6, plain, favoured, hampered, hampered_wins: true };
        let mut check = Check::of(Throw::Pool { pool, edge: Edge::Plain });
        check.threshold = smallvec![Modifier { why: Reason::Base, amount: at_least }];
        check.goal = Goal::Reach;
        check
    }
}

impl HoldOn {
    /// Rolls, then the combatant holds on or loses a chance.
    pub fn next(self, rolled: Option<&Rolled>) -> Step<Self> {
        let HoldOn { who, hp, .. } = self;
        let clause = clauses::LastChances::OwnTest.into();
        let Some(rolled) = rolled else {
            let ask = Ask {
                who: Some(who),
                purpose: Purpose::ExtraRoll(ExtraRoll::HoldOn),
                clause,
                check: self.check.clone(),
                matters: RelevantResult::Success,
            };
            return Step::Ask(self, ask);
        };
        let saved = MoraleOrLife::Saved { who, healed: hp }.because(clause);
        let effects = vec![if rolled.succeeds { saved } else { self.lost }];
        Step::Done(Ending { landed: Some(rolled.succeeds), effects })
    }
}
