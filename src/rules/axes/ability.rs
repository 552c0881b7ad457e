//! Abilities as they stand: the scores of a block, less what has been lost of them.

use crate::battle::{Ability, Check, CombatantId, Part, Reason};
use crate::rules::axes::aftermath::Handicap;
use crate::rules::book::rulebook::Axis;
use crate::rules::table::Table;

/// The score of an ability that a block does not name.
const ORDINARY: u8 = 10;

/// What a score adds to checks.
#[must_use]
pub const fn modifier(score: i32) -> i32 {
    (score - 10).div_euclid(2)
}

impl Table<'_> {
    /// The score of an ability as an axis reads it, less what has been lost of it.
    #[must_use]
    pub fn score(&self, who: CombatantId, axis: Axis, ability: Ability) -> i32 {
        let block = self.sheet(who).blocks.of(axis);
        let own = block.scores.and_then(|scores| scores.of(ability)).unwrap_or(ORDINARY);
        let lost = self.body(who).and_then(|body| body.losses).map_or(0, |losses| losses.of(ability));
        let handicaps = self.handicaps(who).map(|(_, handicap)| match handicap {
            Handicap::Score(of, amount) if of == ability => i32::from(amount),
            _ => 0,
        });
        let handicaps: i32 = handicaps.sum();
        i32::from(own) - i32::from(lost) + handicaps
    }

    /// A check of an ability; the total is the answer.
    #[must_use]
    pub fn ability_check(&self, who: CombatantId, axis: Axis, ability: Ability) -> Option<Check> {
        let body = self.body(who)?;
        let mut check = Check::show(20);
        let amount = modifier(self.score(who, axis, ability));
        if amount != 0 {
            check.bonuses.push(Part { why: Reason::Score(ability), amount });
        }
        Some(self.worn(&body, check))
    }
}
