//! The text of a card: Markdown with a title, a few header lines and fenced blocks. Other text is for people only.

use crate::battle::nearest::nearest;
use crate::battle::words::words;
use crate::battle::{Phrase, Problem, Source, Span};

words! {
    /// What a fenced block holds, with the word behind the fence.
    pub enum BlockKind {
        /// Rows of the map.
        Map = "map",
        /// A scenario.
        Ron = "ron",
        /// Choices laid over the rulebook, or a whole rulebook.
        Rulebook = "rulebook",
        /// Orders, one a line.
        Orders = "orders",
        /// Every die that is thrown.
        Dice = "dice",
        /// What holds once the orders above it have been carried out.
        Then = "then",
        /// The chronicle.
        Facts = "facts",
        /// What an opponent orders in this position.
        Chooses = "chooses",
    }
}

impl BlockKind {
    /// Whether a card may hold more than one of its kind.
    const fn may_repeat(self) -> bool {
        matches!(self, BlockKind::Orders | BlockKind::Dice | BlockKind::Then | BlockKind::Chooses)
    }
}

/// A fenced block.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Block {
    pub kind: BlockKind,
    /// The fence that opens it.
    pub fence: Span,
    /// What the fence says after the kind.
    pub about: Span,
    /// The text between the fences.
    pub inside: Span,
}

/// A card, taken apart.
#[derive(Clone, Debug, Default)]
pub struct Card {
    /// The sentence that the card proves.
    pub title: String,
    /// The cited rules, each with its place.
    pub rules: Vec<(String, Span)>,
    /// The names of the rulebooks that it is played by, each with its place. Only positions have more than one.
    pub rulebooks: Vec<(String, Span)>,
    /// Whether the battle begins as usual, with rolls for who goes first.
    pub begins_by_roll: bool,
    /// The blocks, in the order of the file.
    pub blocks: Vec<Block>,
}

impl Card {
    /// The first block of a kind.
    pub fn block(&self, kind: BlockKind) -> Option<Block> {
        self.blocks.iter().copied().find(|block| block.kind == kind)
    }

    /// All blocks of a kind.
    pub fn blocks_of(&self, kind: BlockKind) -> impl Iterator<Item = Block> + '_ {
        self.blocks.iter().copied().filter(move |block| block.kind == kind)
    }
}

/// A line of a block that is not empty.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Line<'s> {
    /// Without comment.
    pub text: &'s str,
    pub span: Span,
}

impl Line<'_> {
    /// A problem of the whole line.
    pub fn complain(&self, source: &Source, phrase: Phrase) -> Problem {
        Problem::error(phrase).at(source, self.span)
    }
}

/// Takes a card apart.
pub fn read_card(source: &Source) -> (Card, Vec<Problem>) {
    let mut reader = Reader { source, card: Card::default(), problems: Vec::new(), header: Header::Ahead };
    reader.read();
    (reader.card, reader.problems)
}

/// How far the header has been read.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Header {
    Ahead,
    Within,
    Behind,
}

struct Reader<'s> {
    source: &'s Source,
    card: Card,
    problems: Vec<Problem>,
    header: Header,
}

