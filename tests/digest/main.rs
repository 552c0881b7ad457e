//! A digest of every bundled scenario under every rulebook: the orders that opponents give, the resulting facts with
//! their dice, and the whole state of the battle after each order. Names do not count. A change that should not affect
//! any battle is checked against this list.
#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a test whose stage cannot be set has failed")]

#[path = "../common/mod.rs"]
mod common;
mod nameless;

use std::fmt::Write;

use affray::brain::Mind;
use affray::engine::Battle;
use affray::lab::Opponents;

/// The known digests: the scenario and the rulebook, and 16 hex digits.
const KNOWN: &str = include_str!("known.txt");

/// The seed of the dice.
const SEED: u64 = 11;

/// The most orders of each battle.
const ORDERS: usize = 400;

#[test]
fn every_battle_gives_the_same_result_as_before() {
    let mut digests = String::new();
    for (name, muster) in common::all_musters() {
        let mut battle = Battle::new(&muster, SEED);
        let mut hasher = blake3::Hasher::new();
        let (opponents, mut mind, mut told) = (Opponents::of_scenario(), Mind::new(), 0);
        for _ in 0..ORDERS {
            nameless::take_in(&mut hasher, &battle.snapshot());
            nameless::take_in(&mut hasher, &battle.chronicle().since(told));
            told = battle.chronicle().since(0).len();
            let Some(order) = opponents.decide(&battle, &mut mind) else { break };
            nameless::take_in(&mut hasher, &order);
            battle.submit(order).unwrap();
        }
        let hash = hasher.finalize().to_hex();
        writeln!(digests, "{name}: {}", &hash[..16]).unwrap();
    }
    let changed: Vec<_> = digests.lines().zip(KNOWN.lines()).filter(|(now, known)| now != known).collect();
    let is_same = digests == KNOWN;
    if !is_same {
        let written = concat!(env!("CARGO_TARGET_TMPDIR"), "/digests.txt");
        std::fs::write(written, &digests).unwrap();
        panic!(
            "{} battles came out otherwise, the first {:?}; all are in {written}",
            changed.len(),
            changed.first()
        );
    }
}
