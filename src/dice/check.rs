//! A check as data: the dice, the bonuses with their reasons, and the number to reach.
//!
//! The same value is rolled, logged and turned into exact chances, so the odds on the screen cannot differ from the
//! dice.

use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use super::{Edge, Throw};

/// One named part of a total or of a threshold.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Modifier<R> {
    /// The reason for the amount.
    pub why: R,
    pub amount: i32,
}

/// How the total of a check is compared with its threshold.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Goal {
    /// The total is at or above the sum of the threshold's parts.
    Reach,
    /// The total is above the sum of the threshold's parts.
    Exceed,
    /// The total is at or below the sum of the threshold's parts. Some natural results always succeed or always fail.
    AtMost {
        /// The highest natural result that always succeeds.
        always: i32,
        /// The lowest natural result that always fails.
        never: i32,
    },
    /// No threshold: the total itself is the answer.
    Show,
}

/// A check, ready to be rolled.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(bound(serialize = "R: Serialize", deserialize = "R: Deserialize<'de>"))]
pub struct Check<R> {
    pub throw: Throw,
    /// What favours or hampers the check, and why; `throw` holds the edge that results.
    pub edges: SmallVec<[(R, Edge); 2]>,
    /// What is added to the natural result, with the reasons.
    pub bonuses: SmallVec<[Modifier<R>; 4]>,
    /// The parts that add up to the number to reach.
    pub threshold: SmallVec<[Modifier<R>; 4]>,
    pub goal: Goal,
    /// What the best face of the die counts as, if not as its own number.
    pub best_counts: Option<i32>,
    /// Whether the worst face fails, whatever is added.
    pub worst_fails: bool,
    /// The check succeeds from this natural result on, whatever the number to reach.
    pub sure_from: Option<i32>,
}

/// The result of a check.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Rolled {
    /// Every die thrown, in order; empty where odds were worked out instead of dice thrown.
    pub faces: SmallVec<[u8; 4]>,
    /// The die that was kept, or the sum of the dice if they are added up.
    pub natural: i32,
    /// The natural result with all bonuses.
    pub total: i32,
    /// Whether the goal was reached; always true for [`Goal::Show`].
    pub succeeds: bool,
    /// Whether the check succeeds without a roll, whatever the other side rolls.
    pub assured: bool,
    /// What was thrown, with its edge; a second check may have to use the same throw.
    pub throw: Throw,
    /// The number to reach.
    pub target: i32,
}

impl Rolled {
    /// Whether the dice could not have shown anything worse.
    pub fn is_worst(&self) -> bool {
        self.throw.merit(self.natural) == 1
    }
}

impl<R> Check<R> {
    /// A roll of one die whose number is the answer.
    pub fn show(sides: u8) -> Check<R> {
        Check::of(Throw::one(sides))
    }

    /// A throw whose result is the answer.
    pub fn of(throw: Throw) -> Check<R> {
        Check {
            throw,
            edges: SmallVec::new(),
            bonuses: SmallVec::new(),
            threshold: SmallVec::new(),
            goal: Goal::Show,
            best_counts: None,
            worst_fails: false,
            sure_from: None,
        }
    }

    /// This check with these things that favour or hamper it instead of its own.
    pub fn with_edges(mut self, edges: SmallVec<[(R, Edge); 2]>) -> Check<R> {
        let sources = edges.iter().map(|(_, edge)| *edge);
        match &mut self.throw {
            Throw::One { edge, .. } | Throw::Low { edge, .. } | Throw::ByEdge { edge, .. } => {
                *edge = Edge::of(sources);
            }
            Throw::Pool { pool, edge } => *edge = pool.edge(sources),
            Throw::Sum { .. } => return self,
        }
        self.edges = edges;
        self
    }

    /// This check again, with the dice and the number to reach that it was rolled with. `why` is the reason given for its
    /// edge.
    pub fn again(mut self, throw: Throw, to_reach: i32, why: R) -> Check<R> {
        let edge = match throw {
            Throw::One { edge, .. }
            | Throw::Low { edge, .. }
            | Throw::ByEdge { edge, .. }
            | Throw::Pool { edge, .. } => edge,
            Throw::Sum { .. } => Edge::Plain,
        };
        self.throw = throw;
        self.edges.clear();
        if edge != Edge::Plain {
            self.edges.push((why, edge));
        }
        let missing = to_reach - self.target();
        if let Some(first) = self.threshold.first_mut() {
            first.amount += missing;
        }
        self
    }

