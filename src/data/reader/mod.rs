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
mod filler;
mod marks;
mod number;
mod value;

use std::marker::PhantomData;

use serde::de::DeserializeOwned;

use self::{
    marks::Marks,
    value::{Paper, deliver},
};
use crate::{
    battle::{
        problem::{Phrase, Problem, Severity},
        source::Source,
    },
    data::tree::{PROBLEM_LIMIT, Parsed, Tree, parse},
};

/// How often a file is tried at most: every problem costs one attempt, and a few more where a made-up value did not
/// fit either.
const ATTEMPTS: usize = 8 * PROBLEM_LIMIT;

/// What came of reading a file.
#[derive(Debug)]
pub struct Read<T> {
    /// The value, if nothing kept the file from being used.
    pub value: Option<T>,
    /// All that is wrong, in the order of the file.
    pub problems: Vec<Problem>,
    /// The file's text as a tree, for the place of a problem found later.
    pub tree: Tree,
}

/// Reads a text as RON and as a `T`.
#[must_use]
pub fn read<T: DeserializeOwned>(source: &Source) -> Read<T> {
    let Parsed { tree, mut problems, keeps_shape } = parse(source);
    let value = if keeps_shape { read_tree(&tree, &mut problems) } else { None };
    problems.sort_by_key(|problem| problem.span.map(|span| span.start));
    if problems.len() >= PROBLEM_LIMIT {
        let phrase = Phrase::new("more-problems").with("limit", PROBLEM_LIMIT);
        problems.push(Problem::warning(phrase).of(source));
    }
    let is_usable = problems.iter().all(|problem| problem.severity == Severity::Warning);
    Read { value: value.filter(|_| is_usable), problems, tree }
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
