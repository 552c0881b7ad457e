//! The mixtures that come with the game contain what they claim, can be played, and are recorded completely.

use std::sync::Arc;

use affray::battle::Outcome;
use affray::brain::{Level, Mind};
use affray::data::catalogue::{Catalogue, Kind};
use affray::data::prepare::{Prepared, prepare_by_name};
use affray::data::rulebooks::load_rulebook;
use affray::engine::{Awaiting, Battle};
use affray::lab::{Opponents, play_out};
use affray::rules::book::rulebook::{Axis, Rulebook};

const MIXTURES: [&str; 5] = ["marching_orders", "no_way_past", "old_wounds", "skirmish", "under_the_lantern"];

fn book(id: &str) -> Rulebook {
    load_rulebook(&Catalogue::bundled(), id).sound().unwrap_or_else(|problems| panic!("{id}: {problems:#?}"))
}

fn prepared(scenario: &str, rulebook: &str) -> Prepared {
    let prepared = prepare_by_name(&Catalogue::bundled(), scenario, rulebook);
    prepared.unwrap_or_else(|problems| panic!("{rulebook}: {problems:#?}"))
}

#[test]
fn a_mixture_takes_the_parts_that_it_names_and_the_rest_from_its_base() {
    let (mixture, base, other) = (book("old_wounds"), book("lot"), book("llcf"));
    assert_eq!(mixture.initiative, base.initiative);
    assert_eq!(mixture.budget, base.budget);
    assert_eq!(mixture.manoeuvres, base.manoeuvres);
    assert_eq!(mixture.harm, other.harm);
    assert_eq!(mixture.tracks, other.tracks);
    assert_eq!(mixture.penalties, other.penalties);
    assert_eq!(
        mixture.stats.of(Axis::Harm).names(),
        ["llcf"],
        "it reads the stat blocks of where it comes from"
    );
    assert_eq!(mixture.stats.of(Axis::Tracks).names(), ["llcf"]);
    assert_eq!(mixture.stats.of(Axis::Movement).names(), ["lot"]);
    assert_eq!(mixture.name, "Old Wounds");
}

#[test]
fn a_mixtures_own_parts_override_all_others() {
    let (mixture, base) = (book("skirmish"), book("llcf"));
    assert_ne!(mixture.budget, base.budget);
    assert_ne!(mixture.leaving, base.leaving);
    assert_eq!(mixture.attack, base.attack);
}

#[test]
fn every_mixture_plays_every_scenario_to_its_end() {
    let catalogue = Catalogue::bundled();
    for id in MIXTURES {
        for scenario in catalogue.names(Kind::Scenario) {
            let muster = prepared(scenario, id).muster;
            let (mut mind, opponents) = (Mind::new(), Opponents::all(Level::Soldier));
            for seed in 0..2 {
                let mut battle = Battle::new(&muster, seed);
                let outcome = play_out(&mut battle, &opponents, &mut mind);
                assert_eq!(
                    battle.awaiting(),
                    Some(Awaiting::Over(outcome)),
                    "{scenario} by {id}, seed {seed}"
                );
                assert!(matches!(outcome, Outcome::Won(_) | Outcome::Draw));
            }
        }
    }
}

#[test]
fn the_books_that_a_mixture_is_made_of_go_into_its_records() {
    let files = prepared("first_blood", "old_wounds").files;
    for name in ["rulebooks/old_wounds.ron", "rulebooks/lot.ron", "rulebooks/llcf.ron"] {
        assert!(files.iter().any(|(known, _)| known == name), "{name}");
    }
    let texts: Vec<(String, String)> =
        files.iter().map(|(name, source)| (name.clone(), source.text().to_owned())).collect();
    let again = affray::data::prepare::prepare_again(&texts, "first_blood", "old_wounds", None).unwrap();
    assert_eq!(Arc::as_ref(&again.muster.book), &book("old_wounds"));
}