    /// Makes the check easier, or harder if the amount is below 0. The amount is added to the natural result, or to
    /// the threshold of a check that has to stay under it.
    pub fn ease(&mut self, part: Modifier<R>) {
        match self.goal {
            Goal::AtMost { .. } => self.threshold.push(part),
            Goal::Reach | Goal::Exceed | Goal::Show => self.bonuses.push(part),
        }
    }

    /// The sum of the bonuses.
    pub fn bonus(&self) -> i32 {
        self.bonuses.iter().map(|part| part.amount).sum()
    }

    pub fn target(&self) -> i32 {
        self.threshold.iter().map(|part| part.amount).sum()
    }

    /// The outcome of the faces that were thrown.
    pub fn judge(&self, faces: &[u8]) -> Rolled {
        Rolled { faces: SmallVec::from_slice(faces), ..self.judge_natural(self.throw.natural(faces)) }
    }

    /// The outcome of a natural result, whatever faces showed it.
    pub fn judge_natural(&self, natural: i32) -> Rolled {
        let counted = self.best_counts.filter(|_| natural == self.throw.best()).unwrap_or(natural);
        let total = counted + self.bonus();
        let reaches = match self.goal {
            Goal::Reach => total >= self.target(),
            Goal::Exceed => total > self.target(),
            Goal::AtMost { always, never } => {
                natural <= always || (total <= self.target() && natural < never)
            }
            Goal::Show => true,
        };
        let is_sure = self.sure_from.is_some_and(|least| natural >= least);
        let succeeds = is_sure || reaches && !(self.worst_fails && self.throw.merit(natural) == 1);
        let (throw, target) = (self.throw, self.target());
        Rolled { faces: SmallVec::new(), natural, total, succeeds, assured: false, throw, target }
    }

    /// A success without a roll, with the best natural result.
    pub fn assure(&self) -> Rolled {
        let natural = self.throw.best();
        Rolled { succeeds: true, assured: true, ..self.judge_natural(natural) }
    }

