//! The checks of an exchange with digests of their circumstances: what is remembered holds as long as these are the same.

use super::mixer::{digest, slot_of};
use crate::battle::CombatantId;
use crate::grid::Pos;
use crate::rules::questions::circumstances::{Attempted, Circumstances};
use crate::rules::table::Table;

/// A check of an exchange, and a digest of its circumstances.
pub type CheckedCircumstances = (Attempted, u64);

/// How many circumstances are remembered at once: a decision asks for some hundred.
const SLOTS: usize = 512;

/// The circumstances that were asked for since the table last changed, as digests.
#[derive(Debug, Default)]
pub struct Recent {
    slots: Vec<Option<Asked>>,
    /// How often the table has changed. What was asked for before that no longer holds.
    changes: u64,
}

/// A check whose circumstances were asked for.
#[derive(Debug)]
struct Asked {
    question: Question,
    changes: u64,
    digest: u64,
}

/// A check, and where somebody is supposed to stand.
type Question = (Attempted, Option<(CombatantId, Pos)>);

impl Recent {
    /// Forgets everything, since the table has changed.
    pub fn forget(&mut self) {
        self.changes += 1;
        self.slots.resize_with(SLOTS, || None);
    }

    /// A digest of the circumstances of a check.
    pub fn of(&mut self, table: &Table<'_>, attempted: Attempted) -> u64 {
        let question = (attempted, table.supposed);
        let slot = &mut self.slots[slot_of(&question, SLOTS)];
        if let Some(asked) = slot
            && asked.changes == self.changes
            && asked.question == question
        {
            return asked.digest;
        }
        let digest = digest(&table.circumstances(attempted));
        *slot = Some(Asked { question, changes: self.changes, digest });
        digest
    }

    /// Whether all these checks would be made under the same circumstances now.
    pub fn holds(&mut self, table: &Table<'_>, met: &[CheckedCircumstances]) -> bool {
        met.iter().all(|(attempted, known)| self.of(table, *attempted) == *known)
    }
}

/// Adds those checks that are not in the list yet.
pub fn add_missing(met: &mut Vec<CheckedCircumstances>, more: &[CheckedCircumstances]) {
    for check in more {
        if !met.contains(check) {
            met.push(*check);
        }
    }
}

/// The circumstances of checks as digests.
pub fn digests(
    met: impl IntoIterator<Item = (Attempted, Circumstances)>,
) -> impl Iterator<Item = CheckedCircumstances> {
    met.into_iter().map(|(attempted, met)| (attempted, digest(&met)))
}
