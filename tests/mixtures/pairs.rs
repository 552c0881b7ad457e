//! Every bundled rulebook with one part replaced by that of another. Each such pair can be played, or is refused with a
//! message that names the choice that cannot work and what it lacks. No list says which pairs are refused.

use std::collections::BTreeMap;
use std::sync::Arc;

use affray::battle::{Problem, Severity, Source};
use affray::brain::{Level, Mind};
use affray::data::catalogue::{Catalogue, Kind};
use affray::data::prepare::{Wanted, prepare};
use affray::data::rulebooks::load_rulebook;
use affray::engine::{Awaiting, Battle};
use affray::grid::Reach;
use affray::lab::Opponents;
use affray::rules::book::muster::Muster;
use affray::rules::book::rulebook::{Axis, Portion, Rulebook};
use affray::tell::Words;
use rayon::prelude::{IntoParallelRefIterator, ParallelIterator};

use crate::common::{Chooser, random_order};

/// Two against two with blades, bows, spells and armour, close enough for a quick end.
const SCENARIO: &str = r#"(
    name: "Pair",
    map: [
        "..........",
        ".A..,..::.",
        "..........",
        ".B..#...a.",
        "........b.",
        "..........",
    ],
    sides: { "west": (), "east": () },
    combatants: {
        "A": (creature: "captain", side: "west", hero: true),
        "B": (creature: "hedge_witch", side: "west", hero: true),
        "a": (creature: "ironclad", side: "east"),
        "b": (creature: "raider", side: "east"),
    },
)"#;

/// How many battles opponents fight under each pair; `AFFRAY_PAIR_BATTLES` sets another number. One more battle with
/// random orders is fought for every ten.
const BATTLES: u64 = 1;

/// The most random orders in a battle.
const JOSTLES: usize = 80;

/// The most orders of a battle; the longest battles take far fewer.
const ORDERS: usize = 3_000;

/// The most passes of one order; the longest possible chain of answers takes fewer.
const PASSES: usize = 5_000;

/// A rulebook with one part of another.
struct Pair {
    base: String,
    part: &'static str,
    other: String,
    source: Source,
}

impl Pair {
    fn name(&self) -> String {
        format!("{} with {} of {}", self.base, self.part, self.other)
    }
}

fn whole_books(catalogue: &Catalogue) -> Vec<(String, Rulebook)> {
    let is_whole = |source: &Source| !source.text().contains("mix:");
    let ids = catalogue.names(Kind::Rulebook);
    let ids = ids.filter(|id| catalogue.source(Kind::Rulebook, id).is_some_and(is_whole));
    ids.map(|id| (id.to_owned(), load_rulebook(catalogue, id).sound().unwrap())).collect()
}

/// Every part that a mixture can take.
fn parts() -> Vec<(&'static str, Portion)> {
    let axes = Axis::ALL.iter().map(|axis| axis.field());
    let parts = axes.chain(["time", "reactions", "penalties", "position"]);
    parts.map(|part| (part, ron::from_str(part).unwrap())).collect()
}

fn pairs(catalogue: &Catalogue) -> Vec<Pair> {
    let books = whole_books(catalogue);
    let mut pairs = Vec::new();
    for (base, own) in &books {
        for (part, portion) in parts() {
            // Parts that are the same in several rulebooks are tried once.
            let mut tried = vec![own.clone()];
            for (other, theirs) in books.iter().filter(|(other, _)| other != base) {
                let mut mixed = own.clone();
                mixed.take_from(portion, theirs);
                if tried.contains(&mixed) {
                    continue;
                }
                tried.push(mixed);
                let text =
                    format!("(name: \"Pair\", mix: (base: {base:?}, take: {{ {other:?}: [{part}] }}))");
                let source = Source::new("rulebooks/pair.ron", text);
                pairs.push(Pair { base: base.clone(), part, other: other.clone(), source });
            }
        }
    }
    pairs
}

/// Reads a pair, and joins it with the scenario.
fn load(catalogue: &Catalogue, pair: &Pair) -> Result<Arc<Muster>, Vec<Problem>> {
    let scenario = Source::new("scenarios/pair.ron", SCENARIO);
    let wanted = Wanted { scenario: ("pair", &scenario), rulebook: ("pair", &pair.source) };
    prepare(catalogue, wanted, |_| {}).map(|prepared| prepared.muster)
}

