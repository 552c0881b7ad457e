//! The library: the folders and files on disk that add to the bundled files. It can be read again whenever one of them
//! changes.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use super::catalogue::{Catalogue, DEFAULTS, files_in};
use crate::battle::Source;

/// Where files are that add to the bundled ones.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Library {
    /// Folders, each of which overrides those before it.
    pub folders: Vec<PathBuf>,
    /// Single files that override all others: their names relative to the assets folder, and where they are.
    pub files: Vec<(String, PathBuf)>,
}

/// When each file of a library was changed last, and how long it was.
pub type Stamp = BTreeMap<PathBuf, (Option<SystemTime>, u64)>;

/// The folder with the bundled files, if the program was started where its source is: whoever works on them there sees
/// every change at once.
pub fn checkout() -> Option<PathBuf> {
    let assets = Path::new("assets");
    let is_source = Path::new("Cargo.toml").is_file() && assets.join(DEFAULTS).is_file();
    is_source.then(|| assets.to_path_buf())
}

impl Library {
    /// Reads everything: the bundled files, and whatever overrides them.
    pub fn open(&self) -> Catalogue {
        let mut catalogue = Catalogue::bundled();
        for folder in &self.folders {
            // Problems in these files are reported where they are checked or used.
            catalogue = catalogue.with_folder(folder).0;
        }
        for (name, path) in &self.files {
            if let Ok(source) = Source::read(path) {
                catalogue.add(name, source);
            }
        }
        catalogue
    }

    /// When its files were changed last. Two stamps are equal if nothing has changed between them.
    pub fn stamp(&self) -> Stamp {
        let texts = self.folders.iter().flat_map(|folder| text_files_below(&folder.join("text")));
        let authored = self.folders.iter().flat_map(|folder| files_in(folder));
        let single = self.files.iter().map(|(_, path)| path.clone());
        let stamped = |path: PathBuf| {
            let facts = std::fs::metadata(&path).ok()?;
            Some((path, (facts.modified().ok(), facts.len())))
        };
        authored.chain(texts).chain(single).filter_map(stamped).collect()
    }
}

/// The files below a folder that hold words of a language.
fn text_files_below(folder: &Path) -> Vec<PathBuf> {
    let Ok(entries) = std::fs::read_dir(folder) else { return Vec::new() };
    let mut files = Vec::new();
    for path in entries.filter_map(|entry| entry.ok().map(|entry| entry.path())) {
        // The type of the entry itself, so that a link to a folder above does not lead round in a circle.
        match std::fs::symlink_metadata(&path) {
            Ok(facts) if facts.is_dir() => files.extend(text_files_below(&path)),
            Ok(_) if path.extension().is_some_and(|own| own == "ftl" || own == "md") => files.push(path),
            Ok(_) | Err(_) => {}
        }
    }
    files.sort();
    files
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::data::catalogue::Kind;

    #[test]
    fn a_file_that_appears_changes_or_goes_changes_the_stamp() {
        let folder = std::env::temp_dir().join(format!("affray-library-{}", std::process::id()));
        let library = Library { folders: vec![folder.clone()], files: Vec::new() };
        let file = folder.join("scenarios").join("pond.ron");
        let write = |text: &str| {
            std::fs::create_dir_all(folder.join("scenarios")).unwrap();
            std::fs::write(&file, text).unwrap();
        };
        let mut stamps = vec![library.stamp()];
        write("()");
        stamps.push(library.stamp());
        assert_eq!(library.open().source(Kind::Scenario, "pond").map(Source::text), Some("()"));
        write("(name: \"Pond\")");
        stamps.push(library.stamp());
        assert_eq!(library.stamp(), stamps[2], "nothing has changed");
        std::fs::create_dir_all(folder.join("battles")).unwrap();
        std::fs::write(folder.join("battles").join("last.affray"), "x").unwrap();
        std::fs::write(folder.join(crate::data::user_folder::SETTINGS), "()").unwrap();
        assert_eq!(library.stamp(), stamps[2], "saved battles and settings are no part of the library");
        std::fs::remove_file(&file).unwrap();
        stamps.push(library.stamp());
        let _ = std::fs::remove_dir_all(&folder);
        assert!(stamps.windows(2).all(|two| two[0] != two[1]), "{stamps:?}");
    }
}
