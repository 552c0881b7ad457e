//! Finds what the command line names: bundled files, files in the user's own folder, and paths.

use std::path::{Path, PathBuf};

use super::arguments::ALL;
use super::failure::Failure;
use super::opponents::names;
use super::records::is_record;
use super::terminal::Terminal;
use crate::battle::{Phrase, Problem, Source};
use crate::data::catalogue::{Catalogue, DEFAULTS, Kind, is_bundled};
use crate::data::levels::{self, LEVELS};
use crate::data::nearest::nearest;
use crate::data::opponents::check_usual_opponent;
use crate::data::user_folder::user_folder;

/// A file that the user named.
pub struct Named {
    /// Its name without folder and extension.
    pub id: String,
    pub source: Source,
    /// The files that it may name in turn.
    pub catalogue: Catalogue,
}

/// The bundled files and those of the user's own folder, which take precedence. Broken files there only give warnings.
pub fn open_library(terminal: &mut Terminal) -> Catalogue {
    let (catalogue, problems) = library();
    if problems.is_empty() {
        return catalogue;
    }
    terminal.warn(&problems);
    for file in catalogue.unused_settings() {
        terminal.remark(&Phrase::new("cli-settings-unused").with("file", file));
    }
    catalogue
}

/// The bundled files and those of the user's own folder, with the problems that keep some of them from being used.
pub fn library() -> (Catalogue, Vec<Problem>) {
    let bundled = Catalogue::bundled();
    let Some(folder) = user_folder() else { return (bundled, Vec::new()) };
    let (catalogue, mut problems) = bundled.with_folder(&folder);
    let own = |name: &str| catalogue.text(name).filter(|source| !is_bundled(source));
    let opponent = own(DEFAULTS).and_then(|source| check_usual_opponent(source, &names()));
    let levels = own(LEVELS).map_or_else(Vec::new, |source| levels::check(&catalogue, source));
    for problem in opponent.into_iter().chain(levels) {
        if !problems.contains(&problem) {
            problems.push(problem);
        }
    }
    (catalogue, problems)
}

/// The files that a file may name. If it lies in a folder such as `scenarios`, they include the files in the
/// neighbouring folders.
pub fn around(catalogue: &Catalogue, path: &Path) -> Catalogue {
    match pack_of(path) {
        // Problems in those files are reported where they are used.
        Some(pack) => catalogue.clone().with_folder(&pack).0,
        None => catalogue.clone(),
    }
}

/// The folder that contains the `scenarios`, `creatures` and other folders, if the file lies in one of these.
pub fn pack_of(path: &Path) -> Option<PathBuf> {
    Kind::by_folder(path)?;
    let pack = path.parent()?.parent()?;
    Some(if pack.as_os_str().is_empty() { PathBuf::from(".") } else { pack.to_path_buf() })
}

/// Finds a file by its name in the catalogue or by its path.
pub fn find(catalogue: &Catalogue, kind: Kind, name: &str) -> Result<Named, Failure> {
    let path = Path::new(name);
    let looks_like_a_path = name.contains(['/', '\\']) || path.extension().is_some();
    if let Some(source) = catalogue.source(kind, name).filter(|_| !looks_like_a_path) {
        return Ok(Named { id: name.to_owned(), source: source.clone(), catalogue: catalogue.clone() });
    }
    if !looks_like_a_path && (!path.exists() || path.is_dir()) {
        return Err(Failure::unknown(kind.phrase(), name, nearest(name, catalogue.names(kind))));
    }
    if kind == Kind::Scenario && is_record(path) {
        return Err(Failure::usage(Phrase::new("cli-is-a-record").with("file", name)));
    }
    let source = Source::read(path).map_err(|problem| Failure::unreadable(*problem))?;
    Ok(Named { id: id_of(path), source, catalogue: around(catalogue, path) })
}

/// A file's name without folder and extension.
pub fn id_of(path: &Path) -> String {
    path.file_stem().unwrap_or_default().to_string_lossy().into_owned()
}

/// The rulebooks that the user asked for; otherwise the one that the scenario names, or else the default.
pub fn find_rulebooks(
    catalogue: &Catalogue,
    asked: Option<&str>,
    own: Option<&str>,
) -> Result<Vec<Named>, Failure> {
    match asked {
        Some(ALL) => {
            let ids: Vec<String> = catalogue.names(Kind::Rulebook).map(str::to_owned).collect();
            ids.iter().map(|id| find(catalogue, Kind::Rulebook, id)).collect()
        }
        Some(name) => Ok(vec![find(catalogue, Kind::Rulebook, name)?]),
        None => {
            let id = own.unwrap_or(&catalogue.defaults.rulebook);
            Ok(vec![find(catalogue, Kind::Rulebook, id)?])
        }
    }
}
