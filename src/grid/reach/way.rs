//! Finds the path to a place by walking back from its end through the labels that the search left.

use std::cmp::Ordering;

use smallvec::SmallVec;

use super::found::cost_of;
use super::patch::Step;
use super::{BLOCKED, COST_SHIFT, Reach, SOURCE, UNREACHED};
use crate::grid::distance::Diagonal;
use crate::grid::pos::{Direction, Pos};

/// How many places that lead nowhere are put up with in looking for a way as straight as any could be.
const DETOURS: usize = 16;

/// A step by which a way may have come to a place.
struct StepBack {
    step: Step,
    /// Where it leads back to, in columns and rows.
    back: (i16, i16),
}

/// The eight steps back, in the row-major order of the places to which they lead.
type StepsBack = [StepBack; 8];

/// The states of a way, the last one first.
type Way = SmallVec<[usize; 16]>;

impl Reach {
    /// The places on the best way to a place, without the source and with the end; `None` if there is no way.
    pub fn path(&self, pos: Pos) -> Option<Vec<Pos>> {
        let (end, label) = self.best(self.patch.index(pos)?);
        cost_of(label)?;
        let steps_back = Direction::ROW_MAJOR.map(|back| StepBack {
            step: Step::new(back.opposite(), self.side, self.patch.stride()),
            back: back.delta(),
        });
        let way = if !self.is_flooded {
            self.walk_back(end, &self.labels, &steps_back)
        } else if let Some(way) = self.straight_way(end, &steps_back) {
            way
        } else {
            self.walk_back(end, &self.straightened(end, &steps_back), &steps_back)
        };
        Some(way.into_iter().rev().map(|state| self.patch.pos(state % self.patch.len())).collect())
    }

    /// The best way, by labels that say how straight ways are.
    fn walk_back(&self, end: usize, labels: &[u64], steps_back: &StepsBack) -> Way {
        let mut way = Way::new();
        let mut state = end;
        while labels[state] != SOURCE {
            way.push(state);
            // Every label except a source's was written by a step from a neighbour, so a neighbour is always found. The first one
            // in row-major order is taken.
            let is_best = |(from, adds): &(usize, u64)| labels[*from] + adds == labels[state];
            let Some((from, _)) = self.steps_to(state, labels, steps_back).find(is_best) else { break };
            state = from;
        }
        way
    }

    /// The best way, if one of the cheapest ways is as straight as any way could be. `None` if that is not so, or is not easily
    /// found out.
    fn straight_way(&self, end: usize, steps_back: &StepsBack) -> Option<Way> {
        let source = self.only_source?;
        let mut lead_nowhere: SmallVec<[usize; DETOURS]> = SmallVec::new();
        let mut way = Way::new();
        way.push(end);
        while let Some(&place) = way.last().filter(|place| **place != source) {
            // Such a way goes along a diagonal as often as both columns and rows are left, and straight otherwise.
            let (cols, rows) = self.patch.between(place, source);
            let both = (cols.signum(), rows.signum());
            let diagonally = (cols != 0 && rows != 0).then_some(both);
            let straight = match cols.abs().cmp(&rows.abs()) {
                Ordering::Greater => Some((both.0, 0)),
                Ordering::Less => Some((0, both.1)),
                Ordering::Equal => None,
            };
            // The first one in row-major order is taken.
            let mut backs = [diagonally, straight];
            backs.sort_unstable_by_key(|back| back.map(|(cols, rows)| (rows, cols)));
            let next = backs.into_iter().flatten().find_map(|back| {
                let step = steps_back.iter().find(|step| step.back == back)?;
                let (from, _) = self.cheapest_step_to(place, step)?;
                (!lead_nowhere.contains(&from)).then_some(from)
            });
            if let Some(from) = next {
                way.push(from);
            } else if lead_nowhere.len() == DETOURS {
                return None;
            } else {
                lead_nowhere.push(place);
                way.pop();
            }
        }
        way.pop()?;
        Some(way)
    }

