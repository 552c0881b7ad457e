//! Records on disk, as the command line writes and reads them: order by order and whole battles at once.

use std::fs::File;
use std::io::{self, Read};
use std::path::Path;

use super::failure::Failure;
use super::fights::Fight;
use crate::battle::{Phrase, Problem, Source};
use crate::data::records::create;
use crate::engine::Session;
use crate::engine::record::{About, Journal, Reading, RecordWriter, read_record};

/// The most bytes that a record may have: some hundred thousand orders.
const SIZE_LIMIT: u64 = 256 << 20;

/// Begins the record of a battle in a new file. What is ordered afterwards is to be followed, order by order.
pub fn begin_record(path: &Path, session: &Session, fight: &Fight) -> Result<RecordWriter<File>, Failure> {
    let sources: Vec<(&str, &str)> =
        fight.prepared.files.iter().map(|(name, source)| (name.as_str(), source.text())).collect();
    let about = About { scenario: &fight.scenario, rulebook: &fight.rulebook, sources: &sources };
    let (journal, text) = Journal::begin(session, &about);
    let file = path.display().to_string();
    let begun = create(path, &text).map_err(|cause| {
        Failure::usage(match cause.kind() {
            io::ErrorKind::AlreadyExists => Phrase::new("cli-there-already").with("file", file),
            _ => Phrase::new("cli-cannot-write").with("file", file).with("cause", cause.to_string()),
        })
    })?;
    Ok(RecordWriter::new(begun, journal))
}

/// Reads the record of a battle as far as it is sound.
pub fn open_record(path: &Path) -> Result<Reading, Failure> {
    let name = path.display().to_string();
    let unreadable = |cause: &io::Error| {
        let key = match cause.kind() {
            io::ErrorKind::NotFound => "file-missing",
            io::ErrorKind::PermissionDenied => "file-forbidden",
            io::ErrorKind::IsADirectory => "file-is-folder",
            _ => "file-unreadable",
        };
        let problem = Problem::error(Phrase::new(key).with("file", name.as_str()));
        Failure::unreadable(problem.of(&Source::new(name.as_str(), "")))
    };
    let mut bytes = Vec::new();
    let file = File::open(path).map_err(|cause| unreadable(&cause))?;
    file.take(SIZE_LIMIT + 1).read_to_end(&mut bytes).map_err(|cause| unreadable(&cause))?;
    if bytes.len() as u64 > SIZE_LIMIT {
        let phrase = Phrase::new("file-too-big").with("limit", i128::from(SIZE_LIMIT >> 20));
        return Err(Failure::unreadable(Problem::error(phrase).of(&Source::new(name.as_str(), ""))));
    }
    Ok(read_record(&bytes))
}
