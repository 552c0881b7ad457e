//! An order that is tried out, and what the imagined battles say of it.

use std::ops::Range;

use super::{Depth, Search};
use crate::battle::{Because, Order, Tactic};

/// By how much the true gain of an order usually differs from what a soldier thinks of it, if battles are played on for one
/// round, or for several. Measured: the more imagined battles differ from each other, the less they say beside that.
const LEEWAY: i64 = 240;
const LONG_LEEWAY: i64 = 600;
/// As many orders as this, what is usual counts beside what the battles of a decision tell of it themselves.
const USUAL_ORDERS: i64 = 4;
/// The least by which true gains differ from what a soldier thinks.
const LEAST_LEEWAY: i64 = 20;

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

    /// Weighs what the battles have brought against what a soldier thinks, each by how much it can be relied on: the gains by how
    /// much they differ from battle to battle, what a soldier thinks by its leeway, which is a variance too.
    pub fn weigh(&mut self, own: &Candidate, usual: i64, leeway: i64) {
        let (battles, noise) = (count(self.brought.len()), self.usual_noise(own, usual));
        self.likely =
            (self.gains(own).sum::<i64>() * leeway + self.prior * noise) / (battles * leeway + noise);
    }

    /// How much its gains differ from battle to battle, with what is usual for all orders: a few battles alone do not tell that.
    fn usual_noise(&self, other: &Candidate, usual: i64) -> i64 {
        i64::midpoint(self.noise(other), usual).max(1)
    }

    /// How far its mean gain is from what a soldier thinks, beyond what the battles differ by chance: a square, below 0 if chance
    /// alone would have done more.
    fn surprise(&self, own: &Candidate, usual: i64) -> i64 {
        let battles = count(self.brought.len()).max(1);
        let apart = self.gains(own).sum::<i64>() / battles - self.prior;
        apart * apart - self.usual_noise(own, usual) / battles
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

/// How far the true gains of orders are from what a soldier thinks of them: their variance. Where nothing is at stake, all orders
/// bring about the same, and where it is now or never, they do not. So the battles of a decision are asked, beside what is usual.
pub struct Leeway {
    usual: i64,
    /// Sums over the orders that were tried out in several battles and left out since.
    surprises: i64,
    orders: i64,
}

impl Leeway {
    pub const fn usual(depth: Depth) -> Leeway {
        let usual = if depth.rounds > 1 { LONG_LEEWAY } else { LEEWAY };
        Leeway { usual: usual * usual, surprises: 0, orders: 0 }
    }

    /// The variance for orders that have just been tried out; one battle alone does not tell it.
    pub fn of(&self, tried: &[Candidate], own: &Candidate, usual: i64) -> i64 {
        if own.brought.len() < 2 {
            return self.usual;
        }
        let now: i64 = tried.iter().map(|order| order.surprise(own, usual)).sum();
        let told = (self.surprises + now).max(0);
        let orders = self.orders + count(tried.len());
        let leeway = (told + USUAL_ORDERS * self.usual) / (orders + USUAL_ORDERS);
        leeway.max(LEAST_LEEWAY * LEAST_LEEWAY)
    }

    /// Keeps what orders have told that are tried out no further.
    pub fn keep(&mut self, left_out: &[Candidate], own: &Candidate, usual: i64) {
        if own.brought.len() > 1 {
            self.surprises += left_out.iter().map(|order| order.surprise(own, usual)).sum::<i64>();
            self.orders += count(left_out.len());
        }
    }
}

pub fn count(battles: usize) -> i64 {
    i64::try_from(battles).unwrap_or(i64::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::battle::CombatantId;
    use crate::battle::deeds::End;

    const ONE_ROUND: Depth = Depth { orders: 12, battles: 15, rounds: 1, tactics: 0 };

    fn tried(prior: i64, brought: &[i32]) -> Candidate {
        let end = Order::deed(CombatantId(0), End {});
        Candidate { brought: brought.to_vec(), ..Candidate::new(end, None, prior) }
    }

    #[test]
    fn orders_that_come_out_as_a_soldier_thinks_leave_little_leeway() {
        let own = tried(0, &[0, 100, -100]);
        let others: Vec<Candidate> = (0..8).map(|_| tried(-60, &[-60, 40, -160])).collect();
        let usual = LEEWAY * LEEWAY;
        // Eight orders without surprise beside four usual ones.
        assert_eq!(Leeway::usual(ONE_ROUND).of(&others, &own, 0), usual * 4 / 12);
    }

    #[test]
    fn orders_that_come_out_otherwise_leave_more_leeway_and_are_kept_in_mind() {
        let own = tried(0, &[0, 0]);
        let others: Vec<Candidate> = (0..4).map(|_| tried(0, &[-900, -900])).collect();
        let mut leeway = Leeway::usual(ONE_ROUND);
        // A gain without noise counts as 1 of noise, which is halved by two battles.
        let with_them = (4 * 900 * 900 + 4 * LEEWAY * LEEWAY) / 8;
        assert_eq!(leeway.of(&others, &own, 0), with_them);
        leeway.keep(&others, &own, 0);
        assert_eq!(leeway.of(&[], &own, 0), with_them);
    }

    #[test]
    fn one_battle_alone_tells_no_leeway() {
        let own = tried(0, &[0]);
        assert_eq!(Leeway::usual(ONE_ROUND).of(&[tried(0, &[5000])], &own, UNTOLD), LEEWAY * LEEWAY);
    }
}
