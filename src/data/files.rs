//! Opens, creates and replaces files on disk. Only `replace` creates a second file beside the one that is asked for;
//! its next call overwrites a draft that a killed program left behind.

use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};

use crate::battle::{Phrase, Problem, Source};

/// Opens a file for reading. Pipes and devices are not opened, since reading from them might never end.
///
/// # Errors
/// There is no such file, it is not a regular file, or it cannot be opened.
fn open(path: &Path) -> Result<File, Box<Problem>> {
    let facts = fs::metadata(path).map_err(|cause| unreadable(path, &cause))?;
    let strange = match (facts.is_file(), facts.is_dir()) {
        (true, _) => return File::open(path).map_err(|cause| unreadable(path, &cause)),
        (false, true) => "file-is-folder",
        (false, false) => "file-is-no-file",
    };
    Err(about(path, strange))
}

/// Reads a file, but at most one byte more than the limit, even if the file grows or reports no size.
///
/// # Errors
/// There is no such file, it is not a regular file, or it cannot be read.
pub fn read(path: &Path, limit: usize) -> Result<Vec<u8>, Box<Problem>> {
    let mut bytes = Vec::new();
    let read = open(path)?.take(limit as u64 + 1).read_to_end(&mut bytes);
    read.map(|_| bytes).map_err(|cause| unreadable(path, &cause))
}

/// The problem for a path that cannot be read.
pub fn unreadable(path: &Path, cause: &io::Error) -> Box<Problem> {
    about(
        path,
        match cause.kind() {
            io::ErrorKind::NotFound => "file-missing",
            io::ErrorKind::PermissionDenied => "file-forbidden",
            io::ErrorKind::IsADirectory => "file-is-folder",
            _ => "file-unreadable",
        },
    )
}

fn about(path: &Path, key: &'static str) -> Box<Problem> {
    let source = Source::new(path.display().to_string(), "");
    Box::new(Problem::error(Phrase::new(key).with("file", source.name())).of(&source))
}

/// Creates a file with a beginning, and returns it open for appending. An existing file is left as it is, unless
/// `is_unbegun` says of its content that a program was stopped before it had written the beginning. While the file is
/// open, no other program can begin or reopen it.
///
/// # Errors
/// The file exists already, or it cannot be written; then none of it stays on disk.
pub fn begin(path: &Path, beginning: &str, is_unbegun: impl Fn(&[u8]) -> bool) -> io::Result<File> {
    let mut file = match OpenOptions::new().append(true).create_new(true).open(path) {
        Err(cause) if cause.kind() == io::ErrorKind::AlreadyExists => unbegun(path, is_unbegun)?,
        opened => opened?,
    };
    hold(&file)?;
    let written = file.write_all(beginning.as_bytes()).and_then(|()| file.sync_all());
    if let Err(cause) = written {
        drop(file);
        // The first error is the one to report.
        let _ = fs::remove_file(path);
        return Err(cause);
    }
    Ok(file)
}

/// Opens and empties a file whose beginning was never finished.
fn unbegun(path: &Path, is_unbegun: impl Fn(&[u8]) -> bool) -> io::Result<File> {
    let there_already = || io::Error::from(io::ErrorKind::AlreadyExists);
    if !fs::symlink_metadata(path)?.is_file() {
        return Err(there_already());
    }
    let mut file = OpenOptions::new().read(true).append(true).open(path)?;
    hold(&file).map_err(|_| there_already())?;
    let mut bytes = Vec::new();
    file.read_to_end(&mut bytes)?;
    if !is_unbegun(&bytes) {
        return Err(there_already());
    }
    file.set_len(0)?;
    Ok(file)
}

/// Writes a new file in one go; an existing file is left as it is, unless it is empty.
///
/// # Errors
/// The file exists already, or it cannot be written; then none of it stays on disk.
pub fn write_new(path: &Path, text: &str) -> io::Result<()> {
    begin(path, text, <[u8]>::is_empty).map(drop)
}

