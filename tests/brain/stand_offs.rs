//! What keeps two sides apart keeps them apart for a while: whoever can do something about it does.

use affray::brain::Profile;
use affray::lab::{Profiles, Setup, run_batch};

use crate::knowledge::mustered;

/// How many of a dozen battles come to nothing.
fn draws(scenario: &str, book: &str, profile: Profile) -> u64 {
    let muster = mustered("apart", scenario, book);
    let setup = Setup { muster, rulebook: book.to_owned(), profiles: Profiles::all(profile) };
    run_batch(&setup, 12, 3, 0, &|_| {}).expect("threads start").draws
}

#[test]
fn a_row_of_traps_is_stepped_upon_in_the_end() {
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
    for profile in Profile::ALL {
        assert_eq!(draws(scenario, "torchlit", profile), 0, "{}", profile.name());
    }
}

#[test]
fn bows_come_to_hand_where_no_way_leads_across() {
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
    for profile in Profile::ALL {
        for book in ["autohit", "lot"] {
            assert_eq!(draws(scenario, book, profile), 0, "{} by {book}", profile.name());
        }
    }
}
