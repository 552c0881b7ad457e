//! What a rulebook reads of stat blocks, by block. The file of each choice lists what that choice reads.

use crate::rules::answers::reads::{Bearer, Reading};
use crate::rules::book::rulebook::{Axis, Rulebook};
use crate::rules::book::stat_books::StatBooks;

/// The numbers that are read from one stat block, or from several blocks that override one another.
#[derive(Clone, Debug)]
pub struct BlockRead<'b> {
    /// The books that the blocks belong to.
    pub books: &'b StatBooks,
    /// Whether a battle needs such a block.
    pub is_needed: bool,
    pub readings: Vec<Reading>,
}

impl Rulebook {
    /// Every number that the rulebook reads, grouped by stat block: the default blocks come first.
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
