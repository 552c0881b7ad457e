//! Reading a record: line by line, as far as the checksums hold.

use serde::de::DeserializeOwned;

use super::{FORMAT, Record, RecordEntry, RecordRound, checksum, word};
use crate::battle::Phrase;

/// The letters of a checksum.
const DIGITS: usize = 16;

/// What came of reading a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reading {
    /// The record as far as it is sound; none where not even its beginning is.
    pub record: Option<Record>,
    /// What one should know about it.
    pub notes: Vec<RecordNote>,
    /// How many bytes are sound: whoever goes on with the record cuts its file back to them first.
    pub sound: usize,
    /// The checksum of the last sound line.
    pub checksum: String,
}

/// Something that one should know about a record. Lines count from 1.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RecordNote {
    /// The last line was not written to its end, and is left out.
    Torn { line: usize },
    /// A line was changed or damaged; it and all after it are left out.
    Broken { line: usize },
    /// A line says what this version does not understand, and is passed over.
    Unknown {
        line: usize,
        /// Its word.
        word: String,
    },
    /// Another version wrote it.
    OtherVersion { program: String },
    /// It is something else.
    NoRecord,
    /// A line that says how the battle begins was changed or damaged.
    BrokenBeginning { line: usize },
    /// The program was stopped before it had written how the battle begins.
    Unbegun,
    /// Another version wrote it, in a form that this one does not know.
    OtherForm { program: String },
}

impl RecordNote {
    /// What a person is told of it.
    pub fn phrase(&self) -> Phrase {
        match self {
            RecordNote::Torn { line } => Phrase::new("record-torn").with("line", *line),
            RecordNote::Broken { line } => Phrase::new("record-broken").with("line", *line),
            RecordNote::Unknown { line, word } => {
                Phrase::new("record-unknown-line").with("line", *line).with("word", word.as_str())
            }
            RecordNote::OtherVersion { program } => {
                Phrase::new("record-other-version").with("program", program.as_str())
            }
            RecordNote::NoRecord => Phrase::new("record-none"),
            RecordNote::BrokenBeginning { line } => {
                Phrase::new("record-broken-beginning").with("line", *line)
            }
            RecordNote::Unbegun => Phrase::new("record-unbegun"),
            RecordNote::OtherForm { program } => {
                Phrase::new("record-other-form").with("program", program.as_str())
            }
        }
    }
}

/// Whether a file holds nothing but a piece of a record's beginning: a program was stopped before it had written the rest.
pub fn is_unbegun(bytes: &[u8]) -> bool {
    bytes.is_empty() || read_record(bytes).notes == [RecordNote::Unbegun]
}

/// Reads a record as far as it is sound.
pub fn read_record(bytes: &[u8]) -> Reading {
    let mut reading = Reading { record: None, notes: Vec::new(), sound: 0, checksum: String::new() };
    let mut draft = Draft::default();
    for (index, line) in bytes.split_inclusive(|byte| *byte == b'\n').enumerate() {
        let number = index + 1;
        let Some(whole) = line.strip_suffix(b"\n") else {
            reading.notes.push(RecordNote::Torn { line: number });
            break;
        };
        let Some((sum, line_text)) = sound_line(whole, &reading.checksum) else {
            reading.notes.push(RecordNote::Broken { line: number });
            break;
        };
        let (word, payload) = line_text.split_once(' ').unwrap_or((line_text, ""));
        if (index == 0) != (word == word::HEADER) {
            reading.notes.push(RecordNote::Broken { line: number });
            break;
        }
        if draft.take(word, payload).is_none() {
            reading.notes.push(RecordNote::Unknown { line: number, word: word.to_owned() });
        }
        reading.checksum = sum.to_owned();
        reading.sound += line.len();
    }
    let record = draft.record;
    if !record.program.is_empty() && (record.format != FORMAT || record.program != super::PROGRAM) {
        let program = record.program.clone();
        reading.notes.push(RecordNote::OtherVersion { program });
    }
    if draft.has_begun && draft.has_seed {
        reading.record = Some(record);
    } else {
        reading.notes = vec![why_unread(bytes, &record, &reading)];
    }
    reading
}

