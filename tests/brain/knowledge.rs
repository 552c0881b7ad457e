//! Opponents know only what their side knows: an unseen combatant changes no order before they are perceived.

use crate::PURPOSEFUL;
use std::sync::Arc;

use affray::battle::deeds::{End, Hide, Open};
use affray::battle::{CombatantId, Deed, GmOrder, Order, SideId, Source};
use affray::brain::{Level, Mind};
use affray::data::catalogue::Catalogue;
use affray::data::resolve::load_scenario;
use affray::data::rulebooks::{load_rulebook, muster};
use affray::engine::{Awaiting, Battle};
use affray::grid::Pos;
use affray::rules::book::muster::Muster;

const HIDEAWAYS: &str = r##"(
    name: "Hideaways",
    map: [
        "....................",
        ".A......#####.......",
        ".B......#...+.......",
        "........#.x.#.......",
        ".C......#...#.......",
        "........##+##.......",
        "....................",
        "....................",
    ],
    sides: { "seekers": (), "hidden": () },
    combatants: {
        "A": (creature: "warden", side: "seekers"),
        "B": (creature: "warden", side: "seekers"),
        "C": (creature: "raider", side: "seekers"),
        "x": (creature: "raider", side: "hidden"),
    },
    first_side: "seekers",
)"##;

fn hideaways() -> Arc<Muster> {
    mustered("hideaways", HIDEAWAYS, "llcf")
}

pub fn mustered(id: &str, text: &str, book: &str) -> Arc<Muster> {
    let catalogue = Catalogue::bundled();
    let source = Source::new("scenario.ron", text);
    let scenario =
        load_scenario(&catalogue, id, &source).sound().unwrap_or_else(|found| panic!("{found:#?}"));
    let book = load_rulebook(&catalogue, book).sound().unwrap_or_else(|found| panic!("{found:#?}"));
    muster(&catalogue, &Arc::new(scenario), &Arc::new(book), None)
        .unwrap_or_else(|found| panic!("{found:#?}"))
}

/// The orders of the seekers until they see the hidden combatant, who does nothing.
fn orders_until_first_sight(level: Level, hidden_at: Pos) -> Vec<Order> {
    let seekers = SideId(0);
    let hidden = CombatantId(3);
    let mut battle = Battle::new(&hideaways(), 1);
    battle.submit(Order::Gm(GmOrder::Put { who: hidden, at: hidden_at })).expect("permitted");
    let mut mind = Mind::new();
    let mut orders = Vec::new();
    loop {
        let order = match battle.awaiting().expect("it waits for somebody") {
            Awaiting::Order(side) if side == seekers => {
                let view = battle.table().seen_by(seekers);
                if view.body(hidden).is_some() {
                    return orders;
                }
                let order = level.decide(&view, battle.aims().list(), &mut mind);
                orders.push(order.clone());
                order
            }
            Awaiting::Order(_) => Order::deed(hidden, Deed::from(End {})),
            other => panic!("nobody was found: {other:?}"),
        };
        battle.submit(order).expect("permitted");
    }
}

#[test]
fn the_square_of_an_unseen_combatant_changes_no_order_before_they_are_perceived() {
    for level in PURPOSEFUL {
        let hideouts = [(10, 3), (9, 2), (11, 4), (9, 4)].map(|(col, row)| Pos::new(col, row));
        let sequences = hideouts.map(|at| orders_until_first_sight(level, at));
        for one in &sequences {
            for other in &sequences {
                let shared = one.len().min(other.len());
                assert!(shared >= 3, "{}: the first steps are taken blindly", level.word());
                assert_eq!(one[..shared], other[..shared], "{}", level.word());
            }
        }
    }
}

const COURTYARD: &str = r##"(
    name: "Courtyard",
    map: [
        "....................",
        ".A..................",
        ".B..................",
        "....................",
        ".C................#.",
        "..................#x",
        "..................##",
        "....................",
    ],
    sides: { "seekers": (), "hidden": () },
    combatants: {
        "A": (creature: "warden", side: "seekers"),
        "B": (creature: "warden", side: "seekers"),
        "C": (creature: "raider", side: "seekers"),
        "x": (creature: "raider", side: "hidden", overrides: { "lot": (skills: { Sneak: 99 }) }),
    },
)"##;

/// The orders of the seekers until they find a combatant who sneaks in plain sight and whom nobody spots. That
/// combatant does nothing.
fn orders_until_one_is_run_into(level: Level, sneaks_at: Pos) -> (Vec<Order>, bool) {
    let (seekers, hidden) = (SideId(0), CombatantId(3));
    let muster = mustered("courtyard", COURTYARD, "lot");
    let mut battle = Battle::new(&muster, 1);
    let mut mind = Mind::new();
    let mut orders = Vec::new();
    let mut sneaks = false;
    while battle.table().turn.round < 12 {
        let order = match battle.awaiting().expect("it waits for somebody") {
            Awaiting::Order(side) if side == seekers => {
                let view = battle.table().seen_by(seekers);
                if sneaks && view.body(hidden).is_some() {
                    return (orders, true);
                }
                let order = level.decide(&view, battle.aims().list(), &mut mind);
                if sneaks {
                    orders.push(order.clone());
                }
                order
            }
            Awaiting::Order(_) if sneaks => Order::deed(hidden, Deed::from(End {})),
            Awaiting::Order(_) => {
                battle
                    .submit(Order::deed(hidden, Deed::from(Hide {})))
                    .expect("nobody sees it behind the wall");
                sneaks = true;
                Order::Gm(GmOrder::Put { who: hidden, at: sneaks_at })
            }
            // The hidden combatant does not react to seekers who pass by, either.
            Awaiting::Answer(_) => Order::Decline,
            Awaiting::Over(_) => break,
        };
        battle.submit(order).expect("permitted");
    }
    (orders, false)
}

#[test]
fn the_square_of_a_sneaking_combatant_changes_no_order_before_they_are_run_into() {
    for level in PURPOSEFUL {
        let places = [(19, 5), (10, 3), (4, 2), (12, 6)].map(|(col, row)| Pos::new(col, row));
        let sequences = places.map(|at| orders_until_one_is_run_into(level, at).0);
        for one in &sequences {
            for other in &sequences {
                let shared = one.len().min(other.len());
                assert_eq!(one[..shared], other[..shared], "{}", level.word());
            }
        }
        assert!(sequences.iter().any(|one| one.len() > 20), "{}: they went on looking", level.word());
    }
}

#[test]
fn a_combatant_who_runs_into_an_unseen_one_finds_them() {
    for level in PURPOSEFUL {
        // Squares close to the seekers, which they cross sooner or later.
        let found = [(2, 1), (2, 2), (2, 3), (2, 4)].map(|(col, row)| Pos::new(col, row));
        let found = found.map(|at| orders_until_one_is_run_into(level, at));
        assert!(found.iter().any(|(_, is_found)| *is_found), "{}: nobody ran into it", level.word());
    }
}

#[test]
fn seekers_keep_looking_for_a_combatant_behind_closed_doors() {
    for level in PURPOSEFUL {
        let orders = orders_until_first_sight(level, Pos::new(9, 2));
        let opens = |order: &Order| matches!(order, Order::Deed { deed: Deed::Open(Open { .. }), .. });
        assert!(orders.iter().any(opens), "{}: {orders:?}", level.word());
    }
}

#[test]
fn every_level_is_found_by_its_name() {
    for level in Level::ALL {
        assert_eq!(Level::parse(level.word()), Some(level));
    }
    assert_eq!(Level::parse("nobody"), None);
}
