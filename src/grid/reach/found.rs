//! What a search has found: what places cost, and where the body may end its move.

use super::{BLOCKED, COST_SHIFT, Reach, Reached, UNREACHED};
use crate::grid::pos::Pos;

impl Reach {
    /// The cost of the best way to a place; `None` if there is no way within the budget.
    pub fn cost(&self, pos: Pos) -> Option<u32> {
        let index = self.patch.index(pos)?;
        cost_of(self.best(index).1)
    }

    /// The lowest cost of a way to any of so many places, one to the east of the other; `None` if there is no way within the budget.
    pub fn least_cost_along(&self, first: Pos, count: usize) -> Option<u32> {
        if !self.is_flooded {
            return (0..count).filter_map(|col| self.cost(first.offset(col as i16, 0))).min();
        }
        let start = self.patch.index(first)?;
        let labels = self.labels[start..].iter().take(count);
        // A place that cannot be entered has the lowest label; it must not be the least.
        cost_of(labels.map(|label| label.wrapping_sub(1)).min()?.wrapping_add(1))
    }

    /// Whether the body can get to a place and may end its move there.
    pub fn may_end(&self, pos: Pos) -> bool {
        self.patch
            .index(pos)
            .is_some_and(|index| cost_of(self.best(index).1).is_some() && self.is_rest(index))
    }

    /// Whether every way ends at a place.
    pub fn is_stop(&self, pos: Pos) -> bool {
        self.patch.index(pos).is_some_and(|index| self.stops.get(index) == Some(&true))
    }

    /// Every place reached, the sources included, in row-major order.
    pub fn reached(&self) -> impl Iterator<Item = Reached> {
        self.reached_within(u32::MAX)
    }

    /// Every place reached at this cost at most, the sources included, in row-major order.
    pub fn reached_within(&self, most: u32) -> impl Iterator<Item = Reached> {
        let alternates = self.labels.len() > self.patch.len();
        // One comparison leaves out what costs more, what cannot be entered, and what no way leads to.
        let limit = u64::from(most.min(u32::MAX - 1)) << COST_SHIFT | u64::from(u32::MAX);
        self.patch.by_rows().flat_map(move |(first, start)| {
            let labels = &self.labels[start..start + self.patch.cols];
            (0..).zip(start..).zip(labels).filter_map(move |((col, index), label)| {
                let label = if alternates { self.best(index).1 } else { *label };
                (label.wrapping_sub(1) < limit).then(|| Reached {
                    pos: first.offset(col, 0),
                    cost: (label >> COST_SHIFT) as u32,
                    may_end: self.is_rest(index),
                })
            })
        })
    }

    /// How many places there are to which a way may have led.
    pub fn most_places(&self) -> usize {
        self.patch.cols * self.patch.rows
    }

    fn is_rest(&self, index: usize) -> bool {
        self.no_rest.get(index) != Some(&true)
    }

    /// The better state of a place, with its label. A state is an index into the labels: a place after an even or
    /// after an odd number of diagonals. Even wins a tie.
    pub(super) fn best(&self, index: usize) -> (usize, u64) {
        let even = (index, self.labels[index]);
        match self.labels.get(index + self.patch.len()) {
            Some(&odd) if odd != BLOCKED && (odd < even.1 || even.1 == BLOCKED) => {
                (index + self.patch.len(), odd)
            }
            _ => even,
        }
    }
}

/// The cost in a label; `None` if no way leads to its place.
pub(super) fn cost_of(label: u64) -> Option<u32> {
    if label == BLOCKED || label == UNREACHED { None } else { Some((label >> COST_SHIFT) as u32) }
}
