//! How long opponents take to decide: 20 combatants on 30 x 20 squares, by each rulebook.
//! `cargo bench --no-default-features --bench decisions`

#[path = "work/cpu_time.rs"]
mod cpu_time;
#[path = "work/crowd.rs"]
#[allow(clippy::expect_used, reason = "a bench that cannot be set up is to stop")]
mod crowd;

use affray::battle::Chronicle;
use affray::brain::{Level, Mind};
use affray::dice::Dice;
use affray::engine::Battle;
use affray::lab::{Opponents, battle_seed};
use cpu_time::cpu_time;

const COMBATANTS: usize = 20;
const MAP: (usize, usize) = (30, 20);
/// How many batches are played, each with an empty memory at its start, and how many battles each has.
const BATCHES: usize = 5;
const BATTLES: u64 = 4;

#[allow(clippy::print_stdout, reason = "that is what it is for")]
fn main() {
    println!("CPU time of a decision, in microseconds");
    println!(
        "{:>10} {:>10} {:>8} {:>8} {:>8} {:>14}",
        "book", "decisions", "median", "p95", "most", "p95 of first"
    );
    for book in ["affray", "autohit", "llcf", "lot", "torchlit", "twodice"] {
        let (mut all, mut first) = times(book);
        let [median, p95, most] = [50, 95, 100].map(|percent| percentile(&mut all, percent));
        let of_first = percentile(&mut first, 95);
        println!("{book:>10} {:10} {median:8.0} {p95:8.0} {most:8.0} {of_first:14.0}", all.len());
    }
}

/// What each decision took, and each of those in the first battle of a batch.
fn times(book: &str) -> (Vec<f64>, Vec<f64>) {
    let muster = crowd::muster(book, COMBATANTS, MAP);
    let opponents = Opponents::all(Level::Soldier);
    let (mut all, mut first) = (Vec::new(), Vec::new());
    for batch in 0..BATCHES as u64 {
        let mut battle = Battle::still(&muster, Dice::seeded(1), Chronicle::default());
        let start = battle.snapshot();
        let mut mind = Mind::new();
        for number in 0..BATTLES {
            battle.restart(&start, battle_seed(batch, number));
            loop {
                let before = cpu_time();
                let judged = opponents.judge(&battle, &mut mind);
                let took = (cpu_time() - before).as_secs_f64() * 1e6;
                let Some(judged) = judged else { break };
                all.push(took);
                if number == 0 {
                    first.push(took);
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
