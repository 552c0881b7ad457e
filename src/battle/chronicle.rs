//! The chronicle: all facts of a battle in the order in which they happened, each with the rule behind it and the
//! sides that perceive it. The window and the log learn what happened from these facts alone.

use serde::{Deserialize, Serialize};

use super::{Clause, Happening, SideSet};

/// Something that has happened in a battle.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Fact {
    pub what: Happening,
    /// The rule that caused it.
    pub clause: Option<Clause>,
    /// The sides that perceive it.
    pub seen_by: SideSet,
}

/// The facts of a battle. A forgetful chronicle drops facts as soon as they have been dealt with.
#[derive(Clone, Debug, Default)]
pub struct Chronicle {
    facts: Vec<Fact>,
    /// How many facts came before the first one that is still kept.
    before: usize,
    forgets: bool,
}

impl Chronicle {
    /// A chronicle that drops facts once they are dealt with, for battles whose log nobody reads.
    pub fn forgetful() -> Chronicle {
        Chronicle { forgets: true, ..Chronicle::default() }
    }

    /// Adds a fact.
    pub fn tell(&mut self, what: Happening, clause: Option<Clause>, seen_by: SideSet) {
        self.facts.push(Fact { what, clause, seen_by });
    }

    /// Adds facts that were told before and then gone back from.
    pub fn recall(&mut self, facts: &[Fact]) {
        self.facts.extend_from_slice(facts);
    }

    /// How many facts have been told, including those that are no longer kept.
    pub fn len(&self) -> usize {
        self.before + self.facts.len()
    }

    /// Whether nothing has been told.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// All facts from number `from` on, as far as they are still kept.
    pub fn since(&self, from: usize) -> &[Fact] {
        self.facts.get(from.saturating_sub(self.before)..).unwrap_or_default()
    }

    /// Drops all facts if this chronicle is forgetful. Called once they have been dealt with.
    pub fn let_go(&mut self) {
        if self.forgets {
            self.before += self.facts.len();
            self.facts.clear();
        }
    }

    /// Goes back to the point at which `len` facts had been told. If those facts are not kept, the chronicle
    /// continues to count from there without them.
    pub fn go_to(&mut self, len: usize) {
        match len.checked_sub(self.before) {
            Some(kept) if kept <= self.facts.len() => self.facts.truncate(kept),
            _ => {
                self.facts.clear();
                self.before = len;
            }
        }
    }

    /// Forgets everything and counts from 0 again.
    pub fn clear(&mut self) {
        self.facts.clear();
        self.before = 0;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told(count: usize) -> Chronicle {
        let mut chronicle = Chronicle::default();
        for round in 0..count {
            let round = u16::try_from(round).unwrap();
            chronicle.tell(Happening::RoundBegins { round, seconds: 0 }, None, SideSet::ALL);
        }
        chronicle
    }

    #[test]
    fn going_back_keeps_what_was_told_before() {
        let mut chronicle = told(5);
        chronicle.go_to(2);
        assert_eq!(chronicle.since(0), told(2).since(0));
    }

    #[test]
    fn going_to_a_point_that_was_never_told_here_counts_on_from_there() {
        let mut chronicle = told(3);
        chronicle.go_to(10);
        assert_eq!((chronicle.len(), chronicle.since(10).len()), (10, 0));
        chronicle.tell(Happening::RoundBegins { round: 7, seconds: 0 }, None, SideSet::ALL);
        assert_eq!((chronicle.len(), chronicle.since(10).len()), (11, 1));
    }
}
