//! Laws of reach, compared with Dijkstra's algorithm over steps that are spelled out from their definition.

use std::collections::BTreeMap;

use affray::grid::{Diagonal, Direction, Footprint, Grid, Pos, Question, Reach};
use pathfinding::prelude::dijkstra_all;
use proptest::prelude::*;

use crate::{any_board, any_pos, any_way, many};

#[derive(Clone, Debug)]
struct March {
    costs: Grid<u32>,
    side: u8,
    diagonal: Diagonal,
    is_odd: bool,
    budget: Option<u32>,
    sources: Vec<Pos>,
}

fn any_march() -> impl Strategy<Value = March> {
    any_march_on(any_board(9, &[1u32, 0, 0, 2, 3], 0.4))
}

fn any_march_on(board: impl Strategy<Value = Grid<u32>>) -> impl Strategy<Value = March> {
    board.prop_flat_map(|costs| {
        let sources = prop::collection::vec(any_pos(costs.size()), 1..3);
        (Just(costs), 1..=3u8, any_way(), any::<bool>(), prop::option::of(0..12u32), sources).prop_map(
            |(costs, side, diagonal, is_odd, budget, sources)| March {
                costs,
                side,
                diagonal,
                is_odd,
                budget,
                sources,
            },
        )
    })
}

/// A position, and whether the walker has taken an odd number of diagonals.
type Stand = (Pos, bool);

impl March {
    /// Cost 0 on the drawn board means a wall.
    fn enter(&self, pos: Pos) -> Option<u32> {
        self.costs.get(pos).copied().filter(|&cost| cost > 0)
    }

    fn place_cost(&self, corner: Pos) -> Option<u32> {
        let costs: Option<Vec<u32>> =
            Footprint::new(corner, self.side).squares().map(|pos| self.enter(pos)).collect();
        costs?.into_iter().max()
    }

    /// The squares that a body would enter on one straight leg of a diagonal, without those that the diagonal enters
    /// itself.
    fn corner_squares(&self, from: Pos, leg: (i16, i16), to: Pos) -> Vec<Pos> {
        let (from, to) = (Footprint::new(from, self.side), Footprint::new(to, self.side));
        let beside = from.moved_to(from.corner().offset(leg.0, leg.1));
        beside.squares().filter(|&pos| !from.contains(pos) && !to.contains(pos)).collect()
    }

    /// Each step from a stand, with cost and straightness in one number in which cost counts first.
    fn steps(&self, &(from, is_odd): &Stand) -> Vec<(Stand, u64)> {
        let mut steps = Vec::new();
        for direction in Direction::ALL {
            let to = from.step(direction);
            let Some(cost) = self.place_cost(to) else { continue };
            if !direction.is_diagonal() {
                steps.push(((to, is_odd), weigh(cost, 10)));
                continue;
            }
            let (cols, rows) = direction.delta();
            let is_open =
                |leg| self.corner_squares(from, leg, to).iter().any(|&pos| self.enter(pos).is_some());
            if is_open((cols, 0)) || is_open((0, rows)) {
                let (is_double, becomes_odd) = match self.diagonal {
                    Diagonal::Five => (false, is_odd),
                    Diagonal::Manhattan => (true, is_odd),
                    Diagonal::Alternating => (is_odd, !is_odd),
                };
                steps.push(((to, becomes_odd), weigh(if is_double { 2 * cost } else { cost }, 14)));
            }
        }
        steps
    }

    fn stands(&self) -> impl Iterator<Item = Stand> {
        let body = |&&pos: &&Pos| Footprint::new(pos, self.side).fits(self.costs.size());
        self.sources.iter().filter(body).map(|&pos| (pos, self.is_odd))
    }

    /// The smallest such number for each stand that can be reached within the budget.
    fn oracle(&self) -> BTreeMap<Stand, u64> {
        let mut best = BTreeMap::new();
        for start in self.stands() {
            let found =
                dijkstra_all(&start, |stand| self.steps(stand)).into_iter().map(|(to, (_, way))| (to, way));
            for (to, way) in found.chain([(start, 0)]) {
                let former = best.entry(to).or_insert(way);
                *former = way.min(*former);
            }
        }
        best.retain(|_, way| self.budget.is_none_or(|budget| cost_of(*way) <= budget));
        best
    }

