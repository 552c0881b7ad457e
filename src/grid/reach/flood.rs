//! The flood: a search by whole rows of places, where a diagonal step counts like a straight one. It finds what ways cost
//! and nothing else; how straight they are is found out for the places on a way when that way is asked for.
//!
//! Places are bits, a word for each row, the westernmost in the lowest bit. All places that cost the same are left at once.
//! Entering a place costs the same from everywhere, so what it costs is settled as soon as it is come to. Most places cost
//! one step; the others wait in buckets until their cost is spent.

use super::patch::Patch;
use super::{COST_SHIFT, RowBits, Task, UNREACHED};

/// The rows of a patch, with an empty one before the first and one after the last.
#[derive(Clone, Debug, Default)]
pub(super) struct Flood {
    rows: Vec<Row>,
    /// The places that can be entered and have not been come to, row by row.
    free: Vec<u64>,
    /// The places that are left now, and those that are left next, row by row.
    now: Vec<u64>,
    next: Vec<u64>,
}

/// A row of places.
#[derive(Clone, Copy, Debug, Default)]
struct Row {
    /// The squares that can be entered.
    open: u64,
    /// The places that cost one step.
    plain: u64,
    /// The places where every way ends.
    stops: u64,
    /// The places from which a diagonal step leads to the south-east, the south-west, the north-east and the north-west.
    corners: [u64; 4],
}

impl Row {
    /// Where steps to the next row lead from these places.
    const fn south_of(&self, from: u64) -> u64 {
        from | (from & self.corners[0]) << 1 | (from & self.corners[1]) >> 1
    }

    /// Where steps to the row before lead from these places.
    const fn north_of(&self, from: u64) -> u64 {
        from | (from & self.corners[2]) << 1 | (from & self.corners[3]) >> 1
    }
}

impl Flood {
    /// Lays out the rows for a body with this side, by the squares of each row and by what places cost.
    pub(super) fn lay_out(&mut self, patch: &Patch, side: u8, squares: &[RowBits], places: &[u16]) {
        let count = patch.rows + 2;
        self.rows.clear();
        self.rows.resize(count, Row::default());
        for line in [&mut self.free, &mut self.now, &mut self.next] {
            line.clear();
            line.resize(count, 0);
        }
        let rows = self.rows[1..].iter_mut().zip(&mut self.free[1..]);
        for ((row, free), ((_, start), squares)) in rows.zip(patch.by_rows().zip(squares)) {
            let of_places = if side > 1 { RowBits::of(&places[start..start + patch.cols]) } else { *squares };
            (*free, row.plain, row.open) = (of_places.open, of_places.plain, squares.open);
        }
        // A diagonal step is refused if neither of the two squares beside it can be entered: those that neither the old nor the
        // new footprint covers.
        let far = usize::from(side);
        let open = |rows: &[Row], number: usize| rows.get(number).map_or(0, |row| row.open);
        for number in 1..=patch.rows {
            let (first, last) = (self.rows[number].open, open(&self.rows, number + far - 1));
            let (before, behind) = (self.rows[number - 1].open, open(&self.rows, number + far));
            self.rows[number].corners = [
                first >> far | behind,
                first << 1 | behind >> (far - 1),
                last >> far | before,
                last << 1 | before >> (far - 1),
            ];
        }
    }

    /// Marks a place where every way ends.
    pub(super) fn stop_at(&mut self, (col, row): (usize, usize)) {
        self.rows[row + 1].stops |= 1 << col;
    }

    /// Marks a place where the search starts.
    pub(super) fn start_at(&mut self, (col, row): (usize, usize)) {
        self.free[row + 1] &= !(1 << col);
        self.now[row + 1] |= 1 << col;
    }

