//! What the dice of an attack have come to so far. What has already met protection is forgotten, since it no longer
//! counts.

use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use super::{DamagePlan, DamageProgress};
use crate::battle::{Blow, DamageKind};

/// What the dice of an attack have come to so far, without what has already met protection.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct DamageTally {
    /// The damage so far of the kind that is being counted; of all kinds where protection does not tell them apart.
    amount: i32,
    /// How far the dice of this blow so far are below 0.
    short: i32,
    /// The kinds of this blow that are held until the blow reaches its least amount.
    held: SmallVec<[(DamageKind, i32); 2]>,
    /// Whether this blow has reached its least amount.
    is_enough: bool,
    /// What halving this blow has left over so far.
    odd: i32,
}

impl DamageTally {
    /// The same, with the amount capped where more of one kind makes no difference.
    pub fn at_most(mut self, most: i32) -> DamageTally {
        self.amount = self.amount.min(most);
        self
    }
}

impl DamagePlan {
    /// Whether the dice after these only add to the same amount: they belong to the same blow, and to a kind that
    /// protection does not tell apart from theirs.
    pub fn next_dice_add_up(&self, progress: &DamageProgress) -> bool {
        let kind = |place: usize| self.dice.get(place).map(|dice| dice.kind);
        let part = usize::from(progress.part);
        !self.ends_a_blow(progress) && (!self.apart || kind(part) == kind(part + 1))
    }

    /// What has been dealt so far, with a result added.
    pub fn and(&self, so_far: &DamageTally, total: i32) -> DamageTally {
        let mut now = so_far.clone();
        let total = total + std::mem::take(&mut now.short);
        if self.least.is_some() {
            now.short = total.min(0);
        }
        now.amount += total.max(0);
        now
    }

    /// Adds the result of the dice that are counted next. Returns what has been dealt so far after that, and the blow
    /// that meets protection now.  Where a blow has a least amount, dice below 0 are made up for by the dice after
    /// them, and what is still missing at the end is added to the blow's first kind of damage.
    pub fn count(&self, progress: &DamageProgress, so_far: &DamageTally, total: i32) -> (DamageTally, Blow) {
        let mut now = self.and(so_far, total);
        let dice = self.dice.get(usize::from(progress.part));
        let Some(dice) = dice.filter(|_| !self.next_dice_add_up(progress)) else {
            return (now, Blow::default());
        };
        let is_last = self.ends_a_blow(progress);
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
        if let Some(scaling) = self.scaling(progress) {
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
