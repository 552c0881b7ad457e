//! How far the engine is from the least that a battle costs: a loop over plain structs and LLCF on `bench_4v4`, in
//! turns. `cargo bench --no-default-features --bench plain_loop`; with the words `plain N`, only N battles of the loop.

#[path = "work/cpu_time.rs"]
mod cpu_time;
mod plain;
#[allow(clippy::expect_used, reason = "a bench that cannot be set up is to stop")]
mod work;

use std::hint::black_box;

use affray::battle::{Chronicle, Order};
use affray::brain::{Level, Mind};
use affray::dice::Dice;
use affray::engine::Battle;
use affray::lab::{Opponents, battle_seed};
use cpu_time::cpu_time;
use plain::Plain;

const ROUNDS: usize = 10;

/// Battles of each in a round. The loop plays more, since its battles are over sooner.
const BATTLES: (u32, u32) = (200, 2000);

fn main() {
    let words: Vec<String> = std::env::args().skip(1).filter(|word| !word.starts_with('-')).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    if let ["plain", times] = words[..] {
        let times = times.parse().unwrap_or(1);
        let mut plain = Plain::new();
        let turns: usize = (1..=times).map(|seed| plain.play(seed)).sum();
        black_box(turns);
    } else {
        compare();
    }
}

#[allow(clippy::print_stdout, reason = "that is what it is for")]
fn compare() {
    let Some((_, set_up)) = work::ALL.into_iter().find(|(name, _)| *name == "battle_4v4") else { return };
    let mut plain = Plain::new();
    let (mut seed, mut turns) = (0, 0);
    let mut by_engine = set_up();
    let mut by_loop = || {
        seed += 1;
        turns += plain.play(seed);
    };
    milliseconds(BATTLES.0, &mut by_engine);
    milliseconds(BATTLES.1, &mut by_loop);
    println!("milliseconds a battle, CPU time");
    println!("{:>8} {:>8} {:>8}", "LLCF", "loop", "ratio");
    let mut rounds = Vec::new();
    for _ in 0..ROUNDS {
        let llcf = milliseconds(BATTLES.0, &mut by_engine);
        let plain = milliseconds(BATTLES.1, &mut by_loop);
        println!("{llcf:8.3} {plain:8.3} {:8.2}", llcf / plain);
        rounds.push([llcf, plain, llcf / plain]);
    }
    let [llcf, plain, ratio] =
        [0, 1, 2].map(|column| median(rounds.iter().map(|round| round[column]).collect()));
    println!("{llcf:8.3} {plain:8.3} {ratio:8.2}  medians");
    let (by_llcf, by_loop) = (turns_by_llcf(), turns as f64 / seed as f64);
    println!("turns in a battle: {by_llcf:.1} by LLCF, {by_loop:.1} of the loop");
    println!("ratio for each turn: {:.2}", ratio / by_llcf * by_loop);
}

/// How many turns combatants take in a battle by LLCF, on average.
fn turns_by_llcf() -> f64 {
    let mut battle = Battle::still(&work::company("llcf"), Dice::seeded(0), Chronicle::default());
    let (first, opponents, mut mind) = (battle.snapshot(), Opponents::all(Level::Soldier), Mind::new());
    let mut turns = 0;
    for number in 0..u64::from(BATTLES.0) {
        battle.restart(&first, battle_seed(1, number));
        let mut last = None;
        while let Some(judged) = opponents.judge(&battle, &mut mind) {
            if let Order::Deed { who, .. } = judged.order() {
                let turn = Some((battle.table().turn.round, *who));
                turns += u32::from(last != turn);
                last = turn;
            }
            assert!(battle.submit(judged).is_ok(), "permitted");
        }
    }
    f64::from(turns) / f64::from(BATTLES.0)
}

/// How long something takes on average, of so many times.
fn milliseconds(times: u32, something: &mut impl FnMut()) -> f64 {
    let before = cpu_time();
    (0..times).for_each(|_| something());
    (cpu_time() - before).as_secs_f64() * 1e3 / f64::from(times)
}

fn median(mut values: Vec<f64>) -> f64 {
    values.sort_by(f64::total_cmp);
    let middle = values.len() / 2;
    (values[middle] + values[values.len() - 1 - middle]) / 2.0
}
