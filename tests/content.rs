//! The bundled files: each loads without a problem under every playable rulebook, and together they show what they are
//! meant to show.

use std::collections::BTreeSet;
use std::sync::Arc;

use affray::battle::{
    Armour, Biome, Control, Creature, Item, Objective, Phrase, Problem, Scenario, Source, Then, Weapon, When,
    block_of,
};
use affray::brain::Level;
use affray::data::authored::PartyFile;
use affray::data::catalogue::{Catalogue, Kind};
use affray::data::prepare::{Wanted, prepare, prepare_again, prepare_by_name};
use affray::data::reader::read;
use affray::data::resolve::load_scenario;
use affray::data::rulebooks::{load_rulebook, muster, oversights};
use affray::lab::{YARDSTICKS, measure};
use affray::rules::book::rulebook::Rulebook;

fn playable_books(catalogue: &Catalogue) -> Vec<(String, Arc<Rulebook>)> {
    let sound = |id: &str| Some((id.to_owned(), load_rulebook(catalogue, id).shared().sound().ok()?));
    let books: Vec<_> = catalogue.names(Kind::Rulebook).filter_map(sound).collect();
    assert!(books.len() >= 2, "{:?}", books.iter().map(|(id, _)| id).collect::<Vec<_>>());
    books
}

/// Problems with their lines, short enough for a message.
fn said(problems: &[Problem]) -> Vec<(Phrase, Option<&str>)> {
    problems.iter().map(|problem| (problem.phrase.clone(), problem.line())).collect()
}

fn load(catalogue: &Catalogue, id: &str, source: &Source) -> Arc<Scenario> {
    let loaded = load_scenario(catalogue, id, source);
    assert!(loaded.problems.is_empty(), "{id}: {:#?}", said(&loaded.problems));
    Arc::new(loaded.value.unwrap_or_else(|| panic!("{id} has a value")))
}

fn scenarios() -> Vec<Arc<Scenario>> {
    let catalogue = Catalogue::bundled();
    let names: Vec<String> = catalogue.names(Kind::Scenario).map(str::to_owned).collect();
    let sources = names.iter().filter_map(|id| Some((id, catalogue.source(Kind::Scenario, id)?)));
    sources.map(|(id, source)| load(&catalogue, id, source)).collect()
}

fn creatures() -> Vec<(String, Creature)> {
    let catalogue = Catalogue::bundled();
    let sound = |id: &str| {
        let source = catalogue.source(Kind::Creature, id).unwrap_or_else(|| panic!("{id} is bundled"));
        let file = read::<Creature>(source);
        assert!(file.problems.is_empty(), "{id}: {:#?}", said(&file.problems));
        (id.to_owned(), file.value.unwrap_or_else(|| panic!("{id} has a value")))
    };
    catalogue.names(Kind::Creature).map(sound).collect()
}

#[test]
fn every_bundled_scenario_loads_by_every_playable_book() {
    let catalogue = Catalogue::bundled();
    for scenario in scenarios() {
        for (id, book) in playable_books(&catalogue) {
            if let Err(problems) = muster(&catalogue, &scenario, &book, None) {
                panic!("{} by {id}: {:#?}", scenario.id, said(&problems));
            }
        }
    }
}

#[test]
fn every_battle_can_be_made_again_from_the_files_that_went_into_it() {
    let catalogue = Catalogue::bundled();
    for scenario in scenarios() {
        for (id, _) in playable_books(&catalogue) {
            let prepared = prepare_by_name(&catalogue, &scenario.id, &id);
            let prepared = prepared.unwrap_or_else(|faults| panic!("{:#?}", said(&faults)));
            let files = prepared.files.iter().map(|(name, source)| (name.clone(), source.text().to_owned()));
            let again = prepare_again(&files.collect::<Vec<_>>(), &scenario.id, &id, None);
            assert!(again.is_ok(), "{} by {id}: {:#?}", scenario.id, said(&again.err().unwrap_or_default()));
        }
    }
}

