//! The checks of an exchange with digests of their circumstances: what is remembered holds as long as these are the same.

use super::mixer::digest;
use crate::rules::questions::circumstances::{Attempted, Circumstances};
use crate::rules::table::Table;

/// A check of an exchange, and a digest of its circumstances.
pub type CheckedCircumstances = (Attempted, u64);

/// Whether all these checks would be made under the same circumstances now.
pub fn holds(table: &Table<'_>, met: &[CheckedCircumstances]) -> bool {
    met.iter().all(|(attempted, known)| digest(&table.circumstances(*attempted)) == *known)
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
