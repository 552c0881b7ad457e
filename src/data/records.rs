//! The files of records: begun in one piece, then only ever lengthened. What stands in them is `engine::record`'s.

use std::ffi::OsString;
use std::fs::{self, File, OpenOptions};
use std::io::{self, Write};
use std::path::Path;

/// Begins a record's file: either the whole beginning is there, or nothing. What is written to the file that comes
/// back goes to its end. A file that is there already is never replaced.
///
/// # Errors
/// The file is there already, or cannot be written.
pub fn create(path: &Path, beginning: &str) -> io::Result<File> {
    if path.try_exists()? {
        return Err(io::ErrorKind::AlreadyExists.into());
    }
    let mut name = OsString::from(path.file_name().ok_or(io::ErrorKind::InvalidInput)?);
    name.push(".new");
    let draft = path.with_file_name(name);
    let written = write_draft(&draft, beginning).and_then(|()| fs::rename(&draft, path));
    if let Err(fault) = written {
        // What went wrong first is what matters; a draft that was never made cannot be removed either.
        let _ = fs::remove_file(&draft);
        return Err(fault);
    }
    OpenOptions::new().append(true).open(path)
}

fn write_draft(draft: &Path, beginning: &str) -> io::Result<()> {
    let mut file = File::create(draft)?;
    file.write_all(beginning.as_bytes())?;
    file.sync_all()
}

/// Opens a record's file to go on with it, cut back to its sound part.
///
/// # Errors
/// The file cannot be opened, or holds less than its sound part.
pub fn reopen(path: &Path, sound: usize) -> io::Result<File> {
    let file = OpenOptions::new().append(true).open(path)?;
    let sound = u64::try_from(sound).map_err(|_| io::ErrorKind::InvalidInput)?;
    match file.metadata()?.len() {
        length if length < sound => return Err(io::ErrorKind::UnexpectedEof.into()),
        length if length > sound => file.set_len(sound)?,
        _ => {}
    }
    Ok(file)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn scratch(name: &str) -> std::path::PathBuf {
        let folder = std::env::temp_dir().join(format!("affray-records-{}-{name}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        folder
    }

    #[test]
    fn a_record_begins_in_one_piece_and_grows_at_its_end() {
        let folder = scratch("grows");
        let path = folder.join("battle.affray");
        let mut file = create(&path, "one\n").unwrap();
        file.write_all(b"two\nthr").unwrap();
        drop(file);
        assert_eq!(fs::read_to_string(&path).unwrap(), "one\ntwo\nthr");
        let mut file = reopen(&path, 8).unwrap();
        file.write_all(b"three\n").unwrap();
        drop(file);
        assert_eq!(fs::read_to_string(&path).unwrap(), "one\ntwo\nthree\n");
        assert_eq!(fs::read_dir(&folder).unwrap().count(), 1);
        fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn a_file_that_is_there_is_never_replaced() {
        let folder = scratch("kept");
        let path = folder.join("battle.affray");
        fs::write(&path, "mine").unwrap();
        assert_eq!(create(&path, "one\n").unwrap_err().kind(), io::ErrorKind::AlreadyExists);
        assert_eq!(reopen(&path, 5).unwrap_err().kind(), io::ErrorKind::UnexpectedEof);
        assert_eq!(fs::read_to_string(&path).unwrap(), "mine");
        fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn nothing_is_left_behind_where_a_record_cannot_begin() {
        let folder = scratch("nowhere");
        assert!(create(&folder.join("missing").join("battle.affray"), "one\n").is_err());
        assert_eq!(fs::read_dir(&folder).unwrap().count(), 0);
        fs::remove_dir_all(folder).unwrap();
    }
}
