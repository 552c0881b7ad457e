//! Entries that stand twice in one list of a file, word for word: somebody copied a line and forgot to change it.

use std::collections::BTreeMap;

use super::tree::{Node, Tree, Value};
use crate::battle::{Phrase, Problem, Span};

/// Lists in which equal entries mean something, or are told of by those who know what the list is for.
const MAY_REPEAT: [&str; 17] = [
    "weapons",
    "natural",
    "items",
    "spare_armour",
    "lights",
    "damage",
    "chances",
    "by_trait",
    "stages",
    "do",
    "rows",
    "manoeuvres",
    "reactions",
    "position",
    "tracks",
    "penalties",
    "cites",
];

/// How often an entry may stand in one of those before it is told of all the same.
const MOST: usize = 16;

/// The rows of a map, which are as alike as the ground is.
const MAP: &str = "map";

/// Parts of a file whose repetitions are errors and told of as such.
const TOLD_ELSEWHERE: [&str; 2] = ["stats", "mix"];

/// A warning for each list that holds something twice.
pub fn repeats(tree: &Tree) -> Vec<Problem> {
    let mut problems = Vec::new();
    look_through(tree, &tree.root, "", &mut problems);
    problems
}

fn look_through(tree: &Tree, node: &Node, field: &str, problems: &mut Vec<Problem>) {
    match &node.value {
        Value::List(nodes) => {
            if field != MAP {
                let most = if MAY_REPEAT.contains(&field) { MOST } else { 1 };
                problems.extend(repeated(tree, nodes, most));
            }
            nodes.iter().for_each(|node| look_through(tree, node, field, problems));
        }
        Value::Tuple(_, nodes) => nodes.iter().for_each(|node| look_through(tree, node, field, problems)),
        Value::Map(entries) => entries.iter().for_each(|(_, node)| look_through(tree, node, field, problems)),
        Value::Struct(_, fields) => {
            for own in fields.iter().filter(|own| !TOLD_ELSEWHERE.contains(&own.word.text.as_str())) {
                look_through(tree, &own.node, &own.word.text, problems);
            }
        }
        _ => {}
    }
}

/// The first entry of a list that is there more often than it may be, and how often it is there in all.
fn repeated(tree: &Tree, nodes: &[Node], most: usize) -> Option<Problem> {
    let mut places: BTreeMap<&str, Vec<Span>> = BTreeMap::new();
    for node in nodes.iter().filter(|node| node.value != Value::Broken) {
        places.entry(tree.source.slice(node.span)).or_default().push(node.span);
    }
    let (text, spans) =
        places.into_iter().filter(|(_, spans)| spans.len() > most).min_by_key(|(_, spans)| spans[1])?;
    let text = text.lines().next().unwrap_or_default();
    let phrase = Phrase::new("stands-twice").with("text", text).with("count", spans.len());
    let problem = Problem::warning(phrase).at(&tree.source, spans[1]);
    Some(problem.relate(spans[0], Phrase::new("first-given-here")))
}
