//! Blocks: the numbers of one thing as each axis reads them, from the books that the rulebook names for that axis.

use smallvec::SmallVec;

use crate::rules::answers::reads::Bearer;
use crate::rules::book::rulebook::{Axis, Rulebook};
use crate::rules::book::stat_books::StatBooks;

/// The stat blocks of one thing, as the axes read them.
#[derive(Clone, Debug, PartialEq)]
pub struct Blocks<B> {
    distinct: SmallVec<[B; 1]>,
    by_axis: [u8; Axis::COUNT],
}

/// An axis that finds no block to read, and the first book that it looked in.
pub type Unread = (Axis, String);

impl<B: Clone + Default> Blocks<B> {
    /// Blocks that state nothing.
    pub(super) fn blank() -> Blocks<B> {
        Blocks { distinct: smallvec::smallvec![B::default()], by_axis: [0; Axis::COUNT] }
    }

    /// Reads the blocks of a thing for every axis. If none of an axis's books has a block, an axis that needs one is
    /// returned as the error, with the first of its books; any other axis reads the block of the default books.
    pub(super) fn read(
        book: &Rulebook,
        bearer: Bearer,
        find: impl Fn(&str) -> Option<B>,
        over: impl Fn(&B, &B) -> B,
    ) -> Result<Blocks<B>, Unread> {
        let mut known: SmallVec<[(&StatBooks, bool); 4]> = SmallVec::new();
        let mut blocks = Blocks { distinct: SmallVec::new(), by_axis: [0; Axis::COUNT] };
        for (axis, slot) in Axis::ALL.iter().zip(&mut blocks.by_axis) {
            let books = book.stats.of(*axis);
            let index = match known.iter().position(|(own, _)| *own == books) {
                Some(index) => index,
                None => {
                    let block = books.read(&find, &over);
                    known.push((books, block.is_some()));
                    let otherwise = || book.stats.default.read(&find, &over).unwrap_or_default();
                    blocks.distinct.push(block.unwrap_or_else(otherwise));
                    known.len() - 1
                }
            };
            if !known[index].1 && book.demands_block(*axis, bearer) {
                return Err((*axis, foremost(books)));
            }
            *slot = u8::try_from(index).unwrap_or_default();
        }
        Ok(blocks)
    }

    /// The block that an axis reads.
    pub fn of(&self, axis: Axis) -> &B {
        &self.distinct[usize::from(self.by_axis[axis as usize])]
    }
}

/// The first of several books.
pub(super) fn foremost(books: &StatBooks) -> String {
    books.names().first().cloned().unwrap_or_default()
}
