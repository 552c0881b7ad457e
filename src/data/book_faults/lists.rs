//! Lists of a rulebook with two entries of the same kind, of which only the first is ever read, and lists of stat blocks that
//! name a book twice.

use std::mem::{Discriminant, discriminant};

use super::complain_of_entry;
use crate::battle::{Phrase, Problem, Severity};
use crate::data::tree::{Node, Step, Tree, Value};
use crate::rules::book::rulebook::Rulebook;
use crate::rules::choices::manoeuvre::ManoeuvreRule;
use crate::rules::choices::position::PositionRule;
use crate::rules::choices::reaction::ReactionRule;

/// Entries of a list after another entry of their kind.
pub fn faults(book: &Rulebook, tree: &Tree) -> Vec<Problem> {
    let mut problems = Vec::new();
    let manoeuvres: Vec<Discriminant<ManoeuvreRule>> =
        book.manoeuvres.iter().map(|chosen| discriminant(&chosen.take)).collect();
    let reactions: Vec<Discriminant<ReactionRule>> =
        book.reactions.iter().map(|chosen| discriminant(&chosen.take)).collect();
    let position: Vec<Discriminant<PositionRule>> =
        book.position.iter().map(|chosen| discriminant(&chosen.take)).collect();
    let tracks: Vec<_> = book.tracks.iter().map(|chosen| chosen.take.track).collect();
    problems.extend(second_of_a_kind(tree, "manoeuvres", &manoeuvres));
    problems.extend(second_of_a_kind(tree, "reactions", &reactions));
    problems.extend(second_of_a_kind(tree, "position", &position));
    problems.extend(second_of_a_kind(tree, "tracks", &tracks));
    let penalties: Vec<_> = book.penalties.iter().map(|chosen| chosen.take).collect();
    problems.extend(second_of_a_kind(tree, "penalties", &penalties));
    problems.extend(books_named_twice(tree));
    problems
}

/// The first entry of a list that is of the same kind as an entry before it.
fn second_of_a_kind<K: PartialEq>(tree: &Tree, list: &'static str, kinds: &[K]) -> Option<Problem> {
    let second = (1..kinds.len()).find(|place| kinds[..*place].contains(&kinds[*place]))?;
    let path = [Step::Field(list), Step::Index(second), Step::Field("take")];
    let phrase = Phrase::new("second-of-a-kind");
    let problem = match tree.find(&path) {
        Some(_) => tree.complain(&path, phrase),
        None => complain_of_entry(tree, list, second, phrase),
    };
    Some(Problem { severity: Severity::Error, ..problem })
}

/// Lists of stat blocks that name a book twice.
fn books_named_twice(tree: &Tree) -> Vec<Problem> {
    let Some(Value::Struct(_, fields)) = tree.find(&[Step::Field("stats")]).map(|stats| &stats.value) else {
        return Vec::new();
    };
    let lists = fields.iter().filter_map(|field| match &field.node.value {
        Value::List(nodes) => Some(nodes.as_slice()),
        _ => None,
    });
    let is_same = |one: &Node, other: &Node| one.value == other.value;
    let second = |nodes: &[Node]| {
        let place = (1..nodes.len())
            .find(|place| nodes[..*place].iter().any(|before| is_same(before, &nodes[*place])))?;
        Some(Problem::error(Phrase::new("book-named-twice")).at(&tree.source, nodes[place].span))
    };
    lists.filter_map(second).collect()
}
