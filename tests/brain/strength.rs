//! Each level beats the level that it should beat, from both ends of the field, and battles come to an end.

use affray::battle::{Outcome, SideId};
use affray::brain::{Level, Mind};
use affray::engine::{Awaiting, Battle};
use affray::grid::Reach;
use affray::lab::{Opponents, Setup, battle_seed, play_out, run_batch};

use crate::common::{Chooser, all_musters, muster_of, random_order};

/// How often each of two opponents wins against the other; each fights half of the battles from either end.
fn wins_of(one: Level, other: Level, scenario: &str, battles: u64) -> (u64, u64) {
    let fight = |first: Level, second: Level| {
        let opponents = Opponents::all(second).with(SideId(0), first);
        let setup = Setup { muster: muster_of(scenario, "llcf"), rulebook: "llcf".to_owned(), opponents };
        let report = run_batch(&setup, battles / 2, 11, 2, &|| {}).expect("threads start");
        (report.sides[0].wins, report.sides[1].wins)
    };
    let (from_west, others_from_east) = fight(one, other);
    let (others_from_west, from_east) = fight(other, one);
    (from_west + from_east, others_from_east + others_from_west)
}

#[test]
fn the_soldier_beats_the_brute_on_every_kind_of_ground() {
    let mut total = (0, 0);
    for scenario in ["bench_4v4", "first_blood", "broken_ground"] {
        let (soldier, brute) = wins_of(Level::Soldier, Level::Brute, scenario, 400);
        assert!(soldier > brute, "{scenario}: {soldier} to {brute}");
        total = (total.0 + soldier, total.1 + brute);
    }
    assert!(total.0 > 2 * total.1, "{total:?}");
}

#[test]
fn the_brute_beats_random_play() {
    let muster = muster_of("first_blood", "llcf");
    let (mut mind, mut reach) = (Mind::new(), Reach::new());
    let mut wins = 0;
    for number in 0..60 {
        let brute = SideId(u8::from(number % 2 == 1));
        let mut battle = Battle::new(&muster, battle_seed(5, number));
        let mut chooser = Chooser::new(number + 1);
        loop {
            let order = match battle.awaiting().expect("it waits for somebody") {
                Awaiting::Over(outcome) => {
                    wins += u32::from(matches!(outcome, Outcome::Won(sides) if sides.contains(brute)));
                    break;
                }
                Awaiting::Order(side) if side == brute => {
                    Level::Brute.decide(&battle.table().seen_by(side), battle.aims().list(), &mut mind)
                }
                _ => random_order(&battle, &mut chooser, &mut reach).expect("the battle is not over"),
            };
            battle.submit(order).expect("permitted");
        }
    }
    assert!(wins >= 54, "{wins} of 60");
}

#[test]
fn battles_between_opponents_end_before_they_are_called_off() {
    for (name, muster) in all_musters() {
        for opponents in
            [Opponents::all(Level::Soldier), Opponents::all(Level::Brute), Opponents::of_scenario()]
        {
            let mut draws = 0;
            for number in 0..6 {
                let mut battle = Battle::new(&muster, battle_seed(3, number));
                let outcome = play_out(&mut battle, &opponents, &mut Mind::new());
                draws += u32::from(outcome == Outcome::Draw);
            }
            assert!(draws <= 1, "{name}, {opponents:?}: {draws} of 6 were called off");
        }
    }
}

#[test]
fn the_memory_of_a_mind_changes_no_order() {
    for (name, muster) in all_musters() {
        let mut old_mind = Mind::new();
        for number in 0..3 {
            let opponents = Opponents::all(Level::Soldier);
            let mut battle = Battle::new(&muster, battle_seed(9, number));
            while let Some(order) = opponents.decide(&battle, &mut old_mind) {
                assert_eq!(opponents.decide(&battle, &mut Mind::new()), Some(order.clone()), "{name}");
                battle.submit(order).expect("permitted");
            }
        }
    }
}
