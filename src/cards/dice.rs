//! The dice of a card: every die that is thrown, in order, as `d6 5, d6 3`.

use super::card::{Block, BlockKind, Card, lines_of};
use crate::battle::{Phrase, Problem, Source, Span};
use crate::dice::Die;

/// A die that a card names, with its place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NamedDie {
    pub die: Die,
    pub span: Span,
}

/// Every die that a card names.
pub fn read_dice(source: &Source, card: &Card, problems: &mut Vec<Problem>) -> Vec<NamedDie> {
    let mut dice = Vec::new();
    for block in card.blocks_of(BlockKind::Dice) {
        read_block(source, block, &mut dice, problems);
    }
    dice
}

fn read_block(source: &Source, block: Block, dice: &mut Vec<NamedDie>, problems: &mut Vec<Problem>) {
    for line in lines_of(source, block) {
        let mut start = line.span.start;
        for part in line.text.split(',') {
            let own = start + (part.len() - part.trim_start().len());
            let span = Span::new(own, own + part.trim().len());
            start += part.len() + 1;
            match read_die(part.trim()) {
                // A comma at the end of a line is no mistake.
                _ if part.trim().is_empty() => {}
                Some(die) => dice.push(NamedDie { die, span }),
                None => {
                    let phrase = Phrase::new("card-not-a-die").with("found", part.trim());
                    problems.push(Problem::error(phrase).at(source, span));
                }
            }
        }
    }
}

fn read_die(text: &str) -> Option<Die> {
    let (sides, face) = text.strip_prefix('d')?.split_once(char::is_whitespace)?;
    let (sides, face) = (sides.parse().ok()?, face.trim().parse().ok()?);
    if (1..=sides).contains(&face) { Some(Die { sides, face }) } else { None }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_die_is_its_sides_and_a_face_that_it_has() {
        assert_eq!(read_die("d6 5"), Some(Die { sides: 6, face: 5 }));
        assert_eq!(read_die("d20  20"), Some(Die { sides: 20, face: 20 }));
        for text in ["d6 7", "d6 0", "6 5", "d6", "d6 x", "d6 5 4", "d6 -1"] {
            assert_eq!(read_die(text), None, "{text}");
        }
    }
}
