//! Where the numbers on the dice come from: a random stream for each roller, or a script that names every die.

use rand::Rng;
use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use crate::in_place::clone_in_place;

/// One die of a script.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Die {
    pub sides: u8,
    pub face: u8,
}

/// What went wrong with a script.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum DiceFault {
    /// The script had no die left.
    RanOut { sides: u8 },
    /// The next die of the script has another number of sides than the die that was rolled.
    WrongSides {
        /// The die that the script named.
        named: Die,
        sides: u8,
    },
}

/// How far each stream has been drawn. Enough to continue every stream from the same point.
#[derive(Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct DicePosition {
    seed: u64,
    drawn: Vec<u64>,
    /// How many dice of a script have been thrown.
    #[serde(default, skip_serializing_if = "is_zero")]
    scripted: usize,
}

clone_in_place! { DicePosition { seed, drawn, scripted } }

#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde passes a reference")]
const fn is_zero(count: &usize) -> bool {
    *count == 0
}

impl DicePosition {
    /// How many streams there are, including those not drawn from yet.
    pub fn streams(&self) -> usize {
        self.drawn.len()
    }
}

/// The dice of one battle.
///
/// Every roller draws from their own stream: ChaCha8 with the battle's seed and the roller's number as the stream. So
/// the dice of all others stay the same if one roller is taken away, and battles can be compared in pairs.
#[derive(Debug)]
pub struct Dice {
    seed: u64,
    streams: Vec<Option<ChaCha8Rng>>,
    script: Option<Vec<Die>>,
    /// How many dice of the script have been thrown.
    scripted: usize,
    /// Whether the streams are drawn from once the script has run out; else that is a fault.
    goes_on: bool,
    fault: Option<DiceFault>,
}

impl Dice {
    /// Dice drawn from a seed.
    pub fn seeded(seed: u64) -> Dice {
        Dice { seed, streams: Vec::new(), script: None, scripted: 0, goes_on: false, fault: None }
    }

    /// Dice that show what a script names, one after another.
    pub fn scripted(script: impl IntoIterator<Item = Die>) -> Dice {
        Dice { script: Some(script.into_iter().collect()), ..Dice::seeded(0) }
    }

    /// The same dice, which are drawn from a seed once the script has run out.
    pub fn then_seeded(self, seed: u64) -> Dice {
        Dice { seed, goes_on: true, ..self }
    }

    pub const fn seed(&self) -> u64 {
        self.seed
    }

    /// The first thing that went wrong with a script.
    pub const fn fault(&self) -> Option<DiceFault> {
        self.fault
    }

    /// How many dice the script has left; 0 without a script.
    pub fn left(&self) -> usize {
        self.script.as_ref().map_or(0, |script| script.len().saturating_sub(self.scripted))
    }

    /// Throws `count` dice with these sides from a roller's stream.
    pub fn throw(&mut self, stream: u16, count: usize, sides: u8) -> SmallVec<[u8; 4]> {
        (0..count).map(|_| self.face(stream, sides)).collect()
    }

    fn face(&mut self, stream: u16, sides: u8) -> u8 {
        let named = self.script.as_ref().map(|script| script.get(self.scripted).copied());
        let fault = match named {
            None => return draw(self.stream(stream), sides),
            Some(None) if self.goes_on => return draw(self.stream(stream), sides),
            Some(None) => Some(DiceFault::RanOut { sides }),
            Some(Some(die)) if die.sides != sides => Some(DiceFault::WrongSides { named: die, sides }),
            Some(Some(_)) => None,
        };
        self.scripted += 1;
        self.fault = self.fault.or(fault);
        named.flatten().map_or(1, |die| die.face.clamp(1, sides))
    }

    fn stream(&mut self, stream: u16) -> &mut ChaCha8Rng {
        let index = usize::from(stream);
        if self.streams.len() <= index {
            self.streams.resize_with(index + 1, || None);
        }
        let seed = self.seed;
        self.streams[index].get_or_insert_with(|| generator(seed, stream))
    }

    /// How far every stream has been drawn.
    pub fn mark(&self) -> DicePosition {
        let mut mark = DicePosition::default();
        self.mark_in(&mut mark);
        mark
    }

    /// The same, in place of an earlier mark.
    pub fn mark_in(&self, mark: &mut DicePosition) {
        mark.seed = self.seed;
        mark.scripted = self.scripted;
        mark.drawn.clear();
        mark.drawn.extend(self.streams.iter().map(|rng| rng.as_ref().map_or(0, position)));
    }

