//! Where a body can go, at what cost, and by which path. What a square costs is asked of the caller.
//!
//! A search of label-setting kind over buckets of equal cost. Every step costs at least 1, so all labels of a
//! bucket are final once it is opened, and the order inside it can change nothing. A label is one number: the
//! cost in its upper half and the straightness in its lower, so that the least label is the cheapest and then
//! the straightest way. No way back is kept: [`Reach::path`] walks from the end to the least square that
//! could have led there, which settles all ties by coordinates. A full board is padded by one blocked square
//! all around, and only the part that the budget can reach is ever laid out.

use super::distance::Diagonal;
use super::footprint::Footprint;
use super::pos::{Direction, Pos};
use patch::{Patch, Step};

pub use question::{Question, Reached};

mod patch;
mod question;
mod way;

/// The label of a square that cannot be entered. It is less than any other, so that no way there looks
/// better.
const BLOCKED: u64 = 0;
/// The label of a source.
const SOURCE: u64 = 1;
/// The label of a square that nothing has led to.
const UNREACHED: u64 = u64::MAX;
/// The weight of a square that cannot be entered.
const WALL: u16 = u16::MAX;
/// Where the cost stands in a label.
const COST_SHIFT: u32 = 32;

/// The answers to one question, and the memory to be used again for the next.
///
/// A body moves to one of eight neighbouring places. A step costs what the costliest square that it then
/// covers costs, once or twice as the diagonals count. A diagonal step is refused where the two squares
/// beside it, those that neither the old nor the new place covers, both cannot be entered. Of several ways
/// the cheapest is taken, then the straightest (10 a straight step, 14 a diagonal one), then the one whose
/// last square that differs is least in row-major order. Where a body starts, nothing is asked of the squares
/// it stands on.
#[derive(Clone, Debug, Default)]
pub struct Reach {
    patch: Patch,
    side: u8,
    diagonal: Diagonal,
    /// The weight of each square.
    squares: Vec<u16>,
    /// The weight of each place of a larger body.
    places: Vec<u16>,
    /// The labels of all places; under alternating diagonals a second plane holds those after an odd number.
    labels: Vec<u64>,
    ends: Vec<bool>,
    /// The places from which no way leads on; empty where there are none.
    stops: Vec<bool>,
    /// The places to go on from, by cost, in a ring as long as the costliest step.
    buckets: Vec<Vec<u32>>,
}

impl Reach {
    /// The highest cost of entering one square.
    pub const COSTLIEST_SQUARE: u32 = 4096;

    /// Memory for searches, with no place reached yet.
    pub fn new() -> Reach {
        Reach::default()
    }

    /// Finds where a body can go from one place.
    pub fn explore<E, M>(&mut self, from: Pos, question: &Question<E, M>)
    where
        E: Fn(Pos) -> Option<u32>,
        M: Fn(Pos) -> bool,
    {
        self.explore_from(&[from], question);
    }

    /// Finds how a body gets from one place to another, and nothing else: of all other places, and of where it may
    /// end, nothing that is said afterwards means anything. Looks at no more of the board than a way there within the
    /// budget could touch, and stops once it is known.
    pub fn seek<E, M>(&mut self, from: Pos, goal: Pos, question: &Question<E, M>)
    where
        E: Fn(Pos) -> Option<u32>,
        M: Fn(Pos) -> bool,
    {
        self.find(&[from], Some(goal), question);
    }

    /// Finds how a body gets everywhere from the nearest of several places. Sources where it does not fit on
    /// the board are left out.
    pub fn explore_from<E, M>(&mut self, sources: &[Pos], question: &Question<E, M>)
    where
        E: Fn(Pos) -> Option<u32>,
        M: Fn(Pos) -> bool,
    {
        self.find(sources, None, question);
        self.mark_ends(&question.may_end);
    }

