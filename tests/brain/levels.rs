//! The file of levels says how far opponents think.

use std::sync::Arc;

use affray::battle::Order;
use affray::brain::{Level, Mind};
use affray::data::catalogue::Catalogue;
use affray::data::prepare::prepare_by_name;
use affray::engine::Battle;
use affray::lab::{Opponents, battle_seed};
use affray::rules::book::muster::Muster;

/// The battle by which speed is measured, by LLCF, with a file of levels of one's own.
fn muster_with(name: &str, levels: &str) -> Arc<Muster> {
    let folder = std::env::temp_dir().join(format!("affray-levels-{name}-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    std::fs::write(folder.join("levels.ron"), levels).unwrap();
    let (catalogue, problems) = Catalogue::bundled().with_folder(&folder);
    std::fs::remove_dir_all(&folder).unwrap();
    assert!(problems.is_empty(), "{problems:?}");
    prepare_by_name(&catalogue, "bench_4v4", "llcf").unwrap().muster
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
fn whoever_plays_imagined_battles_on_for_longer_orders_otherwise_at_times() {
    let [one, two] = [1, 2].map(|rounds: u8| {
        let veteran = format!("(squares: 5, orders: 4, battles: 4, rounds: {rounds})");
        muster_with(&format!("{rounds}_rounds"), &levels(Level::Veteran, &veteran))
    });
    let orders = both_order((&one, Level::Veteran), (&two, Level::Veteran));
    assert!(orders.iter().any(|(with_one, with_two)| with_one != with_two));
}

#[test]
fn whoever_tries_tactics_out_orders_otherwise_at_times() {
    let [without, with] = [0, 2].map(|tactics| {
        let master = format!("(squares: 5, orders: 4, battles: 4, tactics: {tactics})");
        muster_with(&format!("tactics_{tactics}"), &levels(Level::Master, &master))
    });
    let orders = both_order((&without, Level::Master), (&with, Level::Master));
    assert!(orders.iter().any(|(without, with)| without != with));
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