    /// Sets every stream, and the script, to a mark, earlier or later than now.
    pub fn go_to(&mut self, mark: &DicePosition) {
        self.scripted = mark.scripted;
        let has_same_seed = std::mem::replace(&mut self.seed, mark.seed) == mark.seed;
        self.streams.resize_with(mark.drawn.len(), || None);
        for ((rng, &drawn), stream) in self.streams.iter_mut().zip(&mark.drawn).zip(0..) {
            let now = rng.as_ref().map_or(0, position);
            if drawn == 0 || !has_same_seed {
                *rng = None;
            }
            if drawn > 0 && !(has_same_seed && now == drawn) {
                rng.get_or_insert_with(|| generator(mark.seed, stream)).set_word_pos(u128::from(drawn));
            }
        }
    }
}

/// How many words of a stream have been drawn.
fn position(rng: &ChaCha8Rng) -> u64 {
    u64::try_from(rng.get_word_pos()).unwrap_or(u64::MAX)
}

fn generator(seed: u64, stream: u16) -> ChaCha8Rng {
    let mut key = [0; 32];
    key[..8].copy_from_slice(&seed.to_le_bytes());
    let mut rng = ChaCha8Rng::from_seed(key);
    rng.set_stream(u64::from(stream));
    rng
}

/// A fair face from 32-bit random words: multiplies, keeps the high half, and skips the few words that would make
/// some faces more likely. Written here because range sampling in a library may change with its version.
fn draw(rng: &mut ChaCha8Rng, sides: u8) -> u8 {
    let sides = u32::from(sides.max(1));
    let biased_below = sides.wrapping_neg() % sides;
    loop {
        let product = u64::from(rng.next_u32()) * u64::from(sides);
        let (high, low) = (product >> 32, product & u64::from(u32::MAX));
        if low >= u64::from(biased_below) {
            // The high half is below `sides`, which came from a u8.
            return u8::try_from(high + 1).unwrap_or(u8::MAX);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn taking_one_roller_away_leaves_the_dice_of_the_others_alone() {
        let mut together = Dice::seeded(7);
        let mut alone = Dice::seeded(7);
        let mut faces = Vec::new();
        for _ in 0..50 {
            faces.extend(together.throw(1, 1, 20));
            together.throw(2, 3, 6);
        }
        let without: Vec<u8> = (0..50).flat_map(|_| alone.throw(1, 1, 20)).collect();
        assert_eq!(faces, without);
    }

    #[test]
    fn a_mark_brings_back_the_same_dice() {
        let mut dice = Dice::seeded(99);
        dice.throw(0, 5, 6);
        dice.throw(3, 2, 20);
        let mark = dice.mark();
        let first = (dice.throw(3, 9, 20), dice.throw(1, 9, 6));
        dice.go_to(&mark);
        assert_eq!((dice.throw(3, 9, 20), dice.throw(1, 9, 6)), first);
        assert_eq!(mark.drawn, [5, 0, 0, 2]);
    }

    #[test]
    fn a_script_is_thrown_again_from_a_mark_and_goes_on_as_a_seed_does() {
        let script = [1, 2, 3].map(|face| Die { sides: 6, face });
        let mut dice = Dice::scripted(script).then_seeded(5);
        dice.throw(2, 1, 6);
        let mark = dice.mark();
        let first = dice.throw(2, 5, 6);
        assert_eq!(first[..2], [2, 3]);
        assert_eq!(first[2..], Dice::seeded(5).throw(2, 3, 6)[..]);
        dice.go_to(&mark);
        assert_eq!(dice.throw(2, 5, 6), first);
        assert_eq!(dice.fault(), None);
    }

    #[test]
    fn every_face_comes_up_about_as_often() {
        let mut dice = Dice::seeded(1);
        let mut seen = [0u32; 6];
        for face in dice.throw(0, 60_000, 6) {
            seen[usize::from(face) - 1] += 1;
        }
        // Five standard deviations of a fair die are 457 throws.
        assert!(seen.iter().all(|count| count.abs_diff(10_000) < 457), "{seen:?}");
    }

    #[test]
    fn a_script_that_runs_out_or_names_other_dice_is_a_fault() {
        let mut dice = Dice::scripted([Die { sides: 6, face: 4 }]);
        assert_eq!(dice.throw(0, 1, 6).as_slice(), [4]);
        assert_eq!(dice.fault(), None);
        dice.throw(0, 1, 6);
        assert_eq!(dice.fault(), Some(DiceFault::RanOut { sides: 6 }));
        let named = Die { sides: 20, face: 11 };
        let mut dice = Dice::scripted([named]);
        dice.throw(0, 1, 6);
        assert_eq!(dice.fault(), Some(DiceFault::WrongSides { named, sides: 6 }));
    }
}