/// The one thing to know about a record that does not say how its battle begins.
fn why_unread(bytes: &[u8], record: &Record, reading: &Reading) -> RecordNote {
    let (_, first_word) = bytes.split_at_checked(DIGITS + 1).unwrap_or_default();
    let damaged = reading.notes.iter().find_map(|note| match note {
        RecordNote::Broken { line } | RecordNote::Unknown { line, .. } => Some(*line),
        _ => None,
    });
    match damaged {
        _ if !first_word.starts_with(word::HEADER.as_bytes()) => RecordNote::NoRecord,
        _ if !record.program.is_empty() && record.format != FORMAT => {
            RecordNote::OtherForm { program: record.program.clone() }
        }
        Some(line) => RecordNote::BrokenBeginning { line },
        None => RecordNote::Unbegun,
    }
}

/// The checksum of a line and what stands behind it, if they belong together.
fn sound_line<'l>(line: &'l [u8], before: &str) -> Option<(&'l str, &'l str)> {
    let text = str::from_utf8(line).ok()?;
    let (sum, rest) = text.split_at_checked(DIGITS)?;
    let rest = rest.strip_prefix(' ')?;
    (checksum(before, rest) == sum).then_some((sum, rest))
}

/// A record as far as it has been read.
#[derive(Default)]
struct Draft {
    record: Record,
    has_seed: bool,
    has_begun: bool,
}

impl Draft {
    /// Takes a line in; none where it is not understood.
    fn take(&mut self, word: &str, payload: &str) -> Option<()> {
        let record = &mut self.record;
        match word {
            word::HEADER => {
                let (format, program) = payload.split_once(' ')?;
                record.program = program.to_owned();
                record.format = format.parse().ok()?;
            }
            word::SOURCE => {
                let [name, text] = texts(payload)?.try_into().ok()?;
                record.sources.push((name, text));
            }
            word::SCENARIO => record.scenario = json(payload)?,
            word::RULEBOOK => record.rulebook = json(payload)?,
            word::SEATS => record.seating = Some(json(payload)?),
            word::SEED => {
                record.seed = payload.parse().ok()?;
                self.has_seed = true;
            }
            word::FROM => record.from = Some(payload.to_owned()),
            word::BEGIN => {
                record.opening = payload.to_owned();
                self.has_begun = true;
            }
            word::ORDER => {
                let (text, hash) = payload.rsplit_once(word::BROUGHT)?;
                let (text, hash) = (text.to_owned(), hash.to_owned());
                record.entries.push(RecordEntry { text, before_fact: None, hash });
            }
            word::RULING => {
                let (rest, hash) = payload.rsplit_once(word::BROUGHT)?;
                let (fact, text) = rest.split_once(' ')?;
                let (before_fact, text, hash) = (Some(fact.parse().ok()?), text.to_owned(), hash.to_owned());
                record.entries.push(RecordEntry { text, before_fact, hash });
            }
            word::ROUND => {
                let (round, snapshot) = payload.split_once(' ')?;
                let (after, round) = (record.entries.len(), round.parse().ok()?);
                record.rounds.push(RecordRound { after, round, snapshot: snapshot.to_owned() });
            }
            word::BACK => {
                let len = payload.parse().ok()?;
                record.entries.truncate(len);
                record.rounds.retain(|round| round.after <= len);
            }
            _ => return None,
        }
        Some(())
    }
}

fn json<T: DeserializeOwned>(payload: &str) -> Option<T> {
    serde_json::from_str(payload).ok()
}

/// JSON texts, one behind another.
fn texts(payload: &str) -> Option<Vec<String>> {
    serde_json::Deserializer::from_str(payload).into_iter::<String>().collect::<Result<_, _>>().ok()
}
