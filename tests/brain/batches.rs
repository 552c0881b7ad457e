//! Batches: the report does not depend on the number of threads, and each battle of a batch can be fought again alone.

use std::sync::atomic::AtomicBool;

use affray::account::{Account, Stock, Summary};
use affray::battle::{Chronicle, CombatantId, Fate, SideId};
use affray::brain::{Level, Mind};
use affray::dice::Dice;
use affray::engine::{Battle, winners};
use affray::lab::{
    Extent, Interval, Mean, Opponents, Setup, Watch, ask_each, battle_seed, play_out, run_batch, run_paired,
    run_within,
};

use crate::common::muster_of;

fn setup(scenario: &str) -> Setup {
    Setup {
        muster: muster_of(scenario, "llcf"),
        rulebook: "llcf".to_owned(),
        opponents: Opponents::all(Level::Soldier).with(SideId(1), Level::Brute),
    }
}

#[test]
fn any_number_of_threads_gives_the_same_report() {
    let setup = setup("first_blood");
    let alone = run_batch(&setup, 150, 8, 1, &|| {}).expect("threads start");
    for threads in [2, 3] {
        let told = std::sync::atomic::AtomicU64::new(0);
        let progress = || {
            told.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
        };
        assert_eq!(run_batch(&setup, 150, 8, threads, &progress).expect("threads start"), alone);
        assert_eq!(told.into_inner(), 150);
    }
}

#[test]
fn a_custom_question_is_answered_by_the_same_battles_in_order() {
    let setup = setup("first_blood");
    let ask = |battle: &Battle, outcome| (battle.table().turn.round, outcome);
    let alone = ask_each(&setup, 150, 8, 1, ask).expect("threads start");
    assert_eq!(alone.len(), 150);
    assert_eq!(ask_each(&setup, 150, 8, 3, ask).expect("threads start"), alone);
    let report = run_batch(&setup, 150, 8, 2, &|| {}).expect("threads start");
    let wins =
        |side: u8| alone.iter().filter(|(_, outcome)| winners(*outcome).contains(SideId(side))).count();
    assert_eq!([0, 1].map(|side| wins(side) as u64), [report.sides[0].wins, report.sides[1].wins]);
    for number in [0, 63, 64, 149] {
        let mut battle = Battle::new(&setup.muster, battle_seed(8, number));
        let outcome = play_out(&mut battle, &setup.opponents, &mut Mind::for_battle(battle_seed(8, number)));
        assert_eq!(alone[usize::try_from(number).unwrap()], ask(&battle, outcome), "battle {number}");
    }
}

#[test]
fn a_report_equals_the_sum_of_its_battles_fought_one_by_one() {
    let setup = setup("bench_4v4");
    let battles = 12;
    let report = run_batch(&setup, battles, 21, 2, &|| {}).expect("threads start");
    let sheets = setup.muster.sheets.len();
    let (mut wins, mut draws, mut rounds) = (vec![0; 2], 0, 0);
    let (mut alive, mut down) = (vec![0; sheets], vec![0; sheets]);
    for number in 0..battles {
        let seed = battle_seed(21, number);
        let mut battle = Battle::new(&setup.muster, seed);
        let outcome = play_out(&mut battle, &setup.opponents, &mut Mind::for_battle(seed));
        let won = winners(outcome);
        for side in (0..2).filter(|side| won.contains(SideId(*side))) {
            wins[usize::from(side)] += 1;
        }
        draws += u64::from(!won.contains(SideId(0)) && !won.contains(SideId(1)));
        let table = battle.table();
        rounds += u64::from(table.turn.round);
        for (place, who) in table.everybody().enumerate() {
            match table.fate(who) {
                Some(Fate::Dead) => {}
                Some(Fate::Maimed | Fate::Unconscious { .. }) => {
                    (alive[place], down[place]) = (alive[place] + 1, down[place] + 1)
                }
                _ => alive[place] += 1,
            }
        }
    }
    let share = |count: u64| count as f64 / battles as f64;
    assert_eq!(report.sides.iter().map(|side| side.wins).collect::<Vec<_>>(), wins);
    assert_eq!(report.sides[0].ci95, Interval::wilson(wins[0], battles));
    assert_eq!(report.draws, draws);
    assert_eq!(report.rounds.mean, share(rounds));
    for (place, combatant) in report.combatants.iter().enumerate() {
        assert_eq!((combatant.survival_rate, combatant.down_rate), (share(alive[place]), share(down[place])));
    }
    // Every combatant who fell was harmed by an attacker, so the harm dealt is at least the number of those out of the
    // fight.
    let fallen: u64 = (0..sheets).map(|place| battles - alive[place] + down[place]).sum();
    let harm: f64 = report.combatants.iter().map(|combatant| combatant.mean_harm_dealt).sum();
    assert!(harm >= share(fallen) - 1e-9, "{harm} is less than {}", share(fallen));
}

