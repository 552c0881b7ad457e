//! Shared by tests of whole battles: every bundled scenario under every rulebook that can play it, and players who give
//! random orders.
#![allow(dead_code, reason = "each test binary uses its own part")]

use std::collections::BTreeSet;
use std::sync::Arc;

use affray::battle::deeds::{Attack, Cast};
use affray::battle::{CombatantId, Deed, Order, SideId};
use affray::data::catalogue::{Catalogue, Kind};
use affray::data::prepare::prepare_by_name;
use affray::data::resolve::load_scenario;
use affray::data::rulebooks::{load_rulebook, muster};
use affray::engine::{Awaiting, Battle};
use affray::grid::{Pos, Reach};
use affray::rules::book::muster::Muster;

/// A bundled scenario under a bundled rulebook.
pub fn muster_of(scenario: &str, book: &str) -> Arc<Muster> {
    let prepared = prepare_by_name(&Catalogue::bundled(), scenario, book);
    prepared.unwrap_or_else(|problems| panic!("{problems:#?}")).muster
}

/// Every bundled scenario under every playable rulebook, each with a name for messages.
pub fn all_musters() -> Vec<(String, Arc<Muster>)> {
    let catalogue = Catalogue::bundled();
    let mut musters = Vec::new();
    for id in catalogue.names(Kind::Rulebook) {
        let Ok(book) = load_rulebook(&catalogue, id).shared().sound() else { continue };
        for name in catalogue.names(Kind::Scenario) {
            let source = catalogue.source(Kind::Scenario, name).expect("it has just been listed");
            let scenario = load_scenario(&catalogue, name, source).shared().sound();
            let scenario = scenario.unwrap_or_else(|problems| panic!("{name}: {problems:#?}"));
            let muster = muster(&catalogue, &scenario, &book, None)
                .unwrap_or_else(|problems| panic!("{name}: {problems:#?}"));
            musters.push((format!("{name} by {id}"), muster));
        }
    }
    assert!(!musters.is_empty(), "there is something to play");
    musters
}

/// A small random generator for choices in tests, separate from the dice of battles.
pub struct Chooser(u64);

impl Chooser {
    pub fn new(seed: u64) -> Chooser {
        Chooser(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1)
    }

    pub fn below(&mut self, limit: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        usize::try_from(self.0 >> 33).unwrap_or(0) % limit.max(1)
    }
}

/// A random legal order, or a random answer to an offer; none when the battle is over.
pub fn random_order(battle: &Battle, chooser: &mut Chooser, reach: &mut Reach) -> Option<Order> {
    match battle.awaiting()? {
        Awaiting::Over(_) => None,
        Awaiting::Answer(_) => Some(if chooser.below(3) == 0 { Order::Decline } else { Order::Accept }),
        Awaiting::Order(side) => Some(random_deed(battle, side, chooser, reach)),
    }
}

fn random_deed(battle: &Battle, side: SideId, chooser: &mut Chooser, reach: &mut Reach) -> Order {
    let table = battle.table().seen_by(side);
    let candidates: Vec<CombatantId> = table.candidates().collect();
    let who = candidates[chooser.below(candidates.len())];
    let options = table.options(who, reach);
    let moves = options.squares.len();
    // Only one order in three is a move; otherwise battles would consist mostly of walking.
    if moves > 0 && chooser.below(3) == 0 {
        let enemies = table.able().filter(|(other, _)| table.is_enemy(who, *other));
        let enemies: Vec<Pos> = enemies.map(|(_, body)| body.place.0).collect();
        let gap = |at: Pos| {
            let far = |enemy: &Pos| (enemy.col - at.col).abs().max((enemy.row - at.row).abs());
            enemies.iter().map(far).min().unwrap_or(0)
        };
        // Of two random moves the one that ends nearer to an enemy; otherwise combatants would rarely fight side by
        // side.
        let drawn = [chooser.below(moves), chooser.below(moves)];
        let chosen = drawn.into_iter().min_by_key(|number| gap(options.squares[*number].at));
        return options.orders(who).nth(chosen.unwrap_or(0)).expect("one of the moves");
    }
    let mut deeds: Vec<Order> = options.orders(who).skip(moves).collect();
    // Half of the time a kind of deed is chosen first; otherwise kinds with few options would hardly ever occur.
    if chooser.below(2) == 0 {
        let kinds: BTreeSet<String> = deeds.iter().map(kind).collect();
        let which = chooser.below(kinds.len());
        let chosen = kinds.into_iter().nth(which);
        deeds.retain(|deed| chosen.as_ref().is_none_or(|chosen| *chosen == kind(deed)));
    }
    deeds[chooser.below(deeds.len())].clone()
}

/// The kind of an order, whatever its target. Attacks and spells count as one kind for each weapon or spell.
fn kind(order: &Order) -> String {
    match order {
        Order::Deed {
            deed: Deed::Attack(Attack { weapon: what, .. }) | Deed::Cast(Cast { spell: what, .. }),
            ..
        } => {
            format!("{what:?}")
        }
        Order::Deed { deed, .. } => format!("{:?}", deed.name()),
        other => format!("{other:?}"),
    }
}

/// All facts of a battle as text.
pub fn told(battle: &Battle) -> String {
    let facts = battle.chronicle().since(0).iter().map(|fact| format!("{fact:?}\n"));
    facts.collect()
}
