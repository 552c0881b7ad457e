//! Morale: whether morale may break, how it is checked (`Morale::Check`), who makes the check together
//! (`Morale::Together`), and how numbers count for it (`Morale::Numbers`, `Morale::HitDice`).

mod alarms;

use serde::{Deserialize, Serialize};
use smallvec::{SmallVec, smallvec};

use crate::battle::{
    Cause, Check, Clause, CombatantId, Modifier, MoraleChange, MoraleOrLife, Purpose, Reason, Training,
    clauses,
};
use crate::dice::{Edge, Goal, Rolled};
use crate::rules::book::muster::Sheet;
use crate::rules::book::rulebook::Axis;
use crate::rules::choices::morale::{CountedStrength, FailedMorale, MoraleBonus, MoraleRule, OnOccasions};
use crate::rules::step::{Ask, Ending, RelevantResult, Step};
use crate::rules::table::Table;

impl MoraleRule {
    /// After how many failed tries to get away fleeing combatants surrender; `None` if they never do.
    pub const fn tries(&self) -> Option<u8> {
        match self {
            MoraleRule::Nothing => None,
            MoraleRule::OnOccasions(rule) => match rule.failed {
                FailedMorale::FleesOrSurrenders { tries } => Some(tries),
                FailedMorale::FleesUntilRallied => None,
            },
        }
    }
}

/// A morale check that lies ahead or is under way.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct MoralePlan {
    who: CombatantId,
    /// The combatants for whom the roll counts, including the roller, and whether each of them flees already.
    group: SmallVec<[(CombatantId, bool); 4]>,
    cause: Cause,
    check: Check,
}

impl<'t> Table<'t> {
    /// The rule for morale, where the book has one.
    pub fn morale(&self) -> Option<&'t OnOccasions> {
        self.muster.book.morale.take.checks()
    }

    /// Whether a combatant flees, so that they do nothing else.
    pub fn flees(&self, who: CombatantId) -> bool {
        self.body(who).is_some_and(|body| body.morale.is_some_and(|morale| morale.flees()))
    }

    /// Whether a combatant may have to make morale checks that the game master does not ask for.
    pub fn can_check_morale_unasked(&self, who: CombatantId) -> bool {
        self.muster.can_check_morale_unasked(self.sheet(who))
    }

    /// What a combatant adds to their morale checks for being seasoned.
    pub fn morale_bonus(&self, who: CombatantId) -> i32 {
        let (sheet, rule) = (self.sheet(who), self.morale());
        let block = sheet.blocks.of(Axis::Morale);
        let by_rule = match rule.map(|rule| rule.bonus) {
            Some(MoraleBonus::HalfHitDice) if !sheet.hero => hit_dice(sheet) / 2,
            _ => 0,
        };
        block.morale.unwrap_or(by_rule)
    }

    /// The morale check that combatants of one side make together; none if no combatant of the group can make one.
    pub fn morale_check(&self, group: &[CombatantId], cause: Cause) -> Option<MoralePlan> {
        let rule = self.morale()?;
        let asked = matches!(cause, Cause::Asked | Cause::Called(_));
        let can = |who: &CombatantId| {
            self.is_able(*who)
                && self.sheet(*who).living
                && (asked || self.can_check_morale_unasked(*who) && !self.flees(*who))
        };
        let group: SmallVec<[(CombatantId, bool); 4]> =
            group.iter().copied().filter(can).map(|who| (who, self.flees(who))).collect();
        let leads = |who: CombatantId| (self.sheet(who).leads, hit_dice(self.sheet(who)));
        let first = group.first()?.0;
        let who =
            group.iter().fold(first, |best, (who, _)| if leads(*who) > leads(best) { *who } else { best });
        let mut check = self.trained_check(who, Axis::Morale, rule.ability, &[Training::Morale])?;
        let bonus = self.morale_bonus(who);
        if bonus != 0 {
            check.bonuses.push(Modifier { why: Reason::Seasoned, amount: bonus });
        }
        check.threshold = smallvec![Modifier { why: Reason::Base, amount: rule.target }];
        check.goal = Goal::Reach;
        Some(MoralePlan { who, group, cause, check })
    }

    /// The edges of a morale check, besides those that every check may have.
    pub fn morale_edges(&self, who: CombatantId, cause: Cause) -> SmallVec<[(Reason, Edge); 2]> {
        let mut edges = SmallVec::new();
        let Some(rule) = self.morale() else { return edges };
        let weight = |who: CombatantId| match rule.counted {
            CountedStrength::Heads => 1,
            CountedStrength::HitDice => strength_in_hit_dice(self.sheet(who)),
        };
        let count = |of: &dyn Fn(CombatantId) -> bool| -> i32 {
            self.able().map(|(other, _)| other).filter(|other| of(*other)).map(weight).sum()
        };
        let own = count(&|other| other == who || self.is_ally(who, other));
        let enemies = count(&|other| self.is_enemy(who, other));
        if enemies >= 2 * own {
            edges.push((Reason::Outnumbered, rule.outnumbered_two_to_one));
        } else if own >= 2 * enemies {
            edges.push((Reason::Outnumbering, rule.outnumbering_two_to_one));
        }
        if let Cause::Deserted(by) = cause {
            edges.extend(rule.followers_of_one_who_retreats.map(|edge| (Reason::Deserted(by), edge)));
        }
        edges.retain(|(_, edge)| *edge != Edge::Plain);
        edges
    }
}

impl MoralePlan {
    /// Rolls; then the group flees, stays, or rallies.
    pub fn next(self, rolled: Option<&Rolled>) -> Step<Self> {
        let Some(rolled) = rolled else {
            let ask = Ask {
                who: Some(self.who),
                purpose: Purpose::Morale { cause: self.cause },
                clause: self.clause(),
                check: self.check.clone(),
                matters: RelevantResult::Success,
            };
            return Step::Ask(self, ask);
        };
        let change = if rolled.succeeds { MoraleChange::Rallies } else { MoraleChange::Breaks };
        // Combatants who flee already cannot break, and combatants who do not flee cannot be rallied.
        let turns = self.group.iter().filter(|(_, flees)| *flees == rolled.succeeds);
        let effect = |who: CombatantId| {
            let clause = if who == self.who { self.clause() } else { clauses::Morale::Together.into() };
            MoraleOrLife::MoraleChanges { who, change }.because(clause)
        };
        let effects = turns.map(|(who, _)| effect(*who)).collect();
        Step::Done(Ending { landed: Some(rolled.succeeds), effects })
    }

    fn clause(&self) -> Clause {
        match self.cause {
            Cause::Deserted(_) => clauses::Morale::Followers.into(),
            _ => clauses::Morale::Check.into(),
        }
    }
}

fn hit_dice(sheet: &Sheet) -> i32 {
    sheet.blocks.of(Axis::Morale).hd.unwrap_or(0)
}

/// How many hit dice a combatant counts for where sides are counted by hit dice, at least 1. If the block names no
/// hit dice, the level counts instead; a detachment without either counts 1 for each square that it covers.
fn strength_in_hit_dice(sheet: &Sheet) -> i32 {
    let block = sheet.blocks.of(Axis::Morale);
    let squares = i32::from(sheet.size) * i32::from(sheet.size);
    let unnamed = if sheet.detachment { squares } else { 1 };
    // A hero counts by their own level, not by the usual hit dice of their kind.
    let counted = if sheet.hero { block.level.or(block.hd) } else { block.hd.or(block.level) };
    counted.unwrap_or(unnamed).max(1)
}