#[test]
fn a_report_is_written_with_the_fields_that_readers_expect() {
    let report = run_batch(&setup("first_blood"), 4, 1, 1, &|| {}).expect("threads start").timed(2.0);
    let json = serde_json::to_value(&report).expect("a report can be written");
    for field in [
        "scenario",
        "rulebook",
        "seed",
        "battles",
        "sides",
        "draws",
        "rounds",
        "combatants",
        "elapsed_s",
        "asked",
        "difficulty",
        "endings",
        "harm_by_round",
        "named",
    ] {
        assert!(json.get(field).is_some(), "{field}");
    }
    assert_eq!(json["battles_per_s"], 2.0);
    assert_eq!(json["sides"][0]["ci95"].as_array().map(Vec::len), Some(2));
    assert!(json["endings"][0]["cause"].is_string() && json["endings"][0]["rate"].is_number());
    let rows = report.report.csv_rows();
    assert!(rows.iter().any(|row| row[4] == "side" && row[8] == report.report.sides[0].wins.to_string()));
}

#[test]
fn causes_and_harm_of_a_batch_are_those_of_its_battles() {
    let setup = setup("first_blood");
    let battles = 40;
    let report = run_batch(&setup, battles, 8, 2, &|| {}).expect("threads start");
    assert_eq!(report.endings.iter().map(|ending| ending.share.battles).sum::<u64>(), battles);
    let start = Battle::still(&setup.muster, Dice::seeded(0), Chronicle::default());
    let start = Stock::of_everybody(&start.table());
    let ask = |battle: &Battle, outcome| Summary::of(&start, battle, outcome);
    let told = ask_each(&setup, battles, 8, 1, ask).expect("threads start");
    for (place, combatant) in report.combatants.iter().enumerate() {
        let dealt: u32 = told.iter().map(|one| one.combatants[place].dealt).sum();
        assert!((combatant.harm_dealt.mean - f64::from(dealt) / battles as f64).abs() < 1e-9);
        let first = told
            .iter()
            .filter(|one| one.first_fallen.is_some_and(|first| first.who == CombatantId(place as u16)));
        assert_eq!(combatant.fell_first.battles, first.count() as u64);
    }
    // No battle is worse than the one that is named so, and a typical win is one.
    let won = |number: u64| winners(told[(number - 1) as usize].outcome).contains(SideId(0));
    for named in &report.named {
        match named.which.as_str() {
            "typical-win" => assert!(won(named.battle)),
            "typical-loss" => assert!(!won(named.battle)),
            _ => assert!((1..=battles).contains(&named.battle)),
        }
    }
}

#[test]
fn losses_of_a_batch_are_those_of_its_battles() {
    let setup = setup("hold_the_door");
    let battles = 30;
    let report = run_batch(&setup, battles, 8, 2, &|| {}).expect("threads start");
    let ask = |battle: &Battle, _| {
        let table = battle.table();
        let fates: Vec<Option<Fate>> = table.everybody().map(|who| table.fate(who)).collect();
        (fates, Account::of(battle.muster(), battle.chronicle().since(0)))
    };
    let told = ask_each(&setup, battles, 8, 1, ask).expect("threads start");
    let sheets = &setup.muster.sheets;
    let count = |fits: &dyn Fn(&(Vec<Option<Fate>>, Account)) -> bool| {
        told.iter().filter(|battle| fits(battle)).count() as u64
    };
    for (number, side) in report.sides.iter().enumerate() {
        let members = || (0..sheets.len()).filter(|place| sheets[*place].side.index() == number);
        let is_dead = |fates: &[Option<Fate>], place: usize| fates[place] == Some(Fate::Dead);
        assert_eq!(side.deaths.members, members().count());
        let nobody = count(&|(fates, _)| !members().any(|place| is_dead(fates, place)));
        let everybody = count(&|(fates, _)| members().all(|place| is_dead(fates, place)));
        assert_eq!(
            (side.deaths.nobody_dies.battles, side.deaths.everybody_dies.battles),
            (nobody, everybody)
        );
        let dead: usize =
            told.iter().map(|(fates, _)| members().filter(|place| is_dead(fates, *place)).count()).sum();
        assert!((side.deaths.dead.mean * battles as f64 - dead as f64).abs() < 1e-9);
        assert_eq!(side.deaths.battles_by_dead.iter().sum::<u64>(), battles);
    }
    let mut felled = 0;
    for (place, combatant) in report.combatants.iter().enumerate() {
        let ends = |end: &str| {
            let of = combatant.ends.iter().find(|of| of.end == end);
            of.map_or(0, |of| of.share.battles)
        };
        assert_eq!(combatant.ends.iter().map(|of| of.share.battles).sum::<u64>(), battles);
        assert_eq!(ends("dead"), count(&|(fates, _)| fates[place] == Some(Fate::Dead)));
        assert_eq!(ends("maimed"), count(&|(fates, _)| fates[place] == Some(Fate::Maimed)));
        for (other, by) in sheets.iter().enumerate() {
            let is_felled_by = |account: &Account| {
                let falls = account
                    .falls
                    .iter()
                    .filter(|fall| fall.who.index() == place && fall.at_first.is_felled());
                let last = falls.filter_map(|fall| fall.by).next_back();
                last == Some(CombatantId(other as u16))
            };
            let known =
                combatant.felled_by.iter().find(|of| of.by == by.key).map_or(0, |of| of.share.battles);
            assert_eq!(
                known,
                count(&|(_, account)| is_felled_by(account)),
                "{} by {}",
                combatant.key,
                by.key
            );
            felled += known;
        }
    }
    assert!(felled > battles, "{felled}");
    assert!(report.combatants.iter().any(|one| one.left.iter().any(|left| left.after_win.is_some())));
}

