//! Warns of identical entries in one list of a file: probably a line was copied and never changed.

use std::collections::BTreeMap;

use super::tree::{Node, Tree, Value};
use crate::battle::{Phrase, Problem, Span};

/// Lists in which identical entries have a meaning, or are reported by another check.
const MAY_REPEAT: [&str; 18] = [
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
    "companies",
];

/// How often an entry may occur in one of those lists without a warning.
const MOST: usize = 16;

/// The rows of a map, or of half a map, may be identical.
const MAPS: [&str; 2] = ["map", "half"];

/// Parts of a file whose repetitions are reported as errors by another check.
const TOLD_ELSEWHERE: [&str; 2] = ["stats", "mix"];

/// A warning for each list with identical entries.
pub fn repeats(tree: &Tree) -> Vec<Problem> {
    let mut problems = Vec::new();
    look_through(tree, &tree.root, "", &mut problems);
    problems
}

fn look_through(tree: &Tree, node: &Node, field: &str, problems: &mut Vec<Problem>) {
    match &node.value {
        Value::List(nodes) => {
            if !MAPS.contains(&field) {
                let most = if MAY_REPEAT.contains(&field) { MOST } else { 1 };
                problems.extend(repeated(tree, nodes, most));
            }
            for node in nodes {
                look_through(tree, node, field, problems);
            }
        }
        Value::Tuple(_, nodes) => {
            for node in nodes {
                look_through(tree, node, field, problems);
            }
        }
        Value::Map(entries) => {
            for (_, node) in entries {
                look_through(tree, node, field, problems);
            }
        }
        Value::Struct(_, fields) => {
            for own in fields.iter().filter(|own| !TOLD_ELSEWHERE.contains(&own.word.text.as_str())) {
                look_through(tree, &own.node, &own.word.text, problems);
            }
        }
        _ => {}
    }
}

/// A warning for the first entry that occurs too often, with how often it occurs.
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::battle::Source;
    use crate::data::tree::parse;

    #[test]
    fn trials_may_have_two_of_a_kind_in_a_company_and_rows_that_look_alike() {
        let trials = Source::new("trials.ron", include_str!("../../assets/trials.ron"));
        assert_eq!(repeats(&parse(&trials).tree), []);
    }
}
