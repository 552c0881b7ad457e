//! A search place by place: Dijkstra's algorithm over buckets of equal cost. Every step costs at least 1, so all labels of
//! a bucket are final when it is opened, and the order inside a bucket does not matter.

use super::patch::Step;
use super::{COST_SHIFT, Reach, Task};
use crate::grid::pos::Direction;

impl Reach {
    /// Opens one bucket after the other until none is left. The first diagonal counts `FIRST` times and the second `SECOND`
    /// times. Where diagonals alternate, each one leads to the other plane.
    pub(super) fn search<const FIRST: u64, const SECOND: u64, const ALTERNATES: bool>(
        &mut self,
        task: &Task,
    ) {
        let Task { goal, budget, ring, .. } = *task;
        let Reach { patch, squares, labels, buckets, stops, .. } = self;
        let places: &[u16] = if self.side > 1 { &self.places } else { squares };
        let (len, limit) = (patch.len(), u64::from(budget) << COST_SHIFT | u64::from(u32::MAX));
        // All slices get the same length, so that the compiler checks the bounds of a place once for all of them.
        let (places, squares) = (&places[..len], &squares[..len]);
        let labels = &mut labels[..if ALTERNATES { 2 * len } else { len }];
        let step = |direction| Step::new(direction, self.side, patch.stride());
        let (straight, diagonal) = (Direction::STRAIGHT.map(step), Direction::DIAGONAL.map(step));
        let mut waiting = buckets[0].len();
        let mut cost = 0;
        while waiting > 0 {
            // Stop where the budget is spent. Every label that costs no more than this bucket is final.
            let is_settled = |state: usize| labels[state] >> COST_SHIFT <= cost as u64;
            let is_found = goal.is_some_and(|goal| is_settled(goal) || ALTERNATES && is_settled(goal + len));
            if cost as u64 >= u64::from(budget) || is_found {
                buckets.iter_mut().for_each(Vec::clear);
                return;
            }
            let mut bucket = std::mem::take(&mut buckets[cost & ring]);
            waiting -= bucket.len();
            for state in bucket.drain(..).map(|state| state as usize) {
                let label = labels[state];
                if label >> COST_SHIFT != cost as u64 {
                    continue; // A cheaper way was found after this entry was made.
                }
                let is_second = ALTERNATES && state >= len;
                let (place, plane) = if is_second { (state - len, len) } else { (state, 0) };
                if cost > 0 && stops.get(place) == Some(&true) {
                    continue;
                }
                let mut step_to = |to: usize, next: u64, labels: &mut [u64]| {
                    let former = std::mem::replace(&mut labels[to], next);
                    if former >> COST_SHIFT != next >> COST_SHIFT {
                        buckets[(next >> COST_SHIFT) as usize & ring].push(to as u32);
                        waiting += 1;
                    }
                };
                for step in &straight {
                    let to = place.wrapping_add(step.offset);
                    let next = label + (u64::from(places[to]) << COST_SHIFT) + Step::STRAIGHT;
                    if next < labels[to + plane] && next <= limit {
                        step_to(to + plane, next, labels);
                    }
                }
                let (factor, far_plane) = match (ALTERNATES, is_second) {
                    (true, false) => (FIRST, len),
                    (_, true) => (SECOND, 0),
                    (false, false) => (FIRST, 0),
                };
                for step in &diagonal {
                    let to = place.wrapping_add(step.offset);
                    let next = label + ((u64::from(places[to]) * factor) << COST_SHIFT) + Step::DIAGONAL;
                    if next < labels[to + far_plane] && next <= limit && step.is_free(place, squares) {
                        step_to(to + far_plane, next, labels);
                    }
                }
            }
            // The emptied bucket goes back so that its memory is used again; no step leads from a bucket into itself.
            buckets[cost & ring] = bucket;
            cost += 1;
        }
    }
}