#[test]
fn a_batch_ends_when_its_win_rates_are_certain_or_when_it_is_stopped() {
    let setup = setup("first_blood");
    let within = |until: f64, threads, stop: bool| {
        let extent = Extent { battles: 3000, seed: 4, threads, until: Some(until) };
        let watch = Watch { progress: &|| {}, stop: &AtomicBool::new(stop) };
        run_within(&setup, extent, watch).expect("threads start")
    };
    let report = within(0.08, 1, false);
    assert!(report.sides.iter().all(|side| side.ci95.half_width() <= 0.08));
    assert!(report.battles < 3000);
    assert_eq!(report, within(0.08, 2, false));
    assert_eq!(report, run_batch(&setup, report.battles, 4, 1, &|| {}).expect("threads start"));
    assert_eq!(within(0.08, 2, true).battles, 0);
}

#[test]
fn a_variant_differs_from_another_by_the_difference_of_their_reports() {
    let (setup, other) = (setup("first_blood"), setup_of_two_brutes());
    let extent = Extent { battles: 60, seed: 3, threads: 2, until: None };
    let watch = Watch { progress: &|| {}, stop: &AtomicBool::new(false) };
    let setups = [setup.clone(), other.clone(), setup.clone()];
    let compared = run_paired(&setups, setups.len(), extent, watch).expect("threads start");
    assert_eq!(compared[0].difference, None);
    let (first, second) = (&compared[0], &compared[1]);
    let more = second.difference.expect("it is compared with the first");
    assert!((more.won.mean - (second.won.rate - first.won.rate)).abs() < 1e-9);
    assert!((more.rounds.mean - (second.report.rounds.mean - first.report.rounds.mean)).abs() < 1e-9);
    assert!((more.lead.mean - (second.lead.mean - first.lead.mean)).abs() < 1e-9);
    // The same battle with the same dice does not differ at all, and that is certain.
    let none = Mean { mean: 0.0, ci95: Interval(0.0, 0.0) };
    let same = compared[2].difference.expect("it is compared with the first");
    assert_eq!((same.won, same.rounds, same.lead), (none, none, none));
    assert!(compared.iter().all(|one| one.difference_in_group.is_none()), "they are one group");
    // In groups of two, each second one is compared with the one beside it.
    let setups = [setup.clone(), other.clone(), other, setup];
    let compared = run_paired(&setups, 2, extent, watch).expect("threads start");
    let in_groups: Vec<_> =
        compared.iter().map(|one| one.difference_in_group.map(|more| more.won.mean)).collect();
    let more = compared[1].won.rate - compared[0].won.rate;
    let expected = [None, Some(more), None, Some(-more)];
    let is_near = |(found, expected): (&Option<f64>, Option<f64>)| match (found, expected) {
        (Some(found), Some(expected)) => (found - expected).abs() < 1e-9,
        (found, expected) => *found == expected,
    };
    assert!(in_groups.iter().zip(expected).all(is_near), "{in_groups:?} {expected:?}");
}

fn setup_of_two_brutes() -> Setup {
    Setup { opponents: Opponents::all(Level::Brute), ..setup("first_blood") }
}

#[test]
fn no_two_battles_of_a_batch_share_their_dice() {
    let mut seeds: Vec<u64> = (0..10_000).map(|number| battle_seed(7, number)).collect();
    seeds.sort_unstable();
    seeds.dedup();
    assert_eq!(seeds.len(), 10_000);
}
