//! What rulebooks let combatants do in answer to others, beside the blow at an enemy who leaves.

mod readied;

use crate::rules::choices::reaction::ReactionRule;
use crate::rules::table::Table;

impl Table<'_> {
    /// Whether abilities and spells name reactions in this book.
    pub(in crate::rules) fn abilities_react(&self) -> bool {
        self.muster.book.reactions.iter().any(|chosen| chosen.take == ReactionRule::NamedByAbility)
    }
}
