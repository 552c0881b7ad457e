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
    let idle = "(novice: (squares: 5), soldier: (squares: 5), veteran: (squares: 5), master: (squares: 5))";
    let muster = muster_with("idle", idle);
    let orders = both_order((&muster, Level::Soldier), (&muster, Level::Veteran));
    assert!(orders.len() > 20);
    assert!(orders.iter().all(|(soldiers, veterans)| soldiers == veterans));
}

#[test]
fn whoever_plays_imagined_battles_on_for_longer_orders_otherwise_at_times() {
    let levels = |rounds: u8| {
        let usual = "(squares: 5)";
        let veteran = format!("(squares: 5, orders: 4, battles: 4, rounds: {rounds})");
        format!("(novice: {usual}, soldier: {usual}, veteran: {veteran}, master: {usual})")
    };
    let (one, two) = (muster_with("one_round", &levels(1)), muster_with("two_rounds", &levels(2)));
    let orders = both_order((&one, Level::Veteran), (&two, Level::Veteran));
    assert!(orders.iter().any(|(with_one, with_two)| with_one != with_two));
}

#[test]
fn whoever_tries_tactics_out_orders_otherwise_at_times() {
    let levels = |tactics: bool| {
        let usual = "(squares: 5)";
        let master = format!("(squares: 5, orders: 4, battles: 4, rounds: 2, tactics: {tactics})");
        format!("(novice: {usual}, soldier: {usual}, veteran: {usual}, master: {master})")
    };
    let (without, with) = (muster_with("orders", &levels(false)), muster_with("tactics", &levels(true)));
    let orders = both_order((&without, Level::Master), (&with, Level::Master));
    assert!(orders.iter().any(|(without, with)| without != with));
}

#[test]
fn whoever_looks_at_fewer_squares_goes_to_others_at_times() {
    let levels = |squares: u8| {
        let usual = "(squares: 5)";
        format!("(novice: {usual}, soldier: (squares: {squares}), veteran: {usual}, master: {usual})")
    };
    let (five, one) = (muster_with("five", &levels(5)), muster_with("one", &levels(1)));
    let orders = both_order((&five, Level::Soldier), (&one, Level::Soldier));
    assert!(orders.iter().any(|(with_five, with_one)| with_five != with_one));
}