/// Asserts that each error names an axis or a list of the rulebook, and quotes what is missing.
fn assert_names_what_is_missing(words: &Words, pair: &Pair, problems: &[Problem]) {
    let errors = problems.iter().filter(|problem| problem.severity == Severity::Error);
    for problem in errors {
        let message = words.problem(problem);
        let names_a_part = parts().iter().any(|(part, _)| message.contains(&format!("\"{part}\"")));
        assert!(names_a_part, "{}: {message}", pair.name());
        assert!(problem.place().is_some(), "{}: nowhere: {message}", pair.name());
    }
}

/// Lets opponents fight one battle to its end.
fn play(pair: &Pair, muster: &Arc<Muster>, seed: u64, mind: &mut Mind) {
    let mut battle = Battle::new(muster, seed);
    let opponents = Opponents::all(Level::Soldier);
    for _ in 0..ORDERS {
        let Some(order) = opponents.decide(&battle, mind) else {
            assert!(matches!(battle.awaiting(), Some(Awaiting::Over(_))), "{}, seed {seed}", pair.name());
            return;
        };
        carry_out(pair, &mut battle, seed, &order);
    }
    panic!("{}, seed {seed}: a battle without end, in round {}", pair.name(), battle.table().turn.round);
}

/// Gives random orders for a while.
fn jostle(pair: &Pair, muster: &Arc<Muster>, seed: u64) {
    let mut battle = Battle::new(muster, seed);
    let (mut chooser, mut reach) = (Chooser::new(seed + 1), Reach::new());
    for _ in 0..JOSTLES {
        let Some(order) = random_order(&battle, &mut chooser, &mut reach) else { return };
        carry_out(pair, &mut battle, seed, &order);
    }
}

fn carry_out(pair: &Pair, battle: &mut Battle, seed: u64, order: &affray::battle::Order) {
    battle
        .give_order(order.clone())
        .unwrap_or_else(|refusal| panic!("{}, seed {seed}: {order:?}: {refusal:?}", pair.name()));
    let passes = (0..PASSES).take_while(|_| battle.step()).count();
    assert!(passes < PASSES, "{}, seed {seed}: {order:?} has no end", pair.name());
}

#[test]
fn every_pair_plays_or_is_refused_by_name() {
    let catalogue = Catalogue::bundled();
    let words = Words::english();
    let pairs = pairs(&catalogue);
    let battles = std::env::var("AFFRAY_PAIR_BATTLES").ok().and_then(|text| text.parse().ok());
    let battles = battles.unwrap_or(BATTLES);
    let outcomes: Vec<(&str, Result<(), String>)> = pairs
        .par_iter()
        .map(|pair| match load(&catalogue, pair) {
            Ok(muster) => {
                let mut mind = Mind::new();
                for seed in 0..battles {
                    play(pair, &muster, seed, &mut mind);
                }
                for seed in 0..battles.div_ceil(10) {
                    jostle(pair, &muster, seed);
                }
                (pair.part, Ok(()))
            }
            Err(problems) => {
                assert_names_what_is_missing(&words, pair, &problems);
                (pair.part, Err(format!("{}: {}", pair.name(), words.problem(&problems[0]))))
            }
        })
        .collect();
    let mut counts: BTreeMap<&str, (usize, usize)> = BTreeMap::new();
    for (part, outcome) in &outcomes {
        let (played, refused) = counts.entry(part).or_default();
        *(if outcome.is_ok() { played } else { refused }) += 1;
        if let Err(why) = outcome {
            println!("{why}");
        }
    }
    println!("{} pairs; played and refused by part: {counts:?}", pairs.len());
    let played = outcomes.iter().filter(|(_, outcome)| outcome.is_ok()).count();
    assert!(played * 2 > pairs.len(), "most choices go with most books: {counts:?}");
}

#[test]
fn a_part_brings_the_dice_that_it_throws() {
    let catalogue = Catalogue::bundled();
    let book = |id: &str| load_rulebook(&catalogue, id).sound().unwrap();
    let (small, large) = (book("llcf"), book("torchlit"));
    assert_eq!((small.largest_die(), large.largest_die()), (6, 20));
    for portion in [Portion::Check, Portion::Morale, Portion::LastChances] {
        let mut mixed = small.clone();
        mixed.take_from(portion, &large);
        assert_eq!(mixed.largest_die(), 20, "{portion:?}");
    }
}
