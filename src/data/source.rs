//! Reads a source from disk, and refuses files that no author wrote: too big, binary, or with an endless line. The
//! content is checked elsewhere.

use std::path::Path;

use super::files::read;
use crate::battle::{
    problem::{Phrase, Problem},
    source::{Source, Span},
};

/// The most bytes that an authored file may have.
pub const SIZE_LIMIT: usize = 4 << 20;

/// The most bytes that one line may have, so that a message can always show the whole line.
pub const LINE_LIMIT: usize = 10_000;

/// Replaces a character that cannot be shown, in the text kept for a message.
const STAND_IN: &str = "\u{fffd}";

impl Source {
    /// Reads an authored file up to the size limit, even if the file grows or reports no size.
    ///
    /// # Errors
    /// A problem if the file is not a regular file, cannot be read, is too big, or is not plain UTF-8 text; with the
    /// place of the first bad byte, if there is one.
    pub fn read(path: &Path) -> Result<Self, Box<Problem>> {
        Self::from_bytes(&path.display().to_string(), &read(path, SIZE_LIMIT)?)
    }

    /// Converts an authored file's bytes to text. A byte order mark at the start is dropped.
    ///
    /// # Errors
    /// A problem at the first bad byte, if there are too many bytes or they are not plain UTF-8 text.
    pub fn from_bytes(name: &str, bytes: &[u8]) -> Result<Self, Box<Problem>> {
        if bytes.len() > SIZE_LIMIT {
            return Err(too_big(name, bytes));
        }
        let bytes = bytes.strip_prefix("\u{feff}".as_bytes()).unwrap_or(bytes);
        if let Some(problem) = refuse_long_line(name, bytes) {
            return Err(problem);
        }
        match str::from_utf8(bytes) {
            Ok(text) => {
                let source = Self::new(name, text);
                refuse_text(&source).map_or(Ok(source), Err)
            }
            Err(bad) => {
                let start = bad.valid_up_to();
                let found = format!("0x{:02x}", bytes[start]);
                // The text before the bad byte is valid; the rest of its line is shown as well as possible.
                let line_end = bytes[start..]
                    .iter()
                    .position(|&byte| byte == b'\n')
                    .map_or(bytes.len(), |at| start + at);
                let shown = String::from_utf8_lossy(&bytes[..line_end.min(start + LINE_LIMIT)]);
                let source = Self::new(name, shown.replace(is_unshowable, STAND_IN));
                let start = shown_offset(&shown, start);
                let span = Span::new(start, start + STAND_IN.len());
                Err(Box::new(Problem::error(Phrase::new("not-utf8").with("found", found)).at(&source, span)))
            }
        }
    }
}

/// Where byte `offset` of `text` is after everything unshowable before it has been replaced.
fn shown_offset(text: &str, offset: usize) -> usize {
    text[..offset]
        .chars()
        .map(|letter| if is_unshowable(letter) { STAND_IN.len() } else { letter.len_utf8() })
        .sum()
}

/// Whether a character never occurs in authored text: a NUL, an escape code, or the like.
fn is_unshowable(letter: char) -> bool {
    letter.is_control() && !matches!(letter, '\n' | '\r' | '\t')
}

/// The problem that makes a text unreadable whatever its content, if there is one.
pub fn refuse_text(source: &Source) -> Option<Box<Problem>> {
    let text = source.text();
    if text.len() > SIZE_LIMIT {
        return Some(too_big(source.name(), text.as_bytes()));
    }
    if let Some(problem) = refuse_long_line(source.name(), text.as_bytes()) {
        return Some(problem);
    }
    let (start, letter) = text.char_indices().find(|(_, letter)| is_unshowable(*letter))?;
    let shown = Source::new(source.name(), text.replace(is_unshowable, STAND_IN));
    let found = format!("U+{:04X}", u32::from(letter));
    let phrase = Phrase::new("control-character").with("found", found);
    Some(Box::new(Problem::error(phrase).at(&shown, Span::new(start, start + STAND_IN.len()))))
}

fn refuse_long_line(name: &str, bytes: &[u8]) -> Option<Box<Problem>> {
    let mut start = 0;
    for (number, line) in bytes.split(|&byte| byte == b'\n').enumerate() {
        if line.len() > LINE_LIMIT {
            let phrase = Phrase::new("line-too-long").with("line", number + 1).with("length", line.len());
            return Some(too_much(name, bytes, start + LINE_LIMIT, phrase.with("limit", LINE_LIMIT)));
        }
        start += line.len() + 1;
    }
    None
}

fn too_big(name: &str, bytes: &[u8]) -> Box<Problem> {
    too_much(name, bytes, SIZE_LIMIT, Phrase::new("file-too-big").with("limit", SIZE_LIMIT >> 20))
}

/// A problem at the first byte beyond the limit, with as much of the line as a message may show.
fn too_much(name: &str, bytes: &[u8], first: usize, phrase: Phrase) -> Box<Problem> {
    let shown = |bytes: &[u8]| String::from_utf8_lossy(bytes).replace(is_unshowable, STAND_IN);
    let before = shown(&bytes[..first]);
    let behind = shown(&bytes[first..bytes.len().min(first + LINE_LIMIT)]);
    let span = Span::new(before.len(), before.len() + behind.chars().next().map_or(0, char::len_utf8));
    Box::new(Problem::error(phrase).at(&Source::new(name, before + &behind), span))
}
