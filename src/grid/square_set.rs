//! A set of squares: one bit for each square of a board, packed into words so that sets can be joined quickly.

use serde::{Deserialize, Serialize};

use super::pos::{Pos, Size};
use crate::in_place::clone_in_place;

/// A set of squares of a board, one bit for each in row-major order.
///
/// Bits past the last square are always 0, so that equal sets are equal values.
#[derive(Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "Written")]
pub struct SquareSet {
    size: Size,
    words: Vec<u64>,
}

clone_in_place! { SquareSet { size, words } }

/// A set as read from a file, before the number of words is compared with the size.
#[derive(Deserialize)]
#[serde(rename = "SquareSet")]
struct Written {
    size: Size,
    words: Vec<u64>,
}

impl TryFrom<Written> for SquareSet {
    type Error = &'static str;

    fn try_from(written: Written) -> Result<SquareSet, &'static str> {
        let spare = written.size.area() % 64;
        let has_stray = spare != 0 && written.words.last().is_some_and(|last| last >> spare != 0);
        if written.words.len() != written.size.area().div_ceil(64) || has_stray {
            return Err("bits-do-not-fit-size");
        }
        Ok(SquareSet { size: written.size, words: written.words })
    }
}

impl SquareSet {
    /// The empty set.
    pub fn none(size: Size) -> SquareSet {
        SquareSet { size, words: vec![0; size.area().div_ceil(64)] }
    }

    /// The set of all squares for which `holds` is true.
    pub fn of(size: Size, holds: impl Fn(Pos) -> bool) -> SquareSet {
        let mut bits = SquareSet::none(size);
        for (index, pos) in size.positions().enumerate() {
            bits.words[index / 64] |= u64::from(holds(pos)) << (index % 64);
        }
        bits
    }

    /// How many columns and rows the board has.
    pub fn size(&self) -> Size {
        self.size
    }

    /// Whether a square is in the set; squares off the board never are.
    pub fn get(&self, pos: Pos) -> bool {
        self.size.index(pos).is_some_and(|index| self.at(index))
    }

    /// Whether the square with this index in row-major order is in the set.
    pub(super) fn at(&self, index: usize) -> bool {
        self.words[index / 64] >> (index % 64) & 1 == 1
    }

    /// One bit for a square with this index in row-major order and for each of those behind it, the first in the lowest.
    pub fn bits_from(&self, index: usize) -> u64 {
        let (word, shift) = (index / 64, index % 64);
        let next = self.words.get(word + 1).copied().unwrap_or_default();
        self.words[word] >> shift | next << 1 << (63 - shift)
    }

    /// Puts a square into the set or takes it out; ignores squares off the board.
    pub fn set(&mut self, pos: Pos, is_in: bool) {
        if let Some(index) = self.size.index(pos) {
            let bit = 1 << (index % 64);
            if is_in {
                self.words[index / 64] |= bit;
            } else {
                self.words[index / 64] &= !bit;
            }
        }
    }

    /// Adds all squares of a row between two squares, both included, in either order. Does nothing if one of the two
    /// is off the board.
    pub fn add_run(&mut self, start: Pos, end: Pos) {
        debug_assert_eq!(start.row, end.row, "the squares of a run lie in one row");
        let (Some(start), Some(end)) = (self.size.index(start), self.size.index(end)) else { return };
        let (first, last) = (start.min(end), start.max(end));
        for word in first / 64..=last / 64 {
            let from = first.saturating_sub(word * 64);
            let to = (last - word * 64).min(63);
            self.words[word] |= u64::MAX >> (63 - to) & u64::MAX << from;
        }
    }

    /// Adds squares of a row of the board: one bit for each, the westernmost in the lowest bit of the first word.
    pub fn add_row(&mut self, row: i16, bits: &[u64]) {
        let Some(start) = self.size.index(Pos::new(0, row)) else { return };
        let shift = start % 64;
        for (number, bits) in bits.iter().enumerate() {
            // Bits past the last column belong to no square of the row.
            let left = usize::from(self.size.cols).saturating_sub(number * 64);
            let bits = if left < 64 { bits & ((1 << left) - 1) } else { *bits };
            let word = start / 64 + number;
            self.words[word] |= bits << shift;
            // The rest goes into the next word.
            if bits.leading_zeros() < shift as u32 {
                self.words[word + 1] |= bits >> (64 - shift);
            }
        }
    }

    /// Empties the set.
    pub fn clear(&mut self) {
        self.words.fill(0);
    }

