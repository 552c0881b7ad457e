//! What the reader has decided about single values of a tree: which it leaves out, and which it makes up.

use std::collections::{BTreeMap, BTreeSet};

use super::fault::{Fault, Kind};
use crate::{
    battle::problem::Problem,
    data::tree::{Node, Tree, Value},
};

/// One value's mark.
#[derive(Clone, Copy, Default)]
struct Mark {
    is_left_out: bool,
    is_made_up: bool,
    /// Something in it, or all of it, is not as the file has it.
    is_touched: bool,
}

/// The marks of all values of a tree.
pub(super) struct Marks {
    marks: Vec<Mark>,
    /// The fields that structs lack and that are made up for them.
    lacking: BTreeMap<usize, Vec<&'static str>>,
    /// Fields that are not lacking but misspelt, by the struct that they belong to.
    misspelt: BTreeSet<(usize, String)>,
    /// Values that stand in a list or a map, which can do without them.
    is_spare: Vec<bool>,
}

impl Marks {
    pub fn new(tree: &Tree) -> Self {
        let count = tree.parents.len();
        let mut is_spare = vec![false; count];
        note_spares(&tree.root, &mut is_spare);
        Self {
            marks: vec![Mark::default(); count],
            lacking: BTreeMap::new(),
            misspelt: BTreeSet::new(),
            is_spare,
        }
    }

    pub fn leaves_out(&self, node: &Node) -> bool {
        self.marks[node.id].is_left_out
    }

    pub fn makes_up(&self, node: &Node) -> bool {
        self.marks[node.id].is_made_up
    }

    /// The fields to make up for a struct.
    pub fn lacking(&self, node: &Node) -> &[&'static str] {
        self.lacking.get(&node.id).map_or(&[], Vec::as_slice)
    }

    /// Takes note of a fault so that the next attempt gets past it; says whether there is any use in one.
    pub fn absorb(&mut self, tree: &Tree, fault: Fault, problems: &mut Vec<Problem>) -> bool {
        let node = fault.node.unwrap_or(tree.root.id);
        let is_beside_the_point = self.marks[node].is_made_up;
        if fault.is_from_filler || is_beside_the_point {
            return self.give_way(tree, node);
        }
        let is_echo = self.marks[node].is_touched && fault.may_be_an_echo();
        let lacking = match fault.kind {
            Kind::MissingField(field) => Some(field),
            _ => None,
        };
        let is_superfluous = fault.is_superfluous;
        let is_misspelt = lacking.is_some_and(|field| self.misspelt.contains(&(node, field.to_owned())));
        if let Some(problem) = fault.into_problem(&tree.source)
            && !is_echo
            && !is_misspelt
        {
            if is_superfluous && let Some(meant) = &problem.suggestion {
                self.misspelt.insert((tree.parents[node], meant.clone()));
            }
            problems.push(problem);
        }
        if is_superfluous {
            self.marks[node].is_left_out = true;
            return true;
        }
        self.touch(tree, node);
        match lacking {
            Some(field) if !self.lacking.get(&node).is_some_and(|fields| fields.contains(&field)) => {
                self.lacking.entry(node).or_default().push(field);
            }
            _ => self.marks[node].is_made_up = true,
        }
        true
    }

    /// A made-up value did not do, or nobody asked for it: more of what is around it has to go.
    fn give_way(&mut self, tree: &Tree, node: usize) -> bool {
        self.touch(tree, node);
        if !self.marks[node].is_made_up {
            self.marks[node].is_made_up = true;
        } else if self.is_spare[node] && !self.marks[node].is_left_out {
            self.marks[node].is_left_out = true;
        } else if node == tree.root.id {
            return false;
        } else {
            self.marks[tree.parents[node]].is_made_up = true;
        }
        true
    }

    fn touch(&mut self, tree: &Tree, mut node: usize) {
        while !self.marks[node].is_touched {
            self.marks[node].is_touched = true;
            node = tree.parents[node];
        }
    }
}

fn note_spares(node: &Node, is_spare: &mut [bool]) {
    match &node.value {
        Value::List(nodes) => {
            for node in nodes {
                is_spare[node.id] = true;
                note_spares(node, is_spare);
            }
        }
        Value::Map(entries) => {
            for node in entries.iter().flat_map(|(key, value)| [key, value]) {
                is_spare[node.id] = true;
                note_spares(node, is_spare);
            }
        }
        Value::Tuple(_, nodes) => nodes.iter().for_each(|node| note_spares(node, is_spare)),
        Value::Struct(_, fields) => fields.iter().for_each(|field| note_spares(&field.node, is_spare)),
        _ => {}
    }
}
