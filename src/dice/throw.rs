//! Throws: which dice are thrown, which of them are kept, and how likely each result is.

use serde::{Deserialize, Serialize};

use super::Edge;

/// Which dice are thrown, and which of them are kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Throw {
    /// One die; with an edge two are thrown, and the higher or the lower is kept.
    One {
        sides: u8,
        /// Whether the higher or the lower of two dice is kept.
        edge: Edge,
    },
    /// Several dice, added up. An edge changes nothing.
    Sum { count: u16, sides: u8 },
    /// One die where a low result is good; with an edge two are thrown, and the lower or the higher is kept.
    Low {
        sides: u8,
        /// Whether the lower or the higher of two dice is kept.
        edge: Edge,
    },
    /// Several dice, added up; an edge changes how many sides they have.
    ByEdge {
        count: u16,
        /// The number of sides for each edge.
        die: DieByEdge,
        /// Which of these numbers of sides counts.
        edge: Edge,
    },
    /// Several dice of which the highest is kept; an edge changes how many are thrown.
    Pool {
        /// The number of dice for each edge.
        pool: Pool,
        /// Which of these numbers of dice counts.
        edge: Edge,
    },
}

/// How many dice are thrown at each edge; the highest of them is kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Pool {
    pub sides: u8,
    /// The number of dice without an edge.
    pub plain: u8,
    pub favoured: u8,
    pub hampered: u8,
    /// Whether a check that is both favoured and hampered counts as hampered. Otherwise the two cancel.
    pub hampered_wins: bool,
}

/// How many sides a die has at each edge.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct DieByEdge {
    pub plain: u8,
    pub favoured: u8,
    pub hampered: u8,
}

impl DieByEdge {
    pub const fn sides(self, edge: Edge) -> u8 {
        match edge {
            Edge::Plain => self.plain,
            Edge::Favoured => self.favoured,
            Edge::Hampered => self.hampered,
        }
    }
}

impl Pool {
    pub const fn count(self, edge: Edge) -> u8 {
        match edge {
            Edge::Plain => self.plain,
            Edge::Favoured => self.favoured,
            Edge::Hampered => self.hampered,
        }
    }

    /// The edge of a check with these sources.
    pub(super) fn edge(self, sources: impl Iterator<Item = Edge> + Clone) -> Edge {
        let is_hampered = sources.clone().any(|edge| edge == Edge::Hampered);
        if self.hampered_wins && is_hampered { Edge::Hampered } else { Edge::of(sources) }
    }
}

impl Throw {
    /// A plain die.
    pub const fn one(sides: u8) -> Throw {
        Throw::One { sides, edge: Edge::Plain }
    }

    /// How many sides each die has.
    pub const fn sides(self) -> u8 {
        match self {
            Throw::One { sides, .. } | Throw::Low { sides, .. } | Throw::Sum { sides, .. } => sides,
            Throw::ByEdge { die, edge, .. } => die.sides(edge),
            Throw::Pool { pool, .. } => pool.sides,
        }
    }

    /// How many dice are thrown.
    pub const fn count(self) -> usize {
        match self {
            Throw::One { edge: Edge::Plain, .. } | Throw::Low { edge: Edge::Plain, .. } => 1,
            Throw::One { .. } | Throw::Low { .. } => 2,
            Throw::Sum { count, .. } => count as usize,
            Throw::ByEdge { count, .. } => count as usize,
            Throw::Pool { pool, edge } => pool.count(edge) as usize,
        }
    }

    /// The best result that the dice can show.
    pub const fn best(self) -> i32 {
        match self {
            Throw::Low { .. } => 1,
            Throw::ByEdge { count, die, edge } => count as i32 * die.sides(edge) as i32,
            Throw::One { sides, .. } => sides as i32,
            Throw::Sum { count, sides } => count as i32 * sides as i32,
            Throw::Pool { pool, .. } => pool.sides as i32,
        }
    }

    /// A number on the dice, or made of what they show, converted so that more is always better.
    pub const fn merit(self, number: i32) -> i32 {
        match self {
            Throw::Low { sides, .. } => sides as i32 + 1 - number,
            Throw::One { .. } | Throw::Sum { .. } | Throw::ByEdge { .. } | Throw::Pool { .. } => number,
        }
    }

