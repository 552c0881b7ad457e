//! The chronicle: all facts of a battle in the order in which they happened.

use super::{Clause, Fact, Happening, SideSet};

/// All facts so far, or only those of the passes since somebody last looked.
#[derive(Clone, Debug, Default)]
pub struct Chronicle {
    facts: Vec<Fact>,
    /// Facts that were told before those kept here.
    before: usize,
    forgets: bool,
}

impl Chronicle {
    /// A chronicle that keeps no more than it must, for battles that nobody reads.
    #[must_use]
    pub fn forgetful() -> Chronicle {
        Chronicle { forgets: true, ..Chronicle::default() }
    }

    /// Adds a fact.
    pub fn tell(&mut self, what: Happening, clause: Option<Clause>, seen_by: SideSet) {
        self.facts.push(Fact { what, clause, seen_by });
    }

    /// How many facts have been told.
    #[must_use]
    pub fn len(&self) -> usize {
        self.before + self.facts.len()
    }

    /// Whether nothing has been told.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// All facts from the given one on that are still kept.
    #[must_use]
    pub fn since(&self, from: usize) -> &[Fact] {
        self.facts.get(from.saturating_sub(self.before)..).unwrap_or_default()
    }

    /// Lets go of what has been dealt with, where this chronicle is a forgetful one.
    pub fn let_go(&mut self) {
        if self.forgets {
            self.before += self.facts.len();
            self.facts.clear();
        }
    }

    /// Goes back to an earlier length.
    pub fn cut(&mut self, len: usize) {
        self.facts.truncate(len.saturating_sub(self.before));
    }

    /// Starts anew.
    pub fn clear(&mut self) {
        self.facts.clear();
        self.before = 0;
    }
}
