//! Hardship: how exhaustion slows (`Hardship::Exhausted`), what disease, poison and venom do in each stage
//! (`Hardship::Corruption`), and what a lost part of the body costs.

use serde::{Deserialize, Serialize};
use smallvec::{SmallVec, smallvec};

use crate::battle::conditions::{Corrupted, Exhausted};
use crate::battle::{
    BodyPart, Change, Check, Clause, CombatantId, Condition, Conditions, Corruption, Effect, Losses,
    Modifier, Purpose, Reason, Stage, Until, WeaponId, clauses,
};
use crate::dice::{Goal, Rolled, Throw};
use crate::rules::axes::aftermath::lose_points;
use crate::rules::book::rulebook::{Axis, Rulebook};
use crate::rules::choices::aftermath::Handicap;
use crate::rules::choices::check::{AbilityRule, CheckRule};
use crate::rules::step::{Ask, Ending, RelevantResult, Step};
use crate::rules::table::Table;

/// A check against corruption that lies ahead or is under way, and what failing it brings.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct CorruptionPlan {
    who: CombatantId,
    check: Check,
    dice: (u8, u8),
    /// The highest face on which a failed check doubles the loss, if the rule doubles any.
    doubled_on: Option<u8>,
    /// The corruption that the combatant has already.
    before: Option<Condition>,
    /// The corruption with the next stage.
    after: Condition,
    /// What the next stage does; none if it does nothing more.
    stage: Option<Stage>,
    /// The score of the ability that the stage reduces.
    score: i32,
    progress: Progress,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
enum Progress {
    Ahead,
    Checking,
    Losing { doubled: bool },
}

impl Rulebook {
    /// How the rulebook tests abilities, where it does.
    pub fn ability_rule(&self) -> Option<&AbilityRule> {
        match &self.check.take {
            CheckRule::D20AtLeast(rule) => rule.ability.as_ref(),
            _ => None,
        }
    }

    /// The steps that are left of a move once conditions and lost parts of the body have slowed the combatant.
    pub fn pace_left(&self, pace: u16, conditions: &Conditions, losses: Option<&Losses>) -> u16 {
        if let Some(steps) = conditions.0.iter().find_map(|condition| condition.kind.limits_pace(self)) {
            return pace.min(steps);
        }
        let parts = losses.map(|losses| losses.parts.as_slice()).unwrap_or_default();
        let feet = |handicap| if let Handicap::Speed(feet) = handicap { i32::from(feet) } else { 0 };
        let change: i32 = self.handicaps(parts).map(|(_, handicap)| feet(handicap)).sum();
        u16::try_from((i32::from(pace) + change / 5).max(0)).unwrap_or(pace)
    }
}

impl Table<'_> {
    /// The modifiers that lost parts of the body bring to an attack.
    pub fn attack_handicaps(&self, who: CombatantId, purpose: Purpose) -> SmallVec<[Modifier; 1]> {
        let Purpose::Attack { target, weapon } = purpose else { return SmallVec::new() };
        let counts = |(part, handicap): (BodyPart, Handicap)| match handicap {
            Handicap::Attacks(amount) => Some(Modifier { why: Reason::LostPart(part), amount }),
            Handicap::RangedAttacks(amount) if self.is_ranged(who, target, weapon) => {
                Some(Modifier { why: Reason::LostPart(part), amount })
            }
            _ => None,
        };
        self.handicaps(who).filter_map(counts).collect()
    }

    /// The check against the disease, poison or venom of a weapon that has just hit.
    pub fn exposed(&self, who: CombatantId, weapon: WeaponId) -> Option<CorruptionPlan> {
        self.corruption(who, weapon, None)
    }

    /// The check at the end of a stage of the corruption that a combatant has.
    pub fn sickens(&self, who: CombatantId) -> Option<CorruptionPlan> {
        let condition = self.corrupted(who)?;
        let (weapon, _) = condition.corruption()?;
        self.corruption(who, weapon, Some(condition))
    }

    fn corruption(
        &self,
        who: CombatantId,
        weapon: WeaponId,
        before: Option<Condition>,
    ) -> Option<CorruptionPlan> {
        let rules = self.muster.book.ability_rule()?;
        let rule = rules.corruption?;
        let source: &Corruption = self.weapon_sheet(weapon).blocks.of(Axis::Check).corrupts.as_ref()?;
        // A combatant who is corrupted already does not catch it again.
        if before.is_none() && self.corrupted(who).is_some() {
            return None;
        }
        let reached = before.and_then(Condition::corruption).map_or(0, |(_, stage)| stage);
        let stage = source.stages.get(usize::from(reached)).or(source.stages.last()).copied();
        let mut check = self.ability_check(who, Axis::Check, rule.ability)?;
        check.threshold = smallvec![Modifier { why: Reason::Base, amount: source.dc.unwrap_or(rule.dc) }];
        check.goal = Goal::Reach;
        let kind = Corrupted { weapon, stage: reached.saturating_add(1) }.into();
        let after = Condition { kind, source: None, until: Until::Lasting };
        let score = match stage {
            Some(Stage::LostPoints(ability)) => self.score(who, Axis::Check, ability),
            _ => 0,
        };
        let dice = rule.lost_points;
        let loses_points = matches!(stage, Some(Stage::LostPoints(_)));
        let doubled_on = rules.doubled_harm_to_heroes_on.filter(|_| loses_points && self.sheet(who).hero);
        let progress = Progress::Ahead;
        Some(CorruptionPlan { who, check, dice, doubled_on, before, after, stage, score, progress })
    }
}

