//! A rulebook lists everything that it reads of stat blocks: battles stay the same without everything that is not on
//! the list.

#![allow(clippy::expect_used, reason = "a test that cannot go on has failed")]

use std::collections::BTreeMap;
use std::sync::Arc;

use affray::battle::{ArmourBlock, CreatureBlock, Scenario, WeaponBlock};
use affray::brain::Mind;
use affray::engine::Battle;
use affray::grid::Reach;
use affray::lab::{Opponents, play_out};
use affray::rules::answers::reads::{Bearer, Reading};
use affray::rules::book::muster::Muster;
use affray::rules::book::rulebook::{Axis, Rulebook, Stats};
use rayon::prelude::{IntoParallelIterator, ParallelIterator};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, from_value, json, to_value};

#[path = "common/mod.rs"]
mod common;

use common::{Chooser, all_musters, random_order, told};

/// The most random orders in each battle; most battles end earlier.
const ORDERS: usize = 400;

/// The words that are read of each field on an axis; none if the whole field is read.
type Kept = BTreeMap<&'static str, Option<Vec<&'static str>>>;

fn kept(reads: &[Reading], axis: Axis) -> Kept {
    let mut kept = Kept::new();
    for read in reads.iter().filter(|read| read.axis == axis) {
        let words = if read.parts.is_open || read.parts.named.is_empty() {
            None
        } else {
            Some(read.parts.named.clone())
        };
        match (kept.get_mut(read.field), words) {
            (Some(Some(own)), Some(words)) => own.extend(words),
            (Some(own), None) => *own = None,
            (Some(None), Some(_)) => {}
            (None, words) => drop(kept.insert(read.field, words)),
        }
    }
    kept
}

/// A block without everything that is not read.
fn pruned<B: Serialize + DeserializeOwned>(block: &B, kept: &Kept) -> B {
    let Value::Object(mut fields) = to_value(block).expect("a block can be written") else {
        panic!("a block has fields")
    };
    fields.retain(|field, value| {
        let Some(words) = kept.get(field.as_str()) else { return false };
        if let Some(words) = words {
            let is_kept = |word: &str| words.contains(&word);
            match value {
                Value::Object(numbers) => numbers.retain(|word, _| is_kept(word)),
                Value::Array(list) => list.retain(|word| word.as_str().is_some_and(is_kept)),
                _ => panic!("{field} has no parts"),
            }
        }
        true
    });
    from_value(Value::Object(fields)).expect("what was written can be read")
}

/// A rulebook that reads a block of its own on every axis.
fn with_blocks_apart(book: &Rulebook) -> Rulebook {
    let books: serde_json::Map<String, Value> =
        Axis::ALL.iter().map(|axis| (axis.field().to_owned(), json!(axis.field()))).collect();
    let mut stats = Value::Object(books);
    stats["default"] = json!("default");
    Rulebook { stats: from_value::<Stats>(stats).expect("names are stat books"), ..book.clone() }
}

/// A block for every axis, with only what a rulebook lists for that axis.
fn blocks_apart<'b, B: Serialize + DeserializeOwned + 'b>(
    reads: &[Reading],
    of: impl Fn(Axis) -> &'b B,
) -> Vec<(String, B)> {
    let one = |axis: &Axis| (axis.field().to_owned(), pruned(of(*axis), &kept(reads, *axis)));
    Axis::ALL.iter().map(one).collect()
}