    fn find<E, M>(&mut self, sources: &[Pos], goal: Option<Pos>, question: &Question<E, M>)
    where
        E: Fn(Pos) -> Option<u32>,
        M: Fn(Pos) -> bool,
    {
        let body = Footprint::new(Pos::default(), question.side);
        let fits = |&pos: &Pos| body.moved_to(pos).fits(question.size);
        self.side = body.side();
        self.diagonal = question.diagonal;
        self.patch = Patch::around(sources.iter().copied().filter(fits), goal, self.side, question);
        let costliest = self.lay_out(&question.enter);

        self.patch.mark(&question.stops, &mut self.stops);
        let start_plane = match question.diagonal {
            Diagonal::Alternating if question.is_next_diagonal_double => self.patch.len(),
            _ => 0,
        };
        let budget = question.budget.unwrap_or(u32::MAX);
        let longest_step = (costliest * 2).min(budget) as usize;
        let ring = (longest_step + 1).next_power_of_two() - 1;
        if self.buckets.len() <= ring {
            self.buckets.resize(ring + 1, Vec::new());
        }
        for pos in sources.iter().copied().filter(fits) {
            let state = self.patch.index(pos).map(|index| index + start_plane);
            if let Some(state) = state.filter(|&state| self.labels[state] != SOURCE) {
                self.labels[state] = SOURCE;
                self.buckets[0].push(state as u32);
            }
        }
        let goal = goal.and_then(|goal| self.patch.index(goal));
        match question.diagonal {
            Diagonal::Five => self.search::<1, 1, false>(ring, budget, goal),
            Diagonal::Manhattan => self.search::<2, 2, false>(ring, budget, goal),
            Diagonal::Alternating => self.search::<1, 2, true>(ring, budget, goal),
        }
    }

    /// The cost of the best way to a place; none where there is no way within the budget.
    pub fn cost(&self, pos: Pos) -> Option<u32> {
        let index = self.patch.index(pos)?;
        cost_of(self.best(index).1)
    }

    /// Whether the body can get to a place and may end its way there.
    pub fn may_end(&self, pos: Pos) -> bool {
        self.patch.index(pos).is_some_and(|index| self.ends[index])
    }

    /// Every place reached, the sources included, in row-major order.
    pub fn reached(&self) -> impl Iterator<Item = Reached> {
        self.patch.squares().filter_map(|(pos, index)| {
            let cost = cost_of(self.best(index).1)?;
            Some(Reached { pos, cost, may_end: self.ends[index] })
        })
    }

    /// Asks for the weight of every square in the patch and lays out the labels. Gives the highest weight.
    fn lay_out(&mut self, enter: impl Fn(Pos) -> Option<u32>) -> u32 {
        let len = self.patch.len();
        let mut costliest = 1;
        self.squares.clear();
        self.squares.resize(len, WALL);
        for row in 0..self.patch.rows {
            let start = self.patch.start_of(row);
            for (col, weight) in (0..).zip(&mut self.squares[start..start + self.patch.cols]) {
                if let Some(cost) = enter(self.patch.corner.offset(col, row as i16))
                    && cost <= Reach::COSTLIEST_SQUARE
                {
                    costliest = costliest.max(cost);
                    *weight = cost.max(1) as u16;
                }
            }
        }
        let squares = &self.squares;
        if self.side > 1 {
            // A place that hangs over the edge of the patch covers some of the blocked squares around it.
            self.places.clone_from(squares);
            for further in Footprint::new(Pos::default(), self.side).squares().skip(1) {
                let offset = further.row as usize * self.patch.stride() + further.col as usize;
                let shifted = squares.get(offset..).unwrap_or_default();
                for (place, weight) in self.places.iter_mut().zip(shifted) {
                    *place = (*place).max(*weight);
                }
            }
        }
        let places = if self.side > 1 { &self.places } else { squares };
        self.labels.clear();
        for _ in 0..if self.diagonal == Diagonal::Alternating { 2 } else { 1 } {
            self.labels.extend(places.iter().map(|&weight| if weight == WALL { BLOCKED } else { UNREACHED }));
        }
        costliest
    }

