//! Lists of a rulebook with two entries of the same kind, of which only the first is ever read, and lists of stat blocks that
//! name a book twice.

use super::complain_of_entry;
use crate::battle::{Phrase, Problem, Severity};
use crate::data::tree::{Node, Step, Tree, Value};
use crate::rules::book::rulebook::Rulebook;

/// Entries of a list after another entry of their kind.
pub fn faults(book: &Rulebook, tree: &Tree) -> Vec<Problem> {
    let mut problems = Vec::new();
    for list in ["manoeuvres", "reactions", "position", "tracks"] {
        let entries = book.choices().filter(|made| made.field == list);
        let names: Vec<&str> = entries.map(|made| made.variant().name).collect();
        problems.extend(second_of_a_kind(tree, list, &names));
    }
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
