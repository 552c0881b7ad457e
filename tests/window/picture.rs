//! The picture that the facts add up to matches the battle after every order.

use std::sync::Arc;

use affray::battle::{Fate, Order};
use affray::data::catalogue::{Catalogue, Kind};
use affray::data::prepare::{Wanted, prepare};
use affray::engine::{Awaiting, Battle};
use affray::grid::{Pos, Reach};
use affray::rules::book::muster::Muster;
use affray::rules::table::knowledge::Sighting;
use affray::rules::table::turn::Phase;
use affray::view::picture::{Figure, Known, Picture};
use rand::rngs::ChaCha8Rng;
use rand::{Rng, SeedableRng};

use super::rulings::any_ruling;

/// The rulebooks that come with the game, without the mixtures.
pub const BOOKS: [&str; 6] = ["llcf", "lot", "torchlit", "twodice", "autohit", "affray"];

pub fn muster_of(scenario: &str, rulebook: &str) -> Arc<Muster> {
    let catalogue = Catalogue::bundled();
    let source = catalogue.source(Kind::Scenario, scenario).unwrap();
    let book = catalogue.source(Kind::Rulebook, rulebook).unwrap();
    let wanted = Wanted { scenario: (scenario, source), rulebook: (rulebook, book) };
    prepare(&catalogue, wanted, |_| {}).unwrap().muster
}

/// Compares everything that is drawn with the battle itself.
fn assert_alike(picture: &Picture, battle: &Battle, place: &str) {
    let table = battle.table();
    let sides = table.muster.scenario.sides.len();
    assert_eq!(picture.figures.len(), table.everybody().count());
    for (who, body) in table.seen() {
        let drawn = picture.figure(who).unwrap();
        let truth = Figure::of(body, table.sheet(who), sides);
        assert_eq!(drawn.without_sightings(), truth.without_sightings(), "{place}: {who:?}");
        for side in table.muster.scenario.side_ids().filter(|_| body.fate.is_on_map()) {
            let known = match table.knowledge.sighting(side, who) {
                Sighting::Seen => Known::Seen,
                Sighting::Lost(at) => Known::Remembered(at),
                Sighting::Never => Known::Unknown,
            };
            assert_eq!(picture.known(Some(side), who), known, "{place}: {who:?} as {side:?} knows it");
        }
    }
    assert_eq!(picture.board.state, table.board.state, "{place}");
    if table.board.glow().is_some() {
        let drawn = picture.glow(table.muster.book.diagonal);
        for at in table.board.field.size().positions() {
            assert_eq!(drawn.at(at), table.light_at(at), "{place}: the light on {at}");
        }
    }
    for side in table.muster.scenario.side_ids() {
        let explored = picture.explored(side).unwrap();
        assert_eq!(explored, table.knowledge.explored(side), "{place}: what {side:?} has seen");
    }
    assert_eq!(picture.round, table.turn.round);
    let phase = table.turn.phase;
    // While orders are declared, it is nobody's turn.
    if phase != Phase::Declaring {
        assert_eq!(picture.active, table.turn.active, "{place}: {phase:?} of round {}", picture.round);
    }
    assert_eq!(picture.offer, table.offer, "{place}");
    match battle.awaiting() {
        Some(Awaiting::Over(outcome)) => assert_eq!(picture.outcome, Some(outcome), "{place}"),
        Some(Awaiting::Order(side)) if phase != Phase::Declaring => {
            assert_eq!(picture.side_to_go, Some(side), "{place}");
        }
        Some(Awaiting::Order(_) | Awaiting::Answer(_)) | None => {}
    }
}

/// A random permitted order, sometimes one of the game master's.
fn any_order(battle: &Battle, dice: &mut ChaCha8Rng) -> Order {
    let mut any = |count: usize| (dice.next_u32() as usize) % count.max(1);
    if any(12) == 0 {
        return any_ruling(battle, &mut any);
    }
    let table = battle.table();
    if table.offer.is_some() {
        return if any(2) == 0 { Order::Accept } else { Order::Decline };
    }
    let candidates = battle.candidates();
    let who = candidates[any(candidates.len())];
    let view = table.seen_by(table.side(who));
    let options = view.options(who, &mut Reach::new());
    let orders: Vec<Order> = options.orders(who).collect();
    // Deeds are rarer than squares, and more interesting.
    if !options.deeds.is_empty() && any(2) == 0 {
        options.deeds[any(options.deeds.len())].clone()
    } else {
        orders[any(orders.len())].clone()
    }
}

