//! Reads and writes records on disk.

use std::fs::File;
use std::path::Path;

use super::failure::Failure;
use super::fights::Fight;
use crate::battle::{Phrase, Problem, Source};
use crate::data::files::{begin, read};
use crate::engine::Session;
use crate::engine::record::{About, Journal, Reading, RecordWriter, SIZE_LIMIT, is_unbegun, read_record};

/// Whether a file is the record of a battle. Whether it is a valid one is tested later.
pub fn is_record(path: &Path) -> bool {
    path.extension().is_some_and(|ending| ending == "affray") && path.is_file()
}

/// The beginning of the record of a battle, with what writes the rest of it.
pub fn begin_journal(session: &Session, fight: &Fight) -> (Journal, String) {
    let sources: Vec<(&str, &str)> =
        fight.prepared.files.iter().map(|(name, source)| (name.as_str(), source.text())).collect();
    let about = About { scenario: &fight.scenario, rulebook: &fight.rulebook, sources: &sources };
    Journal::begin(session, &about)
}

/// Begins the record of a battle in a new file. The caller lets the writer follow the session after each order.
pub fn begin_record(path: &Path, session: &Session, fight: &Fight) -> Result<RecordWriter<File>, Failure> {
    let (journal, text) = begin_journal(session, fight);
    let begun = begin(path, &text, is_unbegun).map_err(|cause| Failure::unwritable(path, &cause))?;
    Ok(RecordWriter::new(begun, journal))
}

/// Reads the valid part of a battle's record.
pub fn open_record(path: &Path) -> Result<Reading, Failure> {
    let bytes = read(path, SIZE_LIMIT).map_err(|problem| Failure::unreadable(*problem))?;
    if bytes.len() > SIZE_LIMIT {
        let phrase = Phrase::new("file-too-big").with("limit", SIZE_LIMIT >> 20);
        let source = Source::new(path.display().to_string(), "");
        return Err(Failure::unreadable(Problem::error(phrase).of(&source)));
    }
    Ok(read_record(&bytes))
}
