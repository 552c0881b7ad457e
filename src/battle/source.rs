//! The text of an authored file, and places in it. `data::source` reads files from disk.

use std::{ops::Range, sync::Arc};

/// A stretch of a source's text, in bytes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Span {
    /// The first byte.
    pub start: usize,
    /// The byte after the last one.
    pub end: usize,
}

impl Span {
    /// The stretch from `start` up to, but not including, `end`.
    pub fn new(start: usize, end: usize) -> Self {
        Self { start, end }
    }

    /// The same stretch as the standard library writes it.
    pub fn range(self) -> Range<usize> {
        self.start..self.end
    }
}

/// A position as an editor shows it: both numbers count from 1, columns count characters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Place {
    /// The line, from 1.
    pub line: usize,
    /// The character within the line, from 1.
    pub column: usize,
}

/// An authored text under the name that users know it by. Cloning shares the text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Source {
    name: Arc<str>,
    text: Arc<str>,
}

impl Source {
    /// A text that is already in memory: embedded, typed into the editor, or made by a test.
    pub fn new(name: impl Into<Arc<str>>, text: impl Into<Arc<str>>) -> Self {
        Self { name: name.into(), text: text.into() }
    }

    /// The name as shown to users, usually a path.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The whole text.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// The text at `span`, cut back to what exists.
    pub fn slice(&self, span: Span) -> &str {
        let start = self.text.floor_char_boundary(span.start);
        let end = self.text.floor_char_boundary(span.end).max(start);
        &self.text[start..end]
    }

    /// Line and column of a byte.
    pub fn place(&self, offset: usize) -> Place {
        let before = &self.text[..self.text.floor_char_boundary(offset)];
        let line_start = before.rfind('\n').map_or(0, |newline| newline + 1);
        Place { line: before.matches('\n').count() + 1, column: before[line_start..].chars().count() + 1 }
    }

    /// The line that holds a byte, without its line break.
    pub fn line_at(&self, offset: usize) -> &str {
        let offset = self.text.floor_char_boundary(offset);
        let start = self.text[..offset].rfind('\n').map_or(0, |newline| newline + 1);
        let end = self.text[offset..].find('\n').map_or(self.text.len(), |newline| offset + newline);
        self.text[start..end].trim_end_matches('\r')
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_count_lines_and_characters_from_one() {
        let source = Source::new("x", "ab\nöx\r\nlast");
        assert_eq!(source.place(0), Place { line: 1, column: 1 });
        assert_eq!(source.place(2), Place { line: 1, column: 3 });
        assert_eq!(source.place(5), Place { line: 2, column: 2 });
        assert_eq!(source.place(999), Place { line: 3, column: 5 });
        assert_eq!(source.line_at(4), "öx");
        assert_eq!(source.line_at(2), "ab");
        assert_eq!(source.line_at(999), "last");
        assert_eq!(source.slice(Span::new(3, 999)), "öx\r\nlast");
    }
}
