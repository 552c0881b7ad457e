//! A choice that a rulebook makes, and what all of its choices answer together.

use crate::battle::Severity;
use crate::rules::book::rulebook::{Axis, Chosen, Rulebook};
use crate::rules::choices::answers::{Named, Need, Rule};
use crate::rules::choices::faults::{Fault, Faults};
use crate::rules::choices::reads::{Bearer, Reader, Reading};

/// A choice that a rulebook makes, and where.
#[derive(Clone, Copy)]
pub struct Made<'b> {
    /// The field of the rulebook.
    pub field: &'static str,
    /// The place in it, where the field is a list.
    pub entry: Option<usize>,
    /// The axis by which stat blocks are named for it, if any are.
    pub axis: Option<Axis>,
    pub(super) rule: &'b dyn Rule,
}

impl<'b> Made<'b> {
    /// The entries of a list.
    pub(super) fn entries<R: Rule>(
        field: &'static str,
        axis: Option<Axis>,
        list: &'b [Chosen<R>],
    ) -> impl Iterator<Item = Made<'b>> {
        let made = move |(entry, chosen): (usize, &'b Chosen<R>)| Made {
            field,
            entry: Some(entry),
            axis,
            rule: &chosen.take,
        };
        list.iter().enumerate().map(made)
    }

    /// The variant that is chosen, with its name.
    pub fn variant(self) -> Named<'b> {
        self.rule.variant()
    }

    /// What is wrong with its numbers.
    pub fn faults(self) -> Vec<Fault> {
        let mut faults = Faults::default();
        self.variant().variant.find_faults(&mut faults);
        faults.found()
    }

    fn demands_block(self, bearer: Bearer) -> bool {
        self.rule.looks_at().contains(&bearer) && !self.variant().leaves_out
    }

    /// What it reads, with what every variant in its place reads.
    fn reads_of(self, bearer: Bearer) -> Vec<Reading> {
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

impl Rulebook {
    /// Every number that its choices read of creatures, of weapons or of armour.
    pub fn reads_of(&self, bearer: Bearer) -> Vec<Reading> {
        self.choices().flat_map(|made| made.reads_of(bearer)).collect()
    }

    /// Whether what the book takes on an axis cannot do without a block of such a thing. Where it can, numbers that are not
    /// there count as its documentation says.
    pub(super) fn demands_block(&self, axis: Axis, bearer: Bearer) -> bool {
        self.choices().any(|made| made.axis == Some(axis) && made.demands_block(bearer))
    }

    /// The sides of the largest die that its choices throw, whatever is fought with.
    pub fn largest_die(&self) -> u8 {
        self.choices().map(|made| made.variant().variant.largest_die()).max().unwrap_or(0)
    }

    /// Choices that do nothing beside the others, each with what it needs.
    pub fn unmet_needs(&self) -> impl Iterator<Item = (Made<'_>, Severity, Need)> {
        let is_met = |need: Need| self.choices().any(|made| made.variant().variant.meets(need));
        let needs = |made: Made<'_>| made.variant().variant.needs().into_iter();
        self.choices()
            .flat_map(move |made| needs(made).map(move |(severity, need)| (made, severity, need)))
            .filter(move |(.., need)| !is_met(*need))
    }
}
