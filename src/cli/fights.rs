//! Prepares the battles that a command line asks for: one scenario, under one rulebook or several.

use super::arguments::ALL;
use super::failure::Failure;
use super::library::{Named, find, find_rulebooks, open_library};
use super::opponents::names;
use super::setting::Setting;
use super::terminal::Terminal;
use crate::battle::Phrase;
use crate::data::catalogue::{Catalogue, Kind, is_bundled};
use crate::data::opponents::check_opponents;
use crate::data::prepare::{Prepared, Wanted, prepare};
use crate::data::resolve::load_scenario;
use crate::data::rulebooks::read_rulebook;
use crate::lab::battle_seed;

/// A scenario that is ready to be fought under one rulebook.
pub struct Fight {
    pub scenario: String,
    pub rulebook: String,
    pub prepared: Prepared,
    /// Every file that the battle could have named.
    pub catalogue: Catalogue,
}

/// The seed of a battle: the one that was asked for, or that of the battle with this number, counted from 1, of a batch with it.
pub const fn seed_of(seed: u64, battle: Option<u64>) -> u64 {
    match battle {
        Some(number) => battle_seed(seed, number - 1),
        None => seed,
    }
}

/// Prepares every battle that the user asked for, at least one. If they asked for all rulebooks, those that do not fit
/// are skipped with a remark.
pub fn open_fights(
    terminal: &mut Terminal,
    scenario: &str,
    setting: &Setting,
) -> Result<Vec<Fight>, Failure> {
    let library = open_library(terminal);
    let scenario = find(&library, Kind::Scenario, scenario)?;
    let loaded = load_scenario(&scenario.catalogue, &scenario.id, &scenario.source);
    let unknown_opponents = check_opponents(&scenario.source, &names());
    let value = match loaded.sound() {
        Ok(value) if unknown_opponents.is_empty() => value,
        Ok(_) => return Err(Failure::BrokenFiles(unknown_opponents)),
        Err(problems) => return Err(Failure::BrokenFiles([problems, unknown_opponents].concat())),
    };
    let rulebook = setting.rulebook.as_deref();
    let books = find_rulebooks(&scenario.catalogue, rulebook, value.rulebook.as_deref())?;
    let wants_all = rulebook == Some(ALL);
    // The scenarios that come with the game are written for several rulebooks, which is no fault of whoever just plays one.
    let is_told = rulebook.is_some() || !is_bundled(&scenario.source);
    let mut fights = Vec::new();
    for book in &books {
        match setting.of(&scenario, book).and_then(|varied| open_fight(varied, book)) {
            Ok(fight) => {
                terminal.warn(&fight.prepared.warnings);
                if is_told {
                    terminal.warn_in_lines(&fight.prepared.cautions);
                }
                fights.push(fight);
            }
            Err(Failure::BrokenFiles(_)) if wants_all => {
                let (book, scenario) = (book.id.as_str(), scenario.id.as_str());
                let phrase = Phrase::new("cli-book-does-not-fit");
                terminal.remark(&phrase.with("book", book).with("scenario", scenario));
            }
            Err(failure) => return Err(failure),
        }
    }
    if fights.is_empty() {
        return Err(Failure::usage(Phrase::new("cli-no-book-fits").with("scenario", scenario.id.as_str())));
    }
    Ok(fights)
}

/// Prepares one battle, for subcommands that cannot use several.
pub fn open_fight_alone(
    terminal: &mut Terminal,
    scenario: &str,
    setting: &Setting,
) -> Result<Fight, Failure> {
    if setting.rulebook.as_deref() == Some(ALL) {
        return Err(Failure::usage(Phrase::new("cli-one-book-only")));
    }
    let mut fights = open_fights(terminal, scenario, setting)?;
    Ok(fights.remove(0))
}

fn open_fight(Named { id, source, catalogue }: Named, book: &Named) -> Result<Fight, Failure> {
    let wanted = Wanted { scenario: (&id, &source), rulebook: (&book.id, &book.source) };
    read_rulebook(&catalogue, &book.source).sound().map_err(Failure::BrokenFiles)?;
    let prepared = prepare(&catalogue, wanted, |_| {}).map_err(Failure::BrokenFiles)?;
    Ok(Fight { scenario: id, rulebook: book.id.clone(), prepared, catalogue })
}
