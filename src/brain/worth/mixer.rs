//! A small, quick hasher for digests that are compared within one run. It gives the same result on every machine.

use std::hash::{Hash, Hasher};

use crate::battle::CombatantId;

/// A small hasher without a random seed.
pub struct Mixer<N> {
    word: u64,
    /// The number by which a combatant is hashed.
    number: N,
}

/// Combatants are hashed by their own numbers.
pub type AsTheyAre = fn(CombatantId) -> CombatantId;

/// A digest of a value.
pub fn digest(value: &impl Hash) -> u64 {
    digest_numbered(value, |who| who)
}

/// A digest of a value, and of what `add` hashes after it.
pub fn digest_with(value: &impl Hash, add: impl FnOnce(&mut Mixer<AsTheyAre>)) -> u64 {
    let mut hasher = Mixer { word: 0, number: (|who| who) as AsTheyAre };
    value.hash(&mut hasher);
    add(&mut hasher);
    hasher.finish()
}

/// A digest of a value in which combatants have other numbers.
pub fn digest_numbered(value: &impl Hash, number: impl Fn(CombatantId) -> CombatantId) -> u64 {
    let mut hasher = Mixer { word: 0, number };
    value.hash(&mut hasher);
    hasher.finish()
}

impl<N> Mixer<N> {
    fn mix(&mut self, word: u64) {
        self.word = (self.word.rotate_left(5) ^ word).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    }
}

impl<N: Fn(CombatantId) -> CombatantId> Hasher for Mixer<N> {
    fn finish(&self) -> u64 {
        self.word ^ self.word >> 29
    }

    fn write(&mut self, bytes: &[u8]) {
        for byte in bytes {
            self.mix(u64::from(*byte));
        }
    }

    fn write_u8(&mut self, word: u8) {
        self.mix(u64::from(word));
    }

    fn write_u16(&mut self, word: u16) {
        self.mix(u64::from(word));
    }

    fn write_u32(&mut self, word: u32) {
        self.mix(u64::from(word));
    }

    fn write_i32(&mut self, word: i32) {
        self.mix(u64::from(word.cast_unsigned()));
    }

    fn write_u64(&mut self, word: u64) {
        self.mix(word);
    }

    /// Combatants alone are hashed by this.
    fn write_u128(&mut self, number: u128) {
        let who = CombatantId(u16::try_from(number).unwrap_or(u16::MAX));
        self.mix(u64::from((self.number)(who).0));
    }

    fn write_usize(&mut self, word: usize) {
        self.mix(word as u64);
    }

    fn write_isize(&mut self, word: isize) {
        self.mix(word as u64);
    }
}
