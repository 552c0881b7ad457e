//! The file of levels says how far opponents think.

use std::sync::Arc;

use affray::battle::deeds::Move;
use affray::battle::{CombatantId, Deed, Order};
use affray::brain::{Level, Mind};
use affray::data::catalogue::Catalogue;
use affray::data::prepare::prepare_by_name;
use affray::engine::Battle;
use affray::grid::Pos;
use affray::lab::{Opponents, battle_seed};
use affray::rules::book::muster::Muster;

/// Two companies who have a long way to each other.
const FAR_APART: &str = r#"(
    map: [
        "A..............................",
        "A.............................R",
        "..............................R",
    ],
    sides: { "party": (objectives: [Defeat]), "foes": (objectives: [Defeat]) },
    combatants: { "A": (creature: "raider", side: "party"), "R": (creature: "raider", side: "foes") },
)"#;

/// A raider and somebody with a sling, who are shot at by two who have bows.
const SHOT_AT: &str = r#"(
    map: [
        "R..................",
        ".................B.",
        "S................B.",
    ],
    sides: { "foes": (objectives: [Defeat]), "party": (objectives: [Defeat]) },
    combatants: {
        "R": (creature: "raider", side: "foes"),
        "S": (creature: "slinger", side: "foes"),
        "B": (creature: "bowman", side: "party"),
    },
    first_side: "foes",
)"#;

/// Two raiders who stand far from each other, and their enemies a long way off.
const SCATTERED: &str = r#"(
    map: [
        "R..............................",
        "...............................",
        "...............................",
        "...............................",
        "..............................B",
        "..............................B",
        "...............................",
        "...............................",
        "S..............................",
    ],
    sides: { "foes": (objectives: [Defeat]), "party": (objectives: [Defeat]) },
    combatants: {
        "R": (creature: "raider", side: "foes"),
        "S": (creature: "raider", side: "foes"),
        "B": (creature: "pikeman", side: "party"),
    },
    first_side: "foes",
)"#;

/// The battle by which speed is measured, by LLCF, with a file of levels of one's own.
fn muster_with(name: &str, levels: &str) -> Arc<Muster> {
    muster_of_scenario_with(name, levels, ("bench_4v4", "llcf"))
}

/// A scenario by a rulebook, with a file of levels of one's own.
fn muster_of_scenario_with(name: &str, levels: &str, (scenario, book): (&str, &str)) -> Arc<Muster> {
    let folder = std::env::temp_dir().join(format!("affray-levels-{name}-{}", std::process::id()));
    std::fs::create_dir_all(folder.join("scenarios")).unwrap();
    std::fs::write(folder.join("levels.ron"), levels).unwrap();
    let few_bows = SHOT_AT.replace("\"slinger\"", "\"pikeman\"");
    let with_slings = SCATTERED.replace("\"raider\"", "\"slinger\"");
    for (name, text) in [
        ("far_apart", FAR_APART),
        ("shot_at", SHOT_AT),
        ("shot_at_few_bows", &few_bows),
        ("scattered", SCATTERED),
        ("scattered_with_slings", &with_slings),
    ] {
        std::fs::write(folder.join(format!("scenarios/{name}.ron")), text).unwrap();
    }
    let (catalogue, problems) = Catalogue::bundled().with_folder(&folder);
    std::fs::remove_dir_all(&folder).unwrap();
    assert!(problems.is_empty(), "{problems:?}");
    prepare_by_name(&catalogue, scenario, book).unwrap().muster
}

/// A file of levels of which one thinks as it says, and the others look at five squares.
fn levels(level: Level, thinking: &str) -> String {
    let others = [Level::Novice, Level::Soldier, Level::Veteran, Level::Master];
    let fields = others.map(|other| {
        let thinking = if other == level { thinking } else { "(squares: 5)" };
        format!("{}: {thinking}", other.word())
    });
    format!("({})", fields.join(", "))
}

/// What each of two opponents orders in every position of a battle that the first one plays.
fn both_order(first: (&Arc<Muster>, Level), second: (&Arc<Muster>, Level)) -> Vec<(Order, Order)> {
    let [mut battle, mut other] = [first, second].map(|(muster, _)| Battle::new(muster, battle_seed(4, 1)));
    let (mut mind, mut other_mind) = (Mind::new(), Mind::new());
    let mut orders = Vec::new();
    while let Some(order) = Opponents::all(first.1).decide(&battle, &mut mind) {
        let others = Opponents::all(second.1).decide(&other, &mut other_mind).unwrap();
        orders.push((order.clone(), others));
        battle.submit(order.clone()).unwrap();
        other.submit(order).unwrap();
    }
    orders
}

#[test]
fn a_veteran_who_tries_nothing_out_is_a_soldier() {
    let muster = muster_with("idle", &levels(Level::Veteran, "(squares: 5)"));
    let orders = both_order((&muster, Level::Soldier), (&muster, Level::Veteran));
    assert!(orders.len() > 20);
    assert!(orders.iter().all(|(soldiers, veterans)| soldiers == veterans));
}

