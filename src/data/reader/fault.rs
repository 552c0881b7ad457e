//! What serde says when a value does not fit its type, kept as data: serde's sentences are taken apart here and never
//! reach a user.

use std::fmt;

use serde::de;

use super::expectation::{expect, expect_number};
use crate::{
    battle::{
        problem::{Complaint, Phrase, Problem},
        source::{Source, Span},
    },
    data::{
        nearest::nearest,
        tree::{Field, Node, Value, show},
    },
};

/// Why a value could not be had of a node.
#[derive(Debug)]
pub(super) struct Fault {
    pub kind: Kind,
    /// The number of the node that does not fit, as soon as that is known.
    pub node: Option<usize>,
    /// The part of the file to show.
    pub span: Span,
    /// What was asked for a value was no node but a made-up stand-in.
    pub is_from_filler: bool,
    /// The node at fault is to be left out altogether, being nothing anybody asked for.
    pub is_superfluous: bool,
    /// How the node at fault is written: what it begins with says which advice helps.
    pub look: Look,
}

/// What kind of thing stands where a fault is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Look {
    Text,
    Word,
    Other,
}

#[derive(Debug)]
pub(super) enum Kind {
    /// Nothing to say: it has been said.
    Silent,
    Mismatch(Phrase),
    OutOfRange {
        from: i128,
        to: i128,
    },
    WrongCount {
        expected: Phrase,
        found: usize,
    },
    /// There is more than anybody asked for.
    TooMany {
        taken: usize,
    },
    /// A name before brackets that hold fields, where none belongs.
    WrongTitle(&'static [&'static str]),
    /// Values without names where fields belong.
    Nameless(&'static [&'static str]),
    /// A variant's fields or values in brackets of their own.
    DoubledBrackets,
    /// A variant with brackets that holds nothing.
    HoldsNothing,
    /// A variant without brackets that holds something.
    HoldsSomething,
    UnknownField {
        found: String,
        expected: &'static [&'static str],
    },
    UnknownChoice {
        found: String,
        expected: &'static [&'static str],
    },
    MissingField(&'static str),
    DuplicateField(&'static str),
    Complaint(Complaint),
    Custom(String),
}

pub(super) type Outcome<T> = Result<T, Box<Fault>>;

impl Fault {
    pub fn new(kind: Kind) -> Box<Self> {
        Box::new(Self {
            kind,
            node: None,
            span: Span::default(),
            is_from_filler: false,
            is_superfluous: false,
            look: Look::Other,
        })
    }

    pub fn wrong_kind(expectation: Phrase) -> Box<Self> {
        Self::new(Kind::Mismatch(expectation))
    }

    /// The same fault, at that node unless it has a place already.
    pub fn located(mut self: Box<Self>, node: &Node) -> Box<Self> {
        if self.node.is_none() {
            self.node = Some(node.id);
            self.span = node.head();
            self.look = match node.value {
                Value::Text(_) => Look::Text,
                Value::Word(_) => Look::Word,
                _ => Look::Other,
            };
        }
        self
    }

    /// The same fault, as one of a field that nobody asked for.
    pub fn superfluous(mut self: Box<Self>, field: &Field) -> Box<Self> {
        self.node = Some(field.node.id);
        self.span = field.word.span;
        self.is_superfluous = true;
        self
    }

    /// Whether a value complained that its field should not be there.
    pub fn disowns_the_field(&self) -> bool {
        matches!(&self.kind, Kind::Complaint(complaint) if matches!(&*complaint.key, "unknown-field" | "block-field"))
    }

    /// Whether the fault may be no more than the echo of something that was taken out further down.
    pub fn may_be_an_echo(&self) -> bool {
        matches!(
            self.kind,
            Kind::WrongCount { .. } | Kind::TooMany { .. } | Kind::Complaint(_) | Kind::Custom(_)
        )
    }

    /// The problem to show, if there is anything to say.
    pub fn into_problem(self, source: &Source) -> Option<Problem> {
        let found = show(source, self.span);
        let mut suggestion = None;
        let names = |names: &[&str]| names.iter().map(ToString::to_string).collect::<Vec<_>>();
        let phrase = match self.kind {
            Kind::Silent => return None,
            Kind::Mismatch(expected) => {
                let key = match (self.look, &*expected.key) {
                    (Look::Text, "expect-choice") => "needless-quotes",
                    (Look::Word, "expect-text") => "missing-quotes",
                    _ => "wrong-kind",
                };
                Phrase::new(key).with("expected", expected).with("found", found)
            }
            Kind::OutOfRange { from, to } => {
                Phrase::new("out-of-range").with("found", found).with("from", from).with("to", to)
            }
            Kind::WrongCount { expected, found } => {
                Phrase::new("wrong-count").with("expected", expected).with("found", found)
            }
            Kind::WrongTitle(fields) => {
                Phrase::new("wrong-title").with("found", found).with("expected", names(fields))
            }
            Kind::Nameless(fields) => Phrase::new("nameless-values").with("expected", names(fields)),
            Kind::TooMany { taken } => Phrase::new("too-many-parts").with("count", taken),
            Kind::DoubledBrackets => Phrase::new("doubled-brackets"),
            Kind::HoldsNothing => Phrase::new("holds-nothing").with("found", found),
            Kind::HoldsSomething => Phrase::new("holds-something").with("found", found),
            Kind::UnknownField { found, expected } => {
                suggestion = nearest(&found, expected.iter().copied()).map(str::to_owned);
                let key = if expected.is_empty() { "needless-field" } else { "unknown-field" };
                Phrase::new(key).with("found", found).with("expected", names(expected))
            }
            Kind::UnknownChoice { found, expected } => {
                suggestion = nearest(&found, expected.iter().copied()).map(str::to_owned);
                Phrase::new("unknown-choice").with("found", found).with("expected", names(expected))
            }
            Kind::MissingField(field) => Phrase::new("missing-field").with("field", field),
            Kind::DuplicateField(field) => Phrase::new("duplicate-field").with("field", field),
            Kind::Complaint(complaint) => {
                suggestion.clone_from(&complaint.suggestion);
                complaint.into()
            }
            Kind::Custom(text) => Phrase::new("custom").with("text", text),
        };
        Some(Problem::error(phrase).at(source, self.span).suggest(suggestion))
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{:?}", self.kind)
    }
}

impl std::error::Error for Fault {}

impl de::Error for Box<Fault> {
    fn custom<T: fmt::Display>(text: T) -> Self {
        let text = text.to_string();
        Fault::new(match Complaint::parse(&text) {
            Some(complaint) => Kind::Complaint(complaint),
            None => Kind::Custom(text),
        })
    }

    fn invalid_type(_: de::Unexpected, expected: &dyn de::Expected) -> Self {
        Fault::wrong_kind(expect(&expected.to_string()))
    }

    fn invalid_value(unexpected: de::Unexpected, expected: &dyn de::Expected) -> Self {
        let text = expected.to_string();
        match (unexpected, expect_number(&text)) {
            (de::Unexpected::Unsigned(_) | de::Unexpected::Signed(_), Some((from, to))) => {
                Fault::new(Kind::OutOfRange { from, to })
            }
            _ => Fault::wrong_kind(expect(&text)),
        }
    }

    fn invalid_length(found: usize, expected: &dyn de::Expected) -> Self {
        Fault::new(Kind::WrongCount { expected: expect(&expected.to_string()), found })
    }

    fn unknown_variant(found: &str, expected: &'static [&'static str]) -> Self {
        Fault::new(Kind::UnknownChoice { found: found.to_owned(), expected })
    }

    fn unknown_field(found: &str, expected: &'static [&'static str]) -> Self {
        Fault::new(Kind::UnknownField { found: found.to_owned(), expected })
    }

    fn missing_field(field: &'static str) -> Self {
        Fault::new(Kind::MissingField(field))
    }

    fn duplicate_field(field: &'static str) -> Self {
        Fault::new(Kind::DuplicateField(field))
    }
}
