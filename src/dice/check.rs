//! A check as data: what is thrown, what is added and why, and what it has to reach.
//!
//! One and the same value is rolled, logged and turned into exact chances, so the odds on screen cannot differ from
//! the dice on the table.

use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use super::Edge;

/// One named part of a total or of a threshold.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Part<R> {
    /// Why it counts.
    pub why: R,
    /// How much.
    pub amount: i32,
}

/// Which dice are thrown, and which of them are kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Throw {
    /// One die; with an edge two are thrown, and the higher or the lower is kept.
    One {
        /// How many sides it has.
        sides: u8,
        /// Which of two is kept.
        edge: Edge,
    },
    /// Several dice, added up. Nothing favours or hampers them.
    Sum {
        /// How many.
        count: u16,
        /// How many sides each has.
        sides: u8,
    },
}

impl Throw {
    /// A plain die.
    #[must_use]
    pub const fn one(sides: u8) -> Throw {
        Throw::One { sides, edge: Edge::Plain }
    }

    /// The sides of each die that is thrown.
    #[must_use]
    pub const fn sides(self) -> u8 {
        match self {
            Throw::One { sides, .. } | Throw::Sum { sides, .. } => sides,
        }
    }

    /// How many dice are thrown.
    #[must_use]
    pub const fn count(self) -> usize {
        match self {
            Throw::One { edge: Edge::Plain, .. } => 1,
            Throw::One { .. } => 2,
            Throw::Sum { count, .. } => count as usize,
        }
    }

    /// The highest natural result.
    #[must_use]
    pub const fn best(self) -> i32 {
        match self {
            Throw::One { sides, .. } => sides as i32,
            Throw::Sum { count, sides } => count as i32 * sides as i32,
        }
    }

    /// The natural result that these faces show.
    #[must_use]
    pub fn natural(self, faces: &[u8]) -> i32 {
        let faces = faces.iter().copied().map(i32::from);
        match self {
            Throw::One { edge: Edge::Hampered, .. } => faces.min().unwrap_or(0),
            Throw::One { .. } => faces.max().unwrap_or(0),
            Throw::Sum { .. } => faces.sum(),
        }
    }

    /// Every natural result with its exact chance, lowest first.
    #[must_use]
    pub fn chances(self) -> Vec<(i32, f64)> {
        match self {
            Throw::One { sides, edge } => {
                let n = f64::from(sides);
                let chance = |face: u8| match edge {
                    Edge::Plain => 1.0 / n,
                    // Of n * n pairs, 2 * face - 1 have `face` as their highest.
                    Edge::Favoured => f64::from(2 * u32::from(face) - 1) / (n * n),
                    Edge::Hampered => f64::from(2 * u32::from(sides - face) + 1) / (n * n),
                };
                (1..=sides).map(|face| (i32::from(face), chance(face))).collect()
            }
            Throw::Sum { count, sides } => sums(0, count, sides),
        }
    }

    /// Every natural result with its exact chance when the first die is known to show a face.
    #[must_use]
    pub fn chances_after(self, face: u8) -> Vec<(i32, f64)> {
        match self {
            Throw::One { edge: Edge::Plain, .. } => vec![(i32::from(face), 1.0)],
            Throw::One { sides, .. } => {
                let each = 1.0 / f64::from(sides);
                (1..=sides).map(|other| (self.natural(&[face, other]), each)).collect()
            }
            Throw::Sum { count, sides } => sums(i32::from(face), count.saturating_sub(1), sides),
        }
    }
}

/// What dice added to a number come to, each result with its exact chance, lowest first.
fn sums(start: i32, count: u16, sides: u8) -> Vec<(i32, f64)> {
    let each = 1.0 / f64::from(sides);
    // The place in the list is how far a sum lies above the lowest.
    let mut chances = vec![1.0];
    for _ in 0..count {
        let mut next = vec![0.0; chances.len() + usize::from(sides) - 1];
        for (sum, chance) in chances.iter().enumerate() {
            for more in &mut next[sum..sum + usize::from(sides)] {
                *more += chance * each;
            }
        }
        chances = next;
    }
    (start + i32::from(count)..).zip(chances).collect()
}

/// What a check has to reach.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Goal {
    /// The total is at or above the sum of the threshold's parts.
    Reach,
    /// The total is above the sum of the threshold's parts.
    Exceed,
    /// Nothing: the total itself is the answer.
    Show,
}

/// A check, ready to be rolled.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(bound(serialize = "R: Serialize", deserialize = "R: Deserialize<'de>"))]
pub struct Check<R> {
    /// The dice.
    pub throw: Throw,
    /// What favours or hampers it, and why; the throw keeps the sum of it.
    pub edges: SmallVec<[(R, Edge); 2]>,
    /// What is added to the natural result.
    pub bonuses: SmallVec<[Part<R>; 4]>,
    /// What the threshold is made of.
    pub threshold: SmallVec<[Part<R>; 4]>,
    /// How total and threshold are compared.
    pub goal: Goal,
    /// What the highest face of the die counts as, where that is not its own number.
    pub best_counts: Option<i32>,
    /// Whether a natural 1 fails whatever is added.
    pub one_fails: bool,
}

/// What a roll came to.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Rolled {
    /// Every die thrown, in the order thrown; empty where a chance was weighed instead.
    pub faces: SmallVec<[u8; 4]>,
    /// The die that was kept, or the sum of those that are added up.
    pub natural: i32,
    /// The natural result with everything added.
    pub total: i32,
    /// Whether the goal was reached; always true for [`Goal::Show`].
    pub succeeds: bool,
    /// Whether it succeeds without a roll, whatever the other side rolls.
    pub assured: bool,
}

