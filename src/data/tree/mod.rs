//! A RON text as a tree in which everything knows its place. How text becomes a tree lives in `parser`, `scanner` and
//! `literal`; what a tree means lives in `reader`.

mod fingerprint;
mod literal;
mod parser;
mod scanner;

use crate::battle::{
    problem::{Phrase, Problem},
    source::{Source, Span},
};

pub use parser::{Parsed, parse};
pub(in crate::data) use scanner::show;

/// How many brackets may lie within each other. Low enough that `ron`, which counts structs, options and variants on
/// top of brackets, never meets its own limit before we meet ours.
pub const DEPTH_LIMIT: usize = 24;

/// How many values a file may hold.
pub const VALUE_LIMIT: usize = 250_000;

/// How many problems of one file are worth listing.
pub const PROBLEM_LIMIT: usize = 40;

/// One value of a file.
#[derive(Clone, Debug, PartialEq)]
pub struct Node {
    /// Where all of it stands.
    pub span: Span,
    pub value: Value,
    /// Its number among the values of its tree, in the order in which they begin.
    pub(in crate::data) id: usize,
}

/// What a value looks like, before any type says what it means.
#[derive(Clone, Debug, PartialEq)]
pub enum Value {
    /// `true` or `false`.
    Bool(bool),
    /// A whole number that fits into 64 bits, signed or not.
    Integer(i128),
    /// A finite number with a decimal point or an exponent.
    Float(f64),
    /// `'x'`.
    Char(char),
    /// `"..."` or `r"..."`, with the escapes resolved.
    Text(String),
    /// A word without brackets: a variant that holds nothing, or `None`.
    Word(String),
    /// `[...]`.
    List(Vec<Node>),
    /// `{...}`.
    Map(Vec<(Node, Node)>),
    /// `(a, b)` or `Word(a, b)`: a tuple, or a variant that holds values; `Some(a)` is one.
    Tuple(Option<Word>, Vec<Node>),
    /// `(a: 1)` or `Word(a: 1)`: a struct, or a variant that holds fields.
    Struct(Option<Word>, Vec<Field>),
    /// Something that could not be read; a problem has said so.
    Broken,
}

/// A word with its place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Word {
    /// Where it stands.
    pub span: Span,
    /// The word itself.
    pub text: String,
}

/// A field of a struct.
#[derive(Clone, Debug, PartialEq)]
pub struct Field {
    pub word: Word,
    /// Its value.
    pub node: Node,
}

/// One step on the way from a tree's root to a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step<'a> {
    /// Into a field of a struct.
    Field(&'a str),
    /// Into the value that a map holds under a text, a word, a character or a number.
    Key(&'a str),
    /// Into an element of a list or a tuple, from 0.
    Index(usize),
}

impl Node {
    /// The part of a value that shows what it is: all of a plain value, but only the name or the bracket at the start of
    /// one with parts.
    pub fn head(&self) -> Span {
        match &self.value {
            Value::Tuple(Some(word), _) | Value::Struct(Some(word), _) => word.span,
            Value::List(_) | Value::Map(_) | Value::Tuple(None, _) | Value::Struct(None, _) => {
                Span::new(self.span.start, self.span.start + 1)
            }
            _ => self.span,
        }
    }

    /// The values that it is made of.
    pub fn children(&self) -> Box<dyn Iterator<Item = &Self> + '_> {
        match &self.value {
            Value::List(nodes) | Value::Tuple(_, nodes) => Box::new(nodes.iter()),
            Value::Map(entries) => Box::new(entries.iter().flat_map(|(key, value)| [key, value])),
            Value::Struct(_, fields) => Box::new(fields.iter().map(|field| &field.node)),
            _ => Box::new(std::iter::empty()),
        }
    }

    fn child(&self, step: Step) -> Option<&Self> {
        match (step, &self.value) {
            (Step::Field(name), Value::Struct(_, fields)) => {
                fields.iter().find(|field| field.word.text == name).map(|field| &field.node)
            }
            (Step::Key(name), Value::Map(entries)) => {
                entries.iter().find(|(key, _)| key.reads_as(name)).map(|(_, value)| value)
            }
            (Step::Index(index), Value::List(nodes) | Value::Tuple(_, nodes)) => nodes.get(index),
            _ => None,
        }
    }

    /// What an optional value holds when it is written as `Some(x)`, since no step speaks of that.
    fn within_some(&self) -> &Self {
        match &self.value {
            Value::Tuple(Some(word), nodes) if word.text == "Some" && nodes.len() == 1 => &nodes[0],
            _ => self,
        }
    }

    fn reads_as(&self, name: &str) -> bool {
        match &self.value {
            Value::Text(text) | Value::Word(text) => text == name,
            Value::Char(letter) => name.chars().eq([*letter]),
            Value::Integer(number) => number.to_string() == name,
            _ => false,
        }
    }
}

/// A whole file.
#[derive(Clone, Debug)]
pub struct Tree {
    /// The text it was read from.
    pub source: Source,
    /// The one value that the file holds.
    pub root: Node,
    /// Where the comments stand, in order.
    pub comments: Vec<Span>,
    /// For each value the number of the one it is part of; the root names itself.
    pub(in crate::data) parents: Vec<usize>,
}

impl Tree {
    /// The value at the end of a path.
    pub fn find(&self, path: &[Step]) -> Option<&Node> {
        path.iter().try_fold(&self.root, |node, step| node.within_some().child(*step))
    }

    /// Where the value at the end of a path begins to show; where a step leads nowhere, the place of the last value that
    /// exists on the way.
    pub fn place(&self, path: &[Step]) -> Span {
        let mut node = &self.root;
        for step in path {
            match node.within_some().child(*step) {
                Some(child) => node = child,
                None => break,
            }
        }
        node.head()
    }

    /// The name under which the value at the end of a path stands; the value itself where it has none.
    pub fn place_of_name(&self, path: &[Step]) -> Span {
        let name = path.split_last().and_then(|(last, before)| match (last, &self.find(before)?.value) {
            (Step::Field(name), Value::Struct(_, fields)) => {
                fields.iter().find(|field| field.word.text == *name).map(|field| field.word.span)
            }
            (Step::Field(name) | Step::Key(name), Value::Map(entries)) => {
                entries.iter().find(|(key, _)| key.reads_as(name)).map(|(key, _)| key.span)
            }
            _ => None,
        });
        name.unwrap_or_else(|| self.place(path))
    }

    /// The value that a place is the beginning of: the outermost one that shows itself there.
    pub fn begun_at(&self, place: Span) -> Option<&Node> {
        let mut node = &self.root;
        while node.head() != place {
            node = node
                .children()
                .find(|child| child.span.start <= place.start && place.end <= child.span.end)?;
        }
        Some(node)
    }

    /// A problem that was found in what a value means, at that value's place.
    pub fn complain(&self, path: &[Step], phrase: Phrase) -> Problem {
        Problem::error(phrase).at(&self.source, self.place(path))
    }
}
