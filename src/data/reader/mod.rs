//! Tree -> typed values, through nothing but the types' own `Deserialize`, and with every problem at once.
//!
//! serde stops at the first thing that does not fit. So reading is tried again and again: what did not fit is noted, a
//! made-up value takes its place, and the next attempt gets as far as the next problem. What is lacking is made up too;
//! what nobody asked for is left out. A value that needed any of this is never handed out.
//!
//! Enums are written the usual way, by their variant's name; serde's tagged, untagged and flattened forms are not
//! supported, because they hide from the reader where a value stands.

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
    value::{Paper, deliver},
};
use crate::{
    battle::{
        problem::{Arg, Phrase, Problem, Severity},
        source::Source,
    },
    data::tree::{PROBLEM_LIMIT, Parsed, Tree, parse},
};

/// How many problems of one file are told at most, those of its writing and those of its meaning together: as many as
/// somebody may want to read.
pub const TOLD: usize = 100;

/// How often a file is tried at most: every problem costs one attempt, and a few more where a made-up value did not
/// fit either.
const ATTEMPTS: usize = 8 * PROBLEM_LIMIT;

/// What came of reading a file.
#[derive(Debug)]
pub struct Read<T> {
    /// The value, if nothing kept the file from being used.
    pub value: Option<T>,
    /// What could be made of a file that cannot be used, gaps filled with anything at all: only good for finding out what
    /// else is wrong.
    pub draft: Option<T>,
    /// All that is wrong, in the order of the file.
    pub problems: Vec<Problem>,
    /// The file's text as a tree, for the place of a problem found later.
    pub tree: Tree,
}

/// Reads a text as RON and as a `T`.
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

/// Fields that one struct lacks are one problem, however many they are.
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
    /// The value, or else what could be made of one to find out what else is wrong.
    pub fn any(&self) -> Option<&T> {
        self.value.as_ref().or(self.draft.as_ref())
    }

    /// Adds what was found in the meaning of the value: all of it, but for what merely follows from something that was
    /// wrong in the writing already.
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
        // What is wrong with other files comes behind.
        problems.sort_by_key(|problem| match problem.span {
            Some(span) if problem.source.as_ref() == Some(&self.tree.source) => span.start,
            _ => usize::MAX,
        });
        // What is named in many places is wrong in one.
        problems.dedup();
        Problem::first_of(problems, TOLD, &self.tree.source)
    }
}

/// Reads a tree, adding to the problems that its text has already shown.
fn read_tree<T: DeserializeOwned>(tree: &Tree, problems: &mut Vec<Problem>) -> Option<T> {
    let mut marks = Marks::new(tree);
    for _ in 0..ATTEMPTS {
        let paper = Paper { source: &tree.source, marks: &marks };
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
