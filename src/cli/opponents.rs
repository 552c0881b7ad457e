//! Finds the opponents that play sides and combatants, by the names that arguments use.

use super::arguments::{ALL, Assignment};
use super::failure::Failure;
use super::people;
use crate::battle::Scenario;
use crate::battle::former_words::present_word;
use crate::brain::Level;
use crate::data::nearest::nearest;
use crate::lab::Opponents;

/// The opponents that the user asked for; otherwise those of the scenario.
pub fn opponents_of(scenario: &Scenario, assigned: &[Assignment]) -> Result<Opponents, Failure> {
    let mut opponents = Opponents::of_scenario();
    for Assignment { side, level } in assigned {
        let level = level_named(level)?;
        if side == ALL {
            opponents = Opponents::all(level);
        } else {
            opponents = opponents.with(people::side(scenario, side)?, level);
        }
    }
    Ok(opponents)
}

/// The names of all opponents.
pub fn names() -> Vec<&'static str> {
    Level::ALL.iter().map(|level| level.word()).collect()
}

/// The opponent of that name.
pub fn level_named(name: &str) -> Result<Level, Failure> {
    Level::parse(name).ok_or_else(|| {
        let meant = present_word(name).filter(|word| Level::parse(word).is_some());
        let meant = meant.or_else(|| nearest(name, names()));
        Failure::stranger("cli-unknown-opponent", name, names().into_iter(), meant)
    })
}
