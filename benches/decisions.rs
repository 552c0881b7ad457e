//! How long opponents of several levels take to decide, in small and in large battles, by each rulebook.
//! `cargo bench --no-default-features --bench decisions`, or only some rows: `... --bench decisions -- veteran 64 twodice`

#[path = "work/cpu_time.rs"]
mod cpu_time;
#[path = "work/crowd.rs"]
#[allow(clippy::expect_used, reason = "a bench that cannot be set up is to stop")]
mod crowd;

use std::time::{Duration, Instant};

use affray::battle::Chronicle;
use affray::brain::{Level, Mind};
use affray::dice::Dice;
use affray::engine::Battle;
use affray::lab::{Opponents, battle_seed};
use cpu_time::cpu_time;

/// A level, how many combatants, the columns and rows of the map, and how many batches of how many battles. Each batch begins with
/// an empty memory.
type Case = (Level, usize, (usize, usize), u64, u64);

const CASES: [Case; 8] = [
    (Level::Soldier, 8, (24, 16), 5, 8),
    (Level::Soldier, 20, (30, 20), 5, 4),
    (Level::Soldier, 64, (60, 40), 2, 2),
    (Level::Veteran, 8, (24, 16), 1, 2),
    (Level::Veteran, 64, (60, 40), 1, 1),
    (Level::Master, 8, (24, 16), 1, 2),
    (Level::Master, 20, (30, 20), 1, 1),
    (Level::Master, 64, (60, 40), 1, 1),
];

/// How many decisions are looked at of those who try orders out: whole battles of many would take too long.
const DECISIONS: usize = 256;

#[allow(clippy::print_stdout, reason = "that is what it is for")]
fn main() {
    println!("CPU time of a decision, of veterans and masters the time that passes, in microseconds");
    println!(
        "{:>10} {:>10} {:>10} {:>10} {:>8} {:>8} {:>8} {:>14}",
        "level", "combatants", "book", "decisions", "median", "p95", "most", "p95 of first"
    );
    let wanted: Vec<String> = std::env::args().skip(1).filter(|word| !word.starts_with("--")).collect();
    for case in CASES {
        for book in ["affray", "autohit", "llcf", "lot", "torchlit", "twodice"] {
            let row = [case.0.word(), &case.1.to_string(), book];
            if !wanted.iter().all(|word| row.contains(&word.as_str())) {
                continue;
            }
            let (mut all, mut first) = times(book, case);
            let [median, p95, most] = [50, 95, 100].map(|percent| percentile(&mut all, percent));
            let of_first = percentile(&mut first, 95);
            let (level, combatants) = (case.0.word(), case.1);
            let count = all.len();
            println!(
                "{level:>10} {combatants:10} {book:>10} {count:10} {median:8.0} {p95:8.0} {most:8.0} {of_first:14.0}"
            );
        }
    }
}

/// What each decision took, and each of those in the first battle of a batch.
fn times(book: &str, (level, combatants, map, batches, battles): Case) -> (Vec<f64>, Vec<f64>) {
    let muster = crowd::muster(book, combatants, map);
    let opponents = Opponents::all(level);
    // Those who try orders out do so on all processors.
    let begun = Instant::now();
    let now = || -> Duration { if level.searches() { begun.elapsed() } else { cpu_time() } };
    let (mut all, mut first) = (Vec::new(), Vec::new());
    for batch in 0..batches {
        let mut battle = Battle::still(&muster, Dice::seeded(1), Chronicle::default());
        let start = battle.snapshot();
        let mut mind = Mind::new();
        for number in 0..battles {
            battle.restart(&start, battle_seed(batch, number));
            loop {
                let before = now();
                let judged = opponents.judge(&battle, &mut mind);
                let took = (now() - before).as_secs_f64() * 1e6;
                let Some(judged) = judged else { break };
                all.push(took);
                if number == 0 {
                    first.push(took);
                }
                if level.searches() && all.len() == DECISIONS {
                    return (all, first);
                }
                assert!(battle.submit(judged).is_ok(), "permitted");
            }
        }
    }
    (all, first)
}

/// The time that this share of all decisions does not exceed.
fn percentile(times: &mut [f64], percent: usize) -> f64 {
    times.sort_unstable_by(f64::total_cmp);
    times[(times.len() * percent).div_ceil(100) - 1]
}
