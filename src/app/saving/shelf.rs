//! The shelf of saved battles: reads every record of a folder as far as it can be played again, renames and deletes.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{SystemTime, UNIX_EPOCH};

use crate::data::files::read as read_file;
use crate::data::prepare::prepare_again;
use crate::engine::Awaiting;
use crate::engine::record::{SIZE_LIMIT, read_record, replay};
use crate::tell::{Teller, Words};
use crate::view::stage::Stage;
use crate::view::table::{SavedBattle, SavedSound, SavedState, paint_board};

/// The ending of records.
pub const ENDING: &str = "affray";
/// How large the picture of a saved battle is painted, in pixels.
const PAINTED: (u32, u32) = (460, 240);
/// The longest name of a saved battle.
const LONGEST: usize = 60;

/// Why a saved battle could not be renamed or deleted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ShelfFault {
    NameTaken(String),
    NameUnfit(String),
    File { file: String, cause: String },
}

/// The records of a folder, each with the time of its last change, the latest first.
pub fn records(folder: &Path) -> Vec<(PathBuf, SystemTime)> {
    let Ok(entries) = fs::read_dir(folder) else { return Vec::new() };
    let record = |entry: fs::DirEntry| {
        let path = entry.path();
        let is_record = path.extension().is_some_and(|ending| ending == ENDING);
        let changed = entry.metadata().and_then(|facts| facts.modified()).unwrap_or(UNIX_EPOCH);
        is_record.then_some((path, changed))
    };
    let mut records: Vec<_> = entries.filter_map(|entry| record(entry.ok()?)).collect();
    records.sort_by(|one, other| other.1.cmp(&one.1).then_with(|| one.0.cmp(&other.0)));
    records
}

/// Every saved battle of a folder, the latest first.
#[expect(
    clippy::disallowed_methods,
    reason = "the shelf says how long ago a battle was played; no battle knows it"
)]
pub fn read(folder: &Path, words: &Arc<Words>) -> Vec<SavedBattle> {
    let now = SystemTime::now();
    let saved = |(path, changed): (PathBuf, SystemTime)| SavedBattle {
        name: name_of(&path),
        stamp: changed.duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs()),
        age: now.duration_since(changed).map_or(0, |since| since.as_secs()),
        state: match state_of(&path, words) {
            Ok(sound) => SavedState::Sound(sound),
            Err(why) => SavedState::Broken(why),
        },
        path,
    };
    records(folder).into_iter().map(saved).collect()
}

fn name_of(path: &Path) -> String {
    path.file_stem().unwrap_or_default().to_string_lossy().into_owned()
}

/// Plays a record again. The error is the reason why that is not possible, as a sentence.
fn state_of(path: &Path, words: &Arc<Words>) -> Result<SavedSound, String> {
    let bytes = read_file(path, SIZE_LIMIT).map_err(|problem| words.problem(&problem))?;
    let reading = read_record(&bytes);
    let Some(record) = &reading.record else {
        let why = reading.notes.first().map(|note| words.phrase(&note.phrase()));
        return Err(why.unwrap_or_default());
    };
    let seating = record.seating.as_ref();
    let prepared = prepare_again(&record.sources, &record.scenario, &record.rulebook, seating);
    let prepared = prepared
        .map_err(|problems| problems.first().map(|problem| words.problem(problem)).unwrap_or_default())?;
    let stage = Stage::new(replay(record, &prepared.muster).session);
    let teller = Teller::new(Arc::clone(words), Arc::clone(stage.muster()));
    let result = match stage.battle().awaiting() {
        Some(Awaiting::Over(outcome)) => Some(teller.tell(&outcome)),
        _ => None,
    };
    let muster = stage.muster();
    Ok(SavedSound {
        scenario: teller.scenario(),
        book: teller.book(),
        round: stage.battle().table().turn.round,
        result,
        size: muster.scenario.field.size(),
        picture: {
            let stage = Arc::new(stage);
            Arc::new(move || paint_board(&stage, stage.viewer, PAINTED))
        },
    })
}