/// The same battle with a block for every axis that contains only the numbers that its rulebook lists for it.
fn stripped(muster: &Muster) -> Arc<Muster> {
    let book = muster.book.as_ref();
    let [creatures, weapons, armours] =
        [Bearer::Creature, Bearer::Weapon, Bearer::Armour].map(|bearer| book.reads_of(bearer));
    let mut scenario = Scenario::clone(&muster.scenario);
    let blank = |axis: &Axis| (axis.field().to_owned(), CreatureBlock::default());
    for (_, creature) in &mut scenario.creatures {
        creature.blocks = Axis::ALL.iter().map(blank).collect();
        creature.blocks.push(("default".to_owned(), CreatureBlock::default()));
    }
    for (own, sheet) in scenario.combatants.iter_mut().zip(&muster.sheets) {
        own.overrides = blocks_apart(&creatures, |axis| sheet.blocks.of(axis));
    }
    let count = scenario.weapons.len();
    let blocks_of = |place: usize| -> Vec<(String, WeaponBlock)> {
        let weapon_sheet = &muster.weapon_sheets[place];
        if weapon_sheet.is_known {
            blocks_apart(&weapons, |axis| weapon_sheet.blocks.of(axis))
        } else {
            Vec::new()
        }
    };
    for (place, (_, weapon)) in scenario.weapons.iter_mut().enumerate() {
        weapon.blocks = blocks_of(place);
    }
    for (place, (_, item)) in scenario.items.iter_mut().enumerate() {
        item.blocks = blocks_of(count + place);
    }
    for ((_, armour), own) in scenario.armours.iter_mut().zip(&muster.armours) {
        armour.blocks = blocks_apart::<ArmourBlock>(&armours, |axis| own.of(axis));
    }
    let muster = Muster::new(Arc::new(scenario), Arc::new(with_blocks_apart(book)));
    Arc::new(muster.unwrap_or_else(|missing| panic!("{missing:#?}")))
}

fn at_random(muster: &Arc<Muster>, seed: u64) -> String {
    let mut battle = Battle::new(muster, seed);
    let (mut chooser, mut reach) = (Chooser::new(seed), Reach::default());
    for _ in 0..ORDERS {
        let Some(order) = random_order(&battle, &mut chooser, &mut reach) else { break };
        battle.submit(order).expect("it is one of the options");
    }
    told(&battle)
}

fn by_opponents(muster: &Arc<Muster>, seed: u64) -> String {
    let mut battle = Battle::new(muster, seed);
    play_out(&mut battle, &Opponents::of_scenario(), &mut Mind::new());
    told(&battle)
}

/// Asserts that two battles tell the same, or shows the first line that differs.
fn same(one: &str, other: &str, name: &str) {
    if let Some((one, other)) = one.lines().zip(other.lines()).find(|(one, other)| one != other) {
        panic!("{name}:\n{one}\n{other}");
    }
    assert_eq!(one.lines().count(), other.lines().count(), "{name}");
}

#[test]
fn a_battle_is_the_same_without_all_numbers_that_its_rulebook_does_not_list() {
    all_musters().into_par_iter().for_each(|(name, muster)| {
        let bare = stripped(&muster);
        same(&by_opponents(&muster, 1), &by_opponents(&bare, 1), &format!("{name}, by opponents"));
        for seed in 1..=2 {
            same(
                &at_random(&muster, seed),
                &at_random(&bare, seed),
                &format!("{name}, at random, seed {seed}"),
            );
        }
    });
}

#[test]
fn a_rulebooks_list_contains_only_existing_fields_and_its_own_choices() {
    let fields = |bearer| match bearer {
        Bearer::Creature => affray::data::reader::field_names::<CreatureBlock>(),
        Bearer::Weapon => affray::data::reader::field_names::<WeaponBlock>(),
        Bearer::Armour => affray::data::reader::field_names::<ArmourBlock>(),
    };
    for (name, muster) in all_musters() {
        let book = to_value(muster.book.as_ref()).expect("a rulebook can be written");
        for bearer in [Bearer::Creature, Bearer::Weapon, Bearer::Armour] {
            for Reading { field, reader, .. } in muster.book.reads_of(bearer) {
                assert!(fields(bearer).contains(&field), "{name}: {field}");
                let chosen = &book[reader.field];
                let chosen = reader.entry.map_or(chosen, |entry| &chosen[entry]);
                let Some(choice) = reader.choice else { continue };
                let is_it = chosen["take"] == json!(choice)
                    || chosen["take"].get(choice).is_some()
                    || chosen["take"]["track"] == json!(choice);
                assert!(is_it, "{name}: {} takes no {choice}: {chosen}", reader.field);
            }
        }
    }
}
