//! Reads a record line by line, as long as the checksums are right.

use serde::de::DeserializeOwned;

use super::{FORMAT, Record, RecordEntry, RecordRound, checksum, word};
use crate::battle::Phrase;
use crate::engine::session::TakeBack;

/// The length of a checksum.
const DIGITS: usize = 16;

/// The result of reading a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reading {
    /// The valid part of the record; none if not even its beginning is valid.
    pub record: Option<Record>,
    /// What the user should know about the record.
    pub notes: Vec<RecordNote>,
    /// The length of the valid part in bytes. To continue the record, first cut its file back to this length.
    pub sound: usize,
    /// The checksum of the last valid line.
    pub checksum: String,
}

/// Something that the user should know about a record. Lines are counted from 1.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RecordNote {
    /// The last line is incomplete, and is left out.
    Torn { line: usize },
    /// A line was changed or damaged; it and all lines after it are left out.
    Broken { line: usize },
    /// This version does not understand a line, and skips it.
    Unknown {
        line: usize,
        /// The word that the line begins with.
        word: String,
    },
    /// Another version of the program wrote it.
    OtherVersion { program: String },
    /// The file is not a record.
    NoRecord,
    /// A line of the record's beginning was changed or damaged.
    BrokenBeginning { line: usize },
    /// The program was stopped before it had written the record's beginning.
    Unbegun,
    /// Another version wrote it, in a format that this version does not know.
    OtherForm { program: String },
}

impl RecordNote {
    /// The message for the user.
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

/// Whether a file holds only part of a record's beginning, because the program was stopped too early.
pub fn is_unbegun(bytes: &[u8]) -> bool {
    bytes.is_empty() || read_record(bytes).notes == [RecordNote::Unbegun]
}

/// Reads the valid part of a record.
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

/// The reason why a record has no valid beginning.
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

/// Splits a line into its checksum and the rest; none if they do not match.
fn sound_line<'l>(line: &'l [u8], before: &str) -> Option<(&'l str, &'l str)> {
    let text = str::from_utf8(line).ok()?;
    let (sum, rest) = text.split_at_checked(DIGITS)?;
    let rest = rest.strip_prefix(' ')?;
    if checksum(before, rest) == sum { Some((sum, rest)) } else { None }
}

/// The part of a record that has been read.
#[derive(Default)]
struct Draft {
    record: Record,
    has_seed: bool,
    has_begun: bool,
}

impl Draft {
    /// Adds a line; none if this version does not understand it.
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
            word::TAKE_BACK => {
                record.take_back = TakeBack::ALL.into_iter().find(|own| own.word() == payload)?
            }
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

/// Several JSON texts in a row.
fn texts(payload: &str) -> Option<Vec<String>> {
    serde_json::Deserializer::from_str(payload).into_iter::<String>().collect::<Result<_, _>>().ok()
}
