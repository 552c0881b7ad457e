//! An order that is tried out, and what the imagined battles say of it.

use std::ops::Range;

use super::{Depth, Search};
use crate::battle::{Because, Order, Tactic};

/// By how much the true gain of an order usually differs from what a soldier thinks of it, if battles are played on for one
/// round, or for several. Measured: the more imagined battles differ from each other, the less they say beside that.
const LEEWAY: i64 = 240;
const LONG_LEEWAY: i64 = 600;

/// How much gains usually differ from battle to battle: their variance, which one battle alone does not tell.
const UNTOLD: i64 = 1_000_000;

/// An order that is tried out.
pub struct Candidate {
    pub order: Order,
    /// What the side is up to afterwards; none if everybody goes on as soldiers do.
    pub tactic: Option<Tactic>,
    /// What it counts before it is tried out, less than the soldier's own order.
    prior: i64,
    /// What each imagined battle has brought.
    brought: Vec<i32>,
    /// How much more it is likely to bring than the order that it is compared with.
    pub likely: i64,
}

impl Candidate {
    pub const fn new(order: Order, tactic: Option<Tactic>, prior: i64) -> Candidate {
        Candidate { order, tactic, prior, brought: Vec::new(), likely: 0 }
    }

    /// Tries it out in those of these imagined battles in which it has not been yet; false if it is not allowed in one of them.
    pub fn is_tried_out(&mut self, search: &mut Search, battles: Range<usize>) -> bool {
        for number in battles.start.max(self.brought.len())..battles.end {
            let Some(played) = search.play(number, &self.order, self.tactic) else { return false };
            self.brought.push(played.worth());
        }
        true
    }

    /// How much more it has brought than another in each battle.
    pub fn gains(&self, other: &Candidate) -> impl Iterator<Item = i64> {
        self.brought.iter().zip(&other.brought).map(|(own, its)| i64::from(own - its))
    }

    /// How much its gains over another differ from battle to battle: their variance; what is usual for one battle alone.
    pub fn noise(&self, other: &Candidate) -> i64 {
        let battles = count(self.brought.len());
        if battles < 2 {
            return UNTOLD;
        }
        let (sum, squares) =
            self.gains(other).fold((0, 0), |(sum, squares), gain| (sum + gain, squares + gain * gain));
        (squares - sum * sum / battles) / (battles - 1)
    }

    /// Weighs what the battles have brought against what a soldier thinks, each by how much it can be relied on. `usual` is how
    /// much gains differ from battle to battle for all orders: a few battles alone do not tell that.
    pub fn weigh(&mut self, own: &Candidate, usual: i64, depth: Depth) {
        let noise = i64::midpoint(self.noise(own), usual).max(1);
        let leeway = if depth.rounds > 1 { LONG_LEEWAY } else { LEEWAY };
        let (battles, trust) = (count(self.brought.len()), leeway * leeway);
        self.likely = (self.gains(own).sum::<i64>() * trust + self.prior * noise) / (battles * trust + noise);
    }

    /// Why it was chosen rather than another that was tried out in the same battles.
    pub fn because(&self, other: &Candidate) -> Because {
        let battles = self.gains(other).count();
        Because::Tried {
            other: other.order.clone(),
            tactic: self.tactic,
            battles,
            better: self.gains(other).filter(|gain| *gain > 0).count(),
            worse: self.gains(other).filter(|gain| *gain < 0).count(),
            gain: i32::try_from(self.gains(other).sum::<i64>() / count(battles).max(1)).unwrap_or_default(),
        }
    }
}

pub fn count(battles: usize) -> i64 {
    i64::try_from(battles).unwrap_or(i64::MAX)
}
