//! What a rulebook reads of stat blocks, by block. What each choice reads stands in its own file.

use crate::rules::answers::reads::{Bearer, Reading};
use crate::rules::book::rulebook::{Axis, Rulebook};
use crate::rules::book::stat_books::StatBooks;

/// The numbers that are read from one stat block, or from several laid one over the other.
#[derive(Clone, Debug)]
pub struct BlockRead<'b> {
    /// Whose.
    pub books: &'b StatBooks,
    /// Whether nobody can be without such a block.
    pub is_needed: bool,
    pub readings: Vec<Reading>,
}

impl Rulebook {
    /// Every number that it reads, by the stat blocks that they stand in: those that are read by default come first.
    pub fn blocks_read_of(&self, bearer: Bearer) -> Vec<BlockRead<'_>> {
        let mut blocks: Vec<BlockRead<'_>> = Vec::new();
        let default = [(&self.stats.default, false)];
        let demanded = Axis::ALL.iter().map(|axis| (self.stats.of(*axis), self.demands_block(*axis, bearer)));
        for (books, is_needed) in default.into_iter().chain(demanded.filter(|(_, is_needed)| *is_needed)) {
            match blocks.iter_mut().find(|block| block.books == books) {
                Some(block) => block.is_needed |= is_needed,
                None => blocks.push(BlockRead { books, is_needed, readings: Vec::new() }),
            }
        }
        for reading in self.reads_of(bearer) {
            let books = self.stats.of(reading.axis);
            match blocks.iter_mut().find(|block| block.books == books) {
                Some(block) => block.readings.push(reading),
                None => blocks.push(BlockRead { books, is_needed: false, readings: vec![reading] }),
            }
        }
        blocks.retain(|block| block.is_needed || !block.readings.is_empty());
        blocks
    }
}
