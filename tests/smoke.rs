//! A first battle.
use std::sync::Arc;

use affray::battle::{Act, Order};
use affray::data::catalogue::{Catalogue, Kind};
use affray::data::resolve::load_scenario;
use affray::data::rulebooks::{load_rulebook, muster};
use affray::engine::{Awaiting, Battle};
use affray::grid::Reach;

#[test]
fn a_battle_of_attackers_ends() {
    let catalogue = Catalogue::bundled();
    let source = catalogue.source(Kind::Scenario, "first_blood").unwrap();
    let scenario = load_scenario(&catalogue, "first_blood", source);
    let scenario = Arc::new(scenario.sound().unwrap_or_else(|p| panic!("{p:#?}")));
    let book = Arc::new(load_rulebook(&catalogue, "llcf").sound().unwrap_or_else(|p| panic!("{p:#?}")));
    let muster = muster(&scenario, &book, None).unwrap();
    let mut battle = Battle::new(&muster, 7);
    let mut reach = Reach::new();
    let mut orders = 0;
    while let Some(Awaiting::Order(side)) = battle.awaiting() {
        let table = battle.table().seen_by(side);
        let who = table.candidates().next().unwrap();
        let options = table.options(who, &mut reach);
        let pick = options.deeds.iter().find(|o| matches!(o, Order::Act { act: Act::Attack { .. }, .. }));
        let foe = table.targets(who).next();
        let order = pick.cloned().or_else(|| {
            let foe = table.footprint(foe?)?;
            let best = options.squares.iter().min_by_key(|s| table.footprint_at(who, s.at).gap(foe, Default::default()))?;
            (best.steps > 0 && orders % 3 != 2).then(|| Order::act(who, Act::Move { to: best.at, via: Default::default() }))
        });
        let order = order.unwrap_or(Order::act(who, Act::End));
        battle.submit(order).unwrap();
        orders += 1;
        assert!(orders < 2000, "no end");
    }
    for fact in battle.chronicle().since(0) {
        println!("{:?}", fact.what);
    }
    assert!(matches!(battle.awaiting(), Some(Awaiting::Over(_))));
}
