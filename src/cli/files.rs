//! Writing files so that nothing half-written ever stands under their names.

use std::fs::{self, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// Writes a new file, all of it or none; one that is there already is left as it is.
pub fn write_new(path: &Path, text: &str) -> io::Result<()> {
    let draft = draft_of(path);
    let written = write_draft(&draft, text).and_then(|()| fs::hard_link(&draft, path));
    let written = match written {
        // Some file systems know no second name for a file; there a look must do.
        Err(cause) if cause.kind() == io::ErrorKind::Unsupported => {
            if path.symlink_metadata().is_ok() {
                Err(io::ErrorKind::AlreadyExists.into())
            } else {
                return fs::rename(&draft, path);
            }
        }
        other => other,
    };
    // A draft that was never begun need not go.
    let _ = fs::remove_file(&draft);
    written
}

fn write_draft(draft: &Path, text: &str) -> io::Result<()> {
    let mut file = OpenOptions::new().write(true).create_new(true).open(draft)?;
    file.write_all(text.as_bytes())?;
    file.sync_all()
}

/// The name that a file has while it is being written: beside it, so that it can be renamed, and nobody else's.
fn draft_of(path: &Path) -> PathBuf {
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    path.with_file_name(format!(".{name}.{}.tmp", std::process::id()))
}

/// Puts another text into a file, all of it or none. The file stays where it is, be it named by a link, and with it who may
/// read it.
pub fn rewrite(path: &Path, text: &str) -> io::Result<()> {
    let path = path.canonicalize()?;
    let draft = draft_of(&path);
    let written = write_draft(&draft, text)
        .and_then(|()| fs::set_permissions(&draft, path.metadata()?.permissions()))
        .and_then(|()| fs::rename(&draft, &path));
    if written.is_err() {
        // What went wrong first is what matters.
        let _ = fs::remove_file(&draft);
    }
    written
}

/// Puts a text in the place of a file, all of it or none.
pub fn replace(path: &Path, text: &str) -> io::Result<()> {
    let draft = draft_of(path);
    let written = write_draft(&draft, text).and_then(|()| fs::rename(&draft, path));
    if written.is_err() {
        // What went wrong first is what matters.
        let _ = fs::remove_file(&draft);
    }
    written
}
