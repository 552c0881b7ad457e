//! Opening, beginning and replacing files on disk. Nothing here makes a second file beside the one that is asked for, but
//! for `replace`, whose next call uses the draft that a killed program may have left.

use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};

use crate::battle::{Phrase, Problem, Source};

/// Opens a file to be read. Pipes and devices, which could keep their reader waiting for ever, are not opened at all.
///
/// # Errors
/// There is no such file, it is no plain file, or it cannot be opened.
fn open(path: &Path) -> Result<File, Box<Problem>> {
    let facts = fs::metadata(path).map_err(|cause| unreadable(path, &cause))?;
    let strange = match (facts.is_file(), facts.is_dir()) {
        (true, _) => return File::open(path).map_err(|cause| unreadable(path, &cause)),
        (false, true) => "file-is-folder",
        (false, false) => "file-is-no-file",
    };
    Err(about(path, strange))
}

/// What a file holds, and no more of it than the limit and one byte, even of one that grows or tells no size.
///
/// # Errors
/// There is no such file, it is no plain file, or it cannot be read.
pub fn read(path: &Path, limit: usize) -> Result<Vec<u8>, Box<Problem>> {
    let mut bytes = Vec::new();
    let read = open(path)?.take(limit as u64 + 1).read_to_end(&mut bytes);
    read.map(|_| bytes).map_err(|cause| unreadable(path, &cause))
}

/// What keeps a path from being looked into.
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

/// Begins a new file; what is written to the file that comes back goes to its end. A file that is there already is left
/// as it is, unless `is_unbegun` says of what it holds that a program was stopped before it had written the beginning.
/// As long as the file that comes back is open, nobody else can begin or reopen it.
///
/// # Errors
/// The file is there already, or cannot be written; then nothing is left of it.
pub fn begin(path: &Path, beginning: &str, is_unbegun: impl Fn(&[u8]) -> bool) -> io::Result<File> {
    let mut file = match OpenOptions::new().append(true).create_new(true).open(path) {
        Err(cause) if cause.kind() == io::ErrorKind::AlreadyExists => unbegun(path, is_unbegun)?,
        opened => opened?,
    };
    hold(&file)?;
    let written = file.write_all(beginning.as_bytes()).and_then(|()| file.sync_all());
    if let Err(cause) = written {
        drop(file);
        // What went wrong first is what matters.
        let _ = fs::remove_file(path);
        return Err(cause);
    }
    Ok(file)
}

/// The file of a beginning that was never written to its end, emptied.
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

/// Writes a new file in one go; one that is there already is left as it is, unless it is empty.
///
/// # Errors
/// The file is there already, or cannot be written; then nothing is left of it.
pub fn write_new(path: &Path, text: &str) -> io::Result<()> {
    begin(path, text, <[u8]>::is_empty).map(drop)
}

/// Opens a record's file to go on with it, cut back to its sound part. As long as the file that comes back is open, nobody
/// else can reopen it.
///
/// # Errors
/// The file cannot be opened, is in use, or holds less than its sound part.
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

/// Keeps others from writing to a file as long as it is open. Where the file system knows no locks, nobody is kept.
fn hold(file: &File) -> io::Result<()> {
    match file.try_lock() {
        Err(TryLockError::WouldBlock) => Err(io::ErrorKind::ResourceBusy.into()),
        Err(TryLockError::Error(_)) | Ok(()) => Ok(()),
    }
}

/// Puts another text into a file, all of it or none. The file stays where it is, even if a link names it, and keeps its
/// permissions.
///
/// # Errors
/// It cannot be written; the file is as it was.
pub fn replace(path: &Path, text: &str) -> io::Result<()> {
    let path = path.canonicalize()?;
    let draft = draft_of(&path)?;
    let written = write_draft(&draft, text)
        .and_then(|()| fs::set_permissions(&draft, path.metadata()?.permissions()))
        .and_then(|()| fs::rename(&draft, &path));
    if written.is_err() {
        // What went wrong first is what matters.
        let _ = fs::remove_file(&draft);
    }
    written
}

/// The name that a file has while it is written anew: beside it, so that it can be renamed, and always the same, so that
/// one left by a program that was killed is used up by the next.
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

    /// A folder of its own, gone when the test is over.
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
    fn a_record_grows_at_its_end_and_is_cut_back_to_its_sound_part() {
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
    fn a_file_that_is_there_is_never_replaced() {
        let scratch = Scratch::new("kept");
        let path = scratch.0.join("battle.affray");
        fs::write(&path, "mine").unwrap();
        assert_eq!(write_new(&path, "one\n").unwrap_err().kind(), io::ErrorKind::AlreadyExists);
        assert_eq!(reopen(&path, 5).unwrap_err().kind(), io::ErrorKind::UnexpectedEof);
        assert_eq!(fs::read_to_string(&path).unwrap(), "mine");
        assert_eq!(write_new(&scratch.0, "one\n").unwrap_err().kind(), io::ErrorKind::AlreadyExists);
    }

    #[test]
    fn a_beginning_that_was_never_finished_is_begun_again() {
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
    fn a_file_that_is_being_written_is_nobody_elses() {
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
    fn nothing_is_left_behind_where_a_file_cannot_be_written() {
        let scratch = Scratch::new("nowhere");
        assert!(write_new(&scratch.0.join("missing").join("battle.affray"), "one\n").is_err());
        assert!(replace(&scratch.0.join("missing").join("card.md"), "one\n").is_err());
        assert_eq!(scratch.files(), 0);
    }

    #[test]
    fn a_draft_that_was_left_behind_is_used_up() {
        let scratch = Scratch::new("draft");
        let path = scratch.0.join("card.md");
        fs::write(&path, "old").unwrap();
        fs::write(draft_of(&path).unwrap(), "half of something longer than it").unwrap();
        replace(&path, "new").unwrap();
        assert_eq!((fs::read_to_string(&path).unwrap().as_str(), scratch.files()), ("new", 1));
    }

    #[cfg(unix)]
    #[test]
    fn what_is_no_plain_file_is_not_opened() {
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