/// Opens a record's file for appending, cut back to its valid part. While the file is open, no other program can reopen
/// it.
///
/// # Errors
/// The file cannot be opened, is in use, or is shorter than its valid part.
pub fn reopen(path: &Path, sound: usize) -> io::Result<File> {
    let file = OpenOptions::new().append(true).open(path)?;
    hold(&file)?;
    let sound = u64::try_from(sound).map_err(|_| io::ErrorKind::InvalidInput)?;
    match file.metadata()?.len() {
        length if length < sound => return Err(io::ErrorKind::UnexpectedEof.into()),
        length if length > sound => file.set_len(sound)?,
        _ => {}
    }
    Ok(file)
}

/// Locks a file while it is open. A file system without locks gives no such protection.
fn hold(file: &File) -> io::Result<()> {
    match file.try_lock() {
        Err(TryLockError::WouldBlock) => Err(io::ErrorKind::ResourceBusy.into()),
        Err(TryLockError::Error(_)) | Ok(()) => Ok(()),
    }
}

/// Replaces the text of a file completely or not at all. The file keeps its permissions and stays where it is, even if
/// the path is a link.
///
/// # Errors
/// The file cannot be written; then it is unchanged.
pub fn replace(path: &Path, text: &str) -> io::Result<()> {
    let path = path.canonicalize()?;
    let draft = draft_of(&path)?;
    let written = write_draft(&draft, text)
        .and_then(|()| fs::set_permissions(&draft, path.metadata()?.permissions()))
        .and_then(|()| fs::rename(&draft, &path));
    if written.is_err() {
        // The first error is the one to report.
        let _ = fs::remove_file(&draft);
    }
    written
}

/// Writes a file completely or not at all, whether there is one already or not, and makes its folder.
///
/// # Errors
/// The file cannot be written; then it is as it was.
pub fn put(path: &Path, text: &str) -> io::Result<()> {
    if path.try_exists()? {
        return replace(path, text);
    }
    if let Some(folder) = path.parent().filter(|folder| !folder.as_os_str().is_empty()) {
        fs::create_dir_all(folder)?;
    }
    let draft = draft_of(path)?;
    let written = write_draft(&draft, text).and_then(|()| fs::rename(&draft, path));
    if written.is_err() {
        // The first error is the one to report.
        let _ = fs::remove_file(&draft);
    }
    written
}

/// The name of the draft. It is in the same folder, so that it can be renamed, and always the same, so that the next
/// call overwrites a draft that a killed program left behind.
fn draft_of(path: &Path) -> io::Result<PathBuf> {
    let name = path.file_name().ok_or(io::ErrorKind::InvalidInput)?.to_string_lossy();
    Ok(path.with_file_name(format!(".{name}.draft")))
}

