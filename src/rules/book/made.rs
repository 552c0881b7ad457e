//! A choice that a rulebook makes: the variant with its citations, and its place in the book.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::rules::answers::axes::Axis;
use crate::rules::answers::faults::{Fault, Faults};
use crate::rules::answers::reads::{Bearer, Reader, Reading};
use crate::rules::answers::{Named, Rule};

/// The rule of the book that each clause stands for: `"Axis::Clause": "ID"`.
pub type Cites = BTreeMap<String, String>;

/// What a book chooses on one axis, and the rules that it cites for it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Chosen<V> {
    /// The variant with its numbers.
    pub take: V,
    /// The rules that its clauses stand for.
    #[serde(default = "Cites::new")]
    pub cites: Cites,
}

/// A choice that a rulebook makes, with its place.
#[derive(Clone, Copy)]
pub struct Made<'b> {
    /// The field of the rulebook.
    pub field: &'static str,
    /// The index in the field, if the field is a list.
    pub entry: Option<usize>,
    /// The axis whose stat books the choice reads, if any.
    pub axis: Option<Axis>,
    pub cites: &'b Cites,
    rule: &'b dyn Rule,
}

impl<'b> Made<'b> {
    /// A choice that is not in a list.
    pub(super) fn of<R: Rule>(field: &'static str, axis: Option<Axis>, chosen: &'b Chosen<R>) -> Made<'b> {
        Made { field, entry: None, axis, cites: &chosen.cites, rule: &chosen.take }
    }

    /// The entries of a list.
    pub(super) fn entries<R: Rule>(
        field: &'static str,
        axis: Option<Axis>,
        list: &'b [Chosen<R>],
    ) -> impl Iterator<Item = Made<'b>> {
        let made = move |(entry, chosen): (usize, &'b Chosen<R>)| Made {
            entry: Some(entry),
            ..Made::of(field, axis, chosen)
        };
        list.iter().enumerate().map(made)
    }

    /// The variant that is chosen, with its name.
    pub fn variant(self) -> Named<'b> {
        self.rule.variant()
    }

    /// The faults of its numbers.
    pub fn faults(self) -> Vec<Fault> {
        let mut faults = Faults::default();
        self.variant().variant.find_faults(&mut faults);
        faults.found()
    }

    pub(super) fn demands_block(self, bearer: Bearer) -> bool {
        self.rule.looks_at().contains(&bearer) && !self.variant().leaves_out
    }

    /// The numbers that it reads, and those that every variant on its axis reads.
    pub(super) fn reads_of(self, bearer: Bearer) -> Vec<Reading> {
        let Named { name, variant, .. } = self.variant();
        let any = Reader { field: self.field, choice: None, entry: self.entry };
        let by = Reader { choice: Some(name), ..any };
        let (always, own) = match bearer {
            Bearer::Creature => (self.rule.always_reads_of_creatures(any), variant.reads_of_creatures(by)),
            Bearer::Weapon => (self.rule.always_reads_of_weapons(any), variant.reads_of_weapons(by)),
            Bearer::Armour => (Vec::new(), variant.reads_of_armour(by)),
        };
        always.into_iter().chain(own).collect()
    }
}
