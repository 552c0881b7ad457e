//! The checks of an exchange with digests of their circumstances: what is remembered holds as long as these are the same.

use super::roles::Roles;
use crate::rules::questions::circumstances::{Attempted, Circumstances};
use crate::rules::table::Table;

/// A check of an exchange, by the roles of those who take part, and a digest of its circumstances.
pub type CheckedCircumstances = (Attempted, u64);

/// Whether all these checks would be made under the same circumstances now.
pub fn holds(table: &Table<'_>, roles: Roles, met: &[CheckedCircumstances]) -> bool {
    let now = |attempted: Attempted| roles.digest(&table.circumstances(roles.present(attempted)));
    met.iter().all(|(attempted, known)| now(*attempted) == *known)
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
    roles: Roles,
    met: impl IntoIterator<Item = (Attempted, Circumstances)>,
) -> impl Iterator<Item = CheckedCircumstances> {
    met.into_iter().map(move |(attempted, met)| (roles.remembered(attempted), roles.digest(&met)))
}
