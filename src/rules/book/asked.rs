//! The questions that a rulebook puts to all of its choices.

use crate::battle::Severity;
use crate::rules::answers::Need;
use crate::rules::answers::reads::{Bearer, Reading};
use crate::rules::book::made::Made;
use crate::rules::book::rulebook::{Axis, Rulebook};

impl Rulebook {
    /// Every number that the rulebook's choices read of creatures, of weapons or of armour.
    pub fn reads_of(&self, bearer: Bearer) -> Vec<Reading> {
        self.choices().flat_map(|made| made.reads_of(bearer)).collect()
    }

    /// Whether the choice on an axis needs a stat block of such a thing. If it does not, missing numbers count as the
    /// documentation says.
    pub(super) fn demands_block(&self, axis: Axis, bearer: Bearer) -> bool {
        self.choices().any(|made| made.axis == Some(axis) && made.demands_block(bearer))
    }

    /// The sides of the largest die that the choices throw, apart from weapon dice.
    pub fn largest_die(&self) -> u8 {
        self.choices().map(|made| made.variant().variant.largest_die()).max().unwrap_or(0)
    }

    /// Choices that have no effect in this rulebook, each with what it needs to have one.
    pub fn unmet_needs(&self) -> impl Iterator<Item = (Made<'_>, Severity, Need)> {
        let is_met = |need: Need| self.choices().any(|made| made.variant().variant.meets(need));
        let needs = |made: Made<'_>| made.variant().variant.needs().into_iter();
        self.choices()
            .flat_map(move |made| needs(made).map(move |(severity, need)| (made, severity, need)))
            .filter(move |(.., need)| !is_met(*need))
    }
}