    fn question(&self) -> Question<impl Fn(Pos) -> Option<u32>> {
        Question {
            size: self.costs.size(),
            side: self.side,
            diagonal: self.diagonal,
            is_next_diagonal_double: self.is_odd,
            budget: self.budget,
            enter: |pos| self.enter(pos),
            no_rest: self.costs.size().positions().filter(|pos| (pos.col + pos.row) % 3 == 0).collect(),
            stops: Vec::new(),
        }
    }

    fn explore(&self, reach: &mut Reach) {
        reach.explore_from(&self.sources, &self.question());
    }
}

fn weigh(cost: u32, straightness: u64) -> u64 {
    u64::from(cost) * 1_000_000 + straightness
}

fn cost_of(way: u64) -> u32 {
    (way / 1_000_000) as u32
}

fn has_the_costs_that_dijkstra_finds(march: &March, reach: &mut Reach) -> Result<(), TestCaseError> {
    march.explore(reach);
    let best = march.oracle();
    let mut listed = Vec::new();
    for pos in march.costs.size().positions() {
        let ways = [false, true].map(|is_odd| best.get(&(pos, is_odd)).copied());
        let cost = ways.into_iter().flatten().min().map(cost_of);
        prop_assert_eq!(reach.cost(pos), cost, "{}", pos);
        let may_end = cost.is_some() && (pos.col + pos.row) % 3 != 0;
        prop_assert_eq!(reach.may_end(pos), may_end);
        listed.extend(cost.map(|cost| (pos, cost, may_end)));
    }
    let reached: Vec<_> = reach.reached().map(|place| (place.pos, place.cost, place.may_end)).collect();
    prop_assert_eq!(reached, listed);
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 40, ..many() })]

    #[test]
    fn a_large_board_with_costly_squares_has_the_costs_that_dijkstra_finds(
        former in any_march_on(any_board(90, &[1u32, 0, 2, 9, 150], 0.3)),
        march in any_march_on(any_board(90, &[1u32, 0, 2, 9, 150], 0.3)),
    ) {
        let mut reach = Reach::new();
        former.explore(&mut reach);
        has_the_costs_that_dijkstra_finds(&march, &mut reach)?;
    }
}

proptest! {
    #![proptest_config(many())]

    #[test]
    fn reach_has_the_costs_that_dijkstra_finds(former in any_march(), march in any_march()) {
        let mut reach = Reach::new();
        former.explore(&mut reach); // An earlier search must not affect the next one.
        has_the_costs_that_dijkstra_finds(&march, &mut reach)?;
    }

    #[test]
    fn seeking_one_place_finds_the_cost_and_the_path_that_exploring_finds(
        former in any_march(),
        march in any_march(),
    ) {
        let (mut reach, mut whole) = (Reach::new(), Reach::new());
        former.explore(&mut reach); // An earlier search must not affect the next one.
        let from = march.sources[0];
        whole.explore(from, &march.question());
        // Also look for a square off the board.
        for goal in march.costs.size().positions().chain([Pos::new(-1, 2)]) {
            reach.seek(from, goal, &march.question());
            prop_assert_eq!(reach.cost(goal), whole.cost(goal), "{}", goal);
            prop_assert_eq!(reach.path(goal), whole.path(goal), "{}", goal);
        }
    }

    #[test]
    fn a_path_is_the_cheapest_then_the_straightest_then_the_least_from_its_end(march in any_march()) {
        let mut reach = Reach::new();
        march.explore(&mut reach);
        let best = march.oracle();
        for pos in march.costs.size().positions() {
            let ends = [(pos, false), (pos, true)].into_iter().filter(|end| best.contains_key(end));
            // Of two equally good stands the one after an even number of diagonals.
            let Some(mut stand) = ends.min_by_key(|end| best[end]) else {
                prop_assert_eq!(reach.path(pos), None);
                continue;
            };
            let mut path = Vec::new();
            while best[&stand] != 0 {
                path.push(stand.0);
                let leads_here = |from: &&Stand| {
                    let way_left = best[&stand].checked_sub(best[*from]);
                    march.steps(from).iter().any(|&(to, way)| to == stand && Some(way) == way_left)
                };
                stand = *best.keys().filter(leads_here).min_by_key(|from| from.0).unwrap();
            }
            path.reverse();
            prop_assert_eq!(reach.path(pos), Some(path), "{}", pos);
        }
    }
}
