//! The lines of a source that a report shows. Long lines are cut, since a file may have a line of thousands of
//! characters. Line and column numbers remain those of the whole file.

use std::borrow::Cow;
use std::ops::Range;

use codespan_reporting::files::{Error, Files};

use super::words::plain;
use crate::battle::{Source, Span};

/// The most characters of a line that are shown.
const WIDTH: usize = 120;
/// How many of these come before the reported place, if a line is cut.
const BEFORE: usize = 40;
/// The sign for the rest of a cut line.
const CUT: char = '…';

/// Some lines of a source.
#[derive(Default)]
pub struct Excerpt<'s> {
    name: Cow<'s, str>,
    text: String,
    lines: Vec<Shown>,
}

/// One line, or the part of it that is shown.
struct Shown {
    /// The line's number, from 1.
    number: usize,
    /// The column of the first character shown, from 1.
    column: usize,
    /// Where the line begins in the source, in bytes.
    line_start: usize,
    /// The part that is shown, in bytes of the source.
    piece: Range<usize>,
    /// Where the line begins in the excerpt, in bytes.
    start: usize,
    /// Where the part of the source begins in the excerpt: after the sign of a cut, if there is one.
    piece_start: usize,
}

impl<'s> Excerpt<'s> {
    /// The lines on which these places begin. If several places are on one line, the first one decides which part is
    /// shown.
    pub fn new(source: &'s Source, spans: &[Span]) -> Excerpt<'s> {
        let mut excerpt = Excerpt { name: plain(source.name()), text: String::new(), lines: Vec::new() };
        let mut lines: Vec<Shown> = Vec::new();
        for span in spans {
            let shown = cut(source, *span);
            if lines.iter().all(|known| known.line_start != shown.line_start) {
                lines.push(shown);
            }
        }
        lines.sort_by_key(|line| line.line_start);
        for line in &mut lines {
            line.start = excerpt.text.len();
            if line.piece.start > line.line_start {
                excerpt.text.push(CUT);
            }
            line.piece_start = excerpt.text.len();
            excerpt.text.push_str(&source.text()[line.piece.clone()]);
            if line.piece.end < line.line_start + source.line_at(line.line_start).len() {
                excerpt.text.push(CUT);
            }
            excerpt.text.push('\n');
        }
        excerpt.lines = lines;
        excerpt
    }

    /// The range of a place in the excerpt, limited to what is shown of its line.
    pub fn range(&self, span: Span) -> Range<usize> {
        let behind = self.lines.partition_point(|line| line.line_start <= span.start);
        let Some(line) = behind.checked_sub(1).and_then(|index| self.lines.get(index)) else { return 0..0 };
        let within = |offset: usize| {
            line.piece_start + offset.clamp(line.piece.start, line.piece.end) - line.piece.start
        };
        let start = self.text.floor_char_boundary(within(span.start));
        start..self.text.floor_char_boundary(within(span.end)).max(start)
    }

    fn line(&self, index: usize) -> Result<&Shown, Error> {
        self.lines.get(index).ok_or(Error::LineTooLarge { given: index, max: self.lines.len() })
    }
}

/// The part of a line that shows a place best.
fn cut(source: &Source, span: Span) -> Shown {
    let offset = source.text().floor_char_boundary(span.start);
    let (place, line) = (source.place(offset), source.line_at(offset));
    let line_start = source.text()[..offset].rfind('\n').map_or(0, |newline| newline + 1);
    let skipped = if line.chars().count() > WIDTH { (place.column - 1).saturating_sub(BEFORE) } else { 0 };
    let byte = |count: usize| line.char_indices().nth(count).map_or(line.len(), |(byte, _)| byte);
    let piece = line_start + byte(skipped)..line_start + byte(skipped + WIDTH);
    Shown { number: place.line, column: skipped + 1, line_start, piece, start: 0, piece_start: 0 }
}

impl<'a> Files<'a> for Excerpt<'_> {
    type FileId = ();
    type Name = &'a str;
    type Source = &'a str;

    fn name(&'a self, (): ()) -> Result<&'a str, Error> {
        Ok(&self.name)
    }

    fn source(&'a self, (): ()) -> Result<&'a str, Error> {
        Ok(&self.text)
    }

    fn line_index(&'a self, (): (), byte: usize) -> Result<usize, Error> {
        Ok(self.lines.partition_point(|line| line.start <= byte).saturating_sub(1))
    }

    fn line_number(&'a self, (): (), line: usize) -> Result<usize, Error> {
        Ok(self.line(line)?.number)
    }

    fn column_number(&'a self, (): (), line: usize, byte: usize) -> Result<usize, Error> {
        let line = self.line(line)?;
        let before = self.text.get(line.piece_start..byte).unwrap_or_default();
        Ok(line.column + before.chars().count())
    }

    fn line_range(&'a self, (): (), line: usize) -> Result<Range<usize>, Error> {
        let end = self.lines.get(line + 1).map_or(self.text.len(), |next| next.start);
        Ok(self.line(line)?.start..end)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The text that the excerpt underlines for a place, and its line and column.
    fn shown(text: &str, span: Span) -> (String, usize, usize) {
        let source = Source::new("x", text);
        let excerpt = Excerpt::new(&source, &[span]);
        let range = excerpt.range(span);
        let location = excerpt.location((), range.start).unwrap();
        (excerpt.text[range].to_owned(), location.line_number, location.column_number)
    }

    #[test]
    fn a_place_in_a_long_line_keeps_its_text_and_its_column() {
        for at in [0, 1, 39, 40, 41, 119, 120, 121, 5_000, 9_990] {
            let text = format!("short\n{}ö!{}\nshort", "ä".repeat(at), "ü".repeat(9_998 - at));
            let start = 6 + at * 2;
            let (word, line, column) = shown(&text, Span::new(start, start + 3));
            assert_eq!((word.as_str(), line, column), ("ö!", 2, at + 1));
        }
    }

    #[test]
    fn no_line_of_an_excerpt_is_much_longer_than_a_terminal_is_wide() {
        let source = Source::new("x", "(".repeat(10_000));
        let excerpt = Excerpt::new(&source, &[Span::new(7_000, 7_001), Span::new(0, 1)]);
        assert_eq!(excerpt.text.lines().count(), 1);
        assert!(excerpt.text.lines().all(|line| line.chars().count() <= WIDTH + 2));
        assert!(excerpt.range(Span::new(0, 1)).end <= excerpt.text.len());
    }

    #[test]
    fn a_place_behind_the_last_character_and_one_in_an_empty_file_have_an_excerpt() {
        assert_eq!(shown("ab\n", Span::new(3, 3)), (String::new(), 2, 1));
        assert_eq!(shown("", Span::new(0, 0)), (String::new(), 1, 1));
        assert_eq!(shown("ab", Span::new(900, 901)), (String::new(), 1, 3));
    }
}
