//! Finds the path to a place by walking back from its end through the labels that the search left.

use super::patch::Step;
use super::{BLOCKED, COST_SHIFT, Reach, SOURCE, UNREACHED, cost_of};
use crate::grid::distance::Diagonal;
use crate::grid::pos::{Direction, Pos};

impl Reach {
    /// The places on the best way to a place, without the source and with the end; `None` if there is no way.
    pub fn path(&self, pos: Pos) -> Option<Vec<Pos>> {
        let (end, label) = self.best(self.patch.index(pos)?);
        cost_of(label)?;
        if self.is_flooded {
            self.walk_back(end, &self.straightened(end))
        } else {
            self.walk_back(end, &self.labels)
        }
    }

    fn walk_back(&self, end: usize, labels: &[u64]) -> Option<Vec<Pos>> {
        let mut path = Vec::new();
        let mut state = end;
        while labels[state] != SOURCE {
            path.push(self.patch.pos(state % self.patch.len()));
            // Every label except a source's was written by a step from a neighbour, so a neighbour is always found. The first one
            // in row-major order is taken.
            let leads_here = |(from, adds): &(usize, u64)| labels[*from] + adds == labels[state];
            state = self.steps_to(state, labels).find(leads_here)?.0;
        }
        path.reverse();
        Some(path)
    }

    /// Labels that say how straight ways are, for all places on the cheapest ways to a place. No other place has a label.
    fn straightened(&self, end: usize) -> Vec<u64> {
        let cost = |place: usize| self.labels[place] >> COST_SHIFT;
        let mut labels = vec![BLOCKED; self.labels.len()];
        labels[end] = UNREACHED;
        let mut on_ways = vec![end];
        let mut next = 0;
        while let Some(&place) = on_ways.get(next) {
            for (from, adds) in self.steps_to(place, &self.labels) {
                if labels[from] == BLOCKED && cost(from) + (adds >> COST_SHIFT) == cost(place) {
                    labels[from] = UNREACHED;
                    on_ways.push(from);
                }
            }
            next += 1;
        }
        on_ways.sort_unstable_by_key(|place| cost(*place));
        for place in on_ways {
            labels[place] = match self.labels[place] {
                SOURCE => SOURCE,
                _ => {
                    let by_step = self.steps_to(place, &labels).map(|(from, adds)| labels[from] + adds);
                    by_step.min().unwrap_or(UNREACHED)
                }
            };
        }
        labels
    }

    /// The steps to a state from states with a label, in the row-major order of the places where they begin: each with the state
    /// before and with what the step adds to its label.
    fn steps_to<'r>(&'r self, state: usize, labels: &'r [u64]) -> impl Iterator<Item = (usize, u64)> + 'r {
        let len = self.patch.len();
        let (place, is_odd) = (state % len, state >= len);
        let weight = u64::from(if self.side > 1 { self.places[place] } else { self.squares[place] });
        Direction::ROW_MAJOR.into_iter().filter_map(move |back| {
            let step = Step::new(back.opposite(), self.side, self.patch.stride());
            let from = place.wrapping_sub(step.offset);
            let (was_odd, factor, length) = match (back.is_diagonal(), self.diagonal) {
                (false, _) => (is_odd, 1, Step::STRAIGHT),
                (true, Diagonal::Five) => (false, 1, Step::DIAGONAL),
                (true, Diagonal::Manhattan) => (false, 2, Step::DIAGONAL),
                (true, Diagonal::Alternating) => (!is_odd, if is_odd { 1 } else { 2 }, Step::DIAGONAL),
            };
            let from_state = if was_odd { from + len } else { from };
            let before = labels[from_state];
            let leads_on = before == SOURCE || self.stops.get(from) != Some(&true);
            let leads_here = leads_on
                && cost_of(before).is_some()
                && (!back.is_diagonal() || step.is_free(from, &self.squares));
            leads_here.then_some((from_state, ((weight * factor) << COST_SHIFT) + length))
        })
    }
}
