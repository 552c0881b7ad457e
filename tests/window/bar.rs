//! The action bar: every option, under every rulebook, has a tool and is reached by pointing at its target.

use std::collections::BTreeSet;
use std::mem::discriminant;
use std::sync::Arc;

use affray::battle::deeds::{Attack, Move};
use affray::battle::{CombatantId, Deed, DeedName, Order, Target};
use affray::engine::{Awaiting, Battle};
use affray::grid::{Pos, Reach};
use affray::rules::book::muster::Muster;
use affray::rules::questions::options::Options;
use affray::rules::table::Table;
use affray::view::tools::{Offered, Tool, orders_at, tools};
use rand::rngs::ChaCha8Rng;
use rand::{Rng, SeedableRng};

use super::picture::{BOOKS, muster_of};

/// Asserts that every order can be given with a mouse, and collects the tools.
fn assert_reachable(
    table: &Table<'_>,
    who: CombatantId,
    options: &Options,
    step: usize,
    used: &mut BTreeSet<Tool>,
) {
    let bar = tools(table, who, options);
    // Many options differ only in their target, so only every fifth is checked, in turn.
    used.extend(bar.iter().filter(|offered| offered.is_usable()).map(|offered| offered.tool.clone()));
    for order in options.deeds.iter().skip(step % 5).step_by(5) {
        let Order::Deed { deed, .. } = order else { panic!("{order:?} is no deed") };
        let offered = bar.iter().find(|offered| offered.orders.contains(order));
        let offered = offered.unwrap_or_else(|| panic!("nothing in the bar leads to {order:?}"));
        if !offered.tool.wants_target() {
            assert_eq!(offered.orders.as_slice(), std::slice::from_ref(order), "a click would not say which");
            continue;
        }
        let points = points_of(table, who, deed);
        let is_there = |at: &Pos| orders_at(table, options, who, Some(offered), *at).contains(order);
        assert!(points.iter().any(is_there), "{order:?} is not to be had by pointing at {points:?}");
    }
}

/// Asserts that every square within reach of a walk can be reached by pointing at it.
fn assert_walkable(table: &Table<'_>, who: CombatantId, options: &Options) {
    let bar = tools(table, who, options);
    for square in &options.squares {
        let held = bar.iter().find(|offered| offered.tool.wants_target());
        let goes = |order: &Order| matches!(order, Order::Deed { deed: Deed::Move(Move { to, .. }), .. } if *to == square.at);
        let orders = orders_at(table, options, who, held, square.at);
        assert!(
            orders.iter().any(goes),
            "{who:?} is not sent to {} by pointing there: {orders:?}",
            square.at
        );
    }
}

/// The squares to point at for a deed.
fn points_of(table: &Table<'_>, who: CombatantId, deed: &Deed) -> Vec<Pos> {
    match deed.aim(who) {
        Some(Target::One(target)) => table.footprint(target).unwrap().squares().collect(),
        Some(Target::Square(at)) => vec![at],
        None => Vec::new(),
    }
}

/// Plays at random, with every kind of deed as often as walks, and checks the bar before every order.
fn play(muster: &Arc<Muster>, seed: u64, used: &mut BTreeSet<Tool>) {
    let mut battle = Battle::new(muster, seed);
    let mut dice = ChaCha8Rng::seed_from_u64(seed);
    for step in 0..24 {
        let mut any = |count: usize| (dice.next_u32() as usize) % count.max(1);
        let order = match battle.awaiting() {
            None | Some(Awaiting::Over(_)) => return,
            Some(Awaiting::Answer(_)) => [Order::Accept, Order::Decline][any(2)].clone(),
            Some(Awaiting::Order(_)) => {
                let candidates = battle.candidates();
                let who = candidates[any(candidates.len())];
                let truth = battle.table();
                let table = truth.seen_by(truth.side(who));
                let options = table.options(who, &mut Reach::new());
                assert_reachable(&table, who, &options, step, used);
                // Squares are all alike, so checking them now and then is enough.
                if step % 7 == 0 {
                    assert_walkable(&table, who, &options);
                }
                let kinds: Vec<_> = options.deeds.iter().filter_map(kind_of).collect();
                let kinds: Vec<_> = kinds
                    .iter()
                    .enumerate()
                    .filter(|(place, kind)| !kinds[..*place].contains(kind))
                    .collect();
                if any(3) == 0 || kinds.is_empty() {
                    let orders: Vec<Order> = options.orders(who).collect();
                    orders[any(orders.len())].clone()
                } else {
                    let kind = kinds[any(kinds.len())].1;
                    let deeds: Vec<_> =
                        options.deeds.iter().filter(|order| kind_of(order) == Some(*kind)).collect();
                    deeds[any(deeds.len())].clone()
                }
            }
        };
        battle.submit(order.clone()).unwrap_or_else(|refusal| panic!("{order:?}: {refusal:?}"));
    }
}