    /// Labels that say how straight ways are, for all places on the cheapest ways to a place. No other place has a label.
    fn straightened(&self, end: usize, steps_back: &StepsBack) -> Vec<u64> {
        let mut labels = vec![BLOCKED; self.labels.len()];
        labels[end] = UNREACHED;
        // Each place on the ways, with its part of the steps that lead to it.
        let mut on_ways = vec![(end, 0..0)];
        let mut steps: Vec<(usize, u64)> = Vec::new();
        let mut next = 0;
        while let Some((place, own_steps)) = on_ways.get_mut(next) {
            let (place, first) = (*place, steps.len());
            steps.extend(steps_back.iter().filter_map(|step| self.cheapest_step_to(place, step)));
            *own_steps = first..steps.len();
            for (from, _) in &steps[first..] {
                if labels[*from] == BLOCKED {
                    labels[*from] = UNREACHED;
                    on_ways.push((*from, 0..0));
                }
            }
            next += 1;
        }
        on_ways.sort_unstable_by_key(|(place, _)| self.labels[*place]);
        for (place, own_steps) in on_ways {
            let by_step = steps[own_steps].iter().map(|(from, adds)| labels[*from] + adds);
            let straightest = by_step.min().unwrap_or(UNREACHED);
            labels[place] = if self.labels[place] == SOURCE { SOURCE } else { straightest };
        }
        labels
    }

    /// A step to a place, as in `step_to`, if it is part of one of the cheapest ways there that a flood has found. What places cost
    /// is compared first: that leaves out most steps.
    fn cheapest_step_to(&self, place: usize, step: &StepBack) -> Option<(usize, u64)> {
        let from = place.wrapping_sub(step.step.offset);
        let is_cheapest =
            (self.labels[from] >> COST_SHIFT) + self.weight_of(place) == self.labels[place] >> COST_SHIFT;
        if is_cheapest { self.step_to(place, &self.labels, step) } else { None }
    }

    /// What entering a place costs, once.
    fn weight_of(&self, place: usize) -> u64 {
        u64::from(if self.side > 1 { self.places[place] } else { self.squares[place] })
    }

    /// The steps to a state from states with a label, in the row-major order of the places where they begin: each with the state
    /// before and with what the step adds to its label.
    fn steps_to<'r>(
        &'r self,
        state: usize,
        labels: &'r [u64],
        steps_back: &'r StepsBack,
    ) -> impl Iterator<Item = (usize, u64)> + 'r {
        steps_back.iter().filter_map(move |step| self.step_to(state, labels, step))
    }

    /// A step to a state, if the state before has a label and the step can be made.
    fn step_to(
        &self,
        state: usize,
        labels: &[u64],
        StepBack { step, back }: &StepBack,
    ) -> Option<(usize, u64)> {
        let len = self.patch.len();
        let (place, is_odd) = if state < len { (state, false) } else { (state - len, true) };
        let from = place.wrapping_sub(step.offset);
        let is_diagonal = back.0 != 0 && back.1 != 0;
        let (was_odd, factor, length) = match (is_diagonal, self.diagonal) {
            (false, _) => (is_odd, 1, Step::STRAIGHT),
            (true, Diagonal::Five) => (false, 1, Step::DIAGONAL),
            (true, Diagonal::Manhattan) => (false, 2, Step::DIAGONAL),
            (true, Diagonal::Alternating) => (!is_odd, if is_odd { 1 } else { 2 }, Step::DIAGONAL),
        };
        let from_state = if was_odd { from + len } else { from };
        let before = labels[from_state];
        let can_be_made = cost_of(before).is_some()
            && (before == SOURCE || self.stops.get(from) != Some(&true))
            && (!is_diagonal || step.is_free(from, &self.squares));
        can_be_made.then_some((from_state, ((self.weight_of(place) * factor) << COST_SHIFT) + length))
    }
}
