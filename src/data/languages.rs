//! The files of all languages: the bundled ones, and those in other folders, which add to them and override those of the
//! same name.

use std::collections::BTreeMap;
use std::path::Path;

use super::catalogue::BUNDLED;
use crate::battle::{Problem, Source};

/// The folder of all languages.
const FOLDER: &str = "text";
/// The files that belong to a language.
const ENDINGS: [&str; 2] = ["ftl", "md"];
/// How deep the folders of a language lie in each other: the pages of the codex have one of their own.
const DEPTH: usize = 3;

/// The files of all languages by their paths relative to the assets folder, and those that cannot be read.
pub fn language_files<'p>(
    folders: impl IntoIterator<Item = &'p Path>,
) -> (BTreeMap<String, Source>, Vec<Problem>) {
    let mut files = BTreeMap::new();
    let is_of_language = |name: &str| name.split('/').next() == Some(FOLDER);
    for (name, text) in BUNDLED.iter().filter(|(name, _)| is_of_language(name)) {
        files.insert((*name).to_owned(), Source::new(*name, *text));
    }
    let mut problems = Vec::new();
    for home in folders {
        gather(home, &home.join(FOLDER), DEPTH, &mut files, &mut problems);
    }
    (files, problems)
}

fn gather(
    home: &Path,
    folder: &Path,
    depth: usize,
    files: &mut BTreeMap<String, Source>,
    problems: &mut Vec<Problem>,
) {
    let Ok(entries) = std::fs::read_dir(folder) else { return };
    let mut paths: Vec<_> = entries.filter_map(|entry| entry.ok().map(|entry| entry.path())).collect();
    paths.sort();
    for path in paths {
        if path.is_dir() {
            if depth > 1 {
                gather(home, &path, depth - 1, files, problems);
            }
        } else if path.extension().is_some_and(|own| ENDINGS.iter().any(|ending| own == *ending)) {
            let name = path.strip_prefix(home).unwrap_or(&path).to_string_lossy().replace('\\', "/");
            match Source::read(&path) {
                Ok(source) => drop(files.insert(name, source)),
                Err(problem) => problems.push(*problem),
            }
        }
    }
}
