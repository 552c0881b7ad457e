//! An order that is tried out, and what the imagined battles say of it.

use super::Played;
use super::arena::Attempt;
use crate::battle::{Because, Order};

/// By how much the true gain of an order usually differs from what a soldier thinks of it. Measured: the more imagined battles
/// differ from each other, the less they say beside that.
const LEEWAY: i64 = 200;
/// The same for those who wait for the enemies. They know where to stand meanwhile, so what they think is nearer to the truth.
const PATIENT_LEEWAY: i64 = 70;
/// As many orders as this, what is usual counts beside what the battles of a decision tell of it themselves.
const USUAL_ORDERS: i64 = 4;
/// The least by which true gains differ from what a soldier thinks.
const LEAST_LEEWAY: i64 = 20;

/// An order that is tried out.
pub struct Candidate {
    pub order: Order,
    /// What it counts before it is tried out, less than the soldier's own order.
    prior: i64,
    /// What each imagined battle has brought.
    brought: Vec<i32>,
    /// How much more it is likely to bring than the order that it is compared with.
    pub likely: i64,
}

impl Candidate {
    pub const fn new(order: Order, prior: i64) -> Candidate {
        Candidate { order, prior, brought: Vec::new(), likely: 0 }
    }

    /// What is left to do until it has been tried out in so many imagined battles.
    pub fn attempts(&self, battles: usize) -> impl Iterator<Item = Attempt<'_>> {
        let order = &self.order;
        (self.brought.len()..battles).map(move |number| Attempt { number, order })
    }

    /// Takes in what these attempts have brought, the next of all that were made; false if it was not allowed in one of them.
    pub fn takes_in(&mut self, battles: usize, made: &mut impl Iterator<Item = Option<Played>>) -> bool {
        let before = self.brought.len();
        let made = made.take(battles.saturating_sub(before));
        self.brought.extend(made.flatten().map(Played::worth));
        let is_allowed = self.brought.len() >= battles;
        if !is_allowed {
            self.brought.truncate(before);
        }
        is_allowed
    }

    /// How much more it has brought than another in each battle.
    pub fn gains(&self, other: &Candidate) -> impl Iterator<Item = i64> {
        self.brought.iter().zip(&other.brought).map(|(own, its)| i64::from(own - its))
    }

    /// How much its gains over another differ from battle to battle: their variance. One battle alone does not tell that: there it
    /// is no more than what the order has gained or lost.
    pub fn noise(&self, other: &Candidate) -> i64 {
        let battles = count(self.brought.len());
        if battles < 2 {
            return self.gains(other).map(|gain| gain * gain).sum();
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

    /// How much its gains differ from battle to battle, with what is usual for all orders: a few battles alone do not tell that, and
    /// one tells nothing.
    fn usual_noise(&self, other: &Candidate, usual: i64) -> i64 {
        let noise = if self.brought.len() < 2 { usual } else { i64::midpoint(self.noise(other), usual) };
        noise.max(1)
    }

    /// How far its mean gain is from what a soldier thinks.
    fn apart(&self, own: &Candidate) -> i64 {
        self.gains(own).sum::<i64>() / count(self.brought.len()).max(1) - self.prior
    }

    /// Why it was chosen rather than another that was tried out in the same battles.
    pub fn because(&self, other: &Candidate) -> Because {
        let battles = self.gains(other).count();
        Because::Tried {
            other: other.order.clone(),
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
    /// Sums over the comparisons of orders that were tried out in several battles.
    surprises: i64,
    comparisons: i64,
}

impl Leeway {
    /// What is usual for those who are patient or not.
    pub const fn usual(are_patient: bool) -> Leeway {
        let usual = if are_patient { PATIENT_LEEWAY } else { LEEWAY };
        Leeway { usual, surprises: 0, comparisons: 0 }
    }

    /// The variance, after orders have been tried out. One battle alone does not tell it. Nor does what all of them have gained over
    /// the order that they are compared with: that may be its bad luck. So they are compared with each other, and of the noise of
    /// their gains only their own half counts.
    pub fn told_by(&mut self, tried: &[Candidate], own: &Candidate, usual: i64) -> i64 {
        let (orders, battles) = (count(tried.len()), count(own.brought.len()));
        if battles > 1 && orders > 1 {
            let all: i64 = tried.iter().map(|order| order.apart(own)).sum();
            let surprise = |order: &Candidate| (order.apart(own) - all / orders).pow(2);
            let noise = usual / 2 / battles * (orders - 1);
            self.surprises += tried.iter().map(surprise).sum::<i64>() - noise;
            self.comparisons += orders - 1;
        }
        let told = self.surprises.max(0) + USUAL_ORDERS * self.usual * self.usual;
        (told / (self.comparisons + USUAL_ORDERS)).max(LEAST_LEEWAY * LEAST_LEEWAY)
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

    fn tried(prior: i64, brought: &[i32]) -> Candidate {
        let end = Order::deed(CombatantId(0), End {});
        Candidate { brought: brought.to_vec(), ..Candidate::new(end, prior) }
    }

    #[test]
    fn orders_that_come_out_as_a_soldier_thinks_leave_little_leeway() {
        let own = tried(0, &[0, 100, -100]);
        let others: Vec<Candidate> = (0..9).map(|_| tried(-60, &[-60, 40, -160])).collect();
        // Eight comparisons without surprise beside four usual orders.
        assert_eq!(Leeway::usual(false).told_by(&others, &own, 0), LEEWAY * LEEWAY * 4 / 12);
        assert_eq!(Leeway::usual(true).told_by(&others, &own, 0), PATIENT_LEEWAY * PATIENT_LEEWAY * 4 / 12);
    }

    #[test]
    fn orders_that_come_out_otherwise_leave_more_leeway_and_are_kept_in_mind() {
        let own = tried(0, &[0, 0]);
        let others = [tried(0, &[900, 900]), tried(0, &[-900, -900])];
        let mut leeway = Leeway::usual(false);
        let with_them = (2 * 900 * 900 + 4 * LEEWAY * LEEWAY) / 5;
        assert_eq!(leeway.told_by(&others, &own, 0), with_them);
        assert_eq!(leeway.told_by(&[], &own, 0), with_them);
    }

    #[test]
    fn the_bad_luck_of_the_leading_order_tells_no_leeway() {
        let unlucky = tried(0, &[-900, -900]);
        let others: Vec<Candidate> = (0..9).map(|_| tried(0, &[0, 0])).collect();
        assert_eq!(Leeway::usual(false).told_by(&others, &unlucky, 0), LEEWAY * LEEWAY * 4 / 12);
    }

    #[test]
    fn one_battle_alone_tells_no_leeway_and_counts_by_how_far_orders_are_apart() {
        let own = tried(0, &[0]);
        let mut better = tried(0, &[300]);
        let noise = better.noise(&own);
        assert_eq!(noise, 300 * 300);
        let leeway = Leeway::usual(false).told_by(&[tried(0, &[300]), tried(0, &[5000])], &own, noise);
        assert_eq!(leeway, LEEWAY * LEEWAY);
        better.weigh(&own, noise, leeway);
        assert_eq!(better.likely, 300 * leeway / (leeway + noise));
    }
}
