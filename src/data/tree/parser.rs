//! Parses text into a tree. Small mistakes are reported and skipped, so that one pass finds them all. If brackets do
//! not match, the rest is still parsed, but its types are not checked. Depth and size are limited.

use std::collections::BTreeMap;

use super::{
    DEPTH_LIMIT, Field, Node, Tree, VALUE_LIMIT, Value, Word,
    fingerprint::fingerprint,
    scanner::{Scanner, begins_word},
};
use crate::{
    battle::{
        former_words::present_word,
        problem::{Phrase, Problem},
        source::{Source, Span},
    },
    data::source::refuse_text,
};

/// The result of parsing a text.
pub struct Parsed {
    pub tree: Tree,
    /// Every mistake in the text.
    pub problems: Vec<Problem>,
    /// Whether the tree has the structure that its author meant, so that checking the types of its values makes sense.
    pub keeps_shape: bool,
}

/// Parses a text as RON.
pub fn parse(source: &Source) -> Parsed {
    let mut parser = Parser {
        scanner: Scanner::new(source),
        open: Vec::new(),
        parents: Vec::new(),
        has_lost_shape: false,
    };
    let root = match refuse_text(source) {
        Some(problem) => {
            parser.scanner.problems.push(*problem);
            parser.scanner.has_given_up = true;
            parser.enter(0);
            Node { span: Span::default(), value: Value::Broken, id: 0 }
        }
        None => parser.file(),
    };
    parser.scanner.blame_open_text();
    let Parser { scanner, parents, has_lost_shape, .. } = parser;
    let keeps_shape = !has_lost_shape && !scanner.has_given_up;
    let tree = Tree { source: source.clone(), root, comments: scanner.comments, parents };
    Parsed { tree, problems: scanner.problems, keeps_shape }
}

struct Parser<'a> {
    scanner: Scanner<'a>,
    /// The brackets around the current position, with their places.
    open: Vec<(char, Span)>,
    parents: Vec<usize>,
    has_lost_shape: bool,
}

/// One part between brackets and commas.
enum Element {
    Field(Field),
    Plain(Node),
    /// A colon after something that is not a name; the problem has been reported.
    Nothing,
}