impl<R> Check<R> {
    /// A roll whose number is the answer.
    #[must_use]
    pub fn show(sides: u8) -> Check<R> {
        Check::of(Throw::one(sides))
    }

    /// A throw whose sum is the answer.
    #[must_use]
    pub fn of(throw: Throw) -> Check<R> {
        Check {
            throw,
            edges: SmallVec::new(),
            bonuses: SmallVec::new(),
            threshold: SmallVec::new(),
            goal: Goal::Show,
            best_counts: None,
            one_fails: false,
        }
    }

    /// This check with other things that favour or hamper it.
    #[must_use]
    pub fn with_edges(mut self, edges: SmallVec<[(R, Edge); 2]>) -> Check<R> {
        if let Throw::One { edge, .. } = &mut self.throw {
            *edge = Edge::of(edges.iter().map(|(_, edge)| *edge));
            self.edges = edges;
        }
        self
    }

    /// All that is added to the natural result.
    #[must_use]
    pub fn bonus(&self) -> i32 {
        self.bonuses.iter().map(|part| part.amount).sum()
    }

    /// The number to reach.
    #[must_use]
    pub fn target(&self) -> i32 {
        self.threshold.iter().map(|part| part.amount).sum()
    }

    /// Judges the faces that were thrown.
    #[must_use]
    pub fn judge(&self, faces: &[u8]) -> Rolled {
        Rolled { faces: SmallVec::from_slice(faces), ..self.judge_natural(self.throw.natural(faces)) }
    }

    /// Judges a natural result, whatever faces showed it.
    #[must_use]
    pub fn judge_natural(&self, natural: i32) -> Rolled {
        let counted = self.best_counts.filter(|_| natural == self.throw.best()).unwrap_or(natural);
        let total = counted + self.bonus();
        let reaches = match self.goal {
            Goal::Reach => total >= self.target(),
            Goal::Exceed => total > self.target(),
            Goal::Show => true,
        };
        let succeeds = reaches && !(self.one_fails && natural == 1);
        Rolled { faces: SmallVec::new(), natural, total, succeeds, assured: false }
    }

    /// A success without a roll: the best that the dice could show.
    #[must_use]
    pub fn assure(&self) -> Rolled {
        let natural = self.throw.best();
        Rolled { succeeds: true, assured: true, ..self.judge_natural(natural) }
    }

    /// Every result this check may come to, with its exact chance, lowest natural first.
    pub fn chances(&self) -> impl Iterator<Item = (Rolled, f64)> + '_ {
        self.throw.chances().into_iter().map(|(natural, chance)| (self.judge_natural(natural), chance))
    }

    /// The same when the first die is known to show a face.
    pub fn chances_after(&self, face: u8) -> impl Iterator<Item = (Rolled, f64)> + '_ {
        let chances = self.throw.chances_after(face).into_iter();
        chances.map(|(natural, chance)| (self.judge_natural(natural), chance))
    }

    /// The exact chance to succeed.
    #[must_use]
    pub fn chance(&self) -> f64 {
        self.chances().filter(|(rolled, _)| rolled.succeeds).map(|(_, chance)| chance).sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at_least(target: i32, edge: Edge) -> Check<()> {
        let mut check = Check::show(6);
        check.throw = Throw::One { sides: 6, edge };
        check.threshold.push(Part { why: (), amount: target });
        check.goal = Goal::Reach;
        check
    }

    #[test]
    fn chances_are_those_of_counting_every_pair_of_faces() {
        for edge in [Edge::Hampered, Edge::Plain, Edge::Favoured] {
            for target in 0..=7 {
                let check = at_least(target, edge);
                let mut hits = 0;
                for a in 1..=6u8 {
                    for b in 1..=6u8 {
                        let faces = if edge == Edge::Plain { vec![a] } else { vec![a, b] };
                        hits += u32::from(check.judge(&faces).succeeds);
                    }
                }
                assert!((check.chance() - f64::from(hits) / 36.0).abs() < 1e-12, "{edge:?} {target}");
            }
        }
    }

    #[test]
    fn dice_added_up_come_out_as_counting_every_throw_does() {
        let mut counted = std::collections::BTreeMap::new();
        for a in 1..=4 {
            for b in 1..=4 {
                for c in 1..=4 {
                    *counted.entry(a + b + c).or_insert(0u32) += 1;
                }
            }
        }
        let chances = Throw::Sum { count: 3, sides: 4 }.chances();
        assert_eq!(chances.len(), counted.len());
        for (sum, chance) in chances {
            assert!((chance - f64::from(counted[&sum]) / 64.0).abs() < 1e-12, "{sum}");
        }
        let after = Throw::Sum { count: 3, sides: 4 }.chances_after(2);
        let mean: f64 = after.iter().map(|(sum, chance)| f64::from(*sum) * chance).sum();
        assert!((mean - 7.0).abs() < 1e-12, "2 and two dice of 2.5 on average");
    }

    #[test]
    fn the_best_face_may_count_for_more_and_a_one_may_fail_whatever_is_added() {
        let mut check: Check<()> = Check::show(20);
        (check.best_counts, check.one_fails, check.goal) = (Some(25), true, Goal::Reach);
        check.bonuses.push(Part { why: (), amount: 30 });
        check.threshold.push(Part { why: (), amount: 20 });
        assert_eq!(check.judge(&[20]).total, 55);
        assert_eq!(check.judge(&[19]).total, 49);
        assert!(!check.judge(&[1]).succeeds && check.judge(&[2]).succeeds);
    }

    #[test]
    fn exceeding_is_stricter_than_reaching() {
        let mut check = at_least(4, Edge::Plain);
        assert!(check.judge(&[4]).succeeds);
        check.goal = Goal::Exceed;
        assert!(!check.judge(&[4]).succeeds);
    }
}