/// A file name for people that every system allows.
pub fn fit_name(name: &str) -> String {
    let is_fit = |letter: char| letter.is_alphanumeric() || " -_,'’()!".contains(letter);
    let fit: String = name.chars().filter(|letter| is_fit(*letter)).take(LONGEST).collect();
    fit.trim().to_owned()
}

/// A path in a folder that no file has yet, for a battle of this name.
pub fn free_path(folder: &Path, name: &str) -> PathBuf {
    let fit = fit_name(name);
    let path = |number: u32| match number {
        1 => folder.join(format!("{fit}.{ENDING}")),
        _ => folder.join(format!("{fit} {number}.{ENDING}")),
    };
    (1..).map(path).find(|path| !path.exists()).unwrap_or_else(|| path(1))
}

/// Gives a saved battle another name.
///
/// # Errors
/// The name is taken or unfit, or the file cannot be renamed.
pub fn rename(path: &Path, name: &str) -> Result<(), ShelfFault> {
    if name == name_of(path) {
        return Ok(());
    }
    if name.is_empty() || fit_name(name) != name {
        return Err(ShelfFault::NameUnfit(name.to_owned()));
    }
    let to = path.with_file_name(format!("{name}.{ENDING}"));
    if to.exists() {
        return Err(ShelfFault::NameTaken(name.to_owned()));
    }
    fs::rename(path, &to).map_err(|cause| fault(path, &cause))
}

/// Deletes a saved battle.
///
/// # Errors
/// The file cannot be deleted.
pub fn delete(path: &Path) -> Result<(), ShelfFault> {
    fs::remove_file(path).map_err(|cause| fault(path, &cause))
}

fn fault(path: &Path, cause: &std::io::Error) -> ShelfFault {
    ShelfFault::File { file: path.display().to_string(), cause: cause.to_string() }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn folder(name: &str) -> PathBuf {
        let folder = std::env::temp_dir().join(format!("affray-shelf-{name}-{}", std::process::id()));
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(&folder).unwrap_or_else(|cause| panic!("{cause}"));
        folder
    }

    #[test]
    fn a_name_is_never_given_twice_and_never_leads_elsewhere() {
        let folder = folder("names");
        let first = free_path(&folder, "The Old Bridge");
        fs::write(&first, "").unwrap_or_else(|cause| panic!("{cause}"));
        let second = free_path(&folder, "The Old Bridge");
        assert_ne!(first, second);
        assert_eq!(free_path(&folder, "../../x:y").parent(), Some(folder.as_path()));
        assert_eq!(rename(&first, "../elsewhere"), Err(ShelfFault::NameUnfit("../elsewhere".to_owned())));
        fs::write(&second, "").unwrap_or_else(|cause| panic!("{cause}"));
        assert_eq!(rename(&first, &name_of(&second)), Err(ShelfFault::NameTaken(name_of(&second))));
        assert_eq!(rename(&first, "My best day"), Ok(()));
        assert!(folder.join("My best day.affray").exists() && !first.exists());
        assert_eq!(delete(&second), Ok(()));
        assert_eq!(records(&folder).len(), 1);
        let _ = fs::remove_dir_all(&folder);
    }

    #[test]
    fn a_broken_record_is_shown_with_the_reason() {
        let folder = folder("broken");
        fs::write(folder.join("torn.affray"), "not a record").unwrap_or_else(|cause| panic!("{cause}"));
        fs::write(folder.join("notes.txt"), "").unwrap_or_else(|cause| panic!("{cause}"));
        let saved = read(&folder, &Arc::new(Words::english()));
        let [only] = saved.as_slice() else { panic!("one record, not {}", saved.len()) };
        let SavedState::Broken(why) = &only.state else { panic!("it is broken") };
        assert!(!why.is_empty());
        let _ = fs::remove_dir_all(&folder);
    }
}