impl Parser<'_> {
    fn file(&mut self) -> Node {
        self.scanner.skip_blank();
        if self.scanner.rest().is_empty() && !self.scanner.has_given_up {
            let end = self.scanner.at;
            self.scanner.give_up(Span::new(end, end), Phrase::new("empty-file"));
        }
        let root = self.value(0);
        self.scanner.skip_blank();
        let is_said = self.scanner.has_given_up || self.has_lost_shape;
        if !self.scanner.rest().is_empty() && !is_said {
            let start = self.scanner.at;
            let line = self.scanner.rest().lines().next().unwrap_or_default();
            let span = Span::new(start, start + line.trim_end().len());
            let found = self.scanner.show(span);
            self.scanner.give_up(span, Phrase::new("trailing-text").with("found", found));
        }
        root
    }

    /// Gives a node its index.
    fn enter(&mut self, parent: usize) -> usize {
        self.parents.push(parent);
        self.parents.len() - 1
    }

    /// The value at the current position. If there is none, that is reported and nothing is skipped.
    fn value(&mut self, parent: usize) -> Node {
        let id = self.enter(parent);
        let start = self.scanner.at;
        if self.parents.len() > VALUE_LIMIT && !self.scanner.has_given_up {
            self.scanner
                .give_up(Span::new(start, start), Phrase::new("too-many-values").with("limit", VALUE_LIMIT));
        }
        let value = if self.scanner.has_given_up { Value::Broken } else { self.value_inside(id) };
        Node { span: Span::new(start, self.scanner.at), value, id }
    }

    fn value_inside(&mut self, id: usize) -> Value {
        match self.scanner.peek() {
            Some('(') => self.group(id, None),
            Some('[') => self.list(id),
            Some('{') => self.map(id),
            Some('"') => self.scanner.text(),
            Some('\'') => self.scanner.character(),
            Some('0'..='9' | '+' | '-' | '.') => self.scanner.number(),
            Some('r') if self.scanner.is_at_raw_text() => self.scanner.raw_text(),
            Some(letter) if begins_word(letter) => self.word(id),
            Some(',' | ')' | ']' | '}' | ':') | None => {
                let at = self.scanner.at;
                self.scanner.report_at(Span::new(at, at), Phrase::new("value-missing"));
                Value::Broken
            }
            Some(_) => {
                let start = self.scanner.at;
                self.scanner.take_while(|letter| !letter.is_whitespace() && !",()[]{}:\"'".contains(letter));
                self.report_found("unexpected-character", Span::new(start, self.scanner.at));
                Value::Broken
            }
        }
    }

    fn report_found(&mut self, key: &'static str, span: Span) {
        let found = self.scanner.show(span);
        self.scanner.report_at(span, Phrase::new(key).with("found", found));
    }

    /// A word, or a variant or struct that begins with one.
    fn word(&mut self, id: usize) -> Value {
        let start = self.scanner.at;
        let Some(text) = self.scanner.word() else { return Value::Broken };
        let end = self.scanner.at;
        let goes_on = self.scanner.rest().starts_with(['-', '.', '+'])
            || self.scanner.peek().is_some_and(char::is_alphanumeric);
        if goes_on {
            self.scanner
                .take_while(|letter| letter.is_alphanumeric() || matches!(letter, '_' | '-' | '.' | '+'));
            self.report_found("not-a-word", Span::new(start, self.scanner.at));
            return Value::Broken;
        }
        match text {
            "true" => return Value::Bool(true),
            "false" => return Value::Bool(false),
            "inf" | "NaN" => {
                self.report_found("malformed-number", Span::new(start, end));
                return Value::Broken;
            }
            _ => {}
        }
        let word = self.named(Span::new(start, end), text);
        self.scanner.skip_blank();
        if self.scanner.peek() == Some('(') {
            return self.group(id, Some(word));
        }
        self.scanner.at = end;
        Value::Word(word.text)
    }

    /// A word as it is called now; a former word is told of.
    fn named(&mut self, span: Span, text: &str) -> Word {
        let Some(present) = present_word(text) else { return Word { span, text: text.to_owned() } };
        let phrase = Phrase::new("now-called").with("found", text).with("present", present);
        self.scanner.report(Problem::warning(phrase).at(self.scanner.source, span));
        Word { span, text: present.to_owned() }
    }

    fn list(&mut self, id: usize) -> Value {
        let mut nodes = Vec::new();
        self.bracketed('[', |parser| nodes.push(parser.value(id)));
        Value::List(nodes)
    }

    fn map(&mut self, id: usize) -> Value {
        let mut entries: Vec<(Node, Node)> = Vec::new();
        let mut seen = BTreeMap::new();
        self.bracketed('{', |parser| {
            let key = parser.value(id);
            parser.scanner.skip_blank();
            parser.pass_colon();
            let value = parser.value(id);
            let print = fingerprint(&key);
            match seen.get(&print) {
                Some(first) if !matches!(key.value, Value::Broken) => {
                    let shown = parser.scanner.show(key.span);
                    parser.report_twice(key.head(), *first, Phrase::new("duplicate-key").with("key", shown));
                }
                _ => {
                    seen.insert(print, key.head());
                    entries.push((key, value));
                }
            }
        });
        Value::Map(entries)
    }

    fn report_twice(&mut self, second: Span, first: Span, phrase: Phrase) {
        let problem = Problem::error(phrase).at(self.scanner.source, second);
        self.scanner.report(problem.relate(first, Phrase::new("first-given-here")));
    }

    /// `(...)` with values or fields; the first part decides which.
    fn group(&mut self, id: usize, word: Option<Word>) -> Value {
        let mut nodes = Vec::new();
        let mut fields: Vec<Field> = Vec::new();
        let mut seen = BTreeMap::new();
        self.bracketed('(', |parser| match parser.part(id) {
            Element::Field(field) if nodes.is_empty() => match seen.get(&field.word.text) {
                Some(first) => {
                    let phrase = Phrase::new("duplicate-field").with("field", field.word.text);
                    parser.report_twice(field.word.span, *first, phrase);
                }
                None => {
                    seen.insert(field.word.text.clone(), field.word.span);
                    fields.push(field);
                }
            },
            Element::Plain(node) if fields.is_empty() => nodes.push(node),
            // A broken value has been reported already.
            Element::Plain(node) if matches!(node.value, Value::Broken) => {}
            Element::Plain(node) => parser.report_found("field-name-missing", node.head()),
            Element::Field(field) => {
                parser.report_found("field-among-values", field.word.span);
                nodes.push(field.node);
            }
            Element::Nothing => {}
        });
        if fields.is_empty() { Value::Tuple(word, nodes) } else { Value::Struct(word, fields) }
    }

    /// One part between round brackets.
    fn part(&mut self, id: usize) -> Element {
        let start = self.scanner.at;
        let word = if self.scanner.is_at_raw_text() { None } else { self.scanner.word() };
        if let Some(text) = word {
            let span = Span::new(start, self.scanner.at);
            self.scanner.skip_blank();
            if self.scanner.rest().starts_with([':', '=']) {
                let word = self.named(span, text);
                self.pass_colon();
                return Element::Field(Field { word, node: self.value(id) });
            }
            if lacks_colon(text, self.scanner.rest()) {
                let word = self.named(span, text);
                self.scanner.report_at(Span::new(span.end, span.end), Phrase::new("colon-missing"));
                return Element::Field(Field { word, node: self.value(id) });
            }
            self.scanner.at = start;
        }
        let node = self.value(id);
        let end = self.scanner.at;
        self.scanner.skip_blank();
        if self.scanner.peek() == Some(':') && !self.scanner.has_given_up {
            self.pass_colon();
            let part = match node.value {
                Value::Text(text) => {
                    self.report_found("quoted-field", node.span);
                    let word = Word { span: node.span, text };
                    return Element::Field(Field { word, node: self.value(id) });
                }
                Value::Broken => Element::Nothing,
                _ => {
                    self.report_found("field-name-wrong", node.span);
                    Element::Nothing
                }
            };
            self.value(id);
            return part;
        }
        self.scanner.at = end;
        Element::Plain(node)
    }

    /// Skips the colon between a name and its value, or what people write instead.
    fn pass_colon(&mut self) {
        let start = self.scanner.at;
        if !self.scanner.eat(':') && !self.scanner.has_given_up {
            if self.scanner.eat('=') {
                self.scanner.eat('>');
            }
            self.scanner.report_at(Span::new(start, self.scanner.at), Phrase::new("colon-missing"));
        }
        self.scanner.skip_blank();
    }

    /// Parses from an opening bracket to its closing one; `read` reads each part between commas.
    fn bracketed(&mut self, opening: char, mut read: impl FnMut(&mut Self)) {
        let start = self.scanner.at;
        let span = Span::new(start, start + 1);
        if self.open.len() == DEPTH_LIMIT {
            return self.scanner.give_up(span, Phrase::new("too-deep").with("limit", DEPTH_LIMIT));
        }
        self.open.push((opening, span));
        self.scanner.at += 1;
        let mut is_parted = true;
        loop {
            let end = self.scanner.at;
            self.scanner.skip_blank();
            if self.scanner.has_given_up || self.closes(opening, span) {
                break;
            }
            let at = self.scanner.at;
            if self.scanner.eat(',') {
                if is_parted {
                    self.scanner.report_at(Span::new(at, at + 1), Phrase::new("extra-comma"));
                }
                is_parted = true;
                continue;
            }
            if !is_parted {
                let in_its_place =
                    self.scanner.take_while(|letter| letter.is_ascii_punctuation() && !opens_value(letter));
                is_parted = !in_its_place.is_empty();
                if is_parted {
                    self.report_found("comma-instead", Span::new(at, self.scanner.at));
                    continue;
                }
                self.scanner.report_at(Span::new(end, end), Phrase::new("comma-missing"));
            }
            read(self);
            is_parted = false;
            if self.scanner.at == at && !self.scanner.has_given_up {
                // Nothing was read, so this is a stray colon.
                self.scanner.eat(':');
            }
        }
        self.open.pop();
    }

    /// Whether a closing bracket is here, even a wrong one.
    fn closes(&mut self, opening: char, opened: Span) -> bool {
        let closing = closing_of(opening);
        let at = self.scanner.at;
        match self.scanner.peek() {
            None => {
                let phrase = Phrase::new("unclosed-bracket").with("opening", opening.to_string());
                self.scanner.give_up(opened, phrase.with("closing", closing.to_string()));
                true
            }
            Some(found) if found == closing => self.scanner.eat(closing),
            Some(found @ (')' | ']' | '}')) => {
                let phrase = Phrase::new("wrong-bracket")
                    .with("found", found.to_string())
                    .with("closing", closing.to_string());
                let problem = Problem::error(phrase).at(self.scanner.source, Span::new(at, at + 1));
                let opened_here = Phrase::new("opened-here").with("opening", opening.to_string());
                self.scanner.report(problem.relate(opened, opened_here));
                self.has_lost_shape = true;
                let outer = &self.open[..self.open.len() - 1];
                if !outer.iter().any(|(bracket, _)| closing_of(*bracket) == found) {
                    // It either replaces the right bracket, or is one too many.
                    self.scanner.eat(found);
                    self.scanner.skip_blank();
                    self.scanner.eat(closing);
                }
                true
            }
            Some(_) => false,
        }
    }
}

/// Whether a word is a field name without its colon: no variant begins with a lower-case letter, and no value follows
/// directly after another.
fn lacks_colon(word: &str, rest: &str) -> bool {
    word.starts_with(|letter: char| letter.is_ascii_lowercase())
        && !matches!(word, "true" | "false" | "inf")
        && rest.starts_with(['"', '\'', '[', '{', '-', '0', '1', '2', '3', '4', '5', '6', '7', '8', '9'])
}

/// Whether a mark may begin or end a value, or end the brackets around it.
fn opens_value(letter: char) -> bool {
    "()[]{}\"'+-._".contains(letter)
}

fn closing_of(opening: char) -> char {
    match opening {
        '(' => ')',
        '[' => ']',
        _ => '}',
    }
}
