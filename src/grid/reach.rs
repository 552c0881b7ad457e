//! Where a body can go, at what cost, and by which path. The caller says what a square costs.
//!
//! A "place" is the corner square of the body. Every place has a label: one number with the cost of the best way in its
//! upper half and the way's straightness in its lower half, so that the lowest label is the cheapest way, and of equally
//! cheap ways the straightest. No back pointers are kept: [`Reach::path`] walks from the end to the lowest place that
//! could have led there, which settles ties by coordinates. A search lays out only the part of the board that the budget
//! can reach, with a border of blocked squares around it. It goes place by place (`buckets`), or whole rows of places at
//! a time (`flood`), which is quicker where it can be done.

use smallvec::SmallVec;

use super::distance::Diagonal;
use super::footprint::Footprint;
use super::pos::Pos;
use flood::Flood;
use patch::Patch;

pub use flood::for_each_bit;
pub use question::{Going, Question, Reached, RowBits};

mod buckets;
mod flood;
mod found;
mod patch;
mod question;
mod way;

/// The label of a place that cannot be entered. It is lower than any other label, so no way there ever looks better.
const BLOCKED: u64 = 0;
/// The label of a place where the search starts.
const SOURCE: u64 = 1;
/// The label of a place that no way has led to so far.
const UNREACHED: u64 = u64::MAX;
/// The cost is in the bits of a label from this one up.
const COST_SHIFT: u32 = 32;

/// The result of a search. It is used again for the next search to save allocations.
///
/// A body moves to one of eight neighbouring places. A step costs as much as the costliest square that the body then
/// covers, once or twice, depending on how diagonals count. A diagonal step is refused if neither of the two squares
/// beside it can be entered (the squares that neither the old nor the new footprint covers). Of several ways the
/// cheapest is taken, then the straightest (a straight step counts 10, a diagonal 14), then the one that comes first
/// in row-major order at the last square where they differ. The squares under the body at the start cost nothing and
/// may be blocked.
#[derive(Clone, Debug, Default)]
pub struct Reach {
    patch: Patch,
    side: u8,
    diagonal: Diagonal,
    /// The cost of each square.
    squares: Vec<u16>,
    /// The bits of the squares of each row, where a row has no more squares than bits.
    rows: Vec<RowBits>,
    /// The cost of each place, for a body larger than one square.
    places: Vec<u16>,
    /// The labels of all places. Under alternating diagonals a second plane holds the labels after an odd number of
    /// diagonals.
    labels: Vec<u64>,
    /// The places where no move may end; empty if there are none.
    no_rest: Vec<bool>,
    /// The places where every way ends; empty if there are none.
    stops: Vec<bool>,
    /// The places to continue from, by cost. The buckets are a ring as long as the costliest step.
    buckets: Vec<Vec<u32>>,
    flood: Flood,
    /// The place where all ways begin; none if there are several.
    only_source: Option<usize>,
    /// Whether the labels give only costs, since the search was a flood.
    is_flooded: bool,
    /// How many searches have been made.
    searches: u64,
}

/// What a search is to do, once its patch is laid out.
struct Task {
    /// The places where ways begin.
    sources: SmallVec<[usize; 4]>,
    /// The only place to which a way is wanted, if there is one.
    goal: Option<usize>,
    budget: u32,
    /// Masks a cost to get its bucket.
    ring: usize,
}

impl Reach {
    /// The highest cost of entering one square.
    pub const COSTLIEST_SQUARE: u32 = 4096;
    /// The cost of a square that cannot be entered.
    pub const WALL: u16 = u16::MAX;

    /// What entering a square counts: 0 steps count as 1, and too many as a wall.
    pub fn entering(steps: Option<u32>) -> u16 {
        steps
            .filter(|steps| *steps <= Reach::COSTLIEST_SQUARE)
            .map_or(Reach::WALL, |steps| steps.max(1) as u16)
    }

    /// A result in which no place has been reached yet.
    pub fn new() -> Reach {
        Reach::default()
    }

    /// Finds where a body can go from one place, and at what cost.
    pub fn explore<G: Going>(&mut self, from: Pos, question: &Question<G>) {
        self.explore_from(&[from], question);
    }

    /// Finds the way from one place to another and nothing else: afterwards only `cost` and `path` of `goal` are
    /// valid. Faster than [`Reach::explore`], because it looks only at squares that a way within the budget could
    /// touch and stops at the goal.
    pub fn seek<G: Going>(&mut self, from: Pos, goal: Pos, question: &Question<G>) {
        self.find(&[from], Some(goal), question);
    }

    /// Finds how a body gets everywhere from the nearest of several places. Leaves out sources where the body does
    /// not fit on the board.
    pub fn explore_from<G: Going>(&mut self, sources: &[Pos], question: &Question<G>) {
        self.find(sources, None, question);
    }

    fn find<G: Going>(&mut self, sources: &[Pos], goal: Option<Pos>, question: &Question<G>) {
        let task = self.prepare(sources, goal, question);
        self.is_flooded = question.diagonal == Diagonal::Five && self.patch.cols <= RowBits::MOST_SQUARES;
        if self.is_flooded {
            self.flood(&task, &question.stops);
        } else {
            self.search_place_by_place(&task, question.is_next_diagonal_double);
        }
    }

