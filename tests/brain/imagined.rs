//! Imagined battles: luck is set aside without a change of what an order brings on average.

use affray::battle::{Deed, Order};
use affray::brain::{Depth, Level, Mind, try_out};
use affray::engine::{Awaiting, Battle};

use crate::common::muster_of;

/// In how many imagined battles an order is tried out.
const BATTLES: usize = 600;

/// The mean of some amounts, and their standard deviation.
fn mean_and_spread(amounts: impl Iterator<Item = i32>) -> (f64, f64) {
    let amounts: Vec<f64> = amounts.map(f64::from).collect();
    let count = amounts.len() as f64;
    let mean = amounts.iter().sum::<f64>() / count;
    (mean, (amounts.iter().map(|amount| (amount - mean).powi(2)).sum::<f64>() / count).sqrt())
}

#[test]
fn luck_evens_out_and_what_is_left_of_a_result_differs_less() {
    for (book, rounds) in [("llcf", 1), ("lot", 1), ("twodice", 1), ("llcf", 2)] {
        let depth = Depth { orders: 1, battles: BATTLES, rounds, next_blows: 0 };
        let (mut battle, mut mind) = (Battle::new(&muster_of("bench_4v4", book), 3), Mind::new());
        let mut compared = 0;
        while let (Some(awaiting), true) = (battle.awaiting(), compared < 4) {
            let Awaiting::Order(side) = awaiting else {
                battle.submit(Order::Decline).expect("nobody must react");
                continue;
            };
            let table = battle.table().seen_by(side);
            let order = Level::Soldier.decide(&table, battle.aims().list(), &mut mind);
            if matches!(order, Order::Deed { deed: Deed::Attack(_), .. }) {
                let played = try_out(&table, battle.aims().list(), &order, depth, compared);
                assert_eq!(played.len(), BATTLES, "{book}: the order is allowed wherever it is imagined");
                let (luck, spread) = mean_and_spread(played.iter().map(|played| played.luck));
                let error = spread / (BATTLES as f64).sqrt();
                assert!(
                    luck.abs() < 4.0 * error,
                    "{book}, {rounds} rounds: {luck} of luck on average, give or take {error}"
                );
                let (_, before) = mean_and_spread(played.iter().map(|played| played.balance));
                let (_, after) = mean_and_spread(played.iter().map(|played| played.worth()));
                assert!(after < before, "{book}, {rounds} rounds: from {before} to {after}");
                compared += 1;
            }
            battle.submit(order).expect("permitted");
        }
        assert_eq!(compared, 4, "{book}: soldiers strike");
    }
}