impl Reader<'_> {
    fn complain(&mut self, span: Span, phrase: Phrase) {
        self.problems.push(Problem::error(phrase).at(self.source, span));
    }

    fn read(&mut self) {
        let mut lines = raw_lines(self.source, Span::new(0, self.source.text().len())).peekable();
        while let Some((text, span)) = lines.next() {
            let ticks = text.bytes().take_while(|byte| *byte == b'`').count();
            if ticks < 3 {
                self.prose(text, span);
                continue;
            }
            let is_end = |line: &str| {
                line.trim_end().len() == ticks && line.bytes().take(ticks).all(|byte| byte == b'`')
            };
            let mut inside = Span::new(span.end, span.end);
            let mut is_closed = false;
            for (line, own) in lines.by_ref() {
                if inside.start == span.end {
                    inside = Span::new(own.start, own.start);
                }
                if is_end(line) {
                    inside.end = own.start;
                    is_closed = true;
                    break;
                }
                inside.end = own.end;
            }
            if !is_closed {
                self.complain(span, Phrase::new("card-unclosed-block"));
            }
            let (word, about) = split_fence(&text[ticks..], span.start + ticks);
            self.block(word, Block { kind: BlockKind::Then, fence: span, about, inside });
        }
        let top = Span::default();
        if self.card.title.is_empty() {
            self.complain(top, Phrase::new("card-no-title"));
        }
        let is_position = self.card.block(BlockKind::Chooses).is_some();
        if self.card.rules.is_empty() && !is_position {
            self.complain(top, Phrase::new("card-no-rule"));
        }
        if let Some((_, second)) = self.card.rulebooks.get(1).filter(|_| !is_position) {
            self.complain(*second, Phrase::new("card-one-rulebook"));
        }
        if self.card.block(BlockKind::Ron).is_none() {
            self.complain(top, Phrase::new("card-no-scenario"));
        }
        let claims = [BlockKind::Then, BlockKind::Dice, BlockKind::Facts, BlockKind::Chooses];
        if !claims.iter().any(|kind| self.card.block(*kind).is_some()) {
            self.complain(top, Phrase::new("card-claims-nothing"));
        }
    }

    fn block(&mut self, word: &str, block: Block) {
        if word.is_empty() || word == "text" {
            return;
        }
        let Some(kind) = BlockKind::ALL.into_iter().find(|kind| kind.word() == word) else {
            let words = BlockKind::ALL.map(BlockKind::word);
            let phrase = Phrase::new("card-unknown-block").with("found", word);
            let problem = Problem::error(phrase).at(self.source, block.fence).suggest(nearest(word, words));
            self.problems.push(problem);
            return;
        };
        match self.card.block(kind) {
            Some(first) if !kind.may_repeat() => {
                let problem = Problem::error(Phrase::new("card-block-twice").with("found", word));
                let problem = problem.at(self.source, block.fence);
                self.problems.push(problem.relate(first.fence, Phrase::new("first-given-here")));
            }
            _ => self.card.blocks.push(Block { kind, ..block }),
        }
    }

    fn prose(&mut self, text: &str, span: Span) {
        if self.card.title.is_empty() {
            if let Some(title) = text.strip_prefix("# ") {
                self.card.title = title.trim().to_owned();
            }
            return;
        }
        let key = text.split_once(':').filter(|(key, _)| {
            !key.is_empty()
                && key.bytes().all(|byte| byte.is_ascii_lowercase() || byte == b'-' || byte == b'_')
        });
        match key {
            Some((key, value)) if self.card.blocks.is_empty() => {
                let value_at = span.start + key.len() + 1 + (value.len() - value.trim_start().len());
                let place = Span::new(value_at, value_at + value.trim().len());
                self.header_line(key, value.trim(), span, place);
            }
            _ if text.trim().is_empty() && self.header == Header::Ahead => {}
            _ => self.header = Header::Behind,
        }
    }

    fn header_line(&mut self, key: &str, value: &str, span: Span, place: Span) {
        match key {
            "rule" | "rules" => self.card.rules.extend(list_of(value, place.start)),
            "rulebook" | "rulebooks" => self.card.rulebooks.extend(list_of(value, place.start)),
            "start" if value == "roll" => self.card.begins_by_roll = true,
            "start" => {
                let phrase = Phrase::new("card-unknown-start").with("found", value);
                let problem = Problem::error(phrase).at(self.source, place).suggest(nearest(value, ["roll"]));
                self.problems.push(problem);
            }
            // After the header, prose may begin with a word and a colon.
            _ if self.header == Header::Behind => return,
            _ => {
                let words = ["rule", "rulebook", "start"];
                let phrase = Phrase::new("card-unknown-header").with("found", key);
                let span = Span::new(span.start, span.start + key.len());
                self.problems.push(Problem::error(phrase).at(self.source, span).suggest(nearest(key, words)));
            }
        }
        if self.header == Header::Ahead {
            self.header = Header::Within;
        }
    }
}

/// The word behind the ticks of a fence, and the place of what follows it.
fn split_fence(text: &str, start: usize) -> (&str, Span) {
    let said = text.trim();
    let word = said.split_whitespace().next().unwrap_or_default();
    let end = start + text.trim_end().len();
    let rest = said[word.len()..].trim_start().len();
    (word, Span::new(end - rest, end))
}

/// The entries of a list with commas, each with its place.
fn list_of(text: &str, start: usize) -> Vec<(String, Span)> {
    let mut at = start;
    let mut entries = Vec::new();
    for part in text.split(',') {
        let entry = part.trim();
        let from = at + part.len() - part.trim_start().len();
        if !entry.is_empty() {
            entries.push((entry.to_owned(), Span::new(from, from + entry.len())));
        }
        at += part.len() + 1;
    }
    entries
}

