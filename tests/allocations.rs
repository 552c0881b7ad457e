//! Copying a battle over a copy, and restoring it in place, allocate nothing.
#![allow(clippy::unwrap_used, clippy::expect_used, reason = "what fails in a test fails the test")]

use affray::brain::{Level, Mind};
use affray::data::catalogue::Catalogue;
use affray::data::prepare::prepare_by_name;
use affray::engine::Battle;
use affray::lab::Opponents;

/// In these scenarios there are lamps, doors and traps, and each side sees something else.
const SCENARIOS: [&str; 4] = ["bench_4v4", "deep_cellar", "hold_the_door", "past_the_sentries"];
const BOOKS: [&str; 6] = ["affray", "autohit", "llcf", "lot", "torchlit", "twodice"];

#[test]
fn a_battle_is_copied_and_restored_in_place_without_allocating() {
    let catalogue = Catalogue::bundled();
    let (opponents, mut mind) = (Opponents::all(Level::Soldier), Mind::new());
    for scenario in SCENARIOS {
        for book in BOOKS {
            let muster = prepare_by_name(&catalogue, scenario, book).unwrap().muster;
            let mut battle = Battle::new(&muster, 1);
            let mut states = Vec::new();
            while let Some(judged) = opponents.judge(&battle, &mut mind) {
                // While an offer is open, what is under way belongs to the state, and takes memory of its own.
                if battle.table().offer.is_none() && states.len() < 60 {
                    states.push(battle.snapshot());
                }
                battle.submit(judged).unwrap();
            }
            assert!(states.len() > 5, "{scenario} by {book}");
            let mut copy = battle.snapshot();
            // Lists grow once to the length that they need.
            for state in states.iter().chain(states.iter().rev()) {
                battle.restore(state);
                battle.snapshot_in(&mut copy);
            }
            for state in states.iter().chain(states.iter().rev()) {
                let allocated = allocation_counter::measure(|| {
                    battle.restore(state);
                    battle.snapshot_in(&mut copy);
                });
                assert_eq!(allocated.count_total, 0, "{scenario} by {book}: {allocated:?}");
                assert_eq!(copy, *state, "{scenario} by {book}");
            }
        }
    }
}
