//! How large the numbers of a file may be: distances in squares, thresholds in reach, dice whose sums can be counted.

use crate::battle::Phrase;

/// What the best help imaginable still reaches with a die of six sides.
pub const FARTHEST_OF_SIX: i32 = 16;

/// What the best help imaginable still reaches with a die of twenty sides.
pub const FARTHEST_OF_TWENTY: i32 = 40;

/// The most dice that are thrown for one number, and the most sides.
const DICE: (u8, u8) = (20, 100);

/// The most that dice may show together.
const SHOWN: u32 = 200;

/// What is wrong with feet that are not whole squares.
pub fn uneven_feet(found: u16) -> Option<Phrase> {
    (!found.is_multiple_of(5)).then(|| Phrase::new("not-whole-squares").with("found", i128::from(found)))
}

/// What is wrong with a difficulty that nobody could reach.
pub fn beyond_reach(found: i32, farthest: i32) -> Option<Phrase> {
    let phrase = || Phrase::new("out-of-anybodys-reach").with("found", i128::from(found));
    (found > farthest).then(|| phrase().with("farthest", i128::from(farthest)))
}

/// What is wrong with dice that are rolled by themselves.
pub fn lone_dice_fault(dice: (u8, u8)) -> Option<Phrase> {
    dice_fault(dice).or_else(|| too_much_at_once(highest(dice)))
}

/// What is wrong with dice that others may be added to.
pub fn dice_fault((count, sides): (u8, u8)) -> Option<Phrase> {
    let is_sound = (1..=DICE.0).contains(&count) && (1..=DICE.1).contains(&sides);
    let phrase =
        || Phrase::new("damage-dice").with("count", i128::from(count)).with("sides", i128::from(sides));
    (!is_sound).then(|| phrase().with("most", i128::from(DICE.0)).with("largest", i128::from(DICE.1)))
}

/// What is wrong with dice that may show so much together.
pub fn too_much_at_once(shown: u32) -> Option<Phrase> {
    let phrase = || Phrase::new("swing-shows-too-much").with("found", i128::from(shown));
    (shown > SHOWN).then(|| phrase().with("most", i128::from(SHOWN)))
}

/// The most that dice can show.
pub fn highest((count, sides): (u8, u8)) -> u32 {
    u32::from(count) * u32::from(sides)
}
