//! The same record gives the same chronicle, whatever the world was used for before and in whatever order entities were
//! created.

use affray::battle::{Chronicle, CombatantId, GmOrder, Order, SideId};
use affray::dice::Dice;
use affray::engine::Battle;
use affray::grid::Reach;

use crate::common::{Chooser, all_musters, random_order, told};

/// Plays on with random orders, up to a limit.
fn play(battle: &mut Battle, seed: u64) -> String {
    let (mut chooser, mut reach) = (Chooser::new(seed), Reach::new());
    for _ in 0..400 {
        let Some(order) = random_order(battle, &mut chooser, &mut reach) else { break };
        battle.submit(order.clone()).unwrap_or_else(|refusal| panic!("{order:?}: {refusal:?}"));
    }
    told(battle)
}

#[test]
fn the_same_seed_gives_the_same_chronicle() {
    for (name, muster) in all_musters() {
        let once = play(&mut Battle::new(&muster, 11), 3);
        let again = play(&mut Battle::new(&muster, 11), 3);
        assert_eq!(once, again, "{name}");
        assert_ne!(once, play(&mut Battle::new(&muster, 12), 3), "{name}: the seed matters");
    }
}

#[test]
fn a_world_used_before_gives_the_same_chronicle_as_a_fresh_one() {
    for (name, muster) in all_musters() {
        let mut used = Battle::still(&muster, Dice::seeded(5), Chronicle::default());
        let first = used.snapshot();
        used.begin();
        play(&mut used, 9);
        used.restart(&first, 11);
        assert_eq!(play(&mut used, 3), play(&mut Battle::new(&muster, 11), 3), "{name}");
    }
}

#[test]
fn a_battle_restored_after_every_order_gives_the_same_chronicle() {
    for (name, muster) in all_musters() {
        let mut battle = Battle::new(&muster, 11);
        let (mut chooser, mut reach) = (Chooser::new(3), Reach::new());
        for _ in 0..400 {
            battle.restore(&battle.snapshot());
            let Some(order) = random_order(&battle, &mut chooser, &mut reach) else { break };
            battle.submit(order).unwrap();
        }
        assert_eq!(told(&battle), play(&mut Battle::new(&muster, 11), 3), "{name}");
    }
}

#[test]
fn the_order_in_which_entities_are_made_changes_nothing() {
    for (name, muster) in all_musters() {
        let count = muster.scenario.combatants.len();
        let mut order: Vec<usize> = (0..count).collect();
        let mut chooser = Chooser::new(77);
        for place in (1..count).rev() {
            order.swap(place, chooser.below(place + 1));
        }
        let mut shuffled = Battle::spawned_in_order(&muster, Dice::seeded(11), &order);
        shuffled.begin();
        assert_eq!(play(&mut shuffled, 3), play(&mut Battle::new(&muster, 11), 3), "{name}");
    }
}

#[test]
fn threads_change_nothing() {
    let (name, muster) = all_musters().swap_remove(0);
    let alone = play(&mut Battle::new(&muster, 11), 3);
    let together: Vec<String> = std::thread::scope(|scope| {
        let threads: Vec<_> =
            (0..4).map(|_| scope.spawn(|| play(&mut Battle::new(&muster, 11), 3))).collect();
        threads.into_iter().map(|thread| thread.join().expect("the battle ends")).collect()
    });
    assert!(together.iter().all(|chronicle| *chronicle == alone), "{name}");
}

#[test]
fn what_everybody_reads_equals_the_components_after_every_pass() {
    for (name, muster) in all_musters() {
        let mut battle = Battle::new(&muster, 11);
        let first = battle.snapshot();
        let is_equal = |battle: &Battle| battle.components() == battle.table().bodies.all();
        let (like, newcomer) = (CombatantId(0), "Somebody new".to_owned());
        let adds = |at| GmOrder::Add { like, name: newcomer.clone(), side: SideId(0), at };
        let mut squares = muster.scenario.field.size().positions();
        assert!(squares.any(|at| battle.give_order(Order::Gm(adds(at))).is_ok()), "{name}: there is room");
        let (mut chooser, mut reach) = (Chooser::new(3), Reach::new());
        for _ in 0..400 {
            while battle.step() {
                assert!(is_equal(&battle), "{name}: after a pass");
            }
            let Some(order) = random_order(&battle, &mut chooser, &mut reach) else { break };
            battle.give_order(order).unwrap();
        }
        assert_eq!(battle.components().len(), first.count() + 1, "{name}: somebody has joined");
        battle.restore(&first);
        assert!(is_equal(&battle), "{name}: restored");
        assert_eq!(battle.snapshot(), first, "{name}");
    }
}
