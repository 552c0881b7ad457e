//! The few squares that are looked at closely: those with the best rough scores.

use smallvec::SmallVec;

use super::lots::mix;
use crate::grid::Pos;
use crate::rules::table::answers::Reachable;

/// For how many squares a list has room without more memory.
const USUAL_ROOM: usize = 6;

/// How many squares are looked at closely, staying not counted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Breadth {
    /// As many as the level looks at.
    #[default]
    Usual,
    /// So many, since the best of them will be tried out.
    Squares(usize),
}

impl Breadth {
    /// How many these are for a level that usually looks at so many.
    pub fn squares(self, usual: usize) -> usize {
        match self {
            Breadth::Usual => usual,
            Breadth::Squares(squares) => squares,
        }
    }
}

/// The few squares with the best rough scores. Staying, which is `None`, is always among them.
pub struct ShortList {
    /// Scores and squares, in no order.
    best: SmallVec<[Listed; USUAL_ROOM]>,
    stay: Listed,
    /// How many squares it holds.
    room: usize,
    /// Once it is full: the place of the worst, which a square must come before to get onto the list.
    worst: usize,
    least: Rank,
    seed: u64,
}

/// By what squares are ordered. Of equal scores the one with the higher lot comes first, so that no direction is preferred.
type Rank = (i32, u64);

/// A square by its rank; none to stay.
#[derive(Clone, Copy)]
struct Listed {
    rank: Rank,
    square: Option<Reachable>,
}

impl ShortList {
    /// A list with room for so many squares. Of equals, the seed decides.
    pub fn new(stay: i32, room: usize, seed: u64) -> ShortList {
        let stay = Listed { rank: (stay, u64::MAX), square: None };
        let (worst, least) = (0, (i32::MIN, 0));
        ShortList { best: SmallVec::from_slice(&[stay]), stay, room, worst, least, seed }
    }

    /// Whether no square with at most this score gets onto the list.
    pub const fn leaves_out(&self, score: i32) -> bool {
        score < self.least.0
    }

    /// Puts a square onto the list if it is one of the best so far. In whatever order squares are considered, the list is the same.
    pub fn consider(&mut self, score: i32, square: Reachable) {
        if self.leaves_out(score) {
            return;
        }
        let rank = (score, lot(self.seed, square.at));
        if rank <= self.least {
            return;
        }
        let listed = Listed { rank, square: Some(square) };
        if self.best.len() < self.room {
            self.best.push(listed);
        } else {
            self.best[self.worst] = listed;
        }
        if self.best.len() == self.room {
            let ranks = self.best.iter().map(|listed| listed.rank).enumerate();
            (self.worst, self.least) = ranks.min_by_key(|(_, rank)| *rank).unwrap_or_default();
        }
    }

    /// The squares to look at closely, the best first.
    pub fn squares(mut self) -> impl Iterator<Item = Option<Reachable>> {
        self.best.sort_unstable_by_key(|listed| std::cmp::Reverse(listed.rank));
        if self.best.iter().all(|listed| listed.square.is_some()) {
            self.best.insert(0, self.stay);
        }
        self.best.into_iter().map(|listed| listed.square)
    }
}

/// The lot of a square among equals. No two squares have the same.
fn lot(seed: u64, at: Pos) -> u64 {
    mix(seed, u64::from(at.col.cast_unsigned()) << 16 | u64::from(at.row.cast_unsigned()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::grid::Size;

    const ROOM: usize = 5;

    #[test]
    fn a_short_list_holds_what_sorting_all_squares_puts_first_and_staying() {
        for count in 0..20u32 {
            for mix in 1..40 {
                let score_of = |number: u32| (number * number * mix % 11).cast_signed();
                let (stay, size, seed) = (score_of(count + mix), Size::new(7, 3), u64::from(mix));
                let squares: Vec<Reachable> = size
                    .positions()
                    .take(count as usize)
                    .map(|at| Reachable { at, steps: 0, takes_action: false })
                    .collect();
                let mut short_list = ShortList::new(stay, ROOM, seed);
                let mut all = vec![((stay, u64::MAX), None)];
                for (number, square) in (0..).zip(&squares) {
                    short_list.consider(score_of(number), *square);
                    all.push(((score_of(number), lot(seed, square.at)), Some(*square)));
                }
                all.sort_by_key(|(rank, _)| std::cmp::Reverse(*rank));
                all.truncate(ROOM);
                let mut wanted: Vec<_> = all.into_iter().map(|(_, square)| square).collect();
                if !wanted.contains(&None) {
                    wanted.insert(0, None);
                }
                assert_eq!(short_list.squares().collect::<Vec<_>>(), wanted);
            }
        }
    }

    #[test]
    fn lots_prefer_no_direction() {
        let squares = || Size::new(9, 9).positions();
        let first = |seed: u64| squares().max_by_key(|at| lot(seed, *at)).expect("there are squares");
        let north = (0..2000).filter(|seed| first(*seed).row < 3).count();
        assert!((560..780).contains(&north), "{north} of 2000 in a third of the rows");
    }
}