    /// Opens bucket after bucket until none is left; `ring` masks a cost down to its bucket. The first
    /// diagonal counts `FIRST` times, the second `SECOND` times; where they alternate, each leads to the
    /// other plane.
    fn search<const FIRST: u64, const SECOND: u64, const ALTERNATES: bool>(
        &mut self,
        ring: usize,
        budget: u32,
        goal: Option<usize>,
    ) {
        let Reach { patch, squares, labels, buckets, stops, .. } = self;
        let places: &[u16] = if self.side > 1 { &self.places } else { squares };
        let (len, limit) = (patch.len(), u64::from(budget) << COST_SHIFT | u64::from(u32::MAX));
        // As long as one another, so that one check of a place holds for all of them.
        let (places, squares) = (&places[..len], &squares[..len]);
        let labels = &mut labels[..if ALTERNATES { 2 * len } else { len }];
        let step = |direction| Step::new(direction, self.side, patch.stride());
        let (straight, diagonal) = (Direction::STRAIGHT.map(step), Direction::DIAGONAL.map(step));
        let mut waiting = buckets[0].len();
        let mut cost = 0;
        while waiting > 0 {
            // No step leads on from where the budget is spent, and what costs no more than this bucket is settled.
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
                    continue; // A cheaper way was found after this one had been put down.
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
            // The emptied bucket goes back for its memory; no step leads from a bucket into itself.
            buckets[cost & ring] = bucket;
            cost += 1;
        }
    }

    /// Asks of every place reached whether a way may end there.
    fn mark_ends(&mut self, may_end: impl Fn(Pos) -> bool) {
        let mut ends = std::mem::take(&mut self.ends);
        ends.clear();
        ends.resize(self.patch.len(), false);
        self.patch.squares().for_each(|(pos, index)| {
            ends[index] = cost_of(self.best(index).1).is_some() && may_end(pos);
        });
        self.ends = ends;
    }

    /// The better state of a place, after an even (also where both are as good) or an odd number of
    /// diagonals, and its label.
    fn best(&self, index: usize) -> (usize, u64) {
        let even = (index, self.labels[index]);
        match self.labels.get(index + self.patch.len()) {
            Some(&odd) if odd != BLOCKED && (odd < even.1 || even.1 == BLOCKED) => {
                (index + self.patch.len(), odd)
            }
            _ => even,
        }
    }
}

