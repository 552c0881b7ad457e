//! Where cards are: a file is a card, and a folder holds those of all folders within it.

use std::fs;
use std::path::{Path, PathBuf};

use crate::battle::{Phrase, Problem, Source};

/// Folders within folders that are looked into; deeper ones are no library of cards, but a loop of links.
const DEPTH: usize = 16;

/// Every card at a path, in the order of their names: the file itself, or all Markdown files of a folder and of those
/// within it, without what is called README.
///
/// # Errors
/// The path, or a folder within it, cannot be read.
pub fn find_cards(path: &Path) -> Result<Vec<PathBuf>, Box<Problem>> {
    let mut found = Vec::new();
    gather(path, DEPTH, &mut found)?;
    Ok(found)
}

fn gather(path: &Path, depth: usize, found: &mut Vec<PathBuf>) -> Result<(), Box<Problem>> {
    if !path.is_dir() {
        found.push(path.to_path_buf());
        return Ok(());
    }
    let name = path.display().to_string();
    let unreadable = || {
        let phrase = Phrase::new("file-unreadable").with("file", name.as_str());
        Box::new(Problem::error(phrase).of(&Source::new(name.as_str(), "")))
    };
    let mut paths = Vec::new();
    for entry in fs::read_dir(path).map_err(|_| unreadable())? {
        paths.push(entry.map_err(|_| unreadable())?.path());
    }
    paths.sort();
    for path in paths {
        let is_card = path.extension().is_some_and(|ending| ending == "md")
            && path.file_stem().is_some_and(|stem| !stem.eq_ignore_ascii_case("readme"));
        if path.is_dir() && depth > 0 {
            gather(&path, depth - 1, found)?;
        } else if is_card {
            found.push(path);
        }
    }
    Ok(())
}