/// Plays battles under a rulebook at random, and compares after every order.
fn assert_alike_throughout(rulebook: &str) {
    let scenarios = [
        "first_blood",
        "bridge",
        "mill_yard",
        "wings_at_dusk",
        "hedge_fire",
        "deep_cellar",
        "past_the_sentries",
        "lantern_ford",
        "few_against_many",
    ];
    for scenario in scenarios {
        let muster = muster_of(scenario, rulebook);
        for seed in 0..2 {
            let mut battle = Battle::new(&muster, seed);
            let mut picture = Picture::new(&muster);
            let mut shown = 0;
            let mut dice = ChaCha8Rng::seed_from_u64(seed);
            let mut last = String::new();
            for number in 0..140 {
                for fact in battle.chronicle().since(shown) {
                    picture.take_in(battle.muster(), &fact.what);
                }
                shown = battle.chronicle().len();
                assert_alike(&picture, &battle, &format!("{scenario}, seed {seed}, order {number}: {last}"));
                if matches!(battle.awaiting(), Some(Awaiting::Over(_))) {
                    break;
                }
                let order = any_order(&battle, &mut dice);
                last = format!("{order:?}");
                // A refused order leaves no facts, and does not change the picture.
                let _ = battle.submit(order);
            }
        }
    }
}

#[test]
fn facts_add_up_to_the_battle_by_llcf() {
    assert_alike_throughout("llcf");
}

#[test]
fn facts_add_up_to_the_battle_by_lot() {
    assert_alike_throughout("lot");
}

#[test]
fn facts_add_up_to_the_battle_by_torchlit() {
    assert_alike_throughout("torchlit");
}

#[test]
fn facts_add_up_to_the_battle_by_twodice() {
    assert_alike_throughout("twodice");
}

#[test]
fn facts_add_up_to_the_battle_by_autohit() {
    assert_alike_throughout("autohit");
}

#[test]
fn facts_add_up_to_the_battle_by_affray() {
    assert_alike_throughout("affray");
}

#[test]
fn a_picture_of_all_facts_equals_the_one_updated_fact_by_fact() {
    let muster = muster_of("first_blood", "llcf");
    let mut battle = Battle::new(&muster, 3);
    let mut dice = ChaCha8Rng::seed_from_u64(3);
    for _ in 0..40 {
        if matches!(battle.awaiting(), Some(Awaiting::Over(_))) {
            break;
        }
        let order = any_order(&battle, &mut dice);
        let _ = battle.submit(order);
    }
    let whole = Picture::of(battle.muster(), battle.chronicle().since(0));
    assert_alike(&whole, &battle, "drawn all at once");
}

#[test]
fn combatants_out_of_sight_are_remembered_at_their_last_known_square() {
    let muster = muster_of("first_blood", "llcf");
    let battle = Battle::new(&muster, 1);
    let mut picture = Picture::of(&muster, battle.chronicle().since(0));
    let enemy = picture.everybody().find(|(_, figure)| figure.side.0 == 1).map(|(who, _)| who).unwrap();
    let own = affray::battle::SideId(0);
    let at = picture.figure(enemy).unwrap().at;
    assert_eq!(picture.known(Some(own), enemy), Known::Seen);
    assert_eq!(picture.on_square(Some(own), at), Some(enemy));
    picture.take_in(&muster, &affray::battle::Happening::LostSight { who: enemy, by: own });
    picture.take_in(&muster, &affray::battle::Happening::Moved { who: enemy, path: vec![Pos::new(11, 4)] });
    assert_eq!(picture.known(Some(own), enemy), Known::Remembered(at));
    picture.take_in(&muster, &affray::battle::Happening::TurnBegins { who: enemy });
    picture.take_in(&muster, &affray::battle::Happening::Posture { who: enemy, prone: true });
    let remembered = picture.figure_as_known(Some(own), enemy).unwrap();
    assert_eq!((remembered.at, remembered.posture), (at, affray::battle::Posture::Standing));
    assert_eq!(picture.active_as_known(Some(own)), None, "whose turn it is out of sight is not to be seen");
    assert_eq!(picture.active_as_known(None), Some(enemy));
    assert_eq!(picture.on_square(Some(own), Pos::new(11, 4)), None);
    assert_eq!(picture.known(None, enemy), Known::Seen);
    picture.take_in(&muster, &affray::battle::Happening::Fate { who: enemy, fate: Fate::Gone });
    assert_eq!(picture.known(Some(own), enemy), Known::Unknown);
}