#[test]
fn every_bundled_creature_weapon_armour_and_party_can_be_fielded() {
    let catalogue = Catalogue::bundled();
    let field = |who: &str| {
        let text = format!(
            r#"( map: ["....", "....", "....", "...."],
                 sides: {{ "one": (), "other": () }},
                 combatants: {{ "A": (side: "one", at: (0, 0), {who}), "B": (creature: "warden", side: "other", at: (3, 3)) }} )"#
        );
        let scenario = load(&catalogue, who, &Source::new(who, text));
        for (id, book) in playable_books(&catalogue) {
            if let Err(problems) = muster(&catalogue, &scenario, &book, None) {
                panic!("{who} by {id}: {:#?}", said(&problems));
            }
        }
    };
    catalogue.names(Kind::Creature).for_each(|id| field(&format!("creature: {id:?}")));
    catalogue.names(Kind::Weapon).for_each(|id| field(&format!("creature: \"warden\", weapons: [{id:?}]")));
    // Armour may need traits, which every wearer gets here.
    let fit = r#"overrides: { "twodice": (traits: [ArmorTraining, Strong]) }"#;
    let armours = catalogue.names(Kind::Armour);
    armours.for_each(|id| field(&format!("creature: \"warden\", armour: {id:?}, {fit}")));
    catalogue.names(Kind::Item).for_each(|id| field(&format!("creature: \"warden\", items: [{id:?}]")));
    for id in catalogue.names(Kind::Party) {
        let text = format!(
            r#"( map: ["AAAA", "....", "...B"], areas: {{ "start": Mark('A') }},
                 sides: {{ "one": (from: {id:?}, start: "start"), "other": () }},
                 combatants: {{ "B": (creature: "warden", side: "other") }} )"#
        );
        let text = text.replace("\"B\":", "\"X\":").replace("...B", "...X");
        assert_eq!(
            load(&catalogue, id, &Source::new(id, text)).combatants.len(),
            5,
            "{id}: four heroes and an enemy"
        );
    }
}

/// The rulebooks with stat blocks of their own; all others read theirs.
fn books_with_blocks() -> BTreeSet<String> {
    ["llcf", "lot", "twodice", "autohit", "torchlit"].map(str::to_owned).into()
}

/// The items that give light.
const LIGHTS: [&str; 2] = ["lantern", "torch"];

#[test]
fn every_creature_weapon_armour_spell_and_item_has_a_block_for_every_book() {
    let catalogue = Catalogue::bundled();
    let wanted = books_with_blocks();
    let mut count = 0;
    let mut check = |kind: Kind, blocks: &dyn Fn(&Source) -> BTreeSet<String>| {
        for id in catalogue.names(kind) {
            let source = catalogue.source(kind, id).unwrap_or_else(|| panic!("{id} is bundled"));
            let own = blocks(source);
            // The rule of light decides which items give light, so rulebooks without that rule ignore these items.
            let gives_light = kind == Kind::Item && LIGHTS.contains(&id);
            assert_eq!(if gives_light { BTreeSet::new() } else { wanted.clone() }, own, "{id}");
            count += 1;
        }
    };
    fn names<B>(blocks: &[(String, B)]) -> BTreeSet<String> {
        blocks.iter().map(|(book, _)| book.clone()).collect()
    }
    let sound = "every bundled file is sound";
    check(Kind::Creature, &|source| names(&read::<Creature>(source).value.expect(sound).blocks));
    check(Kind::Weapon, &|source| names(&read::<Weapon>(source).value.expect(sound).blocks));
    check(Kind::Item, &|source| names(&read::<Item>(source).value.expect(sound).blocks));
    check(Kind::Armour, &|source| names(&read::<Armour>(source).value.expect(sound).blocks));
    assert!(count >= 60, "{count}");
}

#[test]
fn the_game_comes_with_enough_of_every_kind_of_file() {
    let catalogue = Catalogue::bundled();
    let count = |kind: Kind| catalogue.names(kind).count();
    let weapons = catalogue.names(Kind::Weapon).filter_map(|id| catalogue.source(Kind::Weapon, id));
    let spells =
        weapons.filter_map(|source| read::<Weapon>(source).value).filter(|weapon| weapon.spell).count();
    assert!(count(Kind::Creature) >= 16, "{} creatures", count(Kind::Creature));
    assert!(count(Kind::Weapon) - spells >= 20, "{} weapons", count(Kind::Weapon) - spells);
    assert!(count(Kind::Armour) >= 6, "{} armours", count(Kind::Armour));
    assert!(count(Kind::Item) + spells >= 8, "{} items and spells", count(Kind::Item) + spells);
    assert!(count(Kind::Party) >= 3, "{} parties", count(Kind::Party));
    // One scenario exists only for benchmarks.
    assert!(count(Kind::Scenario) > 10, "{} scenarios", count(Kind::Scenario));
}

#[test]
fn overrides_of_a_combatant_hold_under_every_rulebook() {
    let catalogue = Catalogue::bundled();
    let wanted = books_with_blocks();
    let check = |name: &str, overrides: BTreeSet<String>| {
        assert!(
            overrides.is_empty() || wanted.is_subset(&overrides),
            "{name} differs for {overrides:?} only"
        );
    };
    for scenario in scenarios() {
        for combatant in &scenario.combatants {
            check(&combatant.name, combatant.overrides.iter().map(|(book, _)| book.clone()).collect());
        }
    }
    for id in catalogue.names(Kind::Party) {
        let party = catalogue.source(Kind::Party, id).expect("it is bundled");
        let party = read::<PartyFile>(party).value.expect("every bundled file is sound");
        for (key, member) in party.members.iter() {
            check(key, member.overrides.names().map(str::to_owned).collect());
        }
    }
}

