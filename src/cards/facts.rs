//! The chronicle of a card, compared with its `facts` block.

use super::card::{Block, raw_lines};
use crate::battle::{Phrase, Problem, Source};
use crate::engine::Battle;
use crate::tell::Teller;

/// Compares a `facts` block with the chronicle. Where they differ, the first line that differs is a problem, and the text of
/// the whole card is returned with the block as it should be.
pub fn compare(source: &Source, block: Block, battle: &Battle) -> Option<(Problem, String)> {
    let teller = Teller::english(battle.muster());
    let told = teller.chronicle(battle.chronicle().since(0), None);
    let written = source.slice(block.inside).replace("\r\n", "\n");
    if written == told {
        return None;
    }
    let mut own = raw_lines(source, block.inside);
    let mut lines = told.lines();
    let (place, found) = loop {
        match (own.next(), lines.next()) {
            (Some((line, _)), Some(told)) if line == told => {}
            (line, told) => {
                break (line.map_or(block.fence, |(_, place)| place), told.unwrap_or_default().trim());
            }
        }
    };
    let problem = Problem::error(Phrase::new("card-facts-differ").with("found", found)).at(source, place);
    let text = source.text();
    let rewritten = format!("{}{told}{}", &text[..block.inside.start], &text[block.inside.end..]);
    Some((problem, rewritten))
}
