//! Finds the opponents that play sides and combatants, by the names that arguments use: a level, and after a colon a temper.

use super::arguments::{ALL, Assignment};
use super::failure::Failure;
use super::people;
use crate::battle::{Phrase, Scenario};
use crate::brain::Level;
use crate::data::catalogue::{Catalogue, Kind};
use crate::data::nearest::nearest;
use crate::data::opponents::meant;
use crate::data::resolve::temper_of;
use crate::lab::{Opponent, Opponents};

/// The opponents that the user asked for; otherwise those of the scenario.
pub fn opponents_of(
    catalogue: &Catalogue,
    scenario: &Scenario,
    assigned: &[Assignment],
) -> Result<Opponents, Failure> {
    let mut opponents = Opponents::of_scenario();
    for Assignment { side, opponent } in assigned {
        let opponent = opponent_named(catalogue, opponent)?;
        if side == ALL {
            opponents = Opponents::all(opponent);
        } else {
            opponents = opponents.with(people::side(scenario, side)?, opponent);
        }
    }
    Ok(opponents)
}

/// The names of all levels.
pub fn names() -> Vec<&'static str> {
    Level::ALL.iter().map(|level| level.word()).collect()
}

/// The opponent that `LEVEL` or `LEVEL:TEMPER` names.
pub fn opponent_named(catalogue: &Catalogue, name: &str) -> Result<Opponent, Failure> {
    let Some((level, temper)) = name.split_once(':') else {
        // Whoever gives a temper alone probably wants the usual level.
        let usual = format!("{}:{name}", Level::Soldier.word());
        let is_temper = Level::parse(name).is_none() && catalogue.source(Kind::Temper, name).is_some();
        let temper = is_temper.then_some(usual.as_str());
        return Ok(level_named(name, temper)?.into());
    };
    let level = level_named(level, None)?;
    if !level.has_temper() {
        return Err(Failure::usage(Phrase::new("cli-no-temper").with("level", level.word())));
    }
    let known = || catalogue.names(Kind::Temper);
    match temper_of(catalogue, temper) {
        Some(Ok(temper)) => Ok(Opponent { level, temper: Some(temper) }),
        Some(Err(problems)) => Err(Failure::BrokenFiles(problems)),
        None => Err(Failure::stranger("cli-unknown-temper", temper, known(), nearest(temper, known()))),
    }
}

/// The level of that name. If there is none, this may be what was meant.
fn level_named(name: &str, probably: Option<&str>) -> Result<Level, Failure> {
    Level::parse(name).ok_or_else(|| {
        let meant = probably.or_else(|| meant(name, &names()));
        Failure::stranger("cli-unknown-opponent", name, names().into_iter(), meant)
    })
}
