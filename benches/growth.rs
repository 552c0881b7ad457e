//! What an order costs as battles grow: LLCF with 8 to 256 combatants, by CPU time.
//! `cargo bench --no-default-features --bench growth`; with numbers, only these sizes. The last
//! column of each half compares an order with those of the first size.

#[path = "work/cpu_time.rs"]
mod cpu_time;
#[path = "work/crowd.rs"]
#[allow(clippy::expect_used, reason = "a bench that cannot be set up is to stop")]
mod crowd;

use affray::battle::Chronicle;
use affray::brain::{Level, Mind};
use affray::dice::Dice;
use affray::engine::Battle;
use affray::lab::{Opponents, battle_seed};
use cpu_time::cpu_time;

/// How many combatants there are, and the columns and rows of their map.
const SIZES: [(usize, usize, usize); 6] =
    [(8, 24, 16), (16, 32, 20), (32, 44, 28), (64, 60, 40), (128, 80, 60), (256, 100, 100)];

/// What some battles took together.
#[derive(Clone, Copy, Default)]
struct Cost {
    battles: usize,
    orders: usize,
    seconds: f64,
}

impl Cost {
    fn microseconds_an_order(self) -> f64 {
        self.seconds * 1e6 / self.orders as f64
    }
}

#[allow(clippy::print_stdout, reason = "that is what it is for")]
fn main() {
    let wanted: Vec<usize> = std::env::args().filter_map(|word| word.parse().ok()).collect();
    println!("CPU time of a battle: the first one of a batch, then later ones of the same batch");
    print!("{:>10} {:>9}", "combatants", "map");
    for _ in 0..2 {
        print!(" {:>8} {:>10} {:>9} {:>8}", "orders", "ms/battle", "us/order", "to first");
    }
    println!();
    let mut of_first: Option<[f64; 2]> = None;
    for (combatants, cols, rows) in SIZES {
        if !wanted.is_empty() && !wanted.contains(&combatants) {
            continue;
        }
        let costs = costs(combatants, (cols, rows));
        let of_first = *of_first.get_or_insert(costs.map(Cost::microseconds_an_order));
        print!("{combatants:>10} {:>9}", format!("{cols} x {rows}"));
        for (cost, of_first) in costs.iter().zip(of_first) {
            let orders = cost.orders / cost.battles;
            let milliseconds = cost.seconds * 1e3 / cost.battles as f64;
            let microseconds = cost.microseconds_an_order();
            print!(" {orders:8} {milliseconds:10.1} {microseconds:9.1} {:8.1}", microseconds / of_first);
        }
        println!();
    }
}

/// What the first battle of a batch costs, and what later ones cost.
fn costs(combatants: usize, map: (usize, usize)) -> [Cost; 2] {
    let muster = crowd::muster("llcf", combatants, map);
    // Small battles differ more from each other, so more of them are played.
    let several = (64 / combatants).max(1);
    let opponents = Opponents::all(Level::Soldier);
    let mut costs = [Cost::default(); 2];
    let mut number = 0;
    for _ in 0..several {
        let mut battle = Battle::still(&muster, Dice::seeded(1), Chronicle::default());
        let first = battle.snapshot();
        let mut mind = Mind::new();
        for place in 0..=several {
            number += 1;
            battle.restart(&first, battle_seed(1, number));
            let cost = &mut costs[place.min(1)];
            cost.battles += 1;
            let before = cpu_time();
            while let Some(judged) = opponents.judge(&battle, &mut mind) {
                cost.orders += 1;
                assert!(battle.submit(judged).is_ok(), "permitted");
            }
            cost.seconds += (cpu_time() - before).as_secs_f64();
        }
    }
    costs
}
