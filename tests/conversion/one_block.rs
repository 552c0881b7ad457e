//! Creatures, weapons and armour with a block for only one rulebook can be used under every rulebook, and replayed from
//! a record.

use std::fmt::Write;

use affray::battle::Source;
use affray::brain::{Level, Mind};
use affray::data::catalogue::{Catalogue, Kind};
use affray::data::conversion::{CONVERSION, conversion_of};
use affray::data::prepare::{Wanted, prepare, prepare_again};
use affray::data::tree::{Value, parse};
use affray::engine::{Awaiting, Battle};
use affray::lab::{Opponents, play_out};

/// A file with only one of its stat blocks.
fn with_one_block(source: &Source, books: &[String], kept: &str) -> String {
    let tree = parse(source).tree;
    let Value::Struct(_, fields) = &tree.root.value else { panic!("{} has fields", source.name()) };
    let mut text = "(".to_owned();
    for field in fields.iter().filter(|field| field.word.text == kept || !books.contains(&field.word.text)) {
        let _ = write!(text, "{}: {}, ", field.word.text, source.slice(field.node.span));
    }
    text + ")"
}

/// The bundled files, with creatures, weapons and armour reduced to one stat block.
fn catalogue_of(book: &str) -> Catalogue {
    let bundled = Catalogue::bundled();
    let books = conversion_of(&bundled).expect("it is bundled").books;
    let mut catalogue = bundled.clone();
    for kind in [Kind::Creature, Kind::Weapon, Kind::Armour] {
        for id in bundled.names(kind) {
            let source = bundled.source(kind, id).expect("it has just been listed");
            let name = kind.file(id);
            catalogue.add(&name, Source::new(name.as_str(), with_one_block(source, &books, book)));
        }
    }
    catalogue
}

/// Every bundled creature on one field, half of them against the other half.
fn everybody(catalogue: &Catalogue) -> String {
    let mut combatants = String::new();
    for (place, creature) in catalogue.names(Kind::Creature).enumerate() {
        let (side, x, y) = (["one", "other"][place % 2], place % 6 * 4, place / 6 * 4);
        let _ =
            writeln!(combatants, "\"c{place}\": (creature: {creature:?}, side: {side:?}, at: ({x}, {y})),");
    }
    let rows =
        format!("\"{}\",", ".".repeat(24)).repeat(catalogue.names(Kind::Creature).count().div_ceil(6) * 4);
    format!("(map: [{rows}], round_limit: 4, combatants: {{ {combatants} }})")
}

#[test]
fn one_stat_block_is_enough_for_every_rulebook() {
    let books = conversion_of(&Catalogue::bundled()).expect("it is bundled").books;
    for known in &books {
        let catalogue = catalogue_of(known);
        let scenario = Source::new("everybody.ron", everybody(&catalogue));
        for id in catalogue.names(Kind::Rulebook) {
            let rulebook = catalogue.source(Kind::Rulebook, id).expect("it has just been listed");
            let wanted = Wanted { scenario: ("everybody", &scenario), rulebook: (id, rulebook) };
            let prepared = prepare(&catalogue, wanted, |_| ())
                .unwrap_or_else(|problems| panic!("from {known} by {id}: {problems:#?}"));
            let told: Vec<_> = prepared.warnings.iter().map(|problem| problem.key().to_owned()).collect();
            let has_table = prepared.files.iter().any(|(name, _)| name == CONVERSION);
            match told.as_slice() {
                [] => assert!(!has_table, "from {known} by {id}: nothing was worked out"),
                [note] => assert!(note == "worked-out-here" && has_table, "from {known} by {id}: {note}"),
                more => panic!("from {known} by {id}: {more:?}"),
            }
            let files = prepared.files.iter().map(|(name, source)| (name.clone(), source.text().to_owned()));
            let again = prepare_again(&files.collect::<Vec<_>>(), "everybody", id, None)
                .unwrap_or_else(|problems| panic!("from {known} by {id}, again: {problems:#?}"));
            assert_eq!(again.muster.scenario.creatures, prepared.muster.scenario.creatures);
            assert_eq!(again.muster.scenario.weapons, prepared.muster.scenario.weapons);
            assert_eq!(again.muster.scenario.armours, prepared.muster.scenario.armours);
            let (mut mind, opponents) = (Mind::new(), Opponents::all(Level::Brute));
            let mut battle = Battle::new(&prepared.muster, 1);
            let outcome = play_out(&mut battle, &opponents, &mut mind);
            assert_eq!(battle.awaiting(), Some(Awaiting::Over(outcome)), "from {known} by {id}");
        }
    }
}
