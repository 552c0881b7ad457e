//! From files to a muster that can be fought, together with every file that went into it: what a record has to hold so
//! that the battle can be fought again anywhere.

use std::sync::Arc;

use super::catalogue::{Catalogue, DEFAULTS, Kind, unknown};
use super::cautions::cautions;
use super::conversion::CONVERSION;
use super::gaps::note_before_battle;
use super::nearest::nearest;
use super::resolve::load_scenario;
use super::rulebooks::{muster, oversights, read_rulebook};
use super::tree::parse;
use crate::battle::{Problem, Scenario, Seating, Severity, Source};
use crate::rules::book::muster::Muster;

/// A scenario that is to be fought by a rulebook.
#[derive(Clone, Copy, Debug)]
pub struct Wanted<'a> {
    /// The scenario's name and its file.
    pub scenario: (&'a str, &'a Source),
    /// The rulebook's name and its file.
    pub rulebook: (&'a str, &'a Source),
}

impl<'a> Wanted<'a> {
    /// Files of a catalogue, by their names.
    ///
    /// # Errors
    /// Names that nothing bears, each with the one that was probably meant.
    pub fn named(
        catalogue: &'a Catalogue,
        scenario: &'a str,
        rulebook: &'a str,
    ) -> Result<Wanted<'a>, Vec<Problem>> {
        let find = |kind: Kind, id: &'a str| {
            let stranger = || {
                vec![Problem::error(unknown(kind.phrase(), id)).suggest(nearest(id, catalogue.names(kind)))]
            };
            catalogue.source(kind, id).map(|source| (id, source)).ok_or_else(stranger)
        };
        match (find(Kind::Scenario, scenario), find(Kind::Rulebook, rulebook)) {
            (Ok(scenario), Ok(rulebook)) => Ok(Wanted { scenario, rulebook }),
            (own, book) => Err(own.err().into_iter().chain(book.err()).flatten().collect()),
        }
    }
}

/// A battle that is ready to begin.
#[derive(Clone, Debug)]
pub struct Prepared {
    /// Who fights, and by which rules.
    pub muster: Arc<Muster>,
    /// Every file that went into it, by its name below the folder of assets.
    pub files: Vec<(String, Source)>,
    /// What deserves a warning.
    pub warnings: Vec<Problem>,
    /// What the scenario's author may not expect of the rulebook.
    pub cautions: Vec<Problem>,
}

/// Makes a battle ready, by the names of a scenario and of a rulebook: bundled ones, or whatever else the catalogue holds.
///
/// # Errors
/// A name that nothing bears, and everything that is wrong with the files.
pub fn prepare_by_name(
    catalogue: &Catalogue,
    scenario: &str,
    rulebook: &str,
) -> Result<Prepared, Vec<Problem>> {
    prepare(catalogue, Wanted::named(catalogue, scenario, rulebook)?, |_| {})
}

/// Makes a battle ready, after a last change to its scenario, such as who stands at which controls.
///
/// # Errors
/// Everything that is wrong with the files.
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
    let defaults = catalogue.text(DEFAULTS).map(|source| (DEFAULTS.to_owned(), source));
    let named = loaded
        .sources
        .iter()
        .chain(&book_sources)
        .filter_map(|source| Some((catalogue.name_of(source)?, source)));
    // What was worked out once is worked out again by the same table.
    let table = table.map(|source| (CONVERSION.to_owned(), source));
    for (name, source) in terrain.chain(defaults).chain(table).chain(named) {
        if files.iter().all(|(known, _)| *known != name) {
            files.push((name, source.clone()));
        }
    }
    Ok(Prepared { muster, files, warnings: problems, cautions })
}

/// Makes a battle ready from the very files that one was made from before, with the same at its controls where they are
/// known.
///
/// # Errors
/// Everything that is wrong with the files.
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
        Err(strangers) => {
            problems.extend(strangers);
            Err(problems)
        }
    }
}
