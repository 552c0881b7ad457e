//! Looks at any decision of a session without losing what came after it, and goes on from there if somebody wants to.

use super::{Entry, Session, UndoPoint};
use crate::battle::Fact;

/// How many orders lie between two snapshots that a review takes: few enough that every step back is quick.
const APART: usize = 12;

/// A look at an earlier decision.
pub(super) struct Review {
    /// The number of entries before the decision that is looked at.
    at: usize,
    /// All facts of the session.
    facts: Vec<Fact>,
    /// Snapshots that were taken on the way.
    points: Vec<UndoPoint>,
}

impl Session {
    /// Whether the battle stands at an earlier decision than the last.
    pub const fn is_reviewed(&self) -> bool {
        self.review.is_some()
    }

    /// The number of entries before the decision at which the battle stands.
    pub fn reviewed_at(&self) -> usize {
        self.review.as_ref().map_or(self.given.len(), |review| review.at)
    }

    /// Every decision that can be looked at: the number of entries before it, and the number of facts. A ruling belongs
    /// to the order before it.
    pub fn decisions(&self) -> Vec<(usize, usize)> {
        let all = self.review.as_ref().map_or(self.battle.chronicle().len(), |review| review.facts.len());
        let before = self.given.iter().enumerate().filter(|(_, entry)| !entry.is_ruling());
        before.map(|(place, entry)| (place, entry.told)).chain([(self.given.len(), all)]).collect()
    }

    /// All facts of the session, whichever decision is looked at.
    pub fn all_facts(&self) -> &[Fact] {
        match &self.review {
            Some(review) => &review.facts,
            None => self.battle.chronicle().since(0),
        }
    }

    /// Puts the battle at the decision after `len` entries. No entry is lost. `len` must be one of [`Session::decisions`].
    pub fn review(&mut self, len: usize) {
        let len = len.min(self.given.len());
        let mut review = self.review.take().unwrap_or_else(|| Review {
            at: self.given.len(),
            facts: self.battle.chronicle().since(0).to_vec(),
            points: Vec::new(),
        });
        self.wind(&mut review, len);
        review.at = len;
        self.review = Some(review);
    }

    /// Ends the review: the battle stands at its last decision again.
    pub fn end_review(&mut self) {
        self.review(self.given.len());
        self.review = None;
    }

    /// Lets the battle go on from the decision that is looked at; what came after it is lost.
    pub fn go_on_from_here(&mut self) {
        let Some(review) = self.review.take() else { return };
        self.given.truncate(review.at);
        self.recent.retain(|point| point.after <= review.at);
        self.rounds.retain(|point| point.after <= review.at);
        self.undone.clear();
    }

    fn wind(&mut self, review: &mut Review, len: usize) {
        let is_whole = |point: &&UndoPoint| !self.given.get(point.after).is_some_and(Entry::is_ruling);
        let points = self.rounds.iter().chain(&self.recent).chain(&review.points).filter(is_whole);
        let nearest = points.filter(|point| point.after <= len).max_by_key(|point| point.after);
        let mut at = review.at;
        if at > len || nearest.is_some_and(|point| point.after > at) {
            at = match nearest {
                Some(point) => {
                    let (told, known) = (point.snapshot.told(), self.battle.chronicle().len());
                    if let Some(later) = review.facts.get(known..told) {
                        self.battle.recall(later);
                    }
                    self.battle.restore(&point.snapshot);
                    point.after
                }
                None => {
                    self.go_to_start();
                    0
                }
            };
        }
        while at < len {
            at = self.play_again(at, len);
            let is_due = at.is_multiple_of(APART) && at < self.given.len();
            if is_due && !review.points.iter().any(|point| point.after == at) {
                review.points.push(UndoPoint { after: at, snapshot: self.battle.snapshot() });
            }
        }
    }
}
