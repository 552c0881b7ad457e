//! `affray check --fill`: writes the stat blocks that are missing in a file into it.

use std::fs::{self, OpenOptions};
use std::path::Path;

use crate::battle::{Phrase, Problem, Source};
use crate::data::catalogue::Catalogue;
use crate::data::check::Content;
use crate::data::files::replace;
use crate::data::fill::{Gap, filled, gaps_of};
use crate::data::tree::parse;

/// Some editors write this at the start of a file. It is kept, although it does not belong to the text.
const BYTE_ORDER_MARK: &str = "\u{feff}";

/// Writes the missing stat blocks into a file without errors, and returns messages about them.
pub fn fill(
    catalogue: &Catalogue,
    path: &Path,
    content: Content,
    id: &str,
    source: &Source,
) -> Result<Vec<Phrase>, Box<Problem>> {
    let gaps = gaps_of(catalogue, content, id, source);
    if gaps.is_empty() {
        return Ok(Vec::new());
    }
    let mut text = filled(&parse(source).tree, content, &gaps);
    let name = path.display().to_string();
    let written = fs::read(path).and_then(|bytes| {
        if bytes.starts_with(BYTE_ORDER_MARK.as_bytes()) {
            text.insert_str(0, BYTE_ORDER_MARK);
        }
        // `replace` would succeed on a write-protected file, so test for permission first.
        OpenOptions::new().write(true).open(path)?;
        replace(path, &text)
    });
    let told = |gap: &Gap| {
        let books: Vec<String> = gap.blocks.iter().map(|(book, _)| book.clone()).collect();
        let phrase = Phrase::new("cli-filled").with("file", name.as_str());
        let phrase = phrase.with("kind", Phrase::new(gap.kind.phrase())).with("name", gap.id.as_str());
        phrase.with("books", books)
    };
    match written {
        Ok(()) => Ok(gaps.iter().map(told).collect()),
        Err(cause) => {
            let phrase = Phrase::new("cli-cannot-write").with("file", name.as_str());
            Err(Box::new(Problem::error(phrase.with("cause", cause.to_string())).of(source)))
        }
    }
}
