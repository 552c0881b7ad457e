//! Imagined battles: luck is set aside without a change of what an order brings on average, and whoever comes nearer to an
//! objective has more at the end.

use affray::battle::deeds::{End, Move, Via};
use affray::battle::{CombatantId, Deed, GmOrder, Objective, Order, SideId, ThingId, Whereabouts};
use affray::brain::{Depth, Level, Mind, progress_of, try_out};
use affray::engine::{Aim, Awaiting, Battle};
use affray::grid::Pos;

use crate::common::muster_of;
use crate::knowledge::mustered;

/// In how many imagined battles an order is tried out.
const BATTLES: usize = 600;

/// The mean of some amounts, and their standard deviation.
fn mean_and_spread(amounts: impl Iterator<Item = i32>) -> (f64, f64) {
    let amounts: Vec<f64> = amounts.map(f64::from).collect();
    let count = amounts.len() as f64;
    let mean = amounts.iter().sum::<f64>() / count;
    (mean, (amounts.iter().map(|amount| (amount - mean).powi(2)).sum::<f64>() / count).sqrt())
}

#[test]
fn luck_evens_out_and_what_is_left_of_a_result_differs_less() {
    for (book, rounds) in [
        ("llcf", 1),
        ("lot", 1),
        ("twodice", 1),
        ("torchlit", 1),
        ("affray", 1),
        ("llcf", 2),
        ("torchlit", 3),
    ] {
        let depth = Depth { orders: 1, battles: BATTLES, rounds, ..Depth::default() };
        let (mut battle, mut mind) = (Battle::new(&muster_of("bench_4v4", book), 3), Mind::new());
        let (mut compared, mut before, mut after) = (0, 0.0, 0.0);
        while let (Some(awaiting), true) = (battle.awaiting(), compared < 4) {
            let Awaiting::Order(side) = awaiting else {
                battle.submit(Order::Decline).expect("nobody must react");
                continue;
            };
            let table = battle.table().seen_by(side);
            let order = Level::Soldier.decide(&table, battle.aims().list(), &mut mind);
            if matches!(order, Order::Deed { deed: Deed::Attack(_), .. }) {
                let played = try_out(&table, battle.aims().list(), &order, depth, compared);
                assert_eq!(played.len(), BATTLES, "{book}: the order is allowed wherever it is imagined");
                let (luck, spread) = mean_and_spread(played.iter().map(|played| played.luck));
                let error = spread / (BATTLES as f64).sqrt();
                assert!(
                    luck.abs() < 4.0 * error,
                    "{book}, {rounds} rounds: {luck} of luck on average, give or take {error}"
                );
                before += mean_and_spread(played.iter().map(|played| played.balance)).1.powi(2);
                after += mean_and_spread(played.iter().map(|played| played.worth())).1.powi(2);
                compared += 1;
            }
            battle.submit(order).expect("permitted");
        }
        assert_eq!(compared, 4, "{book}: soldiers strike");
        assert!(after < before, "{book}, {rounds} rounds: a variance of {after}, of {before} with luck");
    }
}

#[test]
fn what_is_only_declared_has_had_no_luck_yet() {
    const BATTLES: usize = 200;
    let (mut battle, mut mind) = (Battle::new(&muster_of("bench_4v4", "autohit"), 3), Mind::new());
    let depth = Depth { orders: 1, battles: BATTLES, rounds: 1, ..Depth::default() };
    let mut declared = 0;
    while declared < 4 {
        let Some(Awaiting::Order(side)) = battle.awaiting() else { panic!("the battle goes on") };
        let table = battle.table().seen_by(side);
        let order = Level::Soldier.decide(&table, battle.aims().list(), &mut mind);
        if matches!(order, Order::Deed { deed: Deed::Attack(_), .. }) {
            let played = try_out(&table, battle.aims().list(), &order, depth, declared);
            let (luck, spread) = mean_and_spread(played.iter().map(|played| played.luck));
            let error = spread / (BATTLES as f64).sqrt();
            assert!(luck.abs() <= 4.0 * error, "{luck} of luck on average, give or take {error}");
            declared += 1;
        }
        battle.submit(order).expect("permitted");
    }
}

#[test]
fn several_threads_find_out_what_one_finds_out() {
    let (mut battle, mut mind) = (Battle::new(&muster_of("bench_4v4", "affray"), 5), Mind::new());
    let one_thread = rayon::ThreadPoolBuilder::new().num_threads(1).build().expect("a thread can be started");
    let depth = Depth { orders: 1, battles: 40, rounds: 1, ..Depth::default() };
    for seed in 0..3 {
        let Some(Awaiting::Order(side)) = battle.awaiting() else { panic!("the battle goes on") };
        let table = battle.table().seen_by(side);
        let order = Level::Soldier.decide(&table, battle.aims().list(), &mut mind);
        let try_it = || try_out(&table, battle.aims().list(), &order, depth, seed);
        // Whoever is on one of the threads that fight battles gets no more threads.
        assert_eq!(one_thread.install(try_it), try_it());
        battle.submit(order).expect("permitted");
    }
}