#[test]
fn no_bundled_scenario_leaves_out_a_number_that_a_playable_book_asks_for() {
    let catalogue = Catalogue::bundled();
    for scenario in scenarios() {
        for (id, book) in playable_books(&catalogue) {
            let muster = muster(&catalogue, &scenario, &book, None);
            let muster = muster.unwrap_or_else(|problems| panic!("{id}: {:#?}", said(&problems)));
            assert_eq!(said(&oversights(&catalogue, &muster, None)), [], "{} by {id}", scenario.id);
        }
    }
}

#[test]
fn no_two_creatures_are_drawn_alike() {
    let creatures = creatures();
    for (at, (id, one)) in creatures.iter().enumerate() {
        assert!((1..=2).contains(&one.token.letters.chars().count()), "{id}");
        for (other_id, other) in &creatures[at + 1..] {
            assert_ne!(one.token.letters, other.token.letters, "{id} and {other_id}");
            assert_ne!(one.token.colour, other.token.colour, "{id} and {other_id}");
            assert_ne!(one.name, other.name, "{id} and {other_id}");
        }
    }
}

#[test]
fn there_is_a_creature_of_every_sort() {
    let creatures = creatures();
    let any = |sort: &str, fits: &dyn Fn(&Creature) -> bool| {
        assert!(creatures.iter().any(|(_, creature)| fits(creature)), "no {sort}");
    };
    let tagged = |tag: &'static str| move |creature: &Creature| creature.tags.iter().any(|own| own == tag);
    any("flyer", &|creature| creature.flies);
    any("brute", &|creature| creature.size == 2);
    any("leader", &tagged("leader"));
    any("beast", &tagged("beast"));
    any("terror", &tagged("terrifying"));
    any("archer", &|creature| creature.weapons.iter().any(|weapon| weapon == "bow"));
    any("slow one", &|creature| {
        block_of(&creature.blocks, "llcf").is_some_and(|block| block.speed == Some(20))
    });
    any("beast without weapons", &|creature| creature.weapons.is_empty() && creature.natural != ["unarmed"]);
    any("healer", &tagged("healer"));
    any("caster with a blast", &|creature| creature.weapons.iter().any(|weapon| weapon == "fire_burst"));
    let is_detachment = |creature: &Creature| {
        block_of(&creature.blocks, "autohit").is_some_and(|block| block.detachment == Some(true))
    };
    any("swarm that is one combatant", &|creature| tagged("swarm")(creature) && is_detachment(creature));
    any("undead", &tagged("unliving"));
    any("goblin", &tagged("goblin"));
    any("giant with a long reach", &|creature| creature.size == 3 && creature.weapons == ["pine_trunk"]);
    any("coward", &tagged("coward"));
}

#[test]
fn the_scenarios_are_of_many_sizes_and_show_every_part_of_the_format() {
    let scenarios = scenarios();
    for scenario in &scenarios {
        let size = scenario.field.size();
        assert!((12..=30).contains(&size.cols) && (8..=20).contains(&size.rows), "{}: {size:?}", scenario.id);
        assert!(!scenario.notes.is_empty(), "{} says what it is about", scenario.id);
    }
    let any = |what: &str, shows: &dyn Fn(&Scenario) -> bool| {
        assert!(scenarios.iter().any(|scenario| shows(scenario)), "no scenario shows {what}");
    };
    let objective = |fits: fn(&Objective) -> bool| {
        move |scenario: &Scenario| {
            let all = scenario.sides.iter().flat_map(|side| &side.objectives);
            all.flat_map(Objective::alternatives).any(fits)
        }
    };
    any("defeat", &objective(|objective| *objective == Objective::Defeat));
    any("survive", &objective(|objective| matches!(objective, Objective::Survive { .. })));
    any("reach", &objective(|objective| matches!(objective, Objective::Reach { .. })));
    any("hold", &objective(|objective| matches!(objective, Objective::Hold { .. })));
    any("protect", &objective(|objective| matches!(objective, Objective::Protect { .. })));
    any("someone to beat", &objective(|objective| matches!(objective, Objective::Beat { .. })));
    any(
        "someone to bring somewhere",
        &objective(|objective| matches!(objective, Objective::NamedReach { .. })),
    );
    any("something to bring somewhere", &objective(|objective| matches!(objective, Objective::Bring { .. })));
    any("a choice of objectives", &|scenario| {
        scenario
            .sides
            .iter()
            .flat_map(|side| &side.objectives)
            .any(|objective| matches!(objective, Objective::AnyOf { .. }))
    });
    let when =
        |fits: fn(&When) -> bool| move |scenario: &Scenario| scenario.cues.iter().any(|cue| fits(&cue.when));
    any("a round", &when(|when| matches!(when, When::Round(3))));
    any("an entry", &when(|when| matches!(when, When::Enters { .. })));
    any("a fall", &when(|when| matches!(when, When::Falls { .. })));
    any("a sight", &when(|when| matches!(when, When::Sees { .. })));
    let then = |fits: fn(&Then) -> bool| {
        move |scenario: &Scenario| scenario.cues.iter().flat_map(|cue| &cue.then).any(fits)
    };
    any("an arrival", &then(|then| matches!(then, Then::Arrive(_))));
    any("a door", &then(|then| matches!(then, Then::Door { .. })));
    any("light", &then(|then| matches!(then, Then::Light(_))));
    any("words", &then(|then| matches!(then, Then::Say(_))));
    any("an objective", &then(|then| matches!(then, Then::Objective { .. })));
    any("exits", &|scenario| !scenario.field.exits.is_empty());
    any("three sides", &|scenario| scenario.sides.len() == 3);
    any("a first side", &|scenario| scenario.first_side.is_some());
    any("a side that started it", &|scenario| scenario.started_by.is_some());
    any("a flyer", &|scenario| scenario.creatures.iter().any(|(_, creature)| creature.flies));
    any("a large one", &|scenario| scenario.creatures.iter().any(|(_, creature)| creature.size == 2));
}