/// Every line of a part of the source, with its place, both without the line break.
pub fn raw_lines(source: &Source, within: Span) -> impl Iterator<Item = (&str, Span)> {
    let mut at = within.start;
    source.slice(within).split_inclusive('\n').map(move |line| {
        let start = at;
        at += line.len();
        let text = line.trim_end_matches(['\n', '\r']);
        (text, Span::new(start, start + text.len()))
    })
}

/// The lines of a block that are not empty, without what follows `//`.
pub fn lines_of(source: &Source, block: Block) -> impl Iterator<Item = Line<'_>> {
    raw_lines(source, block.inside).filter_map(|(text, span)| {
        let said = without_comment(text).trim_end();
        let text = said.trim_start();
        let start = span.start + (said.len() - text.len());
        let line = Line { text, span: Span::new(start, start + text.len()) };
        if text.is_empty() { None } else { Some(line) }
    })
}

/// The rows of a map: the first word of each line.
pub fn rows_of(source: &Source, block: Block) -> impl Iterator<Item = Line<'_>> {
    raw_lines(source, block.inside).filter_map(|(text, span)| {
        let row = text.split_whitespace().next()?;
        let start = span.start + (text.len() - text.trim_start().len());
        Some(Line { text: row, span: Span::new(start, start + row.len()) })
    })
}

fn without_comment(line: &str) -> &str {
    let mut is_quoted = false;
    let mut is_escaped = false;
    for (at, letter) in line.char_indices() {
        match letter {
            _ if is_escaped => is_escaped = false,
            '\\' if is_quoted => is_escaped = true,
            '"' => is_quoted = !is_quoted,
            '/' if !is_quoted && line[at..].starts_with("//") => return &line[..at],
            _ => {}
        }
    }
    line
}

/// The same file with spaces for everything outside one part, so that places in that part stay the same.
pub fn alone(source: &Source, span: Span) -> Source {
    let blank = |byte: u8| if byte == b'\n' || byte == b'\r' { byte } else { b' ' };
    let text = source.text().as_bytes();
    let mut bytes: Vec<u8> = text.iter().map(|byte| blank(*byte)).collect();
    bytes[span.range()].copy_from_slice(&text[span.range()]);
    Source::new(source.name(), String::from_utf8_lossy(&bytes).into_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_card_is_title_header_and_blocks() {
        let text = "# It holds\n\nrule: A-1, A-2\nrulebook: own\nstart: roll\n\nNote: prose.\n\n```map\n.I/. //\n```\n\
                    ```ron\n()\n```\n````then\nI is dead // so\n````\n";
        let source = Source::new("x.md", text);
        let (card, problems) = read_card(&source);
        assert_eq!(problems, []);
        assert_eq!((card.title.as_str(), card.rules.len(), card.begins_by_roll), ("It holds", 2, true));
        let rows: Vec<_> =
            rows_of(&source, card.block(BlockKind::Map).unwrap()).map(|line| line.text).collect();
        assert_eq!(rows, [".I/."]);
        let claims: Vec<_> = lines_of(&source, card.block(BlockKind::Then).unwrap()).collect();
        assert_eq!(claims.iter().map(|line| source.slice(line.span)).collect::<Vec<_>>(), ["I is dead"]);
    }

    #[test]
    fn slips_of_the_header_and_of_fences_are_told_with_the_word_meant() {
        let text =
            "# It holds\n\nrule: A-1\nrulbook: own\n\n```ron\n()\n```\n```thn\nI is dead\n```\n```orders\n";
        let (_, problems) = read_card(&Source::new("x.md", text));
        let keys: Vec<_> =
            problems.iter().map(|problem| (problem.key(), problem.suggestion.as_deref())).collect();
        assert!(keys.contains(&("card-unknown-header", Some("rulebook"))), "{keys:?}");
        assert!(keys.contains(&("card-unknown-block", Some("then"))), "{keys:?}");
        assert!(keys.contains(&("card-unclosed-block", None)), "{keys:?}");
    }

    #[test]
    fn a_comment_does_not_begin_within_quotes() {
        assert_eq!(without_comment(r#"A says "x // y" // z"#), r#"A says "x // y" "#);
        assert_eq!(without_comment(r#"A says "x \" // y""#), r#"A says "x \" // y""#);
    }

    #[test]
    fn a_block_alone_keeps_its_place() {
        let source = Source::new("x", "ö\nabc\r\nd");
        let alone = alone(&source, Span::new(3, 6));
        assert_eq!(alone.text(), "  \nabc\r\n ");
        assert_eq!(alone.text().len(), source.text().len());
    }
}
