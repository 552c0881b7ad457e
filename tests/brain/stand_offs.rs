//! Stand-offs end: if something keeps two sides apart, a combatant who can do something about it does.

use affray::brain::Level;
use affray::lab::{Opponents, Report, Setup, run_batch};

use crate::PURPOSEFUL;
use crate::knowledge::mustered;

/// How many of a dozen battles end in a draw.
fn draws(scenario: &str, book: &str, level: Level) -> u64 {
    dozen(scenario, book, level).draws
}

/// How many of a dozen battles a side wins.
fn wins(scenario: &str, book: &str, level: Level, side: &str) -> u64 {
    let report = dozen(scenario, book, level);
    report.sides.iter().filter(|own| own.name == side).map(|own| own.wins).sum()
}

fn dozen(scenario: &str, book: &str, level: Level) -> Report {
    let muster = mustered("apart", scenario, book);
    let setup = Setup { muster, rulebook: book.to_owned(), opponents: Opponents::all(level) };
    run_batch(&setup, 12, 3, 0, &|| {}).expect("threads start")
}

#[test]
fn opponents_step_on_a_row_of_traps_in_the_end() {
    let scenario = r##"(
        map: [
            "A...........",
            "..........R.",
        ],
        traps: [(at: (5, 0), hint: "a wire"), (at: (5, 1), hint: "a wire")],
        combatants: {
            "A": (creature: "raider", side: "party", weapons: ["axe"]),
            "R": (creature: "raider", side: "foes", weapons: ["axe"]),
        },
        morale_on: [],
    )"##;
    for level in PURPOSEFUL {
        assert_eq!(draws(scenario, "torchlit", level), 0, "{}", level.word());
    }
}

#[test]
fn opponents_draw_bows_where_no_path_leads_across() {
    let scenario = r##"(
        map: [
            "A...ooo...R",
            "....ooo....",
        ],
        combatants: {
            "A": (creature: "raider", side: "party", weapons: ["axe", "bow"]),
            "R": (creature: "raider", side: "foes", weapons: ["axe", "bow"]),
        },
    )"##;
    for level in PURPOSEFUL {
        for book in ["autohit", "lot"] {
            assert_eq!(draws(scenario, book, level), 0, "{} by {book}", level.word());
        }
    }
}

#[test]
fn a_door_is_opened_where_it_bars_the_way_past_its_corner() {
    let scenario = r##"(
        map: [
            "R.%%%%%%ggg",
            "........+gg",
            "Q.%%%%%%ggg",
            "%%%%%%%%%%%",
            "A%%%%%%%%%%",
        ],
        areas: { "gate": Mark('g') },
        sides: { "party": (objectives: [Defeat]), "foes": (objectives: [Reach("gate", 2)]) },
        combatants: {
            "A": (creature: "warden", side: "party", hero: true),
            "R": (creature: "raider", side: "foes"),
            "Q": (creature: "raider", side: "foes"),
        },
        morale_on: [],
        round_limit: 10,
    )"##
    .replace('%', "#");
    for level in PURPOSEFUL {
        for book in ["affray", "autohit", "llcf", "lot", "torchlit", "twodice"] {
            assert_eq!(draws(&scenario, book, level), 0, "{} by {book}", level.word());
        }
    }
}

#[test]
fn opponents_who_must_bring_a_combatant_out_fetch_them_first() {
    let scenario = r##"(
        map: [
            "x.......cc",
            "x.A.....cC",
            "x.B.....cc",
            "%%%%%%%%%%",
            "R.........",
        ],
        areas: { "cell": Mark('c'), "road": Mark('x') },
        exits: "road",
        sides: { "party": (objectives: [Escape(3), Protect("C")]), "foes": () },
        combatants: {
            "A": (creature: "warden", side: "party", hero: true),
            "B": (creature: "bowman", side: "party", hero: true),
            "C": (creature: "villager", side: "party", name: "The captive", awaited: true),
            "R": (creature: "raider", side: "foes"),
        },
        morale_on: [],
        events: [(when: Enters("party", "cell"), do: [Arrive(["C"])])],
    )"##
    .replace('%', "#");
    for level in PURPOSEFUL {
        for book in ["affray", "autohit", "llcf", "lot", "torchlit", "twodice"] {
            assert_eq!(wins(&scenario, book, level, "party"), 12, "{} by {book}", level.word());
        }
    }
}

#[test]
fn a_side_that_escapes_is_not_beaten_by_a_side_without_enemies() {
    let scenario = |sides: &str| {
        let text = r#"(
            map: ["xA......", "x......R"],
            areas: { "road": Mark('x') },
            exits: "road",
            sides: { SIDES },
            combatants: {
                "R": (creature: "warden", side: "watch", hero: true),
                "A": (creature: "cutpurse", side: "thieves"),
            },
            morale_on: [],
        )"#;
        text.replace("SIDES", sides)
    };
    let (watch, thieves) = (r#""watch": (objectives: [Defeat])"#, r#""thieves": (objectives: [Escape(1)])"#);
    for sides in [[watch, thieves].join(", "), [thieves, watch].join(", ")] {
        for book in ["affray", "llcf"] {
            let won = wins(&scenario(&sides), book, Level::Soldier, "thieves");
            assert!(won >= 9, "{book}, {sides}: {won} of 12");
        }
    }
}

#[test]
fn a_weak_attacker_attacks_all_the_same() {
    let scenario = r##"(
        map: ["AB"],
        creatures: { "rock": (lot: (hp: 1000, ap: 40, dodge: 9)) },
        weapons: { "pin": (lot: (skill: Blades, ap: 10, damage: [(dice: (1, 1))])) },
        combatants: {
            "A": (creature: "rock", side: "party", weapons: ["pin"]),
            "B": (creature: "rock", side: "foes", weapons: ["pin"]),
        },
        round_limit: 6,
    )"##;
    for level in PURPOSEFUL {
        let report = dozen(scenario, "lot", level);
        let harm: Vec<f64> = report.combatants.iter().map(|own| own.mean_harm_dealt).collect();
        assert!(harm.iter().all(|harm| *harm > 5.0), "{}: {harm:?}", level.word());
    }
}
