//! Warnings about where a scenario and its rulebook do not fit together. The battle can be fought all the same.

mod scenario_fields;
mod surrender;
mod unread;

pub use self::scenario_fields::scenario_fields;
use self::surrender::lost_by_surrender;
use self::unread::unread;
use super::tree::Tree;
use crate::battle::Problem;
use crate::rules::book::muster::Muster;

/// Warns of fields that the rulebook ignores, and of objectives that a single surrender would lose.
pub fn cautions(muster: &Muster, tree: &Tree) -> Vec<Problem> {
    let mut cautions = unread(muster, tree);
    cautions.extend(lost_by_surrender(muster, tree));
    cautions
}