fn write_draft(draft: &Path, text: &str) -> io::Result<()> {
    let mut file = File::create(draft)?;
    file.write_all(text.as_bytes())?;
    file.sync_all()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A folder for one test, deleted when the test is over.
    struct Scratch(PathBuf);

    impl Scratch {
        fn new(name: &str) -> Scratch {
            let folder = std::env::temp_dir().join(format!("affray-files-{}-{name}", std::process::id()));
            fs::create_dir_all(&folder).unwrap();
            Scratch(folder)
        }

        fn files(&self) -> usize {
            fs::read_dir(&self.0).unwrap().count()
        }
    }

    impl Drop for Scratch {
        fn drop(&mut self) {
            let _ = fs::remove_dir_all(&self.0);
        }
    }

    #[test]
    fn a_record_is_appended_to_and_cut_back_to_its_valid_part() {
        let scratch = Scratch::new("grows");
        let path = scratch.0.join("battle.affray");
        let mut file = begin(&path, "one\n", <[u8]>::is_empty).unwrap();
        file.write_all(b"two\nthr").unwrap();
        drop(file);
        assert_eq!(fs::read_to_string(&path).unwrap(), "one\ntwo\nthr");
        let mut file = reopen(&path, 8).unwrap();
        file.write_all(b"three\n").unwrap();
        drop(file);
        assert_eq!(fs::read_to_string(&path).unwrap(), "one\ntwo\nthree\n");
        assert_eq!(scratch.files(), 1);
    }

    #[test]
    fn an_existing_file_is_never_replaced() {
        let scratch = Scratch::new("kept");
        let path = scratch.0.join("battle.affray");
        fs::write(&path, "mine").unwrap();
        assert_eq!(write_new(&path, "one\n").unwrap_err().kind(), io::ErrorKind::AlreadyExists);
        assert_eq!(reopen(&path, 5).unwrap_err().kind(), io::ErrorKind::UnexpectedEof);
        assert_eq!(fs::read_to_string(&path).unwrap(), "mine");
        assert_eq!(write_new(&scratch.0, "one\n").unwrap_err().kind(), io::ErrorKind::AlreadyExists);
    }

    #[test]
    fn an_unfinished_beginning_is_written_again() {
        let scratch = Scratch::new("unbegun");
        let path = scratch.0.join("battle.affray");
        for left in ["", "on"] {
            fs::write(&path, left).unwrap();
            drop(begin(&path, "one\n", |bytes| b"one\n".starts_with(bytes)).unwrap());
            assert_eq!(fs::read_to_string(&path).unwrap(), "one\n");
            fs::remove_file(&path).unwrap();
        }
    }

    #[test]
    fn an_open_file_cannot_be_opened_by_another_program() {
        let scratch = Scratch::new("held");
        let path = scratch.0.join("battle.affray");
        let file = begin(&path, "one\n", |_| true).unwrap();
        assert_eq!(reopen(&path, 4).unwrap_err().kind(), io::ErrorKind::ResourceBusy);
        assert_eq!(begin(&path, "two\n", |_| true).unwrap_err().kind(), io::ErrorKind::AlreadyExists);
        drop(file);
        let file = reopen(&path, 4).unwrap();
        assert_eq!(reopen(&path, 4).unwrap_err().kind(), io::ErrorKind::ResourceBusy);
        drop(file);
        assert_eq!(fs::read_to_string(&path).unwrap(), "one\n");
    }

    #[test]
    fn no_file_stays_behind_when_writing_fails() {
        let scratch = Scratch::new("nowhere");
        assert!(write_new(&scratch.0.join("missing").join("battle.affray"), "one\n").is_err());
        assert!(replace(&scratch.0.join("missing").join("card.md"), "one\n").is_err());
        assert_eq!(scratch.files(), 0);
    }

    #[test]
    fn a_file_is_put_into_a_folder_that_is_not_there_yet_and_then_replaced() {
        let scratch = Scratch::new("put");
        let path = scratch.0.join("new").join("settings.ron");
        for text in ["one", "two, which is longer", "3"] {
            put(&path, text).unwrap();
            assert_eq!(fs::read_to_string(&path).unwrap(), text);
        }
        assert_eq!(fs::read_dir(path.parent().unwrap()).unwrap().count(), 1, "no draft is left");
        assert!(put(&scratch.0, "a folder").is_err());
    }

    #[test]
    fn a_draft_left_by_a_killed_program_is_overwritten() {
        let scratch = Scratch::new("draft");
        let path = scratch.0.join("card.md");
        fs::write(&path, "old").unwrap();
        fs::write(draft_of(&path).unwrap(), "half of something longer than it").unwrap();
        replace(&path, "new").unwrap();
        assert_eq!((fs::read_to_string(&path).unwrap().as_str(), scratch.files()), ("new", 1));
    }

    #[cfg(unix)]
    #[test]
    fn only_regular_files_are_opened() {
        let scratch = Scratch::new("strange");
        for (path, key) in [
            (Path::new("/dev/zero"), "file-is-no-file"),
            (scratch.0.as_path(), "file-is-folder"),
            (&scratch.0.join("gone.ron"), "file-missing"),
        ] {
            assert_eq!(open(path).unwrap_err().key(), key, "{}", path.display());
        }
        let device = Path::new("/dev/null");
        assert_eq!(write_new(device, "one\n").unwrap_err().kind(), io::ErrorKind::AlreadyExists);
    }
}
