//! Nobody stands still under fire: combatants who can strike back come closer, and those who only have to survive take
//! cover.

use affray::battle::deeds::Move;
use affray::battle::{Deed, Happening, SideId};
use affray::brain::{Level, Mind};
use affray::data::catalogue::Catalogue;
use affray::data::prepare::prepare_by_name;
use affray::engine::Battle;
use affray::grid::Pos;
use affray::lab::{Opponents, play_out};

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

/// In how many turns of a battle a member of the first side came back, without another deed, to a square on which they had been
/// before in that turn.
fn turns_to_and_fro(scenario: &str, book: &str, seed: u64) -> usize {
    let muster = prepare_by_name(&Catalogue::bundled(), scenario, book).unwrap().muster;
    let mut battle = Battle::new(&muster, seed);
    play_out(&mut battle, &Opponents::all(Level::Soldier), &mut Mind::for_battle(seed));
    let (mut walker, mut walked, mut turns) = (None, Vec::<Pos>::new(), 0);
    for fact in battle.chronicle().since(0) {
        match &fact.what {
            Happening::Moved { who, path } if Some(*who) == walker => walked.extend(path),
            Happening::Declared { deed, .. } if deed.leads_to().is_none() => walked.clear(),
            Happening::TurnBegins { who } => {
                walker = Some(*who).filter(|who| battle.table().side(*who) == SideId(0));
                walked.clear();
            }
            Happening::TurnEnds { .. } => {
                walked.sort_unstable();
                turns += usize::from(walked.windows(2).any(|pair| pair[0] == pair[1]));
                walked.clear();
            }
            _ => {}
        }
    }
    turns
}

#[test]
fn whoever_only_has_to_survive_does_not_run_to_the_enemies_and_back() {
    for book in ["lot", "affray", "llcf", "twodice", "torchlit", "autohit"] {
        let turns: usize = (1..=5).map(|seed| turns_to_and_fro("hold_the_door", book, seed)).sum();
        assert_eq!(turns, 0, "by {book}");
    }
}
