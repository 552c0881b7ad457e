//! Checks: how a rulebook tests skills, aptitudes and abilities, and what being worn down takes off.

use smallvec::SmallVec;

use crate::battle::{AptitudeSet, BodyState, Check, CombatantId, Modifier, Reason, Skill, Tested};
use crate::dice::{Edge, Goal, Throw};
use crate::rules::book::muster::Sheet;
use crate::rules::book::rulebook::Axis;
use crate::rules::choices::check::{CheckRule, ScoreHelp};
use crate::rules::table::Table;

impl ScoreHelp {
    /// What a score adds: the bonus of the highest listed value that the score reaches.
    pub fn bonus(&self, score: i32) -> i32 {
        let met = self.1.iter().filter(|(value, _)| i32::from(*value) <= score);
        met.max_by_key(|(value, _)| *value).map_or(0, |(_, bonus)| *bonus)
    }
}

/// One or two aptitudes that apply add 1, three or more add 2.
pub const fn aptitude_bonus(held: u32) -> i32 {
    match held {
        0 => 0,
        1 | 2 => 1,
        _ => 2,
    }
}

/// A d6 check with the aptitudes that help and the parts of its threshold (`Check::AtLeast`, and `Check::Aptitudes`
/// for what helps).
pub fn d6_check(sheet: &Sheet, axis: Axis, help: AptitudeSet, threshold: &[Modifier]) -> Check {
    let held = sheet.blocks.of(axis).aptitudes.unwrap_or_default().shared(help);
    let mut bonuses = SmallVec::new();
    if held > 0 {
        let why = Reason::Aptitudes(u8::try_from(held).unwrap_or(u8::MAX));
        bonuses.push(Modifier { why, amount: aptitude_bonus(held) });
    }
    Check {
        throw: Throw::One { sides: 6, edge: Edge::Plain },
        edges: SmallVec::new(),
        bonuses,
        threshold: SmallVec::from_slice(threshold),
        goal: if threshold.is_empty() { Goal::Show } else { Goal::Reach },
        best_counts: None,
        worst_fails: false,
        sure_from: None,
    }
}

impl Table<'_> {
    /// What a score, as it is now, adds to a check that it may help.
    pub fn score_help(&self, who: CombatantId, axis: Axis, help: Option<&ScoreHelp>) -> Option<Modifier> {
        let help = help?;
        let amount = help.bonus(self.score(who, axis, help.0));
        (amount != 0).then_some(Modifier { why: Reason::Score(help.0), amount })
    }

    /// Subtracts the penalties for being worn down from a check that is not about taking damage (`Penalty::Worn`).
    pub fn worn(&self, body: &BodyState, mut check: Check) -> Check {
        for (penalty, holds) in self.muster.book.penalties.iter().zip(self.penalties(body)) {
            if holds {
                let why = Reason::Worn(penalty.take.track);
                check.ease(Modifier { why, amount: penalty.take.amount });
            }
        }
        check
    }

    /// Which of the rulebook's penalties for being worn down hold for a body.
    pub fn penalties(&self, body: &BodyState) -> impl Iterator<Item = bool> {
        let all = self.muster.book.penalties.iter();
        all.map(|penalty| body.points(penalty.take.track) >= penalty.take.at_least)
    }

    /// The number that a check must reach where no other number is named.
    pub fn usual_threshold(&self) -> Option<i32> {
        match &self.muster.book.check.take {
            CheckRule::D6AtLeast(rule) => Some(rule.threshold),
            CheckRule::D20AtLeast(rule) => Some(rule.dc),
            CheckRule::Pool(rule) => Some(rule.threshold(rule.usual)),
            CheckRule::D20AtMost(_) => None,
        }
    }

    /// Whether the rulebook tests each skill or ability by a number of its own.
    pub fn tests_skills(&self) -> bool {
        matches!(&self.muster.book.check.take, CheckRule::D20AtLeast(_) | CheckRule::Pool(_))
    }

    /// A check of a skill, an ability or aptitudes as the rulebook rolls it, with no threshold yet. None where the
    /// rulebook does not test such a thing.
    pub fn check_of(&self, who: CombatantId, tested: Tested) -> Option<Check> {
        match (&self.muster.book.check.take, tested) {
            (CheckRule::D6AtLeast(_), Tested::Aptitudes(help)) => self.aptitude_check(who, Axis::Check, help),
            (CheckRule::D20AtLeast(rule), Tested::Skill(skill))
                if rule.ability.as_ref().is_none_or(|rule| !rule.instead_of_skills) =>
            {
                self.skill_check(who, Axis::Check, &[skill])
            }
            (CheckRule::D20AtLeast(rule), Tested::Ability(ability)) if rule.ability.is_some() => {
                self.ability_check(who, Axis::Check, ability)
            }
            (CheckRule::D20AtMost(_), Tested::Ability(ability)) => Some(self.save(who, Axis::Check, ability)),
            (CheckRule::D6AtLeast(_) | CheckRule::D20AtLeast(_) | CheckRule::D20AtMost(_), _) => None,
            // Such a rulebook has no skills and no abilities: every check throws the same dice.
            (CheckRule::Pool(rule), _) => Some(self.worn(self.body(who)?, Check::of(rule.throw()))),
        }
    }

    /// A check of aptitudes, with no threshold yet.
    pub fn aptitude_check(&self, who: CombatantId, axis: Axis, help: AptitudeSet) -> Option<Check> {
        let body = self.body(who)?;
        Some(self.worn(body, d6_check(self.sheet(who), axis, help, &[])))
    }

    /// A d20 with the best of some skills, with no threshold yet.
    pub fn skill_check(&self, who: CombatantId, axis: Axis, skills: &[Skill]) -> Option<Check> {
        let body = self.body(who)?;
        let own = self.sheet(who).blocks.of(axis).skills.as_ref();
        let rated = skills.iter().map(|skill| (*skill, own.map_or(0, |own| own.of(*skill))));
        let best = rated.reduce(|best, other| if other.1 > best.1 { other } else { best });
        let mut check = Check::show(20);
        check.bonuses.extend(
            best.filter(|(_, amount)| *amount != 0)
                .map(|(skill, amount)| Modifier { why: Reason::Skill(skill), amount }),
        );
        Some(self.worn(body, check))
    }
}

#[cfg(test)]
mod tests {
    use super::aptitude_bonus;
    use crate::battle::Ability;
    use crate::rules::choices::check::ScoreHelp;

    #[test]
    fn a_score_gives_what_the_highest_value_gives_that_it_comes_up_to() {
        let help = ScoreHelp(Ability::Con, vec![(13, 1), (16, 2)]);
        assert_eq!([12, 13, 15, 16, 20].map(|score| help.bonus(score)), [0, 1, 1, 2, 2]);
    }

    #[test]
    fn one_or_two_aptitudes_give_one_and_three_or_more_give_two() {
        assert_eq!([0, 1, 2, 3, 4].map(aptitude_bonus), [0, 1, 1, 2, 2]);
    }
}