#[test]
fn what_is_different_by_one_rulebook_is_as_usual_by_others() {
    let usual = levels(Level::Veteran, "(squares: 5, orders: 4, battles: 4)");
    let fields = usual.trim_end_matches(')');
    let file = format!("{fields}), by_rulebook: {{ \"llcf\": (veteran: (orders: 0)) }})");
    let plays_as_a_soldier = |book: &str| {
        let muster = muster_of_scenario_with(&format!("differs_{book}"), &file, ("bench_4v4", book));
        let orders = both_order((&muster, Level::Soldier), (&muster, Level::Veteran));
        assert!(orders.len() > 20, "{book}");
        orders.iter().all(|(soldiers, veterans)| soldiers == veterans)
    };
    assert!(plays_as_a_soldier("llcf"));
    assert!(!plays_as_a_soldier("lot"));
}

#[test]
fn whoever_plays_imagined_battles_on_for_longer_orders_otherwise_at_times() {
    let [one, two] = [1, 2].map(|rounds: u8| {
        let veteran = format!("(squares: 5, orders: 4, battles: 4, rounds: {rounds})");
        muster_with(&format!("{rounds}_rounds"), &levels(Level::Veteran, &veteran))
    });
    let orders = both_order((&one, Level::Veteran), (&two, Level::Veteran));
    assert!(orders.iter().any(|(with_one, with_two)| with_one != with_two));
}

/// How a master orders with two ways to think, in every position of a battle that the first one plays.
fn masters_order(name: &str, ways: [&str; 2]) -> Vec<(Order, Order)> {
    let thinking = |way: &str| format!("(squares: 5, orders: 8, battles: 8{way})");
    let [one, other] = ["one", "other"].map(|end| format!("{name}_{end}"));
    let one = muster_with(&one, &levels(Level::Master, &thinking(ways[0])));
    let other = muster_with(&other, &levels(Level::Master, &thinking(ways[1])));
    both_order((&one, Level::Master), (&other, Level::Master))
}

#[test]
fn whoever_expects_tactics_or_tries_more_or_less_out_orders_otherwise_at_times() {
    for (name, way) in [("tactics", ", tactics: true"), ("first", ", first: 4"), ("effort", ", effort: 10")] {
        let orders = masters_order(name, ["", way]);
        assert!(orders.iter().any(|(without, with)| without != with), "{way}");
    }
}

#[test]
fn effort_that_suffices_changes_nothing_if_there_is_more_of_it() {
    let orders = masters_order("enough", ["", ", effort: 4000"]);
    assert!(orders.len() > 20 && orders.iter().all(|(usual, more)| usual == more));
}

#[test]
fn the_patient_order_otherwise_at_times_unless_deeds_are_declared_first() {
    let differ = |book: &str| {
        let [usual, patient] = [0, 7].map(|patience: u8| {
            let master = format!("(squares: 5, patience: {patience})");
            let name = format!("patience_{patience}_{book}");
            muster_of_scenario_with(&name, &levels(Level::Master, &master), ("far_apart", book))
        });
        let orders = both_order((&usual, Level::Master), (&patient, Level::Master));
        assert!(orders.len() > 20, "{book}");
        orders.iter().any(|(usual, patient)| usual != patient)
    };
    assert!(differ("llcf"));
    assert!(!differ("autohit"));
}

/// Where the first of the combatants, who begins at the left edge, goes first; that place if they stay.
fn first_place(scenario: &str, patience: u8, book: &str) -> Pos {
    let soldier = format!("(squares: 5, patience: {patience})");
    let name = format!("{scenario}_{patience}_{book}");
    let muster = muster_of_scenario_with(&name, &levels(Level::Soldier, &soldier), (scenario, book));
    let mut battle = Battle::new(&muster, battle_seed(4, 1));
    let mut mind = Mind::new();
    while let Some(order) = Opponents::all(Level::Soldier).decide(&battle, &mut mind) {
        if let Order::Deed { who: CombatantId(0), deed } = &order {
            return if let Deed::Move(Move { to, .. }) = deed { *to } else { Pos::default() };
        }
        battle.submit(order).unwrap();
    }
    panic!("the first combatant never went");
}

#[test]
fn the_patient_wait_under_fire_only_if_half_of_them_can_shoot_back() {
    for book in ["llcf", "twodice", "affray"] {
        let first = |scenario, patience| first_place(scenario, patience, book).col;
        assert!(first("shot_at", 0) >= 4, "whoever is not patient comes, by {book}");
        assert!(first("shot_at", 7) < 4, "the patient wait, by {book}");
        assert!(first("shot_at_few_bows", 7) >= 4, "without slings they come, by {book}");
    }
}

#[test]
fn the_patient_close_ranks_unless_half_of_them_can_shoot() {
    for book in ["llcf", "twodice", "affray"] {
        let first = |scenario, patience| first_place(scenario, patience, book).row;
        assert!(first("scattered", 7) >= 3, "the patient come together, by {book}");
        assert!(first("scattered", 0) < 3, "others do not, by {book}");
        assert!(first("scattered_with_slings", 7) < 3, "nor do those who shoot, by {book}");
    }
}

#[test]
fn whoever_looks_at_fewer_squares_goes_to_others_at_times() {
    let [five, one] = [5, 1].map(|squares: u8| {
        let soldier = format!("(squares: {squares})");
        muster_with(&format!("{squares}_squares"), &levels(Level::Soldier, &soldier))
    });
    let orders = both_order((&five, Level::Soldier), (&one, Level::Soldier));
    assert!(orders.iter().any(|(with_five, with_one)| with_five != with_one));
}
