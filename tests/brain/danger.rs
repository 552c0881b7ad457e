//! The danger that the window shows: nobody is struck, in the turn of an enemy, on a square that could not be struck by what
//! was known when that turn began. Danger takes doors as they stand: it is asked anew after a door was opened.

use std::collections::BTreeMap;

use affray::battle::{CombatantId, Deed, Order, Target};
use affray::brain::{Level, Mind};
use affray::engine::{Awaiting, Battle};
use affray::grid::{Reach, SquareSet};

use crate::common::muster_of;

/// The most orders of a battle.
const LONGEST: usize = 600;

/// Plays a battle and returns how many attacks were made, and those that came as a surprise.
fn surprises(scenario: &str, book: &str, seed: u64) -> (usize, Vec<String>) {
    let mut battle = Battle::new(&muster_of(scenario, book), seed);
    let mut mind = Mind::default();
    let mut reach = Reach::new();
    let mut known: BTreeMap<(u16, CombatantId), SquareSet> = BTreeMap::new();
    let (mut attacks, mut unforeseen) = (0, Vec::new());
    for _ in 0..LONGEST {
        let side = match battle.awaiting() {
            Some(Awaiting::Order(side)) => side,
            Some(Awaiting::Answer(offer)) => battle.table().side(offer.to),
            Some(Awaiting::Over(_)) | None => break,
        };
        let order = Level::Brute.decide(&battle.table().seen_by(side), battle.aims().list(), &mut mind);
        if let Order::Deed { who, deed } = &order {
            let table = battle.table();
            let turn = (table.turn.round, *who);
            let danger = known.entry(turn).or_insert_with(|| table.could_strike(*who, &mut reach));
            if let (Deed::Attack(_), Some(Target::One(target))) = (deed, deed.aim(*who))
                && let Some(there) = table.footprint(target)
            {
                attacks += 1;
                if !there.squares().any(|at| danger.get(at)) {
                    unforeseen
                        .push(format!("{scenario} by {book}, seed {seed}, round {}: {order:?}", turn.0));
                }
            }
            match deed {
                // What a combatant prepares before the battle is a turn too, in the same round as their first.
                Deed::End(_) => drop(known.remove(&turn)),
                Deed::Open(_) => known.clear(),
                _ => {}
            }
        }
        battle.submit(order).unwrap();
    }
    (attacks, unforeseen)
}

#[test]
fn no_attack_comes_from_farther_than_the_danger_that_is_shown() {
    // Where everybody declares before anybody acts, an attack is declared from where the combatant is going to stand.
    for book in ["llcf", "lot", "torchlit", "twodice", "affray"] {
        for scenario in ["first_blood", "bridge", "mill_yard", "lantern_ford", "wings_at_dusk"] {
            let (mut attacks, mut unforeseen) = (0, Vec::new());
            for seed in 0..3 {
                let (made, surprising) = surprises(scenario, book, seed);
                attacks += made;
                unforeseen.extend(surprising);
            }
            assert!(attacks > 3, "{scenario} by {book}: {attacks} attacks are too few to tell");
            assert!(unforeseen.is_empty(), "{unforeseen:#?}");
        }
    }
}
