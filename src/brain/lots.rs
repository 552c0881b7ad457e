//! Lots: choices that are left to chance, seeded from what is public, so that the same battle goes the same way again.

use crate::battle::CombatantId;
pub use crate::dice::lots::mix;
use crate::rules::table::Table;

/// A number from a seed and what everybody can see of a decision: the round, who decides, where they stand, what they have
/// left to spend.
pub fn lot_for(seed: u64, table: &Table<'_>, who: CombatantId) -> u64 {
    let mut mixed = mix(seed, u64::from(table.turn.round) << 32 | who.index() as u64);
    if let Some(body) = table.body(who) {
        let (at, budget) = (body.place.0, &body.turn_budget);
        mixed = mix(mixed, u64::from(at.col.cast_unsigned()) << 16 | u64::from(at.row.cast_unsigned()));
        mixed = mix(
            mixed,
            u64::from(budget.steps) << 32 | u64::from(budget.main) << 16 | u64::from(budget.swift),
        );
    }
    mixed
}

/// The place that a lot falls on, each by its share. The shares must not all be 0.
pub fn place_by_share(lot: u64, shares: &[u64]) -> usize {
    let all: u64 = shares.iter().sum();
    let mut rest = lot % all.max(1);
    for (place, share) in shares.iter().enumerate() {
        if rest < *share {
            return place;
        }
        rest -= share;
    }
    0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_place_is_drawn_as_often_as_its_share_says() {
        let mut drawn = [0u32; 3];
        for number in 0..6000 {
            drawn[place_by_share(mix(7, number), &[1, 2, 3])] += 1;
        }
        // Four standard deviations around 1000, 2000 and 3000.
        for (count, (mean, off)) in drawn.into_iter().zip([(1000u32, 116), (2000, 147), (3000, 155)]) {
            assert!(count.abs_diff(mean) <= off, "{drawn:?}");
        }
    }
}
