//! Finds the path to a place by walking back from its end through the labels that the search left.

use super::patch::Step;
use super::{BLOCKED, COST_SHIFT, Reach, SOURCE, UNREACHED, cost_of};
use crate::grid::distance::Diagonal;
use crate::grid::pos::{Direction, Pos};

impl Reach {
    /// The places on the best way to a place, without the source and with the end; `None` if there is no way.
    pub fn path(&self, pos: Pos) -> Option<Vec<Pos>> {
        let (mut state, mut label) = self.best(self.patch.index(pos)?);
        cost_of(label)?;
        let mut path = Vec::new();
        while label != SOURCE {
            path.push(self.patch.pos(state % self.patch.len()));
            // Every label except a source's was written by a step from a neighbour, so a neighbour is always found.
            (state, label) = self.came_from(state, label)?;
        }
        path.reverse();
        Some(path)
    }

    /// The first place, in row-major order, from which a step leads to a state with exactly this label.
    fn came_from(&self, state: usize, label: u64) -> Option<(usize, u64)> {
        let len = self.patch.len();
        let (place, is_odd) = (state % len, state >= len);
        let weight = u64::from(if self.side > 1 { self.places[place] } else { self.squares[place] });
        Direction::ROW_MAJOR.into_iter().find_map(|back| {
            let step = Step::new(back.opposite(), self.side, self.patch.stride());
            let from = place.wrapping_sub(step.offset);
            let (was_odd, factor, length) = match (back.is_diagonal(), self.diagonal) {
                (false, _) => (is_odd, 1, Step::STRAIGHT),
                (true, Diagonal::Five) => (false, 1, Step::DIAGONAL),
                (true, Diagonal::Manhattan) => (false, 2, Step::DIAGONAL),
                (true, Diagonal::Alternating) => (!is_odd, if is_odd { 1 } else { 2 }, Step::DIAGONAL),
            };
            let from_state = if was_odd { from + len } else { from };
            let before = self.labels[from_state];
            let leads_on = before == SOURCE || self.stops.get(from) != Some(&true);
            let leads_here = leads_on
                && before != BLOCKED
                && before != UNREACHED
                && before + ((weight * factor) << COST_SHIFT) + length == label
                && (!back.is_diagonal() || step.is_free(from, &self.squares));
            if leads_here { Some((from_state, before)) } else { None }
        })
    }
}
