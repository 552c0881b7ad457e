//! What the author of a scenario may not expect of the rulebook in force. None of it keeps anybody from fighting the
//! battle; all of it is said before.

mod heeded;
mod surrender;
mod unread;

pub use self::heeded::heeded;
use self::surrender::lost_by_surrender;
use self::unread::unread;
use super::tree::Tree;
use crate::battle::Problem;
use crate::rules::book::muster::Muster;

/// What a scenario says and its rulebook does not read, and aims that a surrender loses.
pub fn cautions(muster: &Muster, tree: &Tree) -> Vec<Problem> {
    let mut cautions = unread(muster, tree);
    cautions.extend(lost_by_surrender(muster, tree));
    cautions
}
