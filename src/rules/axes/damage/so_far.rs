//! What the dice of an attack have come to so far, as far as it still counts: what has met protection is forgotten here.

use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use super::DamagePlan;
use crate::battle::{Blow, DamageKind};

/// What the dice of an attack have come to so far, apart from what has met protection.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct SoFar {
    /// What has been dealt of the kind that is being counted; of all kinds where they are not told apart.
    amount: i32,
    /// How far the dice of this blow so far have come out below nothing.
    short: i32,
    /// The kinds of this blow that wait until it comes to its least.
    held: SmallVec<[(DamageKind, i32); 2]>,
    /// Whether this blow has come to its least.
    is_enough: bool,
    /// What is left over from halving this blow so far.
    odd: i32,
}

impl SoFar {
    /// The same, where no more than so much of one kind makes a difference.
    pub fn at_most(mut self, most: i32) -> SoFar {
        self.amount = self.amount.min(most);
        self
    }
}

impl DamagePlan {
    /// Whether what is counted next is merely added to: the next dice are of the same blow and of a kind that is not told
    /// apart from theirs.
    pub fn goes_on(&self) -> bool {
        let kind = |place: usize| self.dice.get(place).map(|dice| dice.kind);
        !self.ends_a_blow() && (!self.apart || kind(self.part) == kind(self.part + 1))
    }

    /// What has been dealt so far together with so much more.
    pub fn and(&self, so_far: &SoFar, total: i32) -> SoFar {
        let mut now = so_far.clone();
        let total = total + std::mem::take(&mut now.short);
        if self.least.is_some() {
            now.short = total.min(0);
        }
        now.amount += total.max(0);
        now
    }

    /// Takes in what is counted next: what has been dealt so far then, and what of it meets protection now.
    ///
    /// Where a blow has a least of its own, what some dice are below nothing is made up for by the next ones, and what is
    /// missing in the end is added to its first kind.
    pub fn count(&self, so_far: &SoFar, total: i32) -> (SoFar, Blow) {
        let mut now = self.and(so_far, total);
        let Some(dice) = self.dice.get(self.part).filter(|_| !self.goes_on()) else {
            return (now, Blow::default());
        };
        let is_last = self.ends_a_blow();
        now.held.push((dice.kind, std::mem::take(&mut now.amount)));
        let least = self.least.map_or(0, i32::from);
        let missing =
            if now.is_enough { 0 } else { least - now.held.iter().map(|(_, amount)| amount).sum::<i32>() };
        if missing > 0 && !is_last {
            return (now, Blow::default());
        }
        let mut blow = Blow { parts: std::mem::take(&mut now.held) };
        if let Some((_, first)) = blow.parts.first_mut().filter(|_| missing > 0) {
            *first += missing;
        }
        if let Some(scaling) = self.scaling {
            now.odd = blow.scale(scaling.scale, now.odd);
        }
        if is_last {
            (now.short, now.odd, now.is_enough) = (0, 0, false);
        } else {
            now.is_enough = self.least.is_some();
        }
        (now, blow)
    }
}
