//! Abilities (`Check::Ability`): what a score adds to a check, and what proficiency adds where it covers the check.

use crate::battle::{Ability, Check, CombatantId, Losses, Modifier, Reason, Training};
use crate::rules::book::muster::Sheet;
use crate::rules::book::rulebook::{Axis, Rulebook};
use crate::rules::choices::aftermath::Handicap;
use crate::rules::table::Table;

/// The score of an ability that the stat block does not name.
pub const ORDINARY: u8 = 10;

/// What a score adds to checks.
pub const fn modifier(score: i32) -> i32 {
    (score - 10).div_euclid(2)
}

impl Sheet {
    /// The score of an ability as an axis reads it.
    pub fn score(&self, axis: Axis, ability: Ability) -> u8 {
        self.blocks.of(axis).scores.and_then(|scores| scores.of(ability)).unwrap_or(ORDINARY)
    }
}

impl Rulebook {
    /// The score of an ability as an axis reads it, after lost points and lost parts of the body.
    pub fn score_left(&self, sheet: &Sheet, axis: Axis, ability: Ability, losses: Option<&Losses>) -> i32 {
        let points = |handicap| match handicap {
            Handicap::Score(of, amount) if of == ability => i32::from(amount),
            _ => 0,
        };
        let parts = losses.map(|losses| losses.parts.as_slice()).unwrap_or_default();
        let handicaps: i32 = self.handicaps(parts).map(|(_, found)| points(found)).sum();
        let lost = losses.map_or(0, |losses| losses.of(ability));
        i32::from(sheet.score(axis, ability).saturating_sub(lost)) + handicaps
    }
}

impl Table<'_> {
    /// The score of an ability as it is now.
    pub fn score(&self, who: CombatantId, axis: Axis, ability: Ability) -> i32 {
        let losses = self.body(who).and_then(|body| body.losses.as_ref());
        self.muster.book.score_left(self.sheet(who), axis, ability, losses)
    }

    /// What an ability adds to checks, as an axis reads it; none where that is 0.
    pub fn ability_part(&self, who: CombatantId, axis: Axis, ability: Ability) -> Option<Modifier> {
        let amount = modifier(self.score(who, axis, ability));
        (amount != 0).then_some(Modifier { why: Reason::Score(ability), amount })
    }

    /// What proficiency adds, as an axis reads it, where it covers any of some kinds of training. It counts once.
    pub fn proficiency(&self, who: CombatantId, axis: Axis, covers: &[Training]) -> Option<Modifier> {
        let block = self.sheet(who).blocks.of(axis);
        let trained = block.proficient.as_deref().unwrap_or_default();
        let amount = block.proficiency.filter(|amount| *amount != 0)?;
        let is_covered = covers.iter().any(|training| trained.contains(training));
        is_covered.then_some(Modifier { why: Reason::Proficiency, amount })
    }

    /// A check of an ability, with proficiency where it covers that ability. The check has no threshold yet.
    pub fn ability_check(&self, who: CombatantId, axis: Axis, ability: Ability) -> Option<Check> {
        self.trained_check(who, axis, ability, &[])
    }

    /// A check of an ability with some training, which proficiency may cover too. The check has no threshold yet.
    pub fn trained_check(
        &self,
        who: CombatantId,
        axis: Axis,
        ability: Ability,
        training: &[Training],
    ) -> Option<Check> {
        let body = self.body(who)?;
        let mut check = Check::show(20);
        check.bonuses.extend(self.ability_part(who, axis, ability));
        let mut covers = training.to_vec();
        covers.push(Training::of(ability));
        check.bonuses.extend(self.proficiency(who, axis, &covers));
        Some(self.worn(body, check))
    }
}

#[cfg(test)]
mod tests {
    use super::modifier;

    #[test]
    fn halves_of_what_a_score_is_over_or_under_ten_round_down() {
        assert_eq!([3, 8, 9, 10, 11, 12, 15, 20].map(modifier), [-4, -1, -1, 0, 0, 1, 2, 5]);
    }
}