    /// Lays out everything that a search needs.
    fn prepare<G: Going>(&mut self, sources: &[Pos], goal: Option<Pos>, question: &Question<G>) -> Task {
        self.searches += 1;
        let body = Footprint::new(Pos::default(), question.side);
        let sources = sources.iter().copied().filter(|pos| body.moved_to(*pos).fits(question.size));
        self.side = body.side();
        self.diagonal = question.diagonal;
        self.patch = Patch::around(sources.clone(), goal, self.side, question);
        let costliest = self.lay_out(&question.enter);
        self.patch.mark(&question.stops, &mut self.stops);
        self.patch.mark(&question.no_rest, &mut self.no_rest);
        let budget = question.budget.unwrap_or(u32::MAX);
        let longest_step = (costliest * 2).min(budget) as usize;
        let ring = (longest_step + 1).next_power_of_two() - 1;
        if self.buckets.len() <= ring {
            self.buckets.resize(ring + 1, Vec::new());
        }
        let sources: SmallVec<[usize; 4]> = sources.filter_map(|pos| self.patch.index(pos)).collect();
        self.only_source = if let [only] = sources.as_slice() { Some(*only) } else { None };
        Task { sources, goal: goal.and_then(|goal| self.patch.index(goal)), budget, ring }
    }

    fn search_place_by_place(&mut self, task: &Task, is_next_diagonal_double: bool) {
        let start_plane = match self.diagonal {
            Diagonal::Alternating if is_next_diagonal_double => self.patch.len(),
            _ => 0,
        };
        for state in task.sources.iter().map(|source| source + start_plane) {
            if self.labels[state] != SOURCE {
                self.labels[state] = SOURCE;
                self.buckets[0].push(state as u32);
            }
        }
        match self.diagonal {
            Diagonal::Five => self.search::<1, 1, false>(task),
            Diagonal::Manhattan => self.search::<2, 2, false>(task),
            Diagonal::Alternating => self.search::<1, 2, true>(task),
        }
    }

    fn flood(&mut self, task: &Task, stops: &[Pos]) {
        let Reach { patch, squares, rows, labels, buckets, flood, .. } = self;
        let places = if self.side > 1 { &self.places } else { &*squares };
        flood.lay_out(patch, self.side, rows, places);
        stops.iter().filter_map(|stop| patch.index(*stop)).for_each(|stop| flood.stop_at(patch.place(stop)));
        for source in &task.sources {
            labels[*source] = SOURCE;
            flood.start_at(patch.place(*source));
        }
        flood.spread(patch, places, labels, buckets, task);
    }

    /// How many searches have been made so far.
    pub const fn searches(&self) -> u64 {
        self.searches
    }

    /// Asks for the cost of every square in the patch and lays out the labels. Returns the highest cost.
    fn lay_out(&mut self, enter: &impl Going) -> u32 {
        let len = self.patch.len();
        self.squares.clear();
        self.squares.resize(len, Reach::WALL);
        self.rows.clear();
        for (first, start) in self.patch.by_rows() {
            let mut costs = self.squares[start..start + self.patch.cols].chunks_mut(RowBits::MOST_SQUARES);
            let bits = costs.next().map_or_else(RowBits::default, |costs| enter.lay_out(first, costs));
            self.rows.push(bits);
            for (number, costs) in (1..).zip(costs) {
                enter.lay_out(first.offset(number * RowBits::MOST_SQUARES as i16, 0), costs);
            }
        }
        let costs = self.squares.iter().map(|&cost| if cost == Reach::WALL { 1 } else { cost });
        let costliest = costs.max().map_or(1, u32::from);
        let squares = &self.squares;
        if self.side > 1 {
            // A place that hangs over the edge of the patch covers some of its blocked border.
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
            self.labels
                .extend(places.iter().map(|&weight| if weight == Reach::WALL { BLOCKED } else { UNREACHED }));
        }
        costliest
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::grid::pos::Size;

    /// Searches a board drawn as text: `#` is a wall, a digit the cost of entering, `!` a square where every way
    /// ends, and `x` a square where no move may end. Every other square costs 1.
    fn explored(board: &[&str], from: Pos, side: u8, diagonal: Diagonal, budget: Option<u32>) -> Reach {
        let size = Size::new(board[0].len() as u16, board.len() as u16);
        let mark = |pos: Pos| board[pos.row as usize].as_bytes()[pos.col as usize];
        let enter = |pos: Pos| match mark(pos) {
            b'#' => None,
            digit @ b'0'..=b'9' => Some(u32::from(digit - b'0')),
            _ => Some(1),
        };
        let no_rest = size.positions().filter(|pos| mark(*pos) == b'x').collect();
        let stops = size.positions().filter(|pos| mark(*pos) == b'!').collect();
        let mut reach = Reach::new();
        let question =
            Question { size, side, diagonal, is_next_diagonal_double: false, budget, enter, no_rest, stops };
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