fn kind_of(order: &Order) -> Option<std::mem::Discriminant<Deed>> {
    match order {
        Order::Deed { deed, .. } => Some(discriminant(deed)),
        Order::Accept | Order::Decline | Order::Gm(_) => None,
    }
}

#[test]
fn everything_that_can_be_ordered_by_any_book_is_reached_by_a_tool_and_a_click() {
    let scenarios = ["deep_cellar", "few_against_many", "the_duel", "wings_at_dusk"];
    let mut used = BTreeSet::new();
    for rulebook in BOOKS {
        for scenario in scenarios {
            let muster = muster_of(scenario, rulebook);
            play(&muster, 3, &mut used);
        }
    }
    // A tool that never occurred would not have been checked.
    let daring = |tool: &Tool| matches!(tool.deed(), Deed::Attack(attack) if attack.manner.daring);
    let paired = |tool: &Tool| matches!(tool.deed(), Deed::Attack(attack) if attack.manner.second.is_some());
    assert!(used.iter().any(daring) && used.iter().any(paired));
    for name in [
        DeedName::Disengage,
        DeedName::Switch,
        DeedName::Trip,
        DeedName::Aid,
        DeedName::Evade,
        DeedName::Cast,
        DeedName::Use,
        DeedName::Command,
        DeedName::Ready,
        DeedName::Delay,
        DeedName::Leave,
        DeedName::End,
    ] {
        assert!(used.iter().any(|tool| tool.deed().name() == name), "{name:?}");
    }
}

#[test]
fn abilities_can_be_tried_where_the_rulebook_tests_them() {
    for (rulebook, is_tested) in
        [("llcf", false), ("lot", true), ("torchlit", true), ("twodice", true), ("autohit", false)]
    {
        let muster = muster_of("the_duel", rulebook);
        // Under Torchlit a duel may end before it has begun.
        let mut battles = (4..).map(|seed| Battle::new(&muster, seed));
        let battle = battles.find(|battle| !battle.candidates().is_empty()).unwrap();
        let truth = battle.table();
        let who = battle.candidates()[0];
        let table = truth.seen_by(truth.side(who));
        let options = table.options(who, &mut Reach::new());
        let bar = tools(&table, who, &options);
        let trials: Vec<&Offered> =
            bar.iter().filter(|offered| matches!(offered.tool.deed(), Deed::Try(_))).collect();
        assert_eq!(!trials.is_empty(), is_tested, "{rulebook}");
        for offered in trials {
            let own = table.footprint(who).unwrap().corner();
            let usual = orders_at(&table, &options, who, Some(offered), own);
            assert!(offered.orders.contains(&usual[0]), "{rulebook}: nothing comes of pointing at oneself");
        }
    }
}

#[test]
fn a_combatant_under_another_can_be_pointed_at() {
    use affray::battle::{GmFate, GmOrder};
    let muster = muster_of("first_blood", "llcf");
    let mut battle = Battle::new(&muster, 1);
    let who = battle.candidates()[0];
    let enemies: Vec<CombatantId> = {
        let table = battle.table();
        table.everybody().filter(|other| table.is_enemy(who, *other)).collect()
    };
    let [below, above] = [enemies[0], enemies[1]];
    let place = battle.table().footprint(who).unwrap().corner().offset(1, 0);
    let mut rule = |gm_order| battle.submit(Order::Gm(gm_order)).unwrap();
    rule(GmOrder::Put { who: below, at: place });
    rule(GmOrder::Fate { who: below, fate: GmFate::Unconscious });
    rule(GmOrder::Put { who: above, at: place });
    let truth = battle.table();
    let table = truth.seen_by(truth.side(who));
    let options = table.options(who, &mut Reach::new());
    let bar = tools(&table, who, &options);
    let held = bar.iter().find(|offered| matches!(offered.tool.deed(), Deed::Attack(_))).unwrap();
    let orders = orders_at(&table, &options, who, Some(held), place);
    let targets: Vec<_> = orders
        .iter()
        .filter_map(|order| match order {
            Order::Deed { deed: Deed::Attack(Attack { target, .. }), .. } => Some(*target),
            _ => None,
        })
        .collect();
    assert_eq!(targets, [above, below], "whoever stands first, then whoever lies there");
}
