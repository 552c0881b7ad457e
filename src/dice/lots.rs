//! Lots: choices from a seed that are no part of a battle's dice.

/// Two numbers made into one in which each bit depends on all bits of both.
pub const fn mix(one: u64, other: u64) -> u64 {
    let mut mixed = one ^ other.wrapping_mul(0x9E37_79B9_7F4A_7C15);
    mixed = (mixed ^ mixed >> 32).wrapping_mul(0xD6E8_FEB8_6659_FD93);
    mixed = (mixed ^ mixed >> 32).wrapping_mul(0xD6E8_FEB8_6659_FD93);
    mixed ^ mixed >> 32
}

/// A source of choices from a seed.
#[derive(Clone, Copy, Debug)]
pub struct Lots {
    seed: u64,
    drawn: u64,
}

impl Lots {
    pub const fn of(seed: u64) -> Lots {
        Lots { seed, drawn: 0 }
    }

    /// One of these; none if there are none.
    pub fn choose<T: Copy>(&mut self, choices: &[T]) -> Option<T> {
        self.drawn += 1;
        let place = mix(self.seed, self.drawn) % u64::try_from(choices.len().max(1)).unwrap_or(1);
        choices.get(usize::try_from(place).unwrap_or_default()).copied()
    }
}
