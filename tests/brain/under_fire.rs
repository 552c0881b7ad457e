//! Nobody stands still under fire: combatants who can strike back come closer, and those who only have to survive take
//! cover.

use affray::battle::Deed;
use affray::battle::deeds::Move;
use affray::engine::Battle;
use affray::grid::Pos;

use crate::knowledge::mustered;
use crate::manner::first_act;

/// The first move of the first combatant in the scenario.
fn first_move(scenario: &str, book: &str) -> Option<Pos> {
    match first_act(scenario, book) {
        Deed::Move(Move { to, .. }) => Some(to),
        _ => None,
    }
}

#[test]
fn combatants_under_fire_without_ranged_weapons_come_closer() {
    let scenario = r##"(
        map: ["R.......C", "........W", "........."],
        sides: {"foes": (control: Opponent("soldier")), "party": ()},
        combatants: {
            "R": (creature: "raider", side: "foes", weapons: ["axe"]),
            "C": (creature: "captain", side: "party", hero: true),
            "W": (creature: "warden", side: "party", hero: true),
        },
        first_side: "foes",
    )"##;
    for book in ["lot", "affray", "llcf", "twodice"] {
        let to = first_move(scenario, book);
        assert!(to.is_some_and(|to| to.col >= 5), "{to:?} by {book}");
    }
}

#[test]
fn combatants_who_only_have_to_survive_take_cover_from_bows() {
    let scenario = r##"(
        map: [
            "S.............B.",
            "................",
            "....#...........",
            "................",
        ],
        sides: {
            "foes": (control: Opponent("soldier"), objectives: [Survive(6)]),
            "party": (),
        },
        combatants: {
            "S": (creature: "raider", side: "foes", weapons: ["axe"]),
            "B": (creature: "bowman", side: "party", hero: true),
        },
        first_side: "foes",
    )"##;
    for book in ["lot", "affray", "llcf", "twodice", "autohit"] {
        let battle = Battle::new(&mustered("shelter", scenario, book), 1);
        let bowman = Pos::new(14, 0);
        assert!(battle.table().board.sight.sees(bowman, Pos::new(0, 0)));
        let to = first_move(scenario, book).expect("it goes somewhere");
        assert!(!battle.table().board.sight.sees(bowman, to), "{to} by {book}");
    }
}