/// The cost that a label stands for.
fn cost_of(label: u64) -> Option<u32> {
    (label != BLOCKED && label != UNREACHED).then_some((label >> COST_SHIFT) as u32)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::grid::pos::Size;

    /// Asks on a board drawn in text: `#` is a wall, a digit what entering costs, all else 1; `!` is where ways end.
    fn explored(board: &[&str], from: Pos, side: u8, diagonal: Diagonal, budget: Option<u32>) -> Reach {
        let size = Size::new(board[0].len() as u16, board.len() as u16);
        let mark = |pos: Pos| board[pos.row as usize].as_bytes()[pos.col as usize];
        let enter = |pos: Pos| match mark(pos) {
            b'#' => None,
            digit @ b'0'..=b'9' => Some(u32::from(digit - b'0')),
            _ => Some(1),
        };
        let may_end = |pos: Pos| mark(pos) != b'x';
        let stops = size.positions().filter(|pos| mark(*pos) == b'!').collect();
        let mut reach = Reach::new();
        let question =
            Question { size, side, diagonal, is_next_diagonal_double: false, budget, enter, may_end, stops };
        reach.explore(from, &question);
        reach
    }

    #[test]
    fn a_diagonal_passes_one_blocked_corner_but_not_two() {
        let one = explored(&[".#", ".."], Pos::new(0, 0), 1, Diagonal::Five, None);
        assert_eq!(one.path(Pos::new(1, 1)), Some(vec![Pos::new(1, 1)]));
        let two = explored(&[".#", "#."], Pos::new(0, 0), 1, Diagonal::Five, None);
        assert_eq!(two.cost(Pos::new(1, 1)), None);
        assert_eq!(two.path(Pos::new(1, 1)), None);
    }

    #[test]
    fn a_way_leads_to_where_ways_end_and_no_further() {
        let reach = explored(&["!!!!", "..##"], Pos::new(0, 0), 1, Diagonal::Five, None);
        assert_eq!(reach.path(Pos::new(2, 0)), Some(vec![Pos::new(1, 1), Pos::new(2, 0)]));
        assert_eq!(reach.cost(Pos::new(3, 0)), None);
    }

    #[test]
    fn a_large_body_squeezes_between_no_two_corners_either() {
        let board = ["..#.", "....", "#...", "...."];
        let large = explored(&board, Pos::new(0, 0), 2, Diagonal::Five, None);
        assert_eq!(large.cost(Pos::new(1, 1)), None, "both corners beside its only way out are walls");
        let open = explored(&["....", "....", "#...", "...."], Pos::new(0, 0), 2, Diagonal::Five, None);
        assert_eq!(open.cost(Pos::new(1, 1)), Some(1));
    }

    #[test]
    fn a_step_costs_what_the_costliest_covered_square_does() {
        let reach = explored(&["...3.", "....."], Pos::new(0, 0), 2, Diagonal::Five, None);
        assert_eq!(reach.cost(Pos::new(1, 0)), Some(1));
        assert_eq!(reach.cost(Pos::new(2, 0)), Some(4));
        assert_eq!(reach.cost(Pos::new(3, 0)), Some(7));
        assert_eq!(reach.cost(Pos::new(4, 0)), None, "it would hang over the edge");
    }

    #[test]
    fn the_straighter_of_two_equal_ways_is_taken_and_then_the_lesser() {
        let board = ["....", "....", "...."];
        let reach = explored(&board, Pos::new(0, 1), 1, Diagonal::Five, None);
        let path = [Pos::new(1, 1), Pos::new(2, 1), Pos::new(3, 1)];
        assert_eq!(reach.path(Pos::new(3, 1)).unwrap(), path);
        let path = [Pos::new(1, 0), Pos::new(2, 0), Pos::new(3, 0)];
        assert_eq!(
            reach.path(Pos::new(3, 0)).unwrap(),
            path,
            "of the squares before the end, the first row's"
        );
    }

    #[test]
    fn a_path_never_comes_from_a_square_whose_diagonal_is_refused() {
        let board = ["...", ".#.", "#..", "..."];
        let reach = explored(&board, Pos::new(1, 0), 1, Diagonal::Five, None);
        let path = [Pos::new(2, 1), Pos::new(1, 2)];
        assert_eq!(reach.path(Pos::new(1, 2)).unwrap(), path, "0,1 is lesser and as near, but shut off");
    }

    #[test]
    fn places_where_a_way_may_not_end_can_still_be_passed() {
        let reach = explored(&["..x.."], Pos::new(0, 0), 1, Diagonal::Five, Some(3));
        let listed: Vec<(i16, u32, bool)> =
            reach.reached().map(|place| (place.pos.col, place.cost, place.may_end)).collect();
        assert_eq!(listed, [(0, 0, true), (1, 1, true), (2, 2, false), (3, 3, true)]);
        assert!(!reach.may_end(Pos::new(2, 0)) && !reach.may_end(Pos::new(4, 0)));
    }

    #[test]
    fn a_body_may_start_where_it_could_not_enter() {
        for diagonal in [Diagonal::Five, Diagonal::Alternating, Diagonal::Manhattan] {
            let reach = explored(&["..", "#."], Pos::new(0, 1), 1, diagonal, None);
            assert_eq!(reach.cost(Pos::new(0, 1)), Some(0));
            assert_eq!(reach.path(Pos::new(0, 1)), Some(vec![]));
            assert_eq!(reach.cost(Pos::new(0, 0)), Some(1));
        }
    }

    #[test]
    fn nothing_is_reached_from_off_the_board_or_before_anything_was_asked() {
        assert_eq!(Reach::new().cost(Pos::new(0, 0)), None);
        assert_eq!(explored(&["..."], Pos::new(3, 0), 1, Diagonal::Five, None).reached().count(), 0);
        assert_eq!(explored(&["..."], Pos::new(0, 0), 2, Diagonal::Five, None).reached().count(), 0);
    }
}
