//! serde's errors as data: why a value does not fit its type. serde's own sentences are parsed here and never shown to
//! a user.

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

/// Why a node could not be read as a value.
#[derive(Debug)]
pub(super) struct Fault {
    pub kind: FaultKind,
    /// The ID of the node at fault, as soon as it is known.
    pub node: Option<usize>,
    /// The part of the file to show.
    pub span: Span,
    /// The value came from the filler and not from the file.
    pub is_from_filler: bool,
    /// The type has no use for the node at fault, so the next attempt leaves the node out.
    pub is_superfluous: bool,
    /// How the node at fault is written, which decides what advice helps.
    pub look: NodeForm,
}

/// How a node is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum NodeForm {
    Text,
    Word,
    Other,
}

#[derive(Debug)]
pub(super) enum FaultKind {
    /// The problem has been reported already.
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
    /// There are more parts than the type asked for.
    TooMany {
        taken: usize,
    },
    /// A wrong name before the brackets of a struct.
    WrongTitle(&'static [&'static str]),
    /// Values without names where fields belong.
    Nameless(&'static [&'static str]),
    /// A variant's content in a second pair of brackets.
    DoubledBrackets,
    /// Brackets after a variant that takes none.
    HoldsNothing,
    /// No brackets after a variant that needs them.
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
    pub fn new(kind: FaultKind) -> Box<Self> {
        Box::new(Self {
            kind,
            node: None,
            span: Span::default(),
            is_from_filler: false,
            is_superfluous: false,
            look: NodeForm::Other,
        })
    }

    pub fn wrong_kind(expectation: Phrase) -> Box<Self> {
        Self::new(FaultKind::Mismatch(expectation))
    }

    /// The same fault, placed at a node unless it has a place already.
    pub fn located(mut self: Box<Self>, node: &Node) -> Box<Self> {
        if self.node.is_none() {
            self.node = Some(node.id);
            self.span = node.head();
            self.look = match node.value {
                Value::Text(_) => NodeForm::Text,
                Value::Word(_) => NodeForm::Word,
                _ => NodeForm::Other,
            };
        }
        self
    }

    /// The same fault, as that of a field that the type does not have.
    pub fn superfluous(mut self: Box<Self>, field: &Field) -> Box<Self> {
        self.node = Some(field.node.id);
        self.span = field.word.span;
        self.is_superfluous = true;
        self
    }

    /// Whether the fault is that the field should not be there.
    pub fn disowns_the_field(&self) -> bool {
        matches!(&self.kind, FaultKind::Complaint(complaint) if matches!(&*complaint.key, "unknown-field" | "block-field"))
    }

    /// Whether the fault may only be a consequence of a part that was left out or made up.
    pub fn may_be_an_echo(&self) -> bool {
        matches!(
            self.kind,
            FaultKind::WrongCount { .. }
                | FaultKind::TooMany { .. }
                | FaultKind::Complaint(_)
                | FaultKind::Custom(_)
        )
    }

    /// The problem to show; none for a silent fault.
    pub fn into_problem(self, source: &Source) -> Option<Problem> {
        let found = show(source, self.span);
        let mut suggestion = None;
        let names = |names: &[&str]| names.iter().map(ToString::to_string).collect::<Vec<_>>();
        let phrase = match self.kind {
            FaultKind::Silent => return None,
            FaultKind::Mismatch(expected) => {
                let key = match (self.look, &*expected.key) {
                    (NodeForm::Text, "expect-choice") => "needless-quotes",
                    (NodeForm::Word, "expect-text") => "missing-quotes",
                    _ => "wrong-kind",
                };
                Phrase::new(key).with("expected", expected).with("found", found)
            }
            FaultKind::OutOfRange { from, to } => {
                Phrase::new("out-of-range").with("found", found).with("from", from).with("to", to)
            }
            FaultKind::WrongCount { expected, found } => {
                Phrase::new("wrong-count").with("expected", expected).with("found", found)
            }
            FaultKind::WrongTitle(fields) => {
                Phrase::new("wrong-title").with("found", found).with("expected", names(fields))
            }
            FaultKind::Nameless(fields) => Phrase::new("nameless-values").with("expected", names(fields)),
            FaultKind::TooMany { taken } => Phrase::new("too-many-parts").with("count", taken),
            FaultKind::DoubledBrackets => Phrase::new("doubled-brackets"),
            FaultKind::HoldsNothing => Phrase::new("holds-nothing").with("found", found),
            FaultKind::HoldsSomething => Phrase::new("holds-something").with("found", found),
            FaultKind::UnknownField { found, expected } => {
                suggestion = nearest(&found, expected.iter().copied()).map(str::to_owned);
                let key = if expected.is_empty() { "needless-field" } else { "unknown-field" };
                Phrase::new(key).with("found", found).with("expected", names(expected))
            }
            FaultKind::UnknownChoice { found, expected } => {
                suggestion = nearest(&found, expected.iter().copied()).map(str::to_owned);
                Phrase::new("unknown-choice").with("found", found).with("expected", names(expected))
            }
            FaultKind::MissingField(field) => Phrase::new("missing-field").with("field", field),
            FaultKind::DuplicateField(field) => Phrase::new("duplicate-field").with("field", field),
            FaultKind::Complaint(complaint) => {
                suggestion.clone_from(&complaint.suggestion);
                complaint.into()
            }
            FaultKind::Custom(text) => Phrase::new("custom").with("text", text),
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
            Some(complaint) => FaultKind::Complaint(complaint),
            None => FaultKind::Custom(text),
        })
    }

    fn invalid_type(_: de::Unexpected, expected: &dyn de::Expected) -> Self {
        Fault::wrong_kind(expect(&expected.to_string()))
    }

    fn invalid_value(unexpected: de::Unexpected, expected: &dyn de::Expected) -> Self {
        let text = expected.to_string();
        match (unexpected, expect_number(&text)) {
            (de::Unexpected::Unsigned(_) | de::Unexpected::Signed(_), Some((from, to))) => {
                Fault::new(FaultKind::OutOfRange { from, to })
            }
            _ => Fault::wrong_kind(expect(&text)),
        }
    }

    fn invalid_length(found: usize, expected: &dyn de::Expected) -> Self {
        Fault::new(FaultKind::WrongCount { expected: expect(&expected.to_string()), found })
    }

    fn unknown_variant(found: &str, expected: &'static [&'static str]) -> Self {
        Fault::new(FaultKind::UnknownChoice { found: found.to_owned(), expected })
    }

    fn unknown_field(found: &str, expected: &'static [&'static str]) -> Self {
        Fault::new(FaultKind::UnknownField { found: found.to_owned(), expected })
    }

    fn missing_field(field: &'static str) -> Self {
        Fault::new(FaultKind::MissingField(field))
    }

    fn duplicate_field(field: &'static str) -> Self {
        Fault::new(FaultKind::DuplicateField(field))
    }
}
