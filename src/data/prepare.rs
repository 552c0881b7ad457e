//! Prepares a battle from files: the muster, and every file that went into it. A record stores these files so that the
//! battle can be replayed anywhere.

use std::sync::Arc;

use super::catalogue::{Catalogue, DEFAULTS, Kind, unknown};
use super::cautions::cautions;
use super::conversion::CONVERSION;
use super::gaps::note_before_battle;
use super::levels::LEVELS;
use super::nearest::nearest;
use super::resolve::load_scenario;
use super::rulebooks::{muster, oversights, read_rulebook};
use super::tree::parse;
use crate::battle::{Problem, Scenario, Seating, Severity, Source};
use crate::rules::book::muster::Muster;

/// The scenario and the rulebook of a battle.
#[derive(Clone, Copy, Debug)]
pub struct Wanted<'a> {
    /// The scenario's name and its file.
    pub scenario: (&'a str, &'a Source),
    /// The rulebook's name and its file.
    pub rulebook: (&'a str, &'a Source),
}

impl<'a> Wanted<'a> {
    /// Looks up both in a catalogue.
    ///
    /// # Errors
    /// Names that nothing has, each with the name that was probably meant.
    pub fn named(
        catalogue: &'a Catalogue,
        scenario: &'a str,
        rulebook: &'a str,
    ) -> Result<Wanted<'a>, Vec<Problem>> {
        let find = |kind: Kind, id: &'a str| {
            let unknown_name = || {
                vec![Problem::error(unknown(kind.phrase(), id)).suggest(nearest(id, catalogue.names(kind)))]
            };
            catalogue.source(kind, id).map(|source| (id, source)).ok_or_else(unknown_name)
        };
        match (find(Kind::Scenario, scenario), find(Kind::Rulebook, rulebook)) {
            (Ok(scenario), Ok(rulebook)) => Ok(Wanted { scenario, rulebook }),
            (scenario, book) => Err(scenario.err().into_iter().chain(book.err()).flatten().collect()),
        }
    }
}

#[derive(Clone, Debug)]
pub struct Prepared {
    /// The combatants and the rules.
    pub muster: Arc<Muster>,
    /// Every file that the battle was made from, with its path relative to the assets folder.
    pub files: Vec<(String, Source)>,
    /// Problems that do not prevent the battle.
    pub warnings: Vec<Problem>,
    /// Warnings about where the scenario and the rulebook do not fit together.
    pub cautions: Vec<Problem>,
}

/// Prepares a battle by the names of a scenario and a rulebook in the catalogue.
///
/// # Errors
/// A name that nothing has, and every problem with the files.
pub fn prepare_by_name(
    catalogue: &Catalogue,
    scenario: &str,
    rulebook: &str,
) -> Result<Prepared, Vec<Problem>> {
    prepare(catalogue, Wanted::named(catalogue, scenario, rulebook)?, |_| {})
}

/// Prepares a battle, after a last change to its scenario, such as who plays each side.
///
/// # Errors
/// Every problem with the files.
pub fn prepare(
    catalogue: &Catalogue,
    wanted: Wanted<'_>,
    change: impl FnOnce(&mut Scenario),
) -> Result<Prepared, Vec<Problem>> {
    let (scenario_id, scenario_source) = wanted.scenario;
    let (book_id, book_source) = wanted.rulebook;
    let loaded = load_scenario(catalogue, scenario_id, scenario_source);
    let book = read_rulebook(catalogue, book_source);
    let mut problems = loaded.problems;
    problems.extend(book.problems);
    let book_sources = book.sources;
    let is_broken = problems.iter().any(|problem| problem.severity == Severity::Error);
    let (Some(mut scenario), Some(book), false) = (loaded.value, book.value, is_broken) else {
        return Err(problems);
    };
    change(&mut scenario);
    scenario.levels = scenario.levels.by(book_id);
    let tree = parse(scenario_source).tree;
    let scenario = Arc::new(scenario);
    let muster = muster(catalogue, &scenario, &Arc::new(book), Some(&tree))?;
    problems.extend(oversights(catalogue, &muster, Some(&tree)));
    let cautions = cautions(&muster, &tree);
    let note = note_before_battle(&scenario, &muster);
    let table = note.as_ref().and_then(|_| catalogue.text(CONVERSION));
    problems.extend(note);
    let mut files = vec![
        (Kind::Scenario.file(scenario_id), scenario_source.clone()),
        (Kind::Rulebook.file(book_id), book_source.clone()),
    ];
    let terrain = catalogue.terrain_files();
    let single = [DEFAULTS, LEVELS].into_iter();
    let single = single.filter_map(|name| Some((name.to_owned(), catalogue.text(name)?)));
    let named = loaded
        .sources
        .iter()
        .chain(&book_sources)
        .filter_map(|source| Some((catalogue.name_of(source)?, source)));
    // The conversion table is stored too, so that missing blocks are worked out in the same way again.
    let table = table.map(|source| (CONVERSION.to_owned(), source));
    for (name, source) in terrain.chain(single).chain(table).chain(named) {
        if files.iter().all(|(known, _)| *known != name) {
            files.push((name, source.clone()));
        }
    }
    Ok(Prepared { muster, files, warnings: problems, cautions })
}

/// Prepares a battle again from the files that it was made from before, with the same players for each side if they are
/// known.
///
/// # Errors
/// Every problem with the files.
pub fn prepare_again(
    files: &[(String, String)],
    scenario: &str,
    rulebook: &str,
    seating: Option<&Seating>,
) -> Result<Prepared, Vec<Problem>> {
    let files = files.iter().map(|(name, text)| (name.as_str(), text.as_str()));
    let (catalogue, mut problems) = Catalogue::of(files);
    match Wanted::named(&catalogue, scenario, rulebook) {
        Ok(wanted) => prepare(&catalogue, wanted, |scenario| {
            if let Some(seating) = seating {
                scenario.seat(seating);
            }
        }),
        Err(unknown_names) => {
            problems.extend(unknown_names);
            Err(problems)
        }
    }
}