    /// Writes down the label of every place that costs no more than the budget, or of those that cost no more than the goal.
    pub(super) fn spread(
        &mut self,
        patch: &Patch,
        places: &[u16],
        labels: &mut [u64],
        buckets: &mut [Vec<u32>],
        task: &Task,
    ) {
        let Task { goal, budget, ring, .. } = *task;
        let Flood { rows, free, now, next } = self;
        let stride = patch.stride();
        let begun = || task.sources.iter().map(|source| patch.place(*source).1 + 1);
        // No place outside these rows is left before the front has come there, one row further with each step.
        let (mut first, mut end) = (begun().min().unwrap_or(0), begun().max().map_or(0, |last| last + 1));
        let mut waiting = 0;
        for cost in 1..=budget {
            if goal.is_some_and(|goal| labels[goal] != UNREACHED) {
                break;
            }
            (first, end) = (first.saturating_sub(1).max(1), (end + 1).min(patch.rows + 1));
            let label = u64::from(cost) << COST_SHIFT;
            let mut left = 0;
            let (within, around) = (first..end, first - 1..end + 1);
            let lines = first * stride..end * stride;
            let lines =
                labels[lines.clone()].chunks_exact_mut(stride).zip(places[lines].chunks_exact(stride));
            let leads = now[around.clone()].windows(3).zip(rows[around].windows(3));
            let leads = leads.zip(&mut next[within.clone()]).zip(&mut free[within.clone()]);
            for ((((from, rows), next), free), (number, (line, costs))) in leads.zip(within.zip(lines)) {
                *next = 0;
                let ([from_before, from_here, from_behind], [before, row, behind]) = (from, rows) else {
                    continue;
                };
                if from_before | from_here | from_behind == 0 {
                    continue;
                }
                let led_to = before.south_of(*from_before)
                    | behind.north_of(*from_behind)
                    | from_here << 1
                    | from_here >> 1;
                let found = led_to & *free;
                *free &= !found;
                let plain = found & row.plain;
                *next = plain & !row.stops;
                left |= *next;
                // The border comes first in a line.
                for_each_bit(plain, |col| line[col + 1] = label);
                if found == plain {
                    continue;
                }
                for_each_bit(found & !plain, |col| {
                    let then = cost - 1 + u32::from(costs[col + 1]);
                    if then <= budget {
                        line[col + 1] = u64::from(then) << COST_SHIFT;
                        if row.stops >> col & 1 == 0 {
                            buckets[then as usize & ring].push((number * stride + col + 1) as u32);
                            waiting += 1;
                        }
                    }
                });
            }
            let bucket = &mut buckets[cost as usize & ring];
            waiting -= bucket.len();
            for place in bucket.drain(..) {
                let (col, row) = patch.place(place as usize);
                next[row + 1] |= 1 << col;
                left |= 1 << col;
            }
            if left == 0 && waiting == 0 {
                return;
            }
            std::mem::swap(now, next);
        }
        if waiting > 0 {
            buckets.iter_mut().for_each(Vec::clear);
        }
    }
}

/// Calls `deal` with the number of each bit.
#[inline]
pub fn for_each_bit(mut bits: u64, mut deal: impl FnMut(usize)) {
    while bits != 0 {
        deal(bits.trailing_zeros() as usize);
        bits &= bits - 1;
    }
}

#[cfg(test)]
mod tests {
    use crate::grid::{Diagonal, Pos, Question, Reach, Size};

    #[test]
    fn a_flood_finds_the_costs_and_paths_that_searching_place_by_place_finds() {
        let mut state = 7u64;
        let mut any_below = |most: usize| {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            (state >> 33) as usize % most
        };
        for number in 0..900 {
            let size = Size::new(1 + any_below(20) as u16, 1 + any_below(14) as u16);
            let mut anywhere = || size.at(any_below(size.area()));
            let sources = [anywhere(), anywhere()];
            let stops = [anywhere(), anywhere(), anywhere()][..number % 4].to_vec();
            let dearest = any_below(6);
            let any_cost = |_| match any_below(12) {
                0 | 1 => None,
                other => Some((other.min(dearest)) as u32),
            };
            let costs: Vec<Option<u32>> = (0..size.area()).map(any_cost).collect();
            let question = Question {
                size,
                side: 1 + (number % 3) as u8,
                diagonal: Diagonal::Five,
                is_next_diagonal_double: false,
                budget: (number % 5 > 0).then(|| any_below(12) as u32),
                enter: |at: Pos| costs[size.index(at)?],
                no_rest: Vec::new(),
                stops,
            };
            let sources = &sources[..1 + number % 2];
            let (mut flooded, mut searched) = (Reach::new(), Reach::new());
            flooded.explore_from(sources, &question);
            assert!(flooded.is_flooded);
            let task = searched.prepare(sources, None, &question);
            searched.search_place_by_place(&task, false);
            for at in size.positions() {
                assert_eq!(flooded.cost(at), searched.cost(at), "{number}: the cost of {at:?}");
                assert_eq!(flooded.path(at), searched.path(at), "{number}: the path to {at:?}");
            }
        }
    }
}