#[test]
fn the_bench_scenario_is_four_against_four_on_24_by_16() {
    let scenarios = scenarios();
    let bench = scenarios.iter().find(|scenario| scenario.id == "bench_4v4").expect("it is bundled");
    assert_eq!((bench.field.size().cols, bench.field.size().rows), (24, 16));
    for side in bench.side_ids() {
        assert_eq!(bench.combatants.iter().filter(|combatant| combatant.side == side).count(), 4);
    }
}

#[test]
fn scenarios_from_before_there_were_biomes_are_still_read() {
    let catalogue = Catalogue::bundled();
    for id in catalogue.names(Kind::Scenario) {
        let source = catalogue.source(Kind::Scenario, id).unwrap_or_else(|| panic!("{id} is bundled"));
        let is_older = |line: &&str| !line.trim_start().starts_with("biome:");
        let older: Vec<&str> = source.text().lines().filter(is_older).collect();
        let [now, before] = [source.clone(), Source::new(format!("{id}.ron"), older.join("\n"))]
            .map(|own| load(&catalogue, id, &own));
        assert_eq!(before.biome, Biome::Meadow, "{id}");
        assert_eq!(before.field, now.field, "{id}");
        assert_eq!(before.combatants, now.combatants, "{id}");
    }
}

#[test]
fn every_listed_scenario_says_how_hard_each_opponent_found_it() {
    let catalogue = Catalogue::bundled();
    for id in catalogue.listed(Kind::Scenario) {
        let scenario =
            load_scenario(&catalogue, id, catalogue.source(Kind::Scenario, id).unwrap()).sound().unwrap();
        let mut measured: Vec<&str> = scenario.measured.iter().map(|(name, _)| name.as_str()).collect();
        let mut levels = YARDSTICKS.map(Level::word);
        measured.sort_unstable();
        levels.sort_unstable();
        assert_eq!(measured, levels, "{id}");
    }
}

#[test]
fn a_scenario_is_measured_for_each_opponent_and_is_easier_against_weaker_enemies() {
    let catalogue = Catalogue::bundled();
    let measured = |change: &dyn Fn(&mut Scenario)| {
        let wanted = Wanted::named(&catalogue, "first_blood", "affray").unwrap();
        let muster = prepare(&catalogue, wanted, change).unwrap().muster;
        measure(&muster, "affray", 40, 1, 1).unwrap()
    };
    let fair = measured(&|_| {});
    assert_eq!(fair.iter().map(|(level, _)| *level).collect::<Vec<_>>(), YARDSTICKS);
    let easy = measured(&|scenario| {
        for foe in scenario.combatants.iter_mut().filter(|combatant| combatant.side.0 == 1) {
            foe.start.hp = Some(1);
        }
    });
    for ((_, easy), (_, fair)) in easy.iter().zip(&fair) {
        assert!(easy > fair && *easy <= 100, "{easy} of 100 against {fair} of 100");
    }
    let watched = measured(&|scenario| {
        for side in &mut scenario.sides {
            side.control = Control::Opponent("soldier".to_owned());
        }
    });
    assert_eq!(watched, [], "nobody plays");
}
