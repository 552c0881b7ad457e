//! Traps: opponents with an area to reach or to hold walk around traps if that costs little, and get past them
//! otherwise.

use affray::battle::{Happening, Outcome, TrapChange};
use affray::brain::{Level, Mind};
use affray::data::catalogue::{Catalogue, Kind};
use affray::engine::Battle;
use affray::lab::{Opponents, play_out};

use crate::PURPOSEFUL;
use crate::knowledge::mustered;

/// The five published rulebooks and the house rules. In rulebooks without traps nothing waits in the corridor.
pub fn books() -> Vec<String> {
    let catalogue = Catalogue::bundled();
    let is_whole =
        |id: &&str| catalogue.source(Kind::Rulebook, id).is_some_and(|file| !file.text().contains("mix:"));
    let books: Vec<String> = catalogue.names(Kind::Rulebook).filter(is_whole).map(str::to_owned).collect();
    assert_eq!(books.len(), 6);
    books
}

/// A corridor one square wide with a trap before the gate; the second row may offer a way around it.
fn corridor(second_row: &str, objective: &str) -> String {
    let text = r##"(
        map: [
            "%%%%%%%%%%%%",
            "%A........x%",
            "SECOND_ROW",
            "%%%%%%%%%%%%",
            "%R.........%",
            "%%%%%%%%%%%%",
        ],
        areas: { "gate": Mark('x') },
        traps: [(at: (8, 1), hint: "a wire", dc: 12, damage: (dice: (1, 4)))],
        sides: { "party": (objectives: [OBJECTIVE]), "foes": () },
        combatants: {
            "A": (creature: "warden", side: "party"),
            "R": (creature: "raider", side: "foes"),
        },
        morale_on: [],
        round_limit: 8,
    )"##;
    text.replace("SECOND_ROW", second_row).replace("OBJECTIVE", objective).replace('%', "#")
}

/// How often the party wins with ten seeds, and whether the trap was ever sprung.
fn outcomes(scenario: &str, book: &str, level: Level) -> (usize, bool) {
    let muster = mustered("corridor", scenario, book);
    let mut mind = Mind::new();
    let (mut won, mut is_sprung) = (0, false);
    for seed in 0..10 {
        let mut battle = Battle::new(&muster, seed);
        let outcome = play_out(&mut battle, &Opponents::all(level), &mut mind);
        won += usize::from(matches!(outcome, Outcome::Won(_)));
        let springs = |what: &Happening| matches!(what, Happening::Trap(fact) if matches!(fact.change, TrapChange::Sprung | TrapChange::Avoided));
        is_sprung |= battle.chronicle().since(0).iter().any(|fact| springs(&fact.what));
    }
    (won, is_sprung)
}

#[test]
fn opponents_reach_the_gate_past_a_trap_in_the_corridor() {
    for objective in [r#"Reach("gate", 1)"#, r#"Hold("gate", 1)"#] {
        let scenario = corridor("%%%%%%%%%%%%", objective);
        for book in books() {
            for level in PURPOSEFUL {
                let (won, _) = outcomes(&scenario, &book, level);
                assert_eq!(won, 10, "{objective} by {book}, {}", level.word());
            }
        }
    }
}

#[test]
fn opponents_walk_around_a_trap() {
    let scenario = corridor("%..........%", r#"Reach("gate", 1)"#);
    for book in books() {
        for level in PURPOSEFUL {
            assert_eq!(outcomes(&scenario, &book, level), (10, false), "{book}, {}", level.word());
        }
    }
}
