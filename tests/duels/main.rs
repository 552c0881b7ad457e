//! Duels compared with simulations that are independent of the game: each rulebook's rules written a second time, as
//! simply as possible, for two combatants next to each other who attack until one falls. Thousands of battles of the
//! game must give the same results as thousands of simulated ones.

mod autohit;
mod llcf;
mod lot;
mod torchlit;
mod twodice;

use std::sync::Arc;

use affray::battle::Source;
use affray::brain::Level;
use affray::data::catalogue::Catalogue;
use affray::data::resolve::load_scenario;
use affray::data::rulebooks::{muster, read_rulebook};
use affray::lab::{Opponents, Setup, run_batch};

/// How many battles each side of the comparison fights.
const BATTLES: u32 = 8000;

/// A small random generator, separate from the dice of battles.
struct Dice(u64);

impl Dice {
    fn roll(&mut self, faces: u32) -> i32 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        let drawn = (mixed ^ (mixed >> 31)) % u64::from(faces);
        i32::try_from(drawn).map_or(i32::MAX, |face| face + 1)
    }

    fn sum(&mut self, count: i32, faces: u32) -> i32 {
        (0..count).map(|_| self.roll(faces)).sum()
    }
}

/// How a duel ended: whether the first combatant won, and in which round.
struct Ending {
    first_won: bool,
    round: i32,
}

/// Fights the scenario under the rulebook with the brute on both sides, and the simulation equally often; the results
/// must agree.
fn assert_same_fight(scenario: &str, book: &str, mut on_paper: impl FnMut(&mut Dice) -> Ending) {
    let catalogue = Catalogue::bundled();
    let scenario = load_scenario(&catalogue, "duel", &Source::new("duel.ron", scenario))
        .sound()
        .unwrap_or_else(|problems| panic!("{problems:#?}"));
    let book = read_rulebook(&catalogue, &Source::new("book.ron", book))
        .sound()
        .unwrap_or_else(|problems| panic!("{problems:#?}"));
    let muster = muster(&catalogue, &Arc::new(scenario), &Arc::new(book), None)
        .unwrap_or_else(|problems| panic!("{problems:#?}"));
    let setup = Setup { muster, rulebook: "duel".to_owned(), opponents: Opponents::all(Level::Brute) };
    let report =
        run_batch(&setup, u64::from(BATTLES), 5, 0, &|| {}).unwrap_or_else(|fault| panic!("{fault}"));

    let mut dice = Dice(17);
    let endings: Vec<Ending> = (0..BATTLES).map(|_| on_paper(&mut dice)).collect();
    let share = |count: f64| count / f64::from(BATTLES);
    let won = share(endings.iter().map(|ending| f64::from(u8::from(ending.first_won))).sum());
    let rounds = share(endings.iter().map(|ending| f64::from(ending.round)).sum());

    // Each share has a standard error of at most 0.5 / sqrt(battles); four standard errors of the difference are
    // allowed.
    let leeway = 4.0 * 0.5 * (2.0 / f64::from(BATTLES)).sqrt();
    let found = report.sides[0].win_rate;
    assert!((found - won).abs() < leeway, "{found} of the battles were won, {won} on paper");
    assert!(
        (report.rounds.mean / rounds - 1.0).abs() < 0.03,
        "{} rounds, {rounds} on paper",
        report.rounds.mean
    );
    // A duel with a certain winner would prove nothing.
    assert!((0.1..0.9).contains(&won), "{won}");
}
