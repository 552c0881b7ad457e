//! No side wins before a combatant has acted: under the house rules, under the mixtures that come with the game, and
//! under mixtures of time to prepare with morale.

use std::sync::Arc;

use affray::battle::Source;
use affray::brain::{Level, Mind};
use affray::data::catalogue::{Catalogue, Kind};
use affray::data::prepare::{Wanted, prepare};
use affray::engine::{Awaiting, Battle};
use affray::lab::Opponents;
use affray::rules::book::muster::Muster;
use affray::rules::choices::morale::MoraleRule;
use affray::rules::table::turn::Phase;
use rayon::prelude::{IntoParallelIterator, ParallelIterator};

/// How many battles each scenario is fought under each rulebook with morale, and under each without. Only their
/// openings are played.
const SEEDS: (u64, u64) = (500, 10);

/// The only rulebook with a morale check at the start of a battle.
const CHECKS_NERVE_AT_ONCE: &str = "torchlit";

const GIANT: &str = r#"(
    name: "A giant against four",
    map: ["..............", "..A.......G...", "..B...........", "..C...........", "..D..........."],
    sides: { "party": (), "hill": () },
    combatants: {
        "A": (creature: "villager", side: "party"),
        "B": (creature: "hireling", side: "party"),
        "C": (creature: "pikeman", side: "party"),
        "D": (creature: "slinger", side: "party"),
        "G": (creature: "fell_giant", side: "hill"),
    },
)"#;

const NIGHT_AMBUSH: &str = r#"(
    name: "Night ambush",
    map: ["..............", "..A......R....", "..B...........", "..........S...", "..C......T...."],
    light: Darkness,
    sides: { "party": (), "thorn": () },
    combatants: {
        "A": (creature: "captain", side: "party", hero: true),
        "B": (creature: "pikeman", side: "party", hero: true),
        "C": (creature: "hireling", side: "party"),
        "R": (creature: "raider", side: "thorn"),
        "S": (creature: "cutpurse", side: "thorn"),
        "T": (creature: "slinger", side: "thorn"),
    },
    first_side: "thorn",
    started_by: "thorn",
    ambush: ["thorn"],
)"#;

/// Plays the opening of a battle: sides with time to prepare do so, and then a side is asked for its first order.
fn play_the_opening(name: &str, muster: &Arc<Muster>, seed: u64, mind: &mut Mind) {
    let mut battle = Battle::new(muster, seed);
    let opponents = Opponents::all(Level::Soldier);
    loop {
        let awaiting = battle.awaiting();
        assert!(!matches!(awaiting, Some(Awaiting::Over(_))), "{name}, seed {seed}: over before it began");
        if battle.table().turn.phase != Phase::Planning {
            return;
        }
        let order = opponents.decide(&battle, mind).expect("somebody has time to prepare");
        battle.submit(order).unwrap_or_else(|refusal| panic!("{name}, seed {seed}: {refusal:?}"));
    }
}

#[test]
fn no_side_wins_before_a_combatant_has_acted() {
    let catalogue = Catalogue::bundled();
    let bundled = |id: &str| {
        let source = catalogue.source(Kind::Scenario, id).expect("it is bundled");
        (id.to_owned(), source.clone())
    };
    let own = |id: &str, text: &str| (id.to_owned(), Source::new(format!("scenarios/{id}.ron"), text));
    let scenarios = [
        bundled("first_blood"),
        bundled("thorn_ambush"),
        own("night_ambush", NIGHT_AMBUSH),
        own("giant", GIANT),
    ];
    let books = catalogue.names(Kind::Rulebook).filter(|id| *id != CHECKS_NERVE_AT_ONCE);
    let mut books: Vec<(String, Source)> = books
        .map(|id| (id.to_owned(), catalogue.source(Kind::Rulebook, id).expect("it is bundled").clone()))
        .collect();
    let mix = |id: &str, base: &str, take: &str| {
        let text = format!("(name: \"Mixed\", mix: (base: {base:?}, take: {{ {take} }}))");
        (id.to_owned(), Source::new(format!("rulebooks/{id}.ron"), text))
    };
    books.push(mix("planning_with_nerve", "lot", r#""affray": [morale, exit]"#));
    books.push(mix("nerve_with_planning", "affray", r#""lot": [opening]"#));
    let battles: Vec<(String, Arc<Muster>)> = books
        .iter()
        .flat_map(|book| scenarios.iter().map(move |scenario| (book, scenario)))
        .map(|(book, scenario)| {
            let wanted = Wanted { scenario: (&scenario.0, &scenario.1), rulebook: (&book.0, &book.1) };
            let name = format!("{} by {}", scenario.0, book.0);
            let prepared = prepare(&catalogue, wanted, |_| {});
            (name.clone(), prepared.unwrap_or_else(|problems| panic!("{name}: {problems:#?}")).muster)
        })
        .collect();
    assert_eq!(battles.len(), books.len() * scenarios.len());
    battles.into_par_iter().for_each(|(name, muster)| {
        let mut mind = Mind::new();
        let seeds = if matches!(muster.book.morale.take, MoraleRule::Nothing) { SEEDS.1 } else { SEEDS.0 };
        for seed in 0..seeds {
            play_the_opening(&name, &muster, seed, &mut mind);
        }
    });
}
