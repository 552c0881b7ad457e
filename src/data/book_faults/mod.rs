//! Rulebooks that can be read and still cannot be meant: numbers that make no sense, and choices that do nothing beside
//! the others. The choices know what is wrong with them (`rules::choices`); here it gets its place in the file. Whether a
//! choice is known at all is the reader's affair.

mod lists;
mod unfed;

pub use self::unfed::{nothing_to_read, uncited_pages};
use super::tree::{Step, Tree, Value};
use crate::battle::{Phrase, Problem, Severity};
use crate::rules::answers::faults::{Fault, Way};
use crate::rules::book::made::Made;
use crate::rules::book::rulebook::Rulebook;

/// What cannot be meant in a rulebook.
pub fn faults_of(book: &Rulebook, tree: &Tree) -> Vec<Problem> {
    let faults = book.choices().flat_map(|made| made.faults().into_iter().map(move |fault| (made, fault)));
    let mut problems: Vec<Problem> = faults.map(|(made, fault)| complain_within(tree, made, fault)).collect();
    problems.extend(lists::faults(book, tree));
    for (made, severity, need) in book.unmet_needs() {
        let phrase = Phrase::new("idle-choice").with("axis", made.field).with("choice", made.variant().name);
        let phrase = phrase.with("need", Phrase::new(need.message()));
        problems.push(complain_within(tree, made, Fault { within: Vec::new(), severity, phrase }));
    }
    problems
}

/// A warning about an entry of a list, at its own place or where a mixture says from whom the list comes.
fn complain_of_entry(tree: &Tree, list: &'static str, number: usize, phrase: Phrase) -> Problem {
    let path = [Step::Field(list), Step::Index(number)];
    let problem = match tree.find(&path) {
        Some(_) => tree.complain(&path, phrase),
        None => complain(tree, list, phrase),
    };
    Problem { severity: Severity::Warning, ..problem }
}

/// A problem with a number of a choice, at its own place or where a mixture says from whom the choice comes.
fn complain_within(tree: &Tree, made: Made<'_>, Fault { within, severity, phrase }: Fault) -> Problem {
    let entry = made.entry.map(Step::Index);
    // What is said of an entry as a whole stands before its citations too.
    let take = Some(Step::Field("take")).filter(|_| entry.is_none() || !within.is_empty());
    let own: Vec<Step<'_>> = std::iter::once(Step::Field(made.field)).chain(entry).chain(take).collect();
    let problem = match tree.find(&own) {
        Some(_) => {
            let within = within.iter().map(|way| match way {
                Way::Field(field) => Step::Field(field),
                Way::Index(place) => Step::Index(*place),
            });
            tree.complain(&own.into_iter().chain(within).collect::<Vec<_>>(), phrase)
        }
        None => complain(tree, made.field, phrase),
    };
    Problem { severity, ..problem }
}

/// A problem with a choice, at the place where the file makes it: in its own field, or where a mixture says from whom it
/// comes.
fn complain(tree: &Tree, axis: &str, phrase: Phrase) -> Problem {
    let own = [Step::Field(axis), Step::Field("take")];
    if tree.find(&own).is_some() {
        return tree.complain(&own, phrase);
    }
    let take = [Step::Field("mix"), Step::Field("take")];
    let books = match tree.find(&take).map(|node| &node.value) {
        Some(Value::Map(entries)) => entries.as_slice(),
        _ => &[],
    };
    for (_, parts) in books {
        let Value::List(parts) = &parts.value else { continue };
        if let Some(part) = parts.iter().find(|part| matches!(&part.value, Value::Word(word) if word == axis))
        {
            return Problem::error(phrase).at(&tree.source, part.span);
        }
    }
    tree.complain(&[Step::Field("mix"), Step::Field("base")], phrase)
}