impl CorruptionPlan {
    /// Rolls; then the corruption is withstood, or its next stage begins.
    pub fn next(mut self, rolled: Option<&Rolled>) -> Step<Self> {
        let who = self.who;
        match (self.progress, rolled) {
            (Progress::Checking, Some(rolled)) if rolled.succeeds => {
                let ends = self.before.map(|condition| Change::EndCondition { who, condition }.into());
                Step::Done(Ending { landed: Some(true), effects: ends.into_iter().collect() })
            }
            (Progress::Checking, Some(rolled)) => {
                if let Some(Stage::LostPoints(ability)) = self.stage {
                    let doubled = self.doubled_on.is_some_and(|face| rolled.natural <= face.into());
                    self.progress = Progress::Losing { doubled };
                    let (count, sides) = self.dice;
                    let check = Check::of(Throw::Sum { count: count.into(), sides });
                    return self.ask(Purpose::LostPoints { ability }, check, RelevantResult::Natural);
                }
                let kind = Exhausted {}.into();
                let condition = Condition { kind, source: None, until: Until::Lasting };
                let tires = self
                    .stage
                    .map(|_| Change::BeginCondition { who, condition }.by(clauses::Hardship::Corruption));
                self.worsens(tires.into_iter().collect())
            }
            (Progress::Losing { doubled }, Some(rolled)) => {
                let Some(Stage::LostPoints(ability)) = self.stage else { return self.worsens(Vec::new()) };
                let (points, clause): (_, Clause) = if doubled {
                    (2 * rolled.total, clauses::Check::Doubled.into())
                } else {
                    (rolled.total, clauses::Hardship::Corruption.into())
                };
                let (effects, _) = lose_points(who, (ability, self.score), points, Some(clause));
                self.worsens(effects)
            }
            (_, _) => {
                self.progress = Progress::Checking;
                let check = self.check.clone();
                let matters =
                    if self.doubled_on.is_some() { RelevantResult::Natural } else { RelevantResult::Success };
                self.ask(Purpose::Corruption, check, matters)
            }
        }
    }

    fn ask(self, purpose: Purpose, check: Check, matters: RelevantResult) -> Step<Self> {
        let clause = clauses::Hardship::Corruption.into();
        let ask = Ask { who: Some(self.who), purpose, clause, check, matters };
        Step::Ask(self, ask)
    }

    fn worsens(self, effects: Vec<Effect>) -> Step<Self> {
        let who = self.who;
        let ends = self.before.map(|condition| Change::EndCondition { who, condition }.into());
        let begins = Change::BeginCondition { who, condition: self.after }.by(clauses::Hardship::Corruption);
        let effects = ends.into_iter().chain([begins]).chain(effects).collect();
        Step::Done(Ending { landed: Some(false), effects })
    }
}