    /// Every result of this check with its exact chance, from the lowest natural result to the highest.
    pub fn chances(&self) -> impl Iterator<Item = (Rolled, f64)> + '_ {
        self.throw.chances().into_iter().map(|(natural, chance)| (self.judge_natural(natural), chance))
    }

    /// Every result with its exact chance when the first die is known to show `face`.
    pub fn chances_after(&self, face: u8) -> impl Iterator<Item = (Rolled, f64)> + '_ {
        let chances = self.throw.chances_after(face).into_iter();
        chances.map(|(natural, chance)| (self.judge_natural(natural), chance))
    }

    /// The exact chance to succeed.
    pub fn chance(&self) -> f64 {
        self.chances().filter(|(rolled, _)| rolled.succeeds).map(|(_, chance)| chance).sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dice::DieByEdge;

    fn at_least(target: i32, edge: Edge) -> Check<()> {
        let mut check = Check::show(6);
        check.throw = Throw::One { sides: 6, edge };
        check.threshold.push(Modifier { why: (), amount: target });
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
    fn one_face_may_succeed_whatever_has_to_be_reached() {
        let mut check: Check<()> = Check::show(20);
        (check.sure_from, check.goal) = (Some(20), Goal::Reach);
        check.threshold.push(Modifier { why: (), amount: 40 });
        assert!(check.judge(&[20]).succeeds && !check.judge(&[19]).succeeds);
        assert!((check.chance() - 0.05).abs() < 1e-12);
    }

    #[test]
    fn the_best_face_may_count_for_more_and_a_one_may_fail_whatever_is_added() {
        let mut check: Check<()> = Check::show(20);
        (check.best_counts, check.worst_fails, check.goal) = (Some(25), true, Goal::Reach);
        check.bonuses.push(Modifier { why: (), amount: 30 });
        check.threshold.push(Modifier { why: (), amount: 20 });
        assert_eq!(check.judge(&[20]).total, 55);
        assert_eq!(check.judge(&[19]).total, 49);
        assert!(!check.judge(&[1]).succeeds && check.judge(&[2]).succeeds);
    }

    #[test]
    fn a_save_succeeds_at_or_under_the_score_but_for_the_outermost_faces() {
        let save = |score: i32, edge: Edge| {
            let mut check: Check<()> = Check::of(Throw::Low { sides: 20, edge });
            check.goal = Goal::AtMost { always: 1, never: 20 };
            check.threshold.push(Modifier { why: (), amount: score });
            check
        };
        assert!(save(10, Edge::Plain).judge(&[10]).succeeds && !save(10, Edge::Plain).judge(&[11]).succeeds);
        assert!(save(0, Edge::Plain).judge(&[1]).succeeds && !save(25, Edge::Plain).judge(&[20]).succeeds);
        assert!(save(10, Edge::Favoured).judge(&[15, 4]).succeeds, "the lower is kept");
        assert!(!save(10, Edge::Hampered).judge(&[15, 4]).succeeds, "the higher is kept");
        for (edge, counted) in [(Edge::Plain, 140), (Edge::Favoured, 231), (Edge::Hampered, 49)] {
            // At a score of 7, 7 of 20 faces succeed: with an advantage one of two dice has to show such a face, with
            // a disadvantage both.
            assert!((save(7, edge).chance() - f64::from(counted) / 400.0).abs() < 1e-12, "{edge:?}");
        }
        assert!(save(7, Edge::Plain).assure().succeeds);
    }

    #[test]
    fn what_makes_a_check_harder_does_so_where_low_is_good_too() {
        let chance = |goal, throw, number: i32, eased: i32| {
            let mut check: Check<()> = Check::of(throw);
            check.goal = goal;
            check.threshold.push(Modifier { why: (), amount: number });
            check.ease(Modifier { why: (), amount: eased });
            check.chance()
        };
        let at_most = Goal::AtMost { always: 1, never: 20 };
        for edge in [Edge::Plain, Edge::Favoured, Edge::Hampered] {
            for (eased, low, high) in [(0, 10, 11), (-2, 8, 9), (3, 13, 14), (-12, 1, 0), (12, 19, 20)] {
                // The chance that one die shows one of `faces`; with an edge, the better or the worse of two dice.
                let of_twenty = |faces: i32| {
                    let share = f64::from(faces) / 20.0;
                    match edge {
                        Edge::Plain => share,
                        Edge::Favoured => 1.0 - (1.0 - share) * (1.0 - share),
                        Edge::Hampered => share * share,
                    }
                };
                let low_is_good = chance(at_most, Throw::Low { sides: 20, edge }, 10, eased);
                assert!((low_is_good - of_twenty(low)).abs() < 1e-12, "{edge:?} {eased}");
                let high_is_good = chance(Goal::Reach, Throw::One { sides: 20, edge }, 10, eased);
                assert!((high_is_good - of_twenty(high)).abs() < 1e-12, "{edge:?} {eased}");
            }
        }
    }

    #[test]
    fn the_worst_face_is_the_highest_where_low_is_good() {
        let mut held: Check<()> = Check::of(Throw::Low { sides: 20, edge: Edge::Plain });
        held.worst_fails = true;
        assert!(!held.judge(&[20]).succeeds && held.judge(&[19]).succeeds && held.judge(&[1]).succeeds);
        assert!((held.chance() - 0.95).abs() < 1e-12);
    }

    #[test]
    fn a_trade_changes_the_die_and_nothing_else() {
        let die = DieByEdge { plain: 8, favoured: 12, hampered: 4 };
        let check: Check<()> = Check::of(Throw::ByEdge { count: 1, die, edge: Edge::Plain });
        for (edge, sides) in [(Edge::Plain, 8), (Edge::Favoured, 12), (Edge::Hampered, 4)] {
            let check = check.clone().with_edges(SmallVec::from_slice(&[((), edge)]));
            assert_eq!((check.throw.sides(), check.throw.count()), (sides, 1));
            assert_eq!(check.chances().count(), usize::from(sides));
        }
    }

    #[test]
    fn exceeding_is_stricter_than_reaching() {
        let mut check = at_least(4, Edge::Plain);
        assert!(check.judge(&[4]).succeeds);
        check.goal = Goal::Exceed;
        assert!(!check.judge(&[4]).succeeds);
    }
}
