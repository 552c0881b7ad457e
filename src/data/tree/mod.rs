//! A RON text as a tree of nodes that know their places. Text is parsed in `parser`, `scanner` and `literal`; `reader`
//! turns the tree into typed values.

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

/// How deep brackets may nest. The limit is low enough that the `ron` crate, which also counts structs, options and
/// variants, never reaches its own limit first.
pub const DEPTH_LIMIT: usize = 24;

/// How many values a file may hold.
pub const VALUE_LIMIT: usize = 250_000;

/// How many problems of one file are collected.
pub const PROBLEM_LIMIT: usize = 40;

/// One value of a file.
#[derive(Clone, Debug, PartialEq)]
pub struct Node {
    /// The place of the whole value.
    pub span: Span,
    pub value: Value,
    /// Its index among the nodes of the tree, in the order in which they begin.
    pub(in crate::data) id: usize,
}

/// A value before it has a type.
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
    /// `(a, b)` or `Word(a, b)`: a tuple, or a variant that holds values, such as `Some(a)`.
    Tuple(Option<Word>, Vec<Node>),
    /// `(a: 1)` or `Word(a: 1)`: a struct, or a variant that holds fields.
    Struct(Option<Word>, Vec<Field>),
    /// A value that could not be read; its problem has been reported.
    Broken,
}

/// A word with its place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Word {
    pub span: Span,
    pub text: String,
}

/// A field of a struct.
#[derive(Clone, Debug, PartialEq)]
pub struct Field {
    pub word: Word,
    pub node: Node,
}

/// One step of a path from a tree's root to a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step<'a> {
    /// Into a field of a struct.
    Field(&'a str),
    /// Into the value of a map under a key, which is a text, a word, a character or a number.
    Key(&'a str),
    /// Into an element of a list or a tuple, counted from 0.
    Index(usize),
}

impl Node {
    /// The part of a value that a message points at: all of a plain value, but only the name or the opening bracket of
    /// a value with parts.
    pub fn head(&self) -> Span {
        match &self.value {
            Value::Tuple(Some(word), _) | Value::Struct(Some(word), _) => word.span,
            Value::List(_) | Value::Map(_) | Value::Tuple(None, _) | Value::Struct(None, _) => {
                Span::new(self.span.start, self.span.start + 1)
            }
            _ => self.span,
        }
    }

    /// The direct parts of this value, keys of maps included.
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

    /// The content of an optional value that is written as `Some(x)`, since paths have no step for `Some`.
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
    pub source: Source,
    pub root: Node,
    /// The places of the comments, in order.
    pub comments: Vec<Span>,
    /// For each node the index of its parent; the root is its own parent.
    pub(in crate::data) parents: Vec<usize>,
}

impl Tree {
    /// The value at the end of a path.
    pub fn find(&self, path: &[Step]) -> Option<&Node> {
        path.iter().try_fold(&self.root, |node, step| node.within_some().child(*step))
    }

    /// The place of the value at the end of a path; if the path leads nowhere, the place of the last value that exists
    /// on it.
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

    /// The place of the field name or key before the value at the end of a path; the value's own place if it has none.
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

    /// The outermost value whose head is at a place.
    pub fn begun_at(&self, place: Span) -> Option<&Node> {
        let mut node = &self.root;
        while node.head() != place {
            node = node
                .children()
                .find(|child| child.span.start <= place.start && place.end <= child.span.end)?;
        }
        Some(node)
    }

    /// An error at the value at the end of a path.
    pub fn complain(&self, path: &[Step], phrase: Phrase) -> Problem {
        Problem::error(phrase).at(&self.source, self.place(path))
    }
}