    /// Adds the squares of another set on a board of the same size.
    ///
    /// # Panics
    /// If the two boards differ in size.
    pub fn add_all(&mut self, other: &SquareSet) {
        assert_eq!(self.size, other.size, "sets of squares on boards of different sizes");
        for (word, other) in self.words.iter_mut().zip(&other.words) {
            *word |= other;
        }
    }

    pub fn is_empty(&self) -> bool {
        self.words.iter().all(|&word| word == 0)
    }

    /// How many squares are in the set.
    pub fn count(&self) -> usize {
        self.words.iter().map(|word| word.count_ones() as usize).sum()
    }

    /// The squares in the set, in row-major order.
    pub fn iter(&self) -> impl Iterator<Item = Pos> {
        self.words.iter().enumerate().flat_map(move |(place, &word)| {
            std::iter::successors(Some(word), |left| Some(left & left.wrapping_sub(1)))
                .take_while(|&left| left != 0)
                .map(move |left| self.size.at(place * 64 + left.trailing_zeros() as usize))
        })
    }

    /// The words themselves: 64 squares in each, the first square in the lowest bit.
    pub fn words(&self) -> &[u64] {
        &self.words
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SIZE: Size = Size::new(13, 11);

    fn is_third(pos: Pos) -> bool {
        (pos.col + pos.row) % 3 == 0
    }

    #[test]
    fn a_set_holds_what_was_put_in_and_lists_it_in_order() {
        let mut bits = SquareSet::none(SIZE);
        for pos in SIZE.positions() {
            bits.set(pos, true);
        }
        for pos in SIZE.positions().filter(|&pos| !is_third(pos)) {
            bits.set(pos, false);
        }
        assert_eq!(bits, SquareSet::of(SIZE, is_third));
        let listed: Vec<Pos> = SIZE.positions().filter(|&pos| is_third(pos)).collect();
        assert_eq!(bits.iter().collect::<Vec<_>>(), listed);
        assert_eq!(bits.count(), listed.len());
        assert!(SIZE.positions().all(|pos| bits.get(pos) == is_third(pos)));
    }

    #[test]
    fn joined_sets_hold_what_either_held() {
        let mut bits = SquareSet::of(SIZE, is_third);
        bits.add_all(&SquareSet::of(SIZE, |pos| pos.row == 4));
        assert_eq!(bits, SquareSet::of(SIZE, |pos| is_third(pos) || pos.row == 4));
        bits.clear();
        assert!(bits.is_empty());
    }

    #[test]
    fn a_run_is_set_square_by_square() {
        let size = Size::new(150, 2);
        for (one, other) in [(0, 0), (63, 64), (149, 3), (64, 127), (10, 140), (130, 20)] {
            let mut bits = SquareSet::of(size, is_third);
            bits.add_run(Pos::new(one, 1), Pos::new(other, 1));
            let is_in_run = |pos: Pos| pos.row == 1 && (one.min(other)..=one.max(other)).contains(&pos.col);
            assert_eq!(bits, SquareSet::of(size, |pos| is_third(pos) || is_in_run(pos)), "{one} to {other}");
        }
    }

    #[test]
    fn bits_are_read_from_any_square_on() {
        let bits = SquareSet::of(SIZE, is_third);
        for first in 0..SIZE.area() {
            let expected = (first..SIZE.area().min(first + 64)).filter(|index| is_third(SIZE.at(*index)));
            let expected: u64 = expected.map(|index| 1 << (index - first)).sum();
            assert_eq!(bits.bits_from(first), expected, "{first}");
        }
    }

    #[test]
    fn nothing_off_the_board_is_ever_in_a_set() {
        let mut bits = SquareSet::none(SIZE);
        for pos in [Pos::new(13, 0), Pos::new(-1, 3), Pos::new(0, 11)] {
            bits.set(pos, true);
            assert!(!bits.get(pos));
        }
        assert!(bits.is_empty());
    }

    #[test]
    fn a_set_survives_ron_and_bits_past_the_board_are_refused() {
        let bits = SquareSet::of(Size::new(3, 2), is_third);
        let text = ron::to_string(&bits).unwrap();
        assert_eq!(ron::from_str::<SquareSet>(&text).unwrap(), bits);
        assert!(ron::from_str::<SquareSet>("(size: (cols: 3, rows: 2), words: [64])").is_err());
        assert!(ron::from_str::<SquareSet>("(size: (cols: 3, rows: 2), words: [1, 0])").is_err());
    }
}
