//! The reader's decisions about the nodes of a tree: which to leave out, and which to replace by a made-up value.

use std::collections::{BTreeMap, BTreeSet};

use super::fault::{Fault, FaultKind};
use crate::{
    battle::problem::Problem,
    data::tree::{Node, Tree, Value},
};

/// The decision about one node.
#[derive(Clone, Copy, Default)]
struct Decision {
    is_left_out: bool,
    is_made_up: bool,
    /// The node or something in it is left out or made up.
    is_touched: bool,
}

pub(super) struct Marks {
    marks: Vec<Decision>,
    /// The fields that are missing in a struct and made up, by the struct's ID.
    lacking: BTreeMap<usize, Vec<&'static str>>,
    /// Fields that are misspelt rather than missing, by the struct's ID.
    misspelt: BTreeSet<(usize, String)>,
    /// Whether a node is an element of a list or a map, and so can be left out.
    is_spare: Vec<bool>,
}

impl Marks {
    pub fn new(tree: &Tree) -> Self {
        let count = tree.parents.len();
        let mut is_spare = vec![false; count];
        note_spares(&tree.root, &mut is_spare);
        Self {
            marks: vec![Decision::default(); count],
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

    pub fn lacking(&self, node: &Node) -> &[&'static str] {
        self.lacking.get(&node.id).map_or(&[], Vec::as_slice)
    }

    /// Reports a fault and makes sure that the next attempt gets past it; returns whether another attempt makes sense.
    pub fn absorb(&mut self, tree: &Tree, fault: Fault, problems: &mut Vec<Problem>) -> bool {
        let node = fault.node.unwrap_or(tree.root.id);
        let is_beside_the_point = self.marks[node].is_made_up;
        if fault.is_from_filler || is_beside_the_point {
            return self.give_way(tree, node);
        }
        let is_echo = self.marks[node].is_touched && fault.may_be_an_echo();
        let lacking = match fault.kind {
            FaultKind::MissingField(field) => Some(field),
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

    /// A made-up value did not fit, or was not wanted: leave it out, or make up the node around it.
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
        Value::Tuple(_, nodes) => {
            for node in nodes {
                note_spares(node, is_spare);
            }
        }
        Value::Struct(_, fields) => {
            for field in fields {
                note_spares(&field.node, is_spare);
            }
        }
        _ => {}
    }
}
