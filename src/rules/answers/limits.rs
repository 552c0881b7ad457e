//! How large the numbers of a file may be: distances in whole squares, reachable thresholds, dice that can be counted.

use crate::battle::Phrase;

/// The highest threshold that a six-sided die can reach with the best conceivable bonuses.
pub const FARTHEST_OF_SIX: i32 = 16;

/// The highest threshold that a twenty-sided die can reach with the best conceivable bonuses.
pub const FARTHEST_OF_TWENTY: i32 = 40;

/// The most dice that may be rolled for one number, and the most sides that each may have.
const DICE: (u8, u8) = (20, 100);

/// The highest sum that dice rolled together may show.
const SHOWN: u32 = 200;

/// The problem with a distance that is not a whole number of squares; none if it is.
pub fn uneven_feet(found: u16) -> Option<Phrase> {
    (!found.is_multiple_of(5)).then(|| Phrase::new("not-whole-squares").with("found", i128::from(found)))
}

/// The problem with a difficulty that no roll could reach; none if a roll could.
pub fn beyond_reach(found: i32, farthest: i32) -> Option<Phrase> {
    let phrase = || Phrase::new("out-of-anybodys-reach").with("found", i128::from(found));
    (found > farthest).then(|| phrase().with("farthest", i128::from(farthest)))
}

/// The problem with dice that are rolled alone; none if they are fine.
pub fn lone_dice_fault(dice: (u8, u8)) -> Option<Phrase> {
    dice_fault(dice).or_else(|| too_much_at_once(highest(dice)))
}

/// The problem with dice that others may be added to; none if they are fine.
pub fn dice_fault((count, sides): (u8, u8)) -> Option<Phrase> {
    let is_sound = (1..=DICE.0).contains(&count) && (1..=DICE.1).contains(&sides);
    let phrase =
        || Phrase::new("damage-dice").with("count", i128::from(count)).with("sides", i128::from(sides));
    (!is_sound).then(|| phrase().with("most", i128::from(DICE.0)).with("largest", i128::from(DICE.1)))
}

/// The problem with dice that may show too much together; none if they are fine.
pub fn too_much_at_once(shown: u32) -> Option<Phrase> {
    let phrase = || Phrase::new("swing-shows-too-much").with("found", i128::from(shown));
    (shown > SHOWN).then(|| phrase().with("most", i128::from(SHOWN)))
}

/// The highest sum that dice can show.
pub fn highest((count, sides): (u8, u8)) -> u32 {
    u32::from(count) * u32::from(sides)
}
