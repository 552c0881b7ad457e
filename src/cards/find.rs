//! Where cards are: in a file, or in a folder and all folders within it.

use std::path::{Path, PathBuf};
use std::{fs, io};

use crate::battle::Problem;
use crate::data::files::unreadable;

/// How deep folders are searched: deeper ones are probably a loop of links.
const DEPTH: usize = 16;

/// Every card at a path, in the order of their names: the file itself, or all Markdown files of a folder and of the folders
/// within it, except those called README.
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
    let entries = fs::read_dir(path).and_then(Iterator::collect::<io::Result<Vec<_>>>);
    let entries = entries.map_err(|cause| unreadable(path, &cause))?;
    let mut paths: Vec<PathBuf> = entries.iter().map(fs::DirEntry::path).collect();
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
