//! Reads a tree into typed values by the types' own `Deserialize`, and reports every problem at once.
//!
//! serde stops at the first error. So a file is read again and again: each error is recorded, a made-up value takes the
//! place of the wrong or missing one, and the next attempt gets as far as the next error. Parts that the type has no
//! use for are left out. A value that needed any of this is never returned.
//!
//! Enums are written by their variant's name. serde's tagged, untagged and flattened forms are not supported, since
//! they hide the place of a value from the reader.

mod access;
mod expectation;
mod fault;
mod fields;
mod filler;
mod marks;
mod number;
mod value;

use std::marker::PhantomData;

use serde::de::DeserializeOwned;

pub use self::fields::field_names;
use self::{
    marks::Marks,
    value::{Input, deliver},
};
use crate::{
    battle::{
        problem::{Arg, Phrase, Problem, Severity},
        source::Source,
    },
    data::tree::{PROBLEM_LIMIT, Parsed, Tree, parse},
};

/// The most problems of one file that are shown: as many as a person may want to read.
pub const TOLD: usize = 100;

/// The most attempts to read a file. Each problem costs one attempt, and a few more if a made-up value did not fit
/// either.
const ATTEMPTS: usize = 8 * PROBLEM_LIMIT;

/// The result of reading a file.
#[derive(Debug)]
pub struct Read<T> {
    /// The value, if the file has no errors.
    pub value: Option<T>,
    /// The value of a file with errors, with made-up parts: only good for finding more problems.
    pub draft: Option<T>,
    /// Every problem, in the order of the file.
    pub problems: Vec<Problem>,
    /// The file's text as a tree, which gives later problems their places.
    pub tree: Tree,
}

pub fn read<T: DeserializeOwned>(source: &Source) -> Read<T> {
    let Parsed { tree, mut problems, keeps_shape } = parse(source);
    let value = if keeps_shape { read_tree(&tree, &mut problems) } else { None };
    problems.sort_by_key(|problem| problem.span.map(|span| span.start));
    gather_missing_fields(&mut problems);
    if problems.len() >= PROBLEM_LIMIT {
        let phrase = Phrase::new("more-problems").with("limit", PROBLEM_LIMIT);
        problems.push(Problem::warning(phrase).of(source));
    }
    let is_usable = problems.iter().all(|problem| problem.severity != Severity::Error);
    let (value, draft) = if is_usable { (value, None) } else { (None, value) };
    Read { value, draft, problems, tree }
}

/// Merges the missing fields of one struct into one problem.
fn gather_missing_fields(problems: &mut Vec<Problem>) {
    problems.dedup_by(|later, first| {
        let lacks = |problem: &Problem| matches!(problem.key(), "missing-field" | "missing-fields");
        let is_same = lacks(first) && lacks(later) && first.span == later.span;
        if is_same {
            let named = |problem: &Problem| match problem.phrase.arg("field").or(problem.phrase.arg("fields"))
            {
                Some(Arg::Names(names)) => names.clone(),
                Some(Arg::Text(name)) => vec![name.clone()],
                _ => Vec::new(),
            };
            let names = [named(first), named(later)].concat();
            first.phrase = Phrase::new("missing-fields").with("fields", names);
        }
        is_same
    });
}

impl<T> Read<T> {
    /// The value, or else the draft, for finding more problems.
    pub fn any(&self) -> Option<&T> {
        self.value.as_ref().or(self.draft.as_ref())
    }

    /// Adds problems that were found in the value, except those that only follow from a problem in the text.
    pub fn joined_with(&self, found: Vec<Problem>) -> Vec<Problem> {
        let is_news = |problem: &Problem| {
            let about = problem.span.filter(|_| problem.source.as_ref() == Some(&self.tree.source));
            let Some(node) = about.and_then(|span| self.tree.begun_at(span)) else { return true };
            let within = |known: &Problem| {
                known.span.is_some_and(|span| node.span.start <= span.start && span.end <= node.span.end)
            };
            !self.problems.iter().any(within)
        };
        let mut problems = self.problems.clone();
        problems.extend(found.into_iter().filter(|problem| self.problems.is_empty() || is_news(problem)));
        // Problems of other files come last.
        problems.sort_by_key(|problem| match problem.span {
            Some(span) if problem.source.as_ref() == Some(&self.tree.source) => span.start,
            _ => usize::MAX,
        });
        // A thing that is named in several places has its problem only once.
        problems.dedup();
        Problem::first_of(problems, TOLD, &self.tree.source)
    }
}

/// Reads a tree, and adds to the problems that its text has already shown.
fn read_tree<T: DeserializeOwned>(tree: &Tree, problems: &mut Vec<Problem>) -> Option<T> {
    let mut marks = Marks::new(tree);
    for _ in 0..ATTEMPTS {
        let paper = Input { source: &tree.source, marks: &marks };
        let fault = match deliver(PhantomData::<T>, &tree.root, paper) {
            Ok(value) => return Some(value),
            Err(fault) => fault,
        };
        let goes_on = marks.absorb(tree, *fault, problems);
        if !goes_on || problems.len() >= PROBLEM_LIMIT {
            break;
        }
    }
    None
}
