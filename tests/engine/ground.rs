//! The ground laid out row by row costs what each square costs by itself.

use affray::engine::Battle;
use affray::grid::{Going, Pos, Reach, RowBits};

use crate::common::{Chooser, all_musters, random_order};

/// What a closed door costs here. No square of the bundled scenarios costs as much.
const CLOSED_DOOR: u32 = 99;

#[test]
fn rows_of_ground_cost_what_each_square_costs_for_those_who_walk_fly_and_crawl() {
    let (mut reach, mut walkers, mut flyers, mut crawlers, mut doors) = (Reach::new(), 0, 0, 0, 0);
    for (number, (name, muster)) in (0..).zip(all_musters()) {
        let mut battle = Battle::new(&muster, number);
        let mut chooser = Chooser::new(number);
        for _ in 0..40 {
            let Some(order) = random_order(&battle, &mut chooser, &mut reach) else { break };
            battle.submit(order).unwrap();
        }
        let table = battle.table();
        let size = table.board.field.size();
        for who in table.everybody() {
            match table.gait(who) {
                (_, times) if times > 1 => crawlers += 1,
                (true, _) => flyers += 1,
                (false, _) => walkers += 1,
            }
            let ground = table.ground_costs(who, CLOSED_DOOR);
            let cost_of = |at: Pos| {
                let is_shut = table.board.door(at) == Some(false);
                Reach::entering(if is_shut { Some(CLOSED_DOOR) } else { table.ground_cost(who, at) })
            };
            for row in 0..size.rows as i16 {
                // A part of a row, as searches lay them out.
                let (first, count) = (Pos::new(row % 3, row), usize::from(size.cols).min(67) - 3);
                let squares = (0..count as i16).map(|col| first.offset(col, 0));
                let expected: Vec<u16> = squares.clone().map(cost_of).collect();
                let mut costs = vec![Reach::WALL; count];
                let bits = ground.lay_out(first, &mut costs);
                assert_eq!(costs, expected, "{name}: row {row} for {who:?}");
                assert_eq!(bits, RowBits::of(&expected), "{name}: row {row} for {who:?}");
                doors += expected.iter().filter(|cost| u32::from(**cost) == CLOSED_DOOR).count();
                let admitted = squares.map(|at| ground.admits(at));
                assert!(admitted.eq(expected.iter().map(|cost| *cost != Reach::WALL)), "{name}: row {row}");
            }
        }
    }
    assert!(walkers > 0 && flyers > 0 && crawlers > 0 && doors > 0, "{walkers} {flyers} {crawlers} {doors}");
}