    /// The natural result of these faces.
    pub fn natural(self, faces: &[u8]) -> i32 {
        let faces = faces.iter().copied().map(i32::from);
        match self {
            Throw::One { edge: Edge::Hampered, .. } | Throw::Low { edge: Edge::Favoured, .. } => {
                faces.min().unwrap_or(0)
            }
            Throw::One { .. } | Throw::Low { .. } | Throw::Pool { .. } => faces.max().unwrap_or(0),
            Throw::Sum { .. } | Throw::ByEdge { .. } => faces.sum(),
        }
    }

    /// Every natural result with its exact chance, from the lowest number to the highest.
    pub fn chances(self) -> Vec<(i32, f64)> {
        match self {
            Throw::Low { sides, edge } => Throw::One { sides, edge: edge.reversed() }.chances(),
            Throw::ByEdge { count, die, edge } => sums(0, count, die.sides(edge)),
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
            Throw::Pool { pool, edge } => highest(1, pool.count(edge), pool.sides),
        }
    }

    /// Every natural result with its exact chance when the first die is known to show `face`.
    pub fn chances_after(self, face: u8) -> Vec<(i32, f64)> {
        match self {
            Throw::One { edge: Edge::Plain, .. } => vec![(i32::from(face), 1.0)],
            Throw::Low { sides, edge } => Throw::One { sides, edge: edge.reversed() }.chances_after(face),
            Throw::ByEdge { count, die, edge } => {
                sums(i32::from(face), count.saturating_sub(1), die.sides(edge))
            }
            Throw::One { sides, .. } => {
                let each = 1.0 / f64::from(sides);
                (1..=sides).map(|other| (self.natural(&[face, other]), each)).collect()
            }
            Throw::Sum { count, sides } => sums(i32::from(face), count.saturating_sub(1), sides),
            Throw::Pool { pool, edge } => highest(face, pool.count(edge).saturating_sub(1), pool.sides),
        }
    }
}

/// What `start` and `count` dice add up to: every sum with its exact chance, lowest first.
fn sums(start: i32, count: u16, sides: u8) -> Vec<(i32, f64)> {
    let each = 1.0 / f64::from(sides);
    // A sum's index in the list is how far it lies above the lowest sum.
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

/// The highest of `count` dice and of the face `least` that is there already: every result with its exact chance,
/// lowest first.
fn highest(least: u8, count: u8, sides: u8) -> Vec<(i32, f64)> {
    let ways = |up_to: u8| (0..count).fold(1.0, |ways, _| ways * f64::from(up_to));
    let all = ways(sides);
    let chance = |face: u8| if face == least { ways(face) } else { ways(face) - ways(face - 1) } / all;
    (least..=sides).map(|face| (i32::from(face), chance(face))).collect()
}

#[cfg(test)]
mod tests {
    use smallvec::SmallVec;

    use super::*;
    use crate::dice::{Check, Goal, Modifier};

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
    fn the_highest_of_a_pool_comes_out_as_counting_every_throw_does() {
        let pool = Pool { sides: 6, plain: 2, favoured: 3, hampered: 1, hampered_wins: true };
        let chance = |edge, target| {
            let mut check: Check<()> = Check::of(Throw::Pool { pool, edge });
            (check.goal, check.threshold) =
                (Goal::Reach, SmallVec::from_slice(&[Modifier { why: (), amount: target }]));
            check.chance()
        };
        // The check fails if every die shows less than the target.
        let counted = |dice: i32, target: i32| {
            1.0 - (0..dice).fold(1.0, |missed, _| missed * f64::from(target - 1) / 6.0)
        };
        for (edge, dice) in [(Edge::Plain, 2), (Edge::Favoured, 3), (Edge::Hampered, 1)] {
            for target in 1..=6 {
                assert!((chance(edge, target) - counted(dice, target)).abs() < 1e-12, "{edge:?} {target}");
            }
        }
        let after = Throw::Pool { pool, edge: Edge::Plain }.chances_after(5);
        let each = 1.0 / 6.0;
        assert!((after[0].1 - 5.0 * each).abs() < 1e-12 && (after[1].1 - each).abs() < 1e-12, "{after:?}");
    }

    #[test]
    fn what_hampers_a_pool_may_bear_down_what_favours_it() {
        let sources = [((), Edge::Favoured), ((), Edge::Hampered)];
        for (hampered_wins, dice) in [(true, 1), (false, 2)] {
            let pool = Pool { sides: 6, plain: 2, favoured: 3, hampered: 1, hampered_wins };
            let check = Check::of(Throw::Pool { pool, edge: Edge::Plain });
            assert_eq!(check.with_edges(SmallVec::from_slice(&sources)).throw.count(), dice);
        }
    }
}