/// What an order for the first combatant brings, where nobody can strike anybody in the first round.
fn brings(scenario: &str, order: impl Into<Deed>) -> i32 {
    let battle = Battle::new(&mustered("far_apart", scenario, "llcf"), 1);
    let table = battle.table().seen_by(SideId(0));
    let order = Order::deed(CombatantId(0), order);
    let depth = Depth { orders: 1, battles: 1, rounds: 1, ..Depth::default() };
    try_out(&table, battle.aims().list(), &order, depth, 1).first().expect("the order is allowed").worth()
}

#[test]
fn a_step_towards_the_way_out_or_towards_what_is_to_be_carried_off_counts() {
    let aims = [
        ("Escape(1)", ""),
        (r#"CarryOff("casket")"#, r#"things: { "casket": (with: "A") },"#),
        (r#"CarryOff("casket")"#, r#"things: { "casket": (at: (1, 0)) },"#),
    ];
    for (aim, things) in aims {
        let scenario = format!(
            r#"(
                map: ["x.......A..............R"],
                areas: {{ "road": Mark('x') }},
                exits: "road",
                {things}
                sides: {{ "party": (objectives: [{aim}]), "foes": () }},
                combatants: {{
                    "A": (creature: "raider", side: "party", weapons: ["axe"]),
                    "R": (creature: "raider", side: "foes", weapons: ["axe"]),
                }},
                first_side: "party",
                started_by: "party",
            )"#
        );
        let stays = brings(&scenario, End {});
        let goes = brings(&scenario, Move { to: Pos::new(4, 0), via: Via::new() });
        assert!(goes > stays, "{aim}, {things}: {goes} by going, {stays} by staying");
    }
}

/// What an objective counts in the crypt, where a casket is to be brought to a stair, with the first bearer put somewhere.
fn progress_with_bearer_at(at: Pos, objective: &Objective, held: u16) -> i32 {
    let mut battle = Battle::new(&muster_of("saints_casket", "llcf"), 1);
    battle.submit(Order::Gm(GmOrder::Put { who: CombatantId(0), at })).expect("permitted");
    let aim = Aim { side: SideId(0), objective: objective.clone(), settled: None, held, choice: None };
    progress_of(&battle.table(), &aim)
}

#[test]
fn whoever_is_nearer_to_where_an_objective_wants_them_has_come_farther() {
    let battle = Battle::new(&muster_of("saints_casket", "llcf"), 1);
    let (bearer, thing) = (CombatantId(0), ThingId(0));
    let stair = battle.table().footprint(bearer).expect("on the field").corner();
    let Some(Whereabouts::Lies(casket)) = battle.table().thing(thing) else { panic!("it lies somewhere") };
    for objective in [
        Objective::NamedReach { area: vec![casket], who: vec![bearer] },
        Objective::Bring { thing, area: vec![stair] },
        Objective::CarryOff { thing },
        Objective::Keep { thing, rounds: 3 },
    ] {
        let progress = |at| progress_with_bearer_at(at, &objective, 0);
        assert!(progress(casket) > progress(stair), "{objective:?}");
    }
    let escape = Objective::NamedEscape { who: vec![bearer] };
    assert!(progress_with_bearer_at(stair, &escape, 0) > progress_with_bearer_at(casket, &escape, 0));
    let kept = |held| progress_with_bearer_at(stair, &Objective::Keep { thing, rounds: 3 }, held);
    assert!(kept(2) > kept(1));
}

#[test]
fn whoever_sits_a_battle_out_gets_no_turns_and_the_others_go_on() {
    for book in ["affray", "autohit", "llcf", "lot", "torchlit", "twodice"] {
        let mut battle = Battle::new(&muster_of("bench_4v4", book), 5);
        let mut start = battle.snapshot();
        // One of each side, but not whoever is to act now.
        let next = battle.table().candidates().next().expect("somebody is to act");
        let out = [[CombatantId(3), CombatantId(2)], [CombatantId(7), CombatantId(6)]]
            .map(|[last, other]| if last == next { other } else { last });
        start.sit_out(&out);
        battle.restore(&start);
        let places = |battle: &Battle| out.map(|who| battle.table().footprint(who));
        let (mut mind, before, mut acted) = (Mind::new(), places(&battle), Vec::new());
        while battle.table().turn.round < 3 {
            let decision = battle.decision().expect("the battle goes on");
            let side = match decision.awaiting {
                Awaiting::Order(side) => side,
                Awaiting::Answer(offer) => decision.table.side(offer.to),
                Awaiting::Over(_) => break,
            };
            let order = Level::Soldier.decide(&decision.table.seen_by(side), decision.aims, &mut mind);
            acted.extend(order.who());
            battle.submit(order).expect("permitted");
        }
        assert!(out.iter().all(|who| !acted.contains(who)), "{book}: {acted:?}");
        for members in [0..4, 4..8] {
            assert!(members.map(CombatantId).any(|who| acted.contains(&who)), "{book}");
        }
        assert_eq!(places(&battle), before, "{book}");
    }
}
